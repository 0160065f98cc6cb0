import VitrineGraphics
import VitrineText

@testable import Vitrine

/// A font whose letters are all half an em wide and whose marks have no width.
final class HalfEmFont: FontFace, FontSource {
  func covers(_ scalar: UInt32) -> Bool { true }

  func shape(_ scalars: [UInt32], in range: Range<Int>, isRightToLeft: Bool) -> [ShapedGlyph] {
    let glyphs = range.map { place in
      let isMark = 0x0300...0x036F ~= scalars[place] || scalars[place] == 0x200B
      return ShapedGlyph(id: scalars[place], cluster: place, advance: isMark ? 0 : 0.5)
    }
    return isRightToLeft ? glyphs.reversed() : glyphs
  }

  func outline(of glyph: UInt32) -> GlyphOutline? { nil }

  func picture(of glyph: UInt32) -> ColorGlyph? { nil }

  func font(for recipe: TypeRecipe, size: Double) -> FontChoice {
    FontChoice(face: self, scale: 1, spacing: 0)
  }

  func fallback(for scalar: UInt32, style: FallbackStyle) -> (any FontFace)? { nil }
}

extension FieldView {
  /// A field 50 points wide at (100, 20), of letters 5 points wide on a line of 12 points.
  init(
    _ words: String, isSecure: Bool = false,
    alignment: TextAttributes.Alignment = .leading
  ) {
    let recipe = TypeRecipe(
      fontName: "Kit", weight: 400, scale: 1, spacing: 0, ascent: 0.8, descent: 0.2)
    let style = Style(
      box: Rect(100, 20, 50, 12),
      attributes: TextAttributes(
        fontName: "Kit", size: 10, lineHeight: 12, alignment: alignment),
      caretWidth: 4)
    self.init(
      TextEditor(words, isSecure: isSecure), style: style,
      text: Typesetter(recipes: [recipe], tracking: TrackingTable(), fonts: HalfEmFont()))
  }

  /// Where the caret stands in the field; nil without one.
  var caretX: Double? { caretFrame.map { $0.center.x - style.box.minX } }

  /// How far the words are moved from the left end of the field.
  var textX: Double { textFrame.minX - style.box.minX }
}
