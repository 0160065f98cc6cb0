/// The English name of a colour, as it is read aloud: a hue, and how light it is.
///
/// Apple's names are not public; where one ends and the next begins is ours, in thirds of what
/// people tell apart by a word.
enum ColorName {
  /// Returns the name, such as “dark blue”.
  static func words(for color: PickedColor) -> String {
    let inside = color.converted(to: .sRGB).clamped
    let most = max(inside.red, inside.green, inside.blue)
    let least = min(inside.red, inside.green, inside.blue)
    let lightness = (most + least) / 2
    guard most - least >= 0.06, let hue = SpectrumMap.hue(of: inside) else {
      return gray(lightness)
    }
    let degrees = hue * 360
    // Dark orange has a name of its own.
    if degrees >= 15, degrees < 45, lightness < 0.4 {
      return lightness < 0.2 ? "dark brown" : "brown"
    }
    let name = hues.last { degrees >= $0.start }?.name ?? "red"
    switch lightness {
    case ..<0.18: return "very dark \(name)"
    case ..<0.36: return "dark \(name)"
    case ..<0.72: return name
    case ..<0.88: return "light \(name)"
    default: return "very light \(name)"
    }
  }

  private static func gray(_ lightness: Double) -> String {
    switch lightness {
    case ..<0.04: "black"
    case ..<0.36: "dark gray"
    case ..<0.66: "gray"
    case ..<0.97: "light gray"
    default: "white"
    }
  }

  /// Where each hue begins, in degrees.
  private static let hues: [(start: Double, name: String)] = [
    (0, "red"), (15, "orange"), (45, "yellow"), (70, "green"), (160, "cyan"), (200, "blue"),
    (250, "purple"), (300, "pink"), (345, "red"),
  ]
}
