/// An exact fraction; arithmetic that leaves the range of 64 bits gives nil.
struct Rational: Equatable {
  let numerator: Int64
  /// Always positive; the fraction is in lowest terms.
  let denominator: Int64

  /// Creates the fraction in lowest terms; nil where the divisor is zero.
  init?(_ numerator: Int64, _ denominator: Int64) {
    guard denominator != 0, numerator != .min, denominator != .min else { return nil }
    var (a, b) = (abs(numerator), abs(denominator))
    while b != 0 { (a, b) = (b, a % b) }
    self.numerator = (denominator < 0 ? -numerator : numerator) / a
    self.denominator = abs(denominator) / a
  }

  /// Creates the fraction that a decimal number of up to six places stands for.
  init?(decimal value: Double) {
    let scaled = (value * 1_000_000).rounded()
    guard abs(scaled) < 1e18 else { return nil }
    self.init(Int64(scaled), 1_000_000)
  }

  var doubleValue: Double { Double(numerator) / Double(denominator) }

  func adding(_ other: Rational) -> Rational? {
    let left = numerator.multipliedReportingOverflow(by: other.denominator)
    let right = other.numerator.multipliedReportingOverflow(by: denominator)
    let sum = left.partialValue.addingReportingOverflow(right.partialValue)
    let divisor = denominator.multipliedReportingOverflow(by: other.denominator)
    guard !left.overflow, !right.overflow, !sum.overflow, !divisor.overflow else { return nil }
    return Rational(sum.partialValue, divisor.partialValue)
  }

  func multiplied(by other: Rational) -> Rational? {
    let product = numerator.multipliedReportingOverflow(by: other.numerator)
    let divisor = denominator.multipliedReportingOverflow(by: other.denominator)
    guard !product.overflow, !divisor.overflow else { return nil }
    return Rational(product.partialValue, divisor.partialValue)
  }

  /// Returns whether the fractions differ by 0.01 at most.
  func isNear(_ other: Rational) -> Bool? {
    guard let difference = other.negated.flatMap({ other in adding(other) }) else { return nil }
    let hundredfold = difference.numerator.multipliedReportingOverflow(by: 100)
    guard !hundredfold.overflow, hundredfold.partialValue != .min else { return nil }
    return abs(hundredfold.partialValue) <= difference.denominator
  }

  var negated: Rational? { Rational(-numerator, denominator) }

  var inverted: Rational? { Rational(denominator, numerator) }
}
