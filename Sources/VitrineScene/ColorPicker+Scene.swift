import Vitrine
import VitrineGraphics

extension ColorPicker {
  /// Reads a colour picker from a scene file.
  init(scene value: JSONValue, _ references: SceneReferences) throws(SceneFileError) {
    var reader = try ObjectReader(value, of: "a colour picker", file: references.file)
    let title = try reader.string("title")?.value ?? "Colors"
    var selection = try reader.color("selection")
    if reader.take("opacity") != nil {
      // Black is the colour of a picker without one.
      var color = selection ?? Color(hex: 0)
      color.alpha = Float(try reader.requiredNumber("opacity", in: 0...100) / 100)
      selection = color
    }
    let supportsOpacity = try reader.bool("supportsOpacity") ?? true
    var saved: [PickedColor]?
    if reader.line("savedColors") != nil {
      var colors: [PickedColor] = []
      for color in try reader.list("savedColors") {
        colors.append(PickedColor(try Color(scene: color, file: references.file)))
      }
      saved = colors
    }
    let source = try reader.take("source").map { (value) throws(SceneFileError) in
      try Rect(sourceIn: value, file: references.file)
    }
    let supportsEyedropper = try reader.bool("supportsEyedropper") ?? true
    let tab = try reader.choice(
      "tab", [("grid", Tab.grid), ("spectrum", .spectrum), ("sliders", .sliders)])
    let labels = try reader.take("labels").map { (value) throws(SceneFileError) in
      try Labels(scene: value, file: references.file)
    }
    try reader.finish()
    self.init(
      title, selection: selection.map { PickedColor($0) }, supportsOpacity: supportsOpacity,
      savedColors: saved)
    self.source = source
    self.supportsEyedropper = supportsEyedropper
    self.tab = tab
    self.labels = labels ?? Labels()
  }
}

extension Rect {
  /// Reads the place of what a popover belongs to.
  fileprivate init(sourceIn value: JSONValue, file: String) throws(SceneFileError) {
    var reader = try ObjectReader(value, of: "the source", file: file)
    self.init(
      try reader.requiredNumber("x", in: 0...16384),
      try reader.requiredNumber("y", in: 0...16384),
      try reader.requiredNumber("width", in: 0...16384),
      try reader.requiredNumber("height", in: 0...16384))
    try reader.finish()
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
