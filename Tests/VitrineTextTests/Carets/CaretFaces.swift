import VitrineGraphics
import VitrineText

/// A font with wide and narrow letters, marks that have glyphs of their own, and two ligatures.
final class WidthFace: FontFace {
  func covers(_ scalar: UInt32) -> Bool { scalar < 0x0700 || scalar == 0x2026 }

  func shape(_ scalars: [UInt32], in range: Range<Int>, isRightToLeft: Bool) -> [ShapedGlyph] {
    var glyphs: [ShapedGlyph] = []
    var place = range.lowerBound
    while place < range.upperBound {
      let pair = place + 1 < range.upperBound ? [scalars[place], scalars[place + 1]] : []
      let isLigature = pair == [0x66, 0x69] || pair == [0x05DC, 0x05D0]
      glyphs.append(
        ShapedGlyph(
          id: scalars[place], cluster: place,
          advance: isLigature ? 0.6 : advance(scalars[place])))
      place += isLigature ? 2 : 1
    }
    return isRightToLeft ? glyphs.reversed() : glyphs
  }

  private func advance(_ scalar: UInt32) -> Double {
    switch scalar {
    case 0x57: 1
    case 0x69: 0.25
    default: 0.5
    }
  }

  func outline(of glyph: UInt32) -> GlyphOutline? { nil }

  func picture(of glyph: UInt32) -> ColorGlyph? { nil }
}

/// A font that has all of an emoji's scalars and draws them as one glyph, an em wide.
final class WholeFace: FontFace {
  func covers(_ scalar: UInt32) -> Bool { scalar >= 0x200D }

  func shape(_ scalars: [UInt32], in range: Range<Int>, isRightToLeft: Bool) -> [ShapedGlyph] {
    [ShapedGlyph(id: 1, cluster: range.lowerBound, advance: 1)]
  }

  func outline(of glyph: UInt32) -> GlyphOutline? { nil }

  func picture(of glyph: UInt32) -> ColorGlyph? { nil }
}

extension Setting {
  func map(
    _ text: String, width: Double? = nil, lines: Int? = nil,
    alignment: TextAttributes.Alignment = .leading, size: Double = 10
  ) -> CaretMap {
    typesetter().caretMap(
      of: text,
      attributes: TextAttributes(
        fontName: "Kit", size: size, lineHeight: 12, alignment: alignment),
      box: TextBox(width: width, lineLimit: lines))
  }

  /// Where the carets at all boundaries of a text stand.
  func carets(
    _ text: String, width: Double? = nil, alignment: TextAttributes.Alignment = .leading
  ) -> [Double] {
    let map = map(text, width: width, alignment: alignment)
    return (0...map.count).map { map.caret(at: $0).x }
  }
}
