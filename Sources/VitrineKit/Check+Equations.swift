import VitrineGraphics

/// Writes out the alternatives of an equation's line: `Light|Dark` stands for two lines.
enum Alternatives {
  /// The most lines that one line may stand for, which bounds the time.
  static let most = 256

  /// Returns the lines that a line stands for; nil where they are too many.
  static func expand(_ line: [UInt8]) -> [[UInt8]]? {
    var lines = [line]
    while let group = group(in: lines[0]) {
      let choices = group.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
      guard lines.count * choices.count <= most else { return nil }
      lines = lines.flatMap { line in
        choices.map { choice in replacing(group, in: line, by: Array(choice)) }
      }
    }
    return lines
  }

  /// Returns the first part between slashes, quotes or colons that holds a bar.
  private static func group(in line: [UInt8]) -> [UInt8]? {
    guard let bar = line.firstIndex(of: UInt8(ascii: "|")) else { return nil }
    let start = line[..<bar].lastIndex(where: isBound).map { index in index + 1 } ?? 0
    let end = line[bar...].firstIndex(where: isBound) ?? line.count
    return Array(line[start..<end])
  }

  private static func isBound(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: ":")
  }

  private static func replacing(_ part: [UInt8], in line: [UInt8], by other: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var index = 0
    while index < line.count {
      if line[index...].starts(with: part) {
        result += other
        index += part.count
      } else {
        result.append(line[index])
        index += 1
      }
    }
    return result
  }
}

extension KitCheck {
  /// Checks one equation in all its forms.
  mutating func check(equation entry: SpecEntry) {
    let page = kit.pages[entry.page]
    let scanner = LineScanner(
      page: page, line: entry.line, start: entry.range.lowerBound, end: entry.range.upperBound)
    guard let lines = Alternatives.expand(Array(page.bytes[entry.range])) else {
      return findings.append(
        scanner.failure(
          "the alternatives stand for more than \(Alternatives.most) equations", "divide the line"))
    }
    for line in lines {
      do throws(SpecError) {
        try check(equation: line, of: page, at: entry.line)
        equationCount += 1
      } catch {
        findings.append(error)
      }
    }
  }

  private mutating func check(
    equation line: [UInt8], of page: SpecPage, at number: Int
  ) throws(SpecError) {
    let copy = SpecPage(file: page.file, bytes: line)
    var scanner = LineScanner(page: copy, line: number, start: 0, end: line.count)
    _ = scanner.word()
    scanner.skipSpaces()
    let component = try scanner.quoted()
    var equation = try Equation(&scanner, component: component)
    for term in equation.terms { try fillIn(term, in: &equation, scanner) }
    try compare(equation, scanner, component: component)
  }

  /// Puts a term's value into the stated sum.
  private mutating func fillIn(
    _ term: Equation.Term, in equation: inout Equation, _ scanner: LineScanner
  ) throws(SpecError) {
    let value: Double
    do throws(KitError) {
      value = try self.value(of: term)
    } catch {
      throw scanner.failure(error.message, error.mend, at: term.position)
    }
    guard let number = Rational(decimal: value) else { return }
    equation.stated.tokens[term.index] = .number(number)
  }

  private mutating func value(of term: Equation.Term) throws(KitError) -> Double {
    guard let component = term.component else { return try kit.metric(named: term.path) }
    let root = try resolved(component)
    let path = term.path.isEmpty ? [] : term.path.pathNames
    let places = LayerSearch(root: root, path: path).places
    guard let place = places.first, places.count == 1 else {
      let found = places.isEmpty ? "no layer" : "\(places.count) layers"
      throw KitError(
        .unknownLayer, "\(found) “\(term.path)” in “\(component)”",
        mend: "write the path that leads to the layer")
    }
    guard let value = root.layer(at: place).equationValue(term.attribute) else {
      throw KitError(
        .unknownName, "“\(term.path)” has no value “\(term.attribute)”",
        mend: "known are \(Nearest.list(Layer.equationValues))")
    }
    return value
  }

  private func compare(
    _ equation: Equation, _ scanner: LineScanner, component: String
  ) throws(SpecError) {
    let (printed, stated) = (equation.printed.tokens, equation.stated.tokens)
    guard printed.count == stated.count else {
      throw scanner.failure(
        "the printed sum has \(printed.count) signs and numbers, the other one \(stated.count)",
        "write a value’s name in the place of every number", at: 0)
    }
    for (index, token) in stated.enumerated() where token != printed[index] {
      let term = equation.terms.first { term in term.index == index }
      guard case .number(let number) = token, let term else {
        throw scanner.failure(
          "the two sums differ in sign or number \(index + 1)", "write both alike", at: 0)
      }
      throw scanner.failure(
        "in “\(component)” “\(term.path)” \(term.attribute) is \(number.doubleValue)",
        "correct the value or the equation", at: term.position)
    }
    guard let isTrue = equation.printed.isTrue else {
      throw scanner.failure("the sum is not well formed", "write it as 14 + 108 = 122", at: 0)
    }
    guard isTrue != equation.isWrong else {
      throw scanner.failure(
        isTrue ? "the sum holds, but is marked as wrong" : "in “\(component)” the sum is wrong",
        isTrue ? "remove (wrong)" : "correct the values, or mark it (wrong) and say why", at: 0)
    }
  }
}
