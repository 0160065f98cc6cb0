/// A filter on what lies behind a layer; lengths are in points.
public struct BackdropFilter: Hashable, Sendable {
  /// A Boolean value that is true for Liquid Glass, false for a plain background blur.
  public var isGlass: Bool
  /// The blur radius.
  public var radius: Double
  /// The saturation factor.
  public var saturation: Double
  /// The brightness factor.
  public var brightness: Double
  /// The strength of the refraction, 0…1.
  public var distortion: Double
  /// The thickness, 0…1.
  public var depth: Double
  /// The strength of colour fringes, 0…1.
  public var chromatic: Double

  /// Creates a filter.
  public init(
    isGlass: Bool, radius: Double, saturation: Double = 1, brightness: Double = 1,
    distortion: Double = 0, depth: Double = 0, chromatic: Double = 0
  ) {
    self.isGlass = isGlass
    self.radius = radius
    self.saturation = saturation
    self.brightness = brightness
    self.distortion = distortion
    self.depth = depth
    self.chromatic = chromatic
  }
}
