import VitrineGraphics
import VitrineKit
import VitrineText

/// Gives a typesetter the kit's own symbol drawings, at the weight of the text around them.
final class KitSymbols: SymbolSource {
  private let kit: Kit
  private let capMiddle: Double
  private var known: [Key: Symbol?] = [:]

  private struct Key: Hashable {
    var scalar: UInt32
    var fontName: String
  }

  /// Takes the drawings of a kit; the middle of the capital letters lies `capMiddle` em above the
  /// baseline.
  init(kit: Kit, capMiddle: Double) {
    self.kit = kit
    self.capMiddle = capMiddle
  }

  func symbol(_ scalar: UInt32, fontName: String) -> Symbol? {
    let key = Key(scalar: scalar, fontName: fontName)
    if let symbol = known[key] { return symbol }
    let symbol = make(scalar, fontName: fontName)
    known[key] = .some(symbol)
    return symbol
  }

  private func make(_ scalar: UInt32, fontName: String) -> Symbol? {
    // A symbol that the specs lack or state wrongly becomes a missing character, which is reported.
    guard let drawing = try? kit.symbol(scalar),
      let stroke = try? kit.metric(named: "Symbol/stroke \(fontName)")
    else { return nil }
    let outline = drawing.outline(strokeWidth: stroke)
      .transformed(scale: Size(0.01, 0.01), offset: Point(0, -capMiddle))
    let weightCode = fontName.utf8.reduce(UInt64(0)) { ($0 &* 31 &+ UInt64($1)) & 0xFFFF_FFFF }
    return Symbol(
      outline: GlyphOutline(key: 1 << 63 | UInt64(scalar) << 32 | weightCode, path: outline),
      advance: drawing.width / 100)
  }
}

extension SymbolDrawing {
  /// Returns the outline in the drawing's coordinates, to be filled by the nonzero rule.
  ///
  /// The width of a line is in hundredths of an em.
  func outline(strokeWidth: Double) -> Path {
    var result = Path()
    for step in steps {
      switch step {
      case .fill(let path): result.elements += path.elements
      case .stroke(let path, let factor):
        result.elements += path.stroked(width: strokeWidth * factor).elements
      case .erase(let path): result.elements += path.reversed().elements
      case .eraseStroke(let path, let factor):
        result.elements += path.stroked(width: strokeWidth * factor).reversed().elements
      }
    }
    return result
  }
}
