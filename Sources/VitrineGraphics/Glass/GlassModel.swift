/// What the numbers of a glass effect mean: every assumption of the model, one to a line.
///
/// The maker of the kit documents none of it; these are readings of published effects that look
/// alike. If a rendered reference appears, this is the only place to fit.
enum GlassModel {
  /// What glass sees beyond the bounds of its shape.
  enum EdgeMode {
    /// The edge pixels of the bounds go on: nothing outside is seen.
    case clampToShapeBounds
    /// What lies there, as far as the blur reaches.
    case clampToCanvas
  }

  static let edgeMode = EdgeMode.clampToShapeBounds
  /// Standard deviations of blur in a radius.
  static let backdropSigmaScale = 1.0
  /// The width in points of the refracting rim of glass of depth 1.
  static let bezelUnit = 50.0
  /// How much more or less red and blue are displaced at full chromatic strength.
  static let chromaticShare: Float = 0.2
  /// Where the rim is wider than a corner, normals come from one rounder by this factor.
  static let normalSoftening = 1.5
  /// The luminance weights of the saturation matrix.
  static let luminance: (red: Float, green: Float, blue: Float) = (0.2126, 0.7152, 0.0722)
  /// The smallest standard deviation left for the inner blur of a pyramid; errs below 0.0005.
  static let smallestInnerSigma = 2.7

  /// Returns the width of the refracting rim in pixels for a shape of a size in pixels.
  static func bezel(_ glass: Glass, in size: Size) -> Double {
    let half = min(size.width, size.height) / 2
    return max(min(bezelUnit * unit(glass.depth) * positive(glass.scale), half), 0)
  }

  /// Returns the largest displacement in pixels.
  static func amplitude(_ glass: Glass, in size: Size) -> Double {
    let half = min(size.width, size.height) / 2
    return max(min(unit(glass.distortion) * bezel(glass, in: size), half), 0)
  }

  /// Returns how far inwards the glass looks at a distance from the outline, in pixels: the
  /// slope of a quarter circle.
  static func displacement(distance: Double, bezel: Double, amplitude: Double) -> Double {
    guard bezel > 0 else { return 0 }
    let u = min(max(1 - distance / bezel, 0), 1)
    return amplitude * (1 - max(1 - u * u, 0).squareRoot())
  }

  /// Returns the standard deviation of the blur in pixels.
  static func sigma(_ glass: Glass) -> Double {
    backdropSigmaScale * min(positive(glass.radius), 4096)
  }

  /// Returns the pixels that glass captures for a shape that takes some bounds.
  static func capture(_ glass: Glass, around bounds: PixelBounds) -> PixelBounds {
    switch edgeMode {
    case .clampToShapeBounds: bounds
    // A Gaussian has 0.3 % of its weight beyond three standard deviations.
    case .clampToCanvas: bounds.outset(Elementary.ceiling(3 * sigma(glass)))
    }
  }

  private static func unit(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
  private static func positive(_ value: Double) -> Double { value > 0 ? value : 0 }
}
