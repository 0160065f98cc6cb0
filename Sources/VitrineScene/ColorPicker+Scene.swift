import Vitrine
import VitrineGraphics

extension ColorPicker {
  /// Reads a colour picker from a scene file.
  init(scene value: JSONValue, _ references: SceneReferences) throws(SceneFileError) {
    var reader = try ObjectReader(value, of: "a colour picker", file: references.file)
    let title = try reader.string("title")?.value ?? "Colors"
    guard var selection = try reader.color("selection") else {
      throw reader.error("a colour picker has no “selection”", mend: "add the chosen colour")
    }
    if reader.take("opacity") != nil {
      selection.alpha = Float(try reader.requiredNumber("opacity", in: 0...100) / 100)
    }
    let supportsOpacity = try reader.bool("supportsOpacity") ?? true
    var saved: [Color] = []
    for color in try reader.list("savedColors") {
      saved.append(try Color(scene: color, file: references.file))
    }
    let supportsEyedropper = try reader.bool("supportsEyedropper") ?? true
    let labels = try reader.take("labels").map { (value) throws(SceneFileError) in
      try Labels(scene: value, file: references.file)
    }
    try reader.finish()
    self.init(
      title, selection: selection, supportsOpacity: supportsOpacity, savedColors: saved)
    self.supportsEyedropper = supportsEyedropper
    self.labels = labels ?? Labels()
  }
}

extension ColorPicker.Labels {
  fileprivate init(scene value: JSONValue, file: String) throws(SceneFileError) {
    var reader = try ObjectReader(value, of: "the labels", file: file)
    self.init()
    if let words = try reader.string("grid") { grid = words.value }
    if let words = try reader.string("spectrum") { spectrum = words.value }
    if let words = try reader.string("sliders") { sliders = words.value }
    if let words = try reader.string("opacity") { opacity = words.value }
    try reader.finish()
  }
}
