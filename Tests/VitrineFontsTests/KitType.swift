import Testing
import VitrineFonts
import VitrineGraphics
import VitrineText

/// The kit's type, as the specs have it.
enum KitType {
  static let recipes = [
    recipe("SFPro-Regular", 400, 0.0120), recipe("SFPro-Medium", 500, 0.0227),
    recipe("SFPro-Semibold", 600, 0.0140), recipe("SFPro-Bold", 700, 0.0140),
  ]

  static let tracking = TrackingTable(
    [
      (11, 0.06), (12, 0), (13, -0.08), (14, -0.15), (15, -0.23), (16, -0.31), (17, -0.43),
      (18, -0.44), (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26), (24, 0.07), (28, 0.38),
      (34, 0.40),
    ].map { TrackingTable.Entry(size: $0.0, tracking: $0.1) })

  private static func recipe(_ name: String, _ weight: Double, _ spacing: Double) -> TypeRecipe {
    TypeRecipe(
      fontName: name, weight: weight, scale: 0.9688, spacing: spacing, ascent: 0.95215,
      descent: 0.24121)
  }

  static func typesetter(
    path: String? = nil, decoder: PictureDecoder? = nil, symbols: (any SymbolSource)? = nil
  ) throws -> Typesetter {
    Typesetter(
      recipes: recipes, tracking: tracking, fonts: try FontLibrary(path: path, decoder: decoder),
      symbols: symbols)
  }
}

extension TextAttributes {
  static func regular(
    _ size: Double = 17, lineHeight: Double? = 22, _ alignment: Alignment = .leading
  ) -> TextAttributes {
    TextAttributes(
      fontName: "SFPro-Regular", size: size, lineHeight: lineHeight, alignment: alignment)
  }
}

extension TextLayout {
  /// What each line shows of a text.
  func lines(of text: String) -> [String] {
    let bytes = Array(text.utf8)
    return lines.map { String(decoding: bytes[$0.range], as: UTF8.self) }
  }
}
