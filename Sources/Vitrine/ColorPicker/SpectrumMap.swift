import VitrineGraphics

/// Which colour lies where on the spectrum: from left to right all hues, from top to bottom white,
/// the pure hue in the middle, and black.
///
/// The map is ours: Apple's is not public. Places are in the unit square.
enum SpectrumMap {
  /// Returns the colour at a place, without opacity; places outside count as the nearest inside.
  static func color(at place: Point) -> PickedColor {
    let (x, y) = (min(max(place.x, 0), 1), min(max(place.y, 0), 1))
    let channels = pure(x).map { pure in
      y <= 0.5 ? 1 - (1 - pure) * 2 * y : pure * 2 * (1 - y)
    }
    return PickedColor(red: channels[0], green: channels[1], blue: channels[2])
  }

  /// Returns the place of a colour; its hue is given, as greys have none.
  ///
  /// A colour that is not on the spectrum counts as the one of its hue and lightness.
  static func place(of color: PickedColor, hue: Double) -> Point {
    let (least, most) = extremes(of: color)
    return Point(min(max(hue, 0), 1), 1 - (least + most) / 2)
  }

  /// Returns the hue of a colour, 0…1; nil for greys.
  static func hue(of color: PickedColor) -> Double? {
    let color = color.converted(to: .sRGB).clamped
    let (least, most) = extremes(of: color)
    let chroma = most - least
    // Less is what rounding leaves of a grey.
    guard chroma > 1e-9 else { return nil }
    let sixths: Double
    if most == color.red {
      sixths = (color.green - color.blue) / chroma
    } else if most == color.green {
      sixths = (color.blue - color.red) / chroma + 2
    } else {
      sixths = (color.red - color.green) / chroma + 4
    }
    return (sixths < 0 ? sixths + 6 : sixths) / 6
  }

  /// Returns whether two hues are the same, within rounding; 0 and 1 both are red.
  static func isSame(_ left: Double, _ right: Double) -> Bool {
    let way = (left - right).magnitude
    return min(way, 1 - way) < 1e-6
  }

  /// The channels of a pure hue: each is full for a third, empty for a third, and linear between.
  private static func pure(_ hue: Double) -> [Double] {
    func ramp(_ value: Double) -> Double { min(max(value, 0), 1) }
    return [
      ramp((6 * hue - 3).magnitude - 1), ramp(2 - (6 * hue - 2).magnitude),
      ramp(2 - (6 * hue - 4).magnitude),
    ]
  }

  private static func extremes(of color: PickedColor) -> (least: Double, most: Double) {
    let color = color.converted(to: .sRGB).clamped
    return (
      min(color.red, color.green, color.blue), max(color.red, color.green, color.blue)
    )
  }
}
