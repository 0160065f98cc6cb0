public import VitrineGraphics

/// A symbol that stands in a line like a letter.
public struct Symbol: Sendable {
  /// The outline in em units of the nominal size, y down, the origin on the baseline.
  public var outline: GlyphOutline
  /// How far the pen moves, in em of the nominal size.
  public var advance: Double

  /// Creates a symbol.
  public init(outline: GlyphOutline, advance: Double) {
    self.outline = outline
    self.advance = advance
  }
}

/// Where a typesetter finds the drawings of the kit's symbols.
public protocol SymbolSource: AnyObject {
  /// Returns the drawing of a private-use code point at the weight of a kit font; nil without one.
  func symbol(_ scalar: UInt32, fontName: String) -> Symbol?
}
