import VitrineGraphics
import VitrineKit

/// A line of a script, word by word.
struct LineReader {
  /// A word of a line.
  enum Word: Hashable {
    /// A bare word.
    case word(String)
    /// Words between quotation marks.
    case quoted(String)

    /// What it says.
    var text: String {
      switch self {
      case .word(let text), .quoted(let text): text
      }
    }

    /// How messages show it.
    var shown: String {
      switch self {
      case .word(let word): "“\(word.shortened)”"
      case .quoted(let text): text.shortened.quoted
      }
    }
  }

  let file: String
  let number: Int
  private var words: [Word] = []
  private var index = 0

  init(_ line: Substring, file: String, number: Int) throws(ScriptError) {
    self.file = file
    self.number = number
    var rest = line
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "#", !Self.isColor(rest) {
        return
      } else if first == "\"" || first == "“" {
        rest.removeFirst()
        words.append(.quoted(try quotation(&rest, closing: first == "“" ? "”" : "\"")))
        guard rest.first?.isWhitespace ?? true else {
          throw error("something touches a quotation mark", mend: "put a space behind the mark")
        }
      } else {
        let word = rest.prefix { !$0.isWhitespace }
        words.append(.word(String(word)))
        rest.removeFirst(word.count)
      }
    }
  }

  /// Whether a `#` begins a colour and no comment.
  private static func isColor(_ rest: Substring) -> Bool {
    let digits = rest.dropFirst().prefix { $0.isHexDigit }
    let next = rest.dropFirst(digits.count + 1).first
    return (digits.count == 6 || digits.count == 8) && (next?.isWhitespace ?? true)
  }

  private func quotation(
    _ rest: inout Substring, closing: Character
  ) throws(ScriptError) -> String {
    var text = ""
    while let character = rest.first {
      rest.removeFirst()
      if character == closing { return text }
      guard character == "\\" else {
        text.append(character)
        continue
      }
      guard let escaped = rest.first else { break }
      rest.removeFirst()
      switch escaped {
      case "n": text.append("\n")
      case "t": text.append("\t")
      case "\"", "\\", "“", "”": text.append(escaped)
      default:
        throw error("“\\\(escaped)” is no escape", mend: "write \\n, \\t, \\\" or \\\\")
      }
    }
    throw error("a quotation mark is not closed", mend: "close it on the same line")
  }

  /// Takes the next word; nil at the end.
  mutating func next() -> Word? {
    guard index < words.count else { return nil }
    index += 1
    return words[index - 1]
  }

  /// The next word, which stays.
  var peek: Word? { index < words.count ? words[index] : nil }

  /// Takes a word if it is the next one.
  mutating func take(_ word: String) -> Bool {
    guard peek == .word(word) else { return false }
    index += 1
    return true
  }

  /// Takes words, quoted or bare.
  mutating func text(_ what: String) throws(ScriptError) -> String {
    switch next() {
    case .quoted(let text), .word(let text): return text
    case nil: throw missing(what)
    }
  }

  /// Takes a number.
  mutating func number(_ what: String) throws(ScriptError) -> Double {
    guard let word = next() else { throw missing(what) }
    guard case .word(let text) = word, let value = Self.number(text) else {
      throw error("\(word.shown) is no number", mend: "write \(what)")
    }
    guard value.magnitude < 1e6 else {
      throw error("\(word.shown) is out of range", mend: "write a number below a million")
    }
    return value
  }

  /// Reads a decimal number; the library would take hexadecimal ones and infinities too.
  private static func number(_ text: some StringProtocol) -> Double? {
    text.allSatisfy({ $0.isASCII && ($0.isNumber || "+-.eE".contains($0)) }) ? Double(text) : nil
  }

  /// Takes a duration such as `0.5s` or `300ms`.
  mutating func duration(_ what: String) throws(ScriptError) -> Duration {
    guard let word = next() else { throw missing(what) }
    let mend = "write \(what), in seconds or milliseconds: 0.5s or 500ms, up to 600s"
    guard case .word(let text) = word else { throw error("\(word.shown) is no time", mend: mend) }
    let isMilliseconds = text.hasSuffix("ms")
    guard text.hasSuffix("s"), let value = Self.number(text.dropLast(isMilliseconds ? 2 : 1)) else {
      throw error("\(word.shown) is no time", mend: mend)
    }
    let seconds = isMilliseconds ? value / 1000 : value
    guard seconds >= 0, seconds <= 600 else { throw error("\(text) is out of range", mend: mend) }
    return .nanoseconds(Int64((seconds * 1e9).rounded()))
  }

  /// Takes one of several words.
  mutating func choice<Value>(
    _ what: String, _ choices: [(String, Value)]
  ) throws(ScriptError) -> Value {
    let names = choices.map { $0.0 }
    guard let word = next() else { throw missing("\(what): \(names.joined(separator: ", "))") }
    if case .word(let text) = word, let found = choices.first(where: { $0.0 == text }) {
      return found.1
    }
    let mend = Nearest.phrase(
      for: word.text, among: names, otherwise: "write one of \(names.joined(separator: ", "))")
    throw error("\(word.shown) is no \(what)", mend: mend)
  }

  /// Makes sure that nothing is left.
  func finish() throws(ScriptError) {
    if let peek { throw error("\(peek.shown) is too much", mend: "leave it away") }
  }

  func missing(_ what: String) -> ScriptError {
    error("the line ends too early", mend: "add \(what)")
  }

  func error(_ message: String, mend: String) -> ScriptError {
    ScriptError(.syntax, file: file, line: number, message: message, mend: mend)
  }
}

extension String {
  /// The text as messages show it: no longer than a line.
  var shortened: String { count > 80 ? "\(prefix(79))…" : self }

  /// The text between quotation marks, as a script writes it.
  var quoted: String {
    var text = "\""
    for character in self {
      switch character {
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\"", "\\": text += "\\\(character)"
      default: text.append(character)
      }
    }
    return text + "\""
  }
}
