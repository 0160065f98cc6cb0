import VitrineGraphics

/// Writes numbers and colours of tokens.
enum TokenNumber {
  /// Returns a decimal of at most six places, without zeros at its end.
  static func text(_ value: Double) -> String {
    guard !value.isNaN else { return "0" }
    let unit = 1_000_000
    let steps = Int((min(max(value, -1e9), 1e9) * Double(unit)).rounded())
    let magnitude = Int(steps.magnitude)
    var text = String(magnitude / unit)
    var rest = magnitude % unit
    if rest > 0 {
      text += "."
      var place = unit / 10
      while rest > 0 {
        text += String(rest / place)
        rest %= place
        place /= 10
      }
    }
    return steps < 0 ? "-" + text : text
  }

  /// Returns an opacity or a channel of a colour, free of the rounding of its storage.
  static func text(_ value: Float) -> String {
    text((Double(value) * 100_000).rounded() / 100_000)
  }

  /// Returns `#rrggbb`, without the opacity.
  static func hex(_ color: Color) -> String {
    "#" + [color.red, color.green, color.blue].map { digits($0) }.joined()
  }

  /// Returns the 8-bit value of a channel.
  static func byte(_ channel: Float) -> Int { Int((min(max(channel, 0), 1) * 255).rounded()) }

  private static func digits(_ channel: Float) -> String {
    let text = String(byte(channel), radix: 16)
    return text.utf8.count < 2 ? "0" + text : text
  }
}
