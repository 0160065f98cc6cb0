/// A colour in sRGB with opacity.
///
/// Channels are sRGB-encoded (gamma applied), straight (not premultiplied), 0…1. All blending,
/// blurring and interpolation in Vitrine happens on these encoded values, as Sketch does.
@frozen
public struct Color: Hashable, Sendable {
  /// The encoded red channel, 0…1.
  public var red: Float
  /// The encoded green channel, 0…1.
  public var green: Float
  /// The encoded blue channel, 0…1.
  public var blue: Float
  /// The opacity, 0…1.
  public var alpha: Float

  /// Creates a colour from encoded channels.
  @inlinable
  public init(red: Float, green: Float, blue: Float, alpha: Float = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a colour from `0xRRGGBB`; bits above the lowest 24 are ignored.
  @inlinable
  public init(hex: UInt32, alpha: Float = 1) {
    red = Float((hex >> 16) & 255) / 255
    green = Float((hex >> 8) & 255) / 255
    blue = Float(hex & 255) / 255
    self.alpha = alpha
  }

  /// Nothing at all.
  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
}
