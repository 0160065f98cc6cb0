import VitrineGraphics
import VitrineText

/// A font without a file: each letter is a block with a bite that its number decides on.
///
/// The browser build has no font library yet; what sets text around one is checked with this.
final class BlockFont: FontFace, FontSource {
  func covers(_ scalar: UInt32) -> Bool { scalar < 0x3000 }

  func shape(_ scalars: [UInt32], in range: Range<Int>, isRightToLeft: Bool) -> [ShapedGlyph] {
    let glyphs = range.map { index in
      ShapedGlyph(
        id: scalars[index], cluster: index, advance: 0.4 + Double(scalars[index] % 7) * 0.0431,
        offset: .zero, isUnsafeToBreak: false)
    }
    return isRightToLeft ? glyphs.reversed() : glyphs
  }

  func outline(of glyph: UInt32) -> GlyphOutline? {
    if glyph == 0x20 { return nil }
    let bite = 0.05 + Double(glyph % 11) * 0.027
    var path = Path()
    path.move(to: Point(0.03, 0))
    path.line(to: Point(0.03, -0.7))
    path.quad(Point(0.2 + bite, -0.75), to: Point(0.36, -0.5))
    path.cubic(Point(bite, -0.4), Point(0.1, -bite), to: Point(0.37, 0))
    path.close()
    return GlyphOutline(key: UInt64(glyph), path: path)
  }

  func picture(of glyph: UInt32) -> ColorGlyph? { nil }

  func font(for recipe: TypeRecipe, size: Double) -> FontChoice {
    FontChoice(face: self, scale: recipe.scale, spacing: recipe.spacing)
  }

  func fallback(for scalar: UInt32, style: FallbackStyle) -> (any FontFace)? { nil }
}
