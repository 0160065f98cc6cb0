/// A font and how it is set in place of a kit font.
public struct FontChoice {
  /// The font at the weight asked for.
  public var face: any FontFace
  /// The factor from the nominal size to the size that the font is drawn at.
  public var scale: Double
  /// The letter-spacing behind each glyph in em of the nominal size; tracking comes on top.
  public var spacing: Double

  /// Creates a choice.
  public init(face: any FontFace, scale: Double, spacing: Double) {
    self.face = face
    self.scale = scale
    self.spacing = spacing
  }
}

/// What a fallback font should be like.
public struct FallbackStyle: Hashable, Sendable {
  /// The written language that decides which shapes Han characters take.
  public enum HanShapes: UInt8, Hashable, Sendable {
    /// Simplified Chinese: where the text gives no other hint.
    case simplifiedChinese
    /// Traditional Chinese: the text has Bopomofo.
    case traditionalChinese
    /// Japanese: the text has Kana.
    case japanese
    /// Korean: the text has Hangul.
    case korean
  }

  /// The weight, 100…900.
  public var weight: Double
  /// A Boolean value that is true for emoji in colour.
  public var isColor: Bool
  /// Which shapes Han characters take.
  public var hanShapes: HanShapes

  /// Creates a style.
  public init(
    weight: Double, isColor: Bool = false, hanShapes: HanShapes = .simplifiedChinese
  ) {
    self.weight = weight
    self.isColor = isColor
    self.hanShapes = hanShapes
  }
}

/// Where a typesetter finds its fonts.
public protocol FontSource: AnyObject {
  /// Returns the font to draw a kit font with at a nominal size in points.
  ///
  /// The size matters for fonts with an optical size axis only.
  func font(for recipe: TypeRecipe, size: Double) -> FontChoice

  /// Returns a font that has a scalar which the kit's font lacks; nil without any.
  func fallback(for scalar: UInt32, style: FallbackStyle) -> (any FontFace)?
}
