/// Reads the tokens of one line of a spec page.
///
/// Every position is checked against the line's end, so no input can make it trap.
struct LineScanner {
  let page: SpecPage
  /// The line's number, counted from 1.
  let line: Int
  /// The index of the line's first byte.
  let start: Int
  /// The index behind the line's last byte.
  let end: Int
  /// The index of the next byte to read.
  var position: Int

  init(page: SpecPage, line: Int, start: Int, end: Int) {
    self.page = page
    self.line = line
    self.start = start
    self.end = end
    position = start
  }

  /// The next byte; zero at the end of the line.
  var next: UInt8 { peek(0) }

  var isAtEnd: Bool { position >= end }

  /// Returns the byte some places ahead; zero behind the end of the line.
  func peek(_ distance: Int) -> UInt8 {
    position + distance < end ? page.bytes[position + distance] : 0
  }

  /// Returns an error at a place, by default the next byte.
  func failure(_ message: String, _ mend: String, at place: Int? = nil) -> SpecError {
    SpecError(
      file: page.path, line: line, column: (place ?? position) - start + 1, message: message,
      mend: mend)
  }

  /// Returns whether the given ASCII text or other UTF-8 text comes next.
  func isNext(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard position + count <= end else { return false }
    return text.withUTF8Buffer { expected in
      for index in 0..<count where page.bytes[position + index] != expected[index] {
        return false
      }
      return true
    }
  }

  /// Steps over a text if it comes next, and returns whether it did.
  mutating func skip(_ text: StaticString) -> Bool {
    guard isNext(text) else { return false }
    position += text.utf8CodeUnitCount
    return true
  }

  /// Steps over a text that has to come next.
  mutating func expect(_ text: StaticString, in form: StaticString) throws(SpecError) {
    guard skip(text) else { throw failure("expected “\(text)”", "the form is: \(form)") }
  }

  mutating func skipSpaces() {
    while next == UInt8(ascii: " ") { position += 1 }
  }

  /// Reads letters and hyphens; the result may be empty.
  mutating func word() -> String {
    let first = position
    while isLetter(next) || next == UInt8(ascii: "-") { position += 1 }
    return String(decoding: page.bytes[first..<position], as: UTF8.self)
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    let lower = byte | 32
    return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")
  }

  /// Returns the text between two indices, which has to be UTF-8.
  func text(_ range: Range<Int>) throws(SpecError) -> String {
    guard let text = String(validating: page.bytes[range], as: UTF8.self) else {
      throw failure(
        "the line is not UTF-8", "save the file in UTF-8", at: range.lowerBound)
    }
    return text
  }

  /// Reads up to a byte that ends the text, and steps over that byte.
  mutating func text(upTo terminator: UInt8) throws(SpecError) -> String {
    let first = position
    while position < end, page.bytes[position] != terminator { position += 1 }
    guard position < end else {
      let sign = String(UnicodeScalar(terminator))
      throw failure("“\(sign)” is missing", "close what opens here", at: first - 1)
    }
    position += 1
    return try text(first..<(position - 1))
  }

  /// Reads a text in quotes; `\"`, `\\` and `\n` stand for a quote, a backslash and a new line.
  mutating func quoted() throws(SpecError) -> String {
    let opening = position
    guard next == UInt8(ascii: "\"") else {
      throw failure("expected a text in quotes", "write it as \"…\"")
    }
    position += 1
    let first = position
    while position < end, next != UInt8(ascii: "\""), next != UInt8(ascii: "\\") { position += 1 }
    if next == UInt8(ascii: "\"") {
      position += 1
      return try text(first..<(position - 1))
    }
    var bytes = Array(page.bytes[first..<position])
    while !isAtEnd, next != UInt8(ascii: "\"") { bytes.append(try character()) }
    guard !isAtEnd else {
      throw failure("the text in quotes does not end", "close it with \"", at: opening)
    }
    position += 1
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw failure("the text is not UTF-8", "save the file in UTF-8", at: opening)
    }
    return text
  }

  /// Reads one byte of a text in quotes.
  private mutating func character() throws(SpecError) -> UInt8 {
    guard next == UInt8(ascii: "\\") else {
      position += 1
      return page.bytes[position - 1]
    }
    let escaped = peek(1)
    position += 2
    switch escaped {
    case UInt8(ascii: "n"): return UInt8(ascii: "\n")
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): return escaped
    default:
      throw failure(
        "a backslash stands before a sign that it does not change",
        "write \\\\ for a backslash, \\\" for a quote, \\n for a new line", at: position - 2)
    }
  }
}
