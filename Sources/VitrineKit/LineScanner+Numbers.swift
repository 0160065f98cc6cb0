import VitrineGraphics

extension LineScanner {
  /// The largest number that is read; lengths on a screen stay far below it.
  private static let largest = 1_000_000.0

  /// Reads a decimal number without exponent: `-0.5`.
  ///
  /// A number of up to 15 digits is the `Double` nearest to it: its digits and its power of ten
  /// are both exact, so their quotient is correctly rounded.
  mutating func number() throws(SpecError) -> Double {
    let first = position
    let isNegative = skip("-")
    var digits: Int64 = 0
    var count = 0
    var divisor = 1.0
    var hasPoint = false
    while let digit = digit(afterPoint: &hasPoint) {
      if digit < 0 { continue }
      count += 1
      guard count <= 17, digits < 900_719_925_474_098 else {
        throw failure("the number is too long", "write at most 15 digits", at: first)
      }
      digits = digits * 10 + digit
      if hasPoint { divisor *= 10 }
    }
    guard count > 0, page.bytes[position - 1] != UInt8(ascii: ".") else {
      throw failure("expected a number", "write it as 14, 0.5 or -2", at: first)
    }
    let value = Double(digits) / divisor
    guard value <= Self.largest else {
      throw failure("the number is too large", "stay below 1000000", at: first)
    }
    return isNegative ? -value : value
  }

  /// Steps over a digit and returns it, or over the decimal point and returns -1.
  private mutating func digit(afterPoint hasPoint: inout Bool) -> Int64? {
    let byte = next
    if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
      position += 1
      return Int64(byte - UInt8(ascii: "0"))
    }
    guard byte == UInt8(ascii: "."), !hasPoint else { return nil }
    hasPoint = true
    position += 1
    return -1
  }

  /// Reads `50.05%` as 0.5005.
  mutating func percentage() throws(SpecError) -> Double {
    let first = position
    let value = try number()
    try expect("%", in: "50%")
    guard value >= 0, value <= 100 else {
      throw failure("the share lies outside 0…100 %", "write a share of the whole", at: first)
    }
    return value / 100
  }

  /// Reads `300×184`.
  mutating func size() throws(SpecError) -> Size {
    let first = position
    let width = try number()
    try expect("×", in: "width×height, divided by U+00D7, as in 300×184")
    let height = try number()
    guard width >= 0, height >= 0 else {
      throw failure("the size is negative", "write lengths from 0 on", at: first)
    }
    return Size(width, height)
  }

  /// Reads `14,122`.
  mutating func point() throws(SpecError) -> Point {
    let x = try number()
    try expect(",", in: "x,y as in 14,122")
    return Point(x, try number())
  }

  /// Reads `14,16,0,16`: top, right, bottom, left.
  mutating func insets() throws(SpecError) -> EdgeInsets {
    let top = try number()
    try expect(",", in: "top,right,bottom,left as in 16,0,16,24")
    let right = try number()
    try expect(",", in: "top,right,bottom,left as in 16,0,16,24")
    let bottom = try number()
    try expect(",", in: "top,right,bottom,left as in 16,0,16,24")
    return EdgeInsets(top, right, bottom, try number())
  }
}
