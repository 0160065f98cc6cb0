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
    let tab = try reader.choice(
      "tab", [("grid", Tab.grid), ("spectrum", .spectrum), ("sliders", .sliders)])
    let labels = try reader.take("labels").map { (value) throws(SceneFileError) in
      try Labels(scene: value, file: references.file)
    }
    try reader.finish()
    self.init(
      title, selection: selection, supportsOpacity: supportsOpacity, savedColors: saved)
    self.supportsEyedropper = supportsEyedropper
    self.tab = tab
    self.labels = labels ?? Labels()
  }
}

extension ColorPicker.Labels {
  fileprivate init(scene value: JSONValue, file: String) throws(SceneFileError) {
    var reader = try ObjectReader(value, of: "the labels", file: file)
    self.init()
    func read(_ key: String, _ words: inout String) throws(SceneFileError) {
      if let given = try reader.string(key) { words = given.value }
    }
    try read("grid", &grid)
    try read("spectrum", &spectrum)
    try read("sliders", &sliders)
    try read("opacity", &opacity)
    try read("red", &red)
    try read("green", &green)
    try read("blue", &blue)
    try read("hex", &hex)
    try read("sRGB", &sRGB)
    try read("displayP3", &displayP3)
    try reader.finish()
  }
}
