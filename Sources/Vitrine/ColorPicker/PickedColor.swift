public import VitrineGraphics

/// A colour that a person chose: four numbers and the colour space that they count in.
///
/// The numbers are never rounded to eight bits, and stay in the colour space that they were given
/// in until somebody asks for another one. They may lie outside 0…1: Display P3's red in sRGB is
/// about (1.093, −0.227, −0.150). No colour at all is `nil`, which a colour of alpha 0 is not.
public struct PickedColor: Hashable, Sendable {
  /// A colour space with a red, a green and a blue channel; the name is SwiftUI's.
  public enum RGBColorSpace: UInt8, Hashable, Sendable, CaseIterable {
    /// sRGB, which may be left on either side.
    case sRGB
    /// Display P3: sRGB's transfer function and white, with further primaries.
    case displayP3
  }

  /// The colour space that the channels count in.
  public let colorSpace: RGBColorSpace
  /// The red channel, transfer function applied; 0…1 inside the colour space.
  public let red: Double
  /// The green channel, transfer function applied; 0…1 inside the colour space.
  public let green: Double
  /// The blue channel, transfer function applied; 0…1 inside the colour space.
  public let blue: Double
  /// The opacity, 0…1.
  public let alpha: Double

  /// Creates a colour; the alpha is clamped to 0…1, and what is no finite number counts as 0.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    alpha: Double = 1
  ) {
    func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }
    self.colorSpace = colorSpace
    self.red = finite(red)
    self.green = finite(green)
    self.blue = finite(blue)
    self.alpha = min(max(finite(alpha), 0), 1)
  }

  /// Creates a grey.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, alpha: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates the same colour, in sRGB.
  public init(_ color: Color) {
    self.init(
      red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
      alpha: Double(color.alpha))
  }

  /// The nearest colour that can be drawn: in sRGB, each channel clamped to 0…1.
  public var color: Color {
    let inside = converted(to: .sRGB).clamped
    return Color(
      red: Float(inside.red), green: Float(inside.green), blue: Float(inside.blue),
      alpha: Float(alpha))
  }

  /// The opacity in percent, rounded to the nearest whole number, halves up.
  public var opacityPercent: Int { Int((alpha * 100 + 0.5).rounded(.down)) }

  /// Returns the colour with another opacity and the very same channels.
  public func withAlpha(_ alpha: Double) -> PickedColor {
    PickedColor(colorSpace, red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Returns whether two colours are the same but for what single-precision numbers lose.
  func isSame(as other: PickedColor) -> Bool {
    func isSame(_ left: Double, _ right: Double) -> Bool { (left - right).magnitude < 1e-6 }
    return colorSpace == other.colorSpace && isSame(red, other.red) && isSame(green, other.green)
      && isSame(blue, other.blue) && isSame(alpha, other.alpha)
  }

  /// The colour with each channel clamped to 0…1.
  var clamped: PickedColor {
    func clamp(_ value: Double) -> Double { min(max(value, 0), 1) }
    return PickedColor(
      colorSpace, red: clamp(red), green: clamp(green), blue: clamp(blue), alpha: alpha)
  }

  /// The red, the green or the blue channel.
  subscript(channel: Channel) -> Double {
    switch channel {
    case .red: red
    case .green: green
    case .blue: blue
    }
  }

  /// Returns the colour with another red, green or blue.
  func with(_ channel: Channel, _ value: Double) -> PickedColor {
    PickedColor(
      colorSpace, red: channel == .red ? value : red, green: channel == .green ? value : green,
      blue: channel == .blue ? value : blue, alpha: alpha)
  }

  /// One of the three channels.
  enum Channel: Int, CaseIterable {
    case red, green, blue
  }
}
