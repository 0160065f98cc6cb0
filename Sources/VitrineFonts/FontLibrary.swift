public import VitrineText

/// The fonts of a machine: a font for the kit's names and fallbacks for what it lacks.
///
/// The kit's names are drawn with Inter from Debian's package `fonts-inter-variable`, or with a
/// file of the user's own. Fallback fonts are looked up when first needed.
public final class FontLibrary: FontSource {
  /// Where Debian's package `fonts-inter-variable` puts the default font.
  public static let defaultPath = "/usr/share/fonts/truetype/inter-vf/Inter-roman.var.ttf"

  private let file: FontFile
  private let fit: FontFit
  private let fallbacks: FallbackFonts
  private var choices: [FaceKey: FontChoice] = [:]

  private struct FaceKey: Hashable {
    var fontName: String
    var opticalSize: DesignAxis?
  }

  /// Opens the font that the kit's names are drawn with.
  ///
  /// - Parameters:
  ///   - path: a font file of the user's own, variable or static; nil for the default font.
  ///   - decoder: decodes the PNG pictures of colour emoji; nil for emoji in outline only.
  /// - Throws: What is wrong with the file, with what to do about it.
  public init(path: String? = nil, decoder: PictureDecoder? = nil) throws(FontError) {
    do {
      file = try FontFile(path: path ?? Self.defaultPath)
    } catch {
      guard path == nil, case .unreadable = error else { throw error }
      throw .defaultMissing(path: Self.defaultPath)
    }
    fit = path == nil ? .recipe : FontFit(file)
    fallbacks = FallbackFonts(decoder: decoder)
  }

  /// Returns the font to draw a kit font with at a nominal size in points.
  ///
  /// With the default font, and with Inter chosen by file, the recipe applies as it is; SF Pro is
  /// only tracked; any other font is scaled so that its capitals are as high, and tracked.
  public func font(for recipe: TypeRecipe, size: Double) -> FontChoice {
    // Whole points keep the number of faces small while a size is animated.
    let opticalSize = file.axis(DesignAxis.opticalSizeTag, value: size.rounded())
    let key = FaceKey(fontName: recipe.fontName, opticalSize: opticalSize)
    if let choice = choices[key] { return choice }
    let choice = FontChoice(
      face: face(for: recipe, opticalSize: opticalSize), scale: fit.scale(recipe),
      spacing: fit.spacing(recipe))
    choices[key] = choice
    return choice
  }

  /// Returns the best font of the machine for a scalar; nil where none has it.
  ///
  /// The choice depends on the installed fonts alone: Noto Sans first, then other fonts, upright
  /// before slanted, larger before smaller, the nearest weight, then by name. The first call reads fontconfig's list.
  public func fallback(for scalar: UInt32, style: FallbackStyle) -> (any FontFace)? {
    fallbacks.face(for: scalar, style: style)
  }
}

extension FontLibrary {
  /// Makes the face for a kit font; a font without a weight axis is taken as it is.
  private func face(for recipe: TypeRecipe, opticalSize: DesignAxis?) -> any FontFace {
    // SF Pro's own weights lie beside the round numbers, and its names are the kit's.
    let weightName = recipe.fontName.split(separator: "-").last.map { String($0) } ?? ""
    let named = fit == .original ? file.namedWeight(weightName) : nil
    let weight = file.axis(DesignAxis.weightTag, value: named ?? recipe.weight)
    return HarfBuzzFace(file, axes: [weight, opticalSize].compactMap { $0 })
  }
}
