public import VitrineGraphics

/// A glyph as shaping gives it; lengths are in em.
@frozen
public struct ShapedGlyph: Sendable {
  /// The font's number of the glyph; 0 where the font has none.
  public var id: UInt32
  /// The place of the first scalar that the glyph stands for.
  public var cluster: Int
  /// How far the pen moves to the right behind the glyph.
  public var advance: Double
  /// Where the glyph is drawn, from the pen; y points down.
  public var offset: Point
  /// A Boolean value that is true when a line that starts or ends here has to be shaped anew.
  public var isUnsafeToBreak: Bool

  /// Creates a glyph.
  @inlinable
  public init(
    id: UInt32, cluster: Int, advance: Double, offset: Point = .zero, isUnsafeToBreak: Bool = false
  ) {
    self.id = id
    self.cluster = cluster
    self.advance = advance
    self.offset = offset
    self.isUnsafeToBreak = isUnsafeToBreak
  }
}

/// A glyph that is a picture.
public struct ColorGlyph: Sendable {
  /// The picture, premultiplied.
  public var bitmap: Bitmap
  /// Where the picture goes, in em from the pen on the baseline; y points down.
  public var frame: Rect

  /// Creates a picture glyph.
  public init(bitmap: Bitmap, frame: Rect) {
    self.bitmap = bitmap
    self.frame = frame
  }
}

/// A font at one weight: turns characters into glyphs and glyphs into outlines.
public protocol FontFace: AnyObject {
  /// Returns whether the font has a glyph for a scalar.
  func covers(_ scalar: UInt32) -> Bool

  /// Turns a part of a paragraph into glyphs.
  ///
  /// - Parameters:
  ///   - scalars: the whole paragraph; what stands around the part decides how letters join.
  ///   - range: the places to shape.
  ///   - isRightToLeft: whether the part is written from right to left.
  /// - Returns: The glyphs from left to right; clusters count from the start of the paragraph.
  func shape(_ scalars: [UInt32], in range: Range<Int>, isRightToLeft: Bool) -> [ShapedGlyph]

  /// Returns the outline of a glyph; nil where there is nothing to draw.
  func outline(of glyph: UInt32) -> GlyphOutline?

  /// Returns the picture that a glyph is; nil for glyphs that are outlines.
  func picture(of glyph: UInt32) -> ColorGlyph?
}
