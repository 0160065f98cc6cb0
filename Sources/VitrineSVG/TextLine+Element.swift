import VitrineGraphics

extension TextLine {
  /// Returns the `<text>` element; glyphs of other fonts are spaced so that the line is as long.
  func element(size: Double) -> String {
    let length = width > 0 ? ShapeElement.attribute("textLength", width) : ""
    return "<text" + ShapeElement.attribute("x", origin.x) + ShapeElement.attribute("y", origin.y)
      + " font-family=\"Inter, 'SF Pro', system-ui, sans-serif\""
      + ShapeElement.attribute("font-size", size) + " font-weight=\"\(weight)\"" + length
      + ">\(SVGWriter.escaped(string))</text>\n"
  }

  /// The weight that the font's name speaks of, as OpenType counts.
  private var weight: Int {
    if fontName.hasSuffix("Bold") { return 700 }
    if fontName.hasSuffix("Semibold") { return 600 }
    return fontName.hasSuffix("Medium") ? 500 : 400
  }
}
