internal import VitrineText

/// How a font is scaled and spaced in place of the kit's.
enum FontFit: Equatable {
  /// The default font: the recipe was made for it.
  case recipe
  /// The kit's own font: nothing is scaled, only the kit's tracking applies.
  case original
  /// Any other font: its capitals come out as high as the default font's do with the recipe, and
  /// only the kit's tracking applies.
  case capHeight(Double)

  /// The cap height of the default font in em, from its OS/2 table: 2048 of 2816 units.
  private static let defaultCapHeight = 2048.0 / 2816

  /// Finds out what a user's font is by its family's name and its capitals.
  init(_ file: FontFile) {
    let family = file.familyName
    let capHeight = HarfBuzzFace(file, axes: []).capHeight
    if family.hasPrefix("SF Pro") || family.hasPrefix(".SF") {
      self = .original
    } else if family == "Inter" || family.hasPrefix("Inter V") {
      self = .recipe
    } else {
      self = .capHeight(capHeight ?? Self.defaultCapHeight)
    }
  }

  /// The factor from the nominal size to the size that the font is drawn at.
  func scale(_ recipe: TypeRecipe) -> Double {
    switch self {
    case .recipe: recipe.scale
    case .original: 1
    case .capHeight(let height): recipe.scale * Self.defaultCapHeight / height
    }
  }

  /// The letter-spacing in em of the nominal size that comes on top of the tracking.
  func spacing(_ recipe: TypeRecipe) -> Double { self == .recipe ? recipe.spacing : 0 }
}
