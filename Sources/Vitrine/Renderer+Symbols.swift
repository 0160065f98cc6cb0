public import VitrineGraphics
public import VitrineKit
import VitrineLayout

/// How a symbol is drawn alone.
public struct SymbolOptions: Sendable {
  /// The weight of the lines.
  public enum Weight: String, Sendable, CaseIterable {
    case regular = "Regular"
    case medium = "Medium"
    case semibold = "Semibold"
    case bold = "Bold"
  }

  /// The size of the text that the symbol would stand in, in points.
  public var size = 96.0
  /// The weight of the lines.
  public var weight = Weight.regular
  /// The paints, bottom first.
  public var fills = [Fill(.color(Color(hex: 0)))]
  /// Device pixels in a point.
  public var scale = 3.0
  /// What lies behind; `screen` for nothing.
  public var backdrop = Scene.Backdrop.screen
  /// The room kept around the symbol on each side in points.
  public var margin = 0.0

  /// Creates the default: Regular in black, at 96 points and three pixels to a point.
  public init() {}
}

extension Renderer {
  /// Draws one of the symbols.
  ///
  /// - Parameters:
  ///   - name: a name or an alias, such as `chevron.right`, a code point, such as `U+10018A`, or
  ///     the character itself.
  ///   - options: size, weight, paints, and what lies behind.
  /// - Returns: the picture.
  /// - Throws: `RenderError` for a wrong name or size.
  public func picture(
    ofSymbol name: String, _ options: SymbolOptions = SymbolOptions()
  ) throws(RenderError) -> Picture {
    Picture(bitmap: bitmap(of: try displayList(ofSymbol: name, options)))
  }

  /// Returns the drawing commands of a symbol, in a frame as wide as its advance and as high as a
  /// line of its size.
  ///
  /// - Throws: `RenderError` for a wrong name or size.
  public func displayList(
    ofSymbol name: String, _ options: SymbolOptions = SymbolOptions()
  ) throws(RenderError) -> DisplayList {
    var component = ComponentOptions()
    component.scale = options.scale
    component.backdrop = options.backdrop
    component.margin = options.margin
    return try displayList(of: try placed(symbol: name, options), component)
  }

  private func placed(
    symbol name: String, _ options: SymbolOptions
  ) throws(RenderError) -> PlacedLayer {
    do throws(KitError) {
      let drawing = try kit.symbol(writtenAs: name)
      let font = try kit.font(named: "SFPro-\(options.weight.rawValue)")
      let stroke = try kit.metric(named: "Symbol/stroke \(font.name)")
      let middle = font.ascent - (try kit.metric(named: "Type/cap height")) / 2
      // Drawings are in hundredths of an em, around the middle of the capitals.
      let unit = options.size / 100
      let outline = drawing.outline(strokeWidth: stroke)
        .transformed(scale: Size(unit, unit), offset: Point(0, middle * options.size))
      let frame = Rect(
        0, 0, drawing.width * unit, (font.ascent + font.descent) * options.size)
      var layer = Layer(
        name: drawing.name, kind: .path(PathContent(path: outline)), frame: frame,
        source: drawing.source)
      layer.fills = options.fills
      return PlacedLayer(layer: layer, frame: frame)
    } catch {
      throw .kit(error)
    }
  }
}

extension Kit {
  /// Returns the drawing that a person names by name, alias, code point or character.
  fileprivate func symbol(writtenAs text: String) throws(KitError) -> SymbolDrawing {
    let scalars = Array(text.unicodeScalars)
    if scalars.count == 1, let drawing = try symbol(scalars[0].value) { return drawing }
    if let code = codePoint(text), let drawing = try symbol(code) { return drawing }
    return try symbol(named: text)
  }

  /// Returns the code point that is written as `U+` and up to six hexadecimal digits.
  private func codePoint(_ text: String) -> UInt32? {
    let bytes = Array(text.utf8)
    guard bytes.starts(with: Array("U+".utf8)), (3...8).contains(bytes.count) else { return nil }
    var value: UInt32 = 0
    for byte in bytes.dropFirst(2) {
      switch byte {
      case 48...57: value = value << 4 | UInt32(byte - 48)
      case 65...70: value = value << 4 | UInt32(byte - 55)
      case 97...102: value = value << 4 | UInt32(byte - 87)
      default: return nil
      }
    }
    return value
  }
}
