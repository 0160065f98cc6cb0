/// Writes numbers in as few characters as their precision needs.
enum SVGNumber {
  /// How many steps a unit is divided into where a place is meant.
  static let fine = 1000

  /// Returns a number in steps; what is no number or too large for any picture is held.
  static func steps(_ value: Double, per unit: Int = fine) -> Int {
    guard !value.isNaN else { return 0 }
    return Int((min(max(value, -1e9), 1e9) * Double(unit)).rounded())
  }

  /// Returns the decimal of a number, rounded to thousandths.
  static func text(_ value: Double) -> String { text(steps: steps(value), per: fine) }

  /// Returns the decimal of a number in steps; `unit` is a power of ten.
  static func text(steps: Int, per unit: Int) -> String {
    let magnitude = steps.magnitude
    let whole = magnitude / UInt(unit)
    var rest = magnitude % UInt(unit)
    let sign = steps < 0 ? "-" : ""
    if rest == 0 { return sign + String(whole) }
    var digits: [UInt8] = []
    var place = UInt(unit) / 10
    while rest > 0 {
      digits.append(UInt8(ascii: "0") + UInt8(rest / place))
      rest %= place
      place = max(place / 10, 1)
    }
    return sign + (whole == 0 ? "" : String(whole)) + "."
      + String(decoding: digits, as: UTF8.self)
  }
}
