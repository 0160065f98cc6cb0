/// A sum as a list of signs and numbers, such as `14 + 108 = 122`.
struct Sum: Equatable {
  /// A sign or a number.
  enum Token: Equatable {
    case number(Rational)
    case plus, minus, times, divided, open, close, equal, about
  }

  var tokens: [Token] = []

  /// Returns whether all sides are equal, or within 0.01 where the sum says `≈`.
  ///
  /// Nil where the sum is not well formed, divides by zero or leaves the range of 64 bits.
  var isTrue: Bool? {
    var reader = Reader(tokens: tokens[...])
    guard var left = reader.side() else { return nil }
    var isTrue = true
    var count = 1
    while let sign = reader.take() {
      guard sign == .equal || sign == .about, let right = reader.side() else { return nil }
      if sign == .equal {
        if left != right { isTrue = false }
      } else {
        guard let isNear = left.isNear(right) else { return nil }
        if !isNear { isTrue = false }
      }
      left = right
      count += 1
    }
    return count > 1 ? isTrue : nil
  }

  /// Reads a sum by the usual precedence.
  private struct Reader {
    var tokens: ArraySlice<Token>
    var depth = 0

    mutating func take() -> Token? { tokens.popFirst() }

    private mutating func skip(_ token: Token) -> Bool {
      guard tokens.first == token else { return false }
      tokens.removeFirst()
      return true
    }

    mutating func side() -> Rational? {
      var sum = product()
      while let left = sum {
        if skip(.plus) {
          sum = product().flatMap { right in left.adding(right) }
        } else if skip(.minus) {
          sum = product().flatMap { right in right.negated }.flatMap { right in left.adding(right) }
        } else {
          return left
        }
      }
      return nil
    }

    private mutating func product() -> Rational? {
      var result = factor()
      while let left = result {
        if skip(.times) {
          result = factor().flatMap { right in left.multiplied(by: right) }
        } else if skip(.divided) {
          result = factor().flatMap { right in right.inverted }
            .flatMap { right in left.multiplied(by: right) }
        } else {
          return left
        }
      }
      return nil
    }

    /// Reads a number or a sum in parentheses; 32 signs and parentheses may be nested.
    private mutating func factor() -> Rational? {
      depth += 1
      defer { depth -= 1 }
      guard depth <= 32 else { return nil }
      switch take() {
      case .number(let number): return number
      case .minus: return factor().flatMap { number in number.negated }
      case .open:
        guard let sum = side(), skip(.close) else { return nil }
        return sum
      default: return nil
      }
    }
  }
}

extension LineScanner {
  /// Reads a sign of a sum if one comes next; spaces before it are stepped over.
  mutating func sumSign() -> Sum.Token? {
    skipSpaces()
    if skip("+") { return .plus }
    if skip("−") || skip("-") { return .minus }
    if skip("×") { return .times }
    if !isNext("//"), skip("/") { return .divided }
    if skip("=") { return .equal }
    if skip("≈") { return .about }
    if isNext("(wrong)") { return nil }
    if skip("(") { return .open }
    return skip(")") ? .close : nil
  }

  /// Reads a number of a sum.
  mutating func sumNumber() throws(SpecError) -> Rational {
    let first = position
    guard let number = Rational(decimal: try number()) else {
      throw failure("the number is too large", "stay below 1000000", at: first)
    }
    return number
  }

  /// Reads a sum as a document prints it, in quotes.
  mutating func printedSum() throws(SpecError) -> Sum {
    try expect("\"", in: "EQUATION \"Component\" \"14 + 108 = 122\" pad.top + …")
    var sum = Sum()
    while !skip("\"") {
      if let sign = sumSign() {
        sum.tokens.append(sign)
      } else if !skip("\"") {
        sum.tokens.append(.number(try sumNumber()))
      } else {
        return sum
      }
    }
    return sum
  }
}
