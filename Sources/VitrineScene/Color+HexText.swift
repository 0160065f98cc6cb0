public import VitrineGraphics

extension Color {
  /// Reads `#RRGGBB` or `#RRGGBBAA`; nil for anything else.
  public init?(hexText: String) {
    let digits = Array(hexText.utf8.dropFirst())
    guard hexText.hasPrefix("#"), digits.count == 6 || digits.count == 8 else { return nil }
    var value: UInt32 = 0
    for digit in digits {
      guard let number = Character(Unicode.Scalar(digit)).hexDigitValue else { return nil }
      value = value << 4 | UInt32(number)
    }
    if digits.count == 6 {
      self.init(hex: value)
    } else {
      self.init(hex: value >> 8, alpha: Float(value & 255) / 255)
    }
  }
}
