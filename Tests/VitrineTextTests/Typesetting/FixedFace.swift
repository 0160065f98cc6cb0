import VitrineGraphics
import VitrineText

/// A font whose glyphs are all half an em wide; combining acute accents have no width.
final class FixedFace: FontFace {
  private let coverage: (UInt32) -> Bool
  private let seed: UInt64

  init(seed: UInt64 = 1, covers coverage: @escaping (UInt32) -> Bool = { $0 < 0x0700 }) {
    self.seed = seed
    self.coverage = coverage
  }

  func covers(_ scalar: UInt32) -> Bool { coverage(scalar) || scalar == 0x2026 }

  func shape(_ scalars: [UInt32], in range: Range<Int>, isRightToLeft: Bool) -> [ShapedGlyph] {
    var glyphs: [ShapedGlyph] = []
    for place in range {
      let scalar = scalars[place]
      let isMark = scalar == 0x0301 && place > range.lowerBound
      let isHidden = scalar == 0xAD || scalar == 0x200B
      glyphs.append(
        ShapedGlyph(
          id: covers(scalar) || isHidden ? scalar : 0,
          cluster: isMark ? glyphs[glyphs.count - 1].cluster : place,
          advance: isMark || isHidden ? 0 : 0.5))
    }
    return isRightToLeft ? glyphs.reversed() : glyphs
  }

  /// A square as high as capitals; the key tells which scalar it stands for.
  func outline(of glyph: UInt32) -> GlyphOutline? {
    if glyph == 0x20 { return nil }
    let square = Path([
      .move(Point(0, 0)), .line(Point(0.4, 0)), .line(Point(0.4, -0.7)), .close,
    ])
    return GlyphOutline(key: seed << 32 | UInt64(glyph), path: square)
  }

  func picture(of glyph: UInt32) -> ColorGlyph? { nil }
}

/// Half-em fonts without letter-spacing: a character of text at 10 points is 5 points wide.
final class FixedFonts: FontSource {
  var choice = FontChoice(face: FixedFace(), scale: 1, spacing: 0)
  var fallbacks: [any FontFace] = []

  func font(for recipe: TypeRecipe, size: Double) -> FontChoice { choice }

  func fallback(for scalar: UInt32, style: FallbackStyle) -> (any FontFace)? {
    fallbacks.first { $0.covers(scalar) }
  }
}

/// One symbol: the first code point of plane 16, an em wide.
final class OneSymbol: SymbolSource {
  static let key: UInt64 = 0xABCD

  func symbol(_ scalar: UInt32, fontName: String) -> Symbol? {
    guard scalar == 0x100000 else { return nil }
    let path = Path([.move(Point(0, 0)), .line(Point(1, 0)), .line(Point(1, -0.7)), .close])
    return Symbol(outline: GlyphOutline(key: Self.key, path: path), advance: 1)
  }
}

/// Sets 10-point text on 12-point lines.
struct Setting {
  let fonts = FixedFonts()

  func typesetter() -> Typesetter {
    let recipe = TypeRecipe(
      fontName: "Kit", weight: 400, scale: 1, spacing: 0, ascent: 0.8, descent: 0.2)
    return Typesetter(
      recipes: [recipe], tracking: TrackingTable(), fonts: fonts, symbols: OneSymbol())
  }

  func layout(
    _ text: String, width: Double? = nil, lines: Int? = nil, fitted: Double? = nil,
    smallest: Double = 1, alignment: TextAttributes.Alignment = .leading, uppercase: Bool = false,
    size: Double = 10, font: String = "Kit", direction: WritingDirection? = nil
  ) -> TextLayout {
    typesetter().layout(
      text,
      attributes: TextAttributes(
        fontName: font, size: size, lineHeight: 12, alignment: alignment, isUppercase: uppercase,
        layoutDirection: direction),
      box: TextBox(
        width: width, lineLimit: lines, fittedWidth: fitted, minimumScale: smallest))
  }
}

extension TextLayout {
  /// What each line shows of a text.
  func lines(of text: String) -> [String] {
    let bytes = Array(text.utf8)
    return lines.map { String(decoding: bytes[$0.range], as: UTF8.self) }
  }

  /// The scalars that glyphs of fixed faces stand for, in drawing order.
  var drawn: String {
    var text = String.UnicodeScalarView()
    for glyph in runs.flatMap(\.glyphs) {
      if let scalar = Unicode.Scalar(UInt32(glyph.outline.key & 0xFFFF_FFFF)) {
        text.append(scalar)
      }
    }
    return String(text)
  }
}
