public import VitrineGraphics

/// Writes display lists as SVG pictures.
///
/// Shapes, gradients, shadows and blends are written as SVG and CSS have them. What those lack is
/// drawn and written as a picture of its own, no larger than what it changes: Liquid Glass, blurs
/// of what lies behind, and plus-darker where the ground decides what it does. Text is written as
/// outlines, or as words for viewers that have the font. Parts that are pixels hold for what lies below them in the list.
///
/// The same list gives the same text on every machine.
public struct SVGWriter {
  /// Turns pixels into a PNG file.
  public typealias PNGEncoding = (Bitmap) throws(SVGError) -> [UInt8]

  private let rasterizer: Rasterizer
  private let png: PNGEncoding

  /// A Boolean value that is true when text is written as words, where the list carries them.
  ///
  /// It can be searched and edited then, and is set in the viewer's fonts. False by default.
  public var setsText = false

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - rasterizer: draws the parts that are pixels.
  ///   - png: turns them into PNG files.
  public init(rasterizer: Rasterizer = Rasterizer(), png: @escaping PNGEncoding) {
    self.rasterizer = rasterizer
    self.png = png
  }

  /// Writes a list; the document's unit is the list's device pixel.
  ///
  /// - Parameters:
  ///   - list: what to draw.
  ///   - scale: device pixels in a point; the picture's own size is in points.
  ///   - title: the document's title.
  /// - Returns: the document, and which parts of it are pixels.
  /// - Throws: what the encoding of a PNG throws.
  public func document(
    of list: DisplayList, scale: Double = 1, title: String? = nil
  ) throws(SVGError) -> SVGDocument {
    let state = DocumentState(list, rasterizer, png, setsText: setsText)
    var writer = CommandWriter(state)
    try writer.write(0..<list.commands.count)
    let unit = scale > 0 ? 1 / scale : 1
    // Isolated, so that blends end at the picture and never reach the page that shows it.
    var text =
      "<svg xmlns=\"http://www.w3.org/2000/svg\""
      + ShapeElement.attribute("width", Double(list.width) * unit)
      + ShapeElement.attribute("height", Double(list.height) * unit)
      + " viewBox=\"0 0 \(list.width) \(list.height)\" style=\"isolation:isolate\">\n"
    if let title { text += "<title>\(Self.escaped(title))</title>\n" }
    text += state.definitions.text(body: writer.pieces) + "</svg>\n"
    return SVGDocument(text: text, rasterParts: state.rasterParts)
  }

  /// Returns text that stands for itself in XML; control characters, which XML has not, are left
  /// out.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "\"": result += "&quot;"
      case "\u{0}"..<"\u{20}": result += scalar == "\n" ? " " : ""
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
