/// Elementary functions that give the same bits on every machine.
///
/// The platform's own differ in their last bit between C libraries, so nothing that decides a
/// pixel may call them. Only additions, multiplications and divisions are used here.
package enum Elementary {
  /// Half a turn's quarter.
  static let quarterPi = 0.785398163397448309616

  /// Returns the sine of an angle in radians; exact to 1e-15 for −π/2…π/2.
  package static func sine(_ angle: Double) -> Double {
    let square = angle * angle
    var term = angle
    var sum = angle
    for n in 1...12 {
      term *= -square / Double(2 * n * (2 * n + 1))
      sum += term
    }
    return sum
  }

  /// Returns the cosine of an angle in radians; exact to 1e-15 for −π/2…π/2.
  package static func cosine(_ angle: Double) -> Double {
    let square = angle * angle
    var term = 1.0
    var sum = 1.0
    for n in 1...12 {
      term *= -square / Double(2 * n * (2 * n - 1))
      sum += term
    }
    return sum
  }

  /// Returns the tangent of an angle in radians; for −π/4…π/4.
  static func tangent(_ angle: Double) -> Double { sine(angle) / cosine(angle) }

  /// Returns the error function; off by less than 1e-10, and by 3e-6 beyond ±3.2, where it is ±1.
  ///
  /// The Maclaurin series: at 3.2 its largest term is 3e4, which costs five of 16 digits.
  static func erf(_ x: Double) -> Double {
    if x >= 3.2 { return 1 }
    if x <= -3.2 { return -1 }
    let twoOverRootPi = 1.12837916709551257390
    let square = x * x
    var power = x
    var sum = x
    for n in 1...60 {
      power *= -square / Double(n)
      sum += power / Double(2 * n + 1)
    }
    return twoOverRootPi * sum
  }

  /// Returns e to the power of a number that is not above zero; relative error below 1e-13.
  package static func decay(_ exponent: Double) -> Double {
    if !(exponent > -700) { return 0 }
    var halvings = 0
    var reduced = exponent
    while reduced < -0.0625 {
      reduced *= 0.5
      halvings += 1
    }
    var sum = 1.0
    var term = 1.0
    for n in 1...9 {
      term *= reduced / Double(n)
      sum += term
    }
    for _ in 0..<halvings { sum *= sum }
    return sum
  }

  /// Returns the largest whole number that is not above a value, held within ±2²⁸; 0 for NaN.
  ///
  /// Sums of a few such numbers fit in 32 bits, which is all that an `Int` has in the browser.
  static func floor(_ value: Double) -> Int {
    let limit = 268_435_456.0
    if !(value > -limit) { return value < 0 ? -268_435_456 : 0 }
    if value >= limit { return 268_435_456 }
    let whole = Int(value)
    return Double(whole) > value ? whole - 1 : whole
  }

  /// Returns the smallest whole number that is not below a value, held within ±2²⁸; 0 for NaN.
  static func ceiling(_ value: Double) -> Int { -floor(-value) }

  /// Returns a value rounded to a multiple of 2⁻¹⁶, the grid of all outlines in pixels.
  ///
  /// On this grid heights of edges add up without rounding, so that a full pixel is exactly 1, and
  /// an outline moved by whole pixels has the same numbers.
  @inline(__always)
  static func onGrid(_ value: Double) -> Double {
    let shift = 103_079_215_104.0  // 1.5·2³⁶: leaves 16 bits behind the point
    return (value + shift) - shift
  }
}
