extension Override {
  /// Reads a change as a person writes it: `Title and Message/Title.text=Hello`.
  ///
  /// The path is layer names divided by `/`; it may be left out where only one layer fits. Behind
  /// the dot stand `text`, `visible` (true or false), `swap` (a component's full name) or `fill`
  /// (as in the specs, `#FF0000@50% (plus-darker) + …`).
  /// - Throws: `KitError` that shows the right form.
  public init(parsing text: String) throws(KitError) {
    let bytes = Array(text.utf8)
    for (word, kind) in Self.words {
      guard let start = Self.firstIndex(of: word, in: bytes) else { continue }
      let path = String(decoding: bytes[..<start], as: UTF8.self)
      let value = String(decoding: bytes[(start + word.count)...], as: UTF8.self)
      self.init(path: Self.names(path), change: try Self.change(kind, value))
      return
    }
    throw KitError(
      .unknownLayer, "“\(text)” is no change",
      mend: "write PATH.text=WORDS, PATH.visible=false, PATH.swap=NAME or PATH.fill=#RRGGBB")
  }

  private enum Kind { case text, visible, swap, fill }

  private static let words: [([UInt8], Kind)] = [
    (Array("text=".utf8), .text), (Array("visible=".utf8), .visible),
    (Array("swap=".utf8), .swap), (Array("fill=".utf8), .fill),
  ]

  /// Returns where a word starts that stands at the front or behind a dot.
  private static func firstIndex(of word: [UInt8], in bytes: [UInt8]) -> Int? {
    if bytes.starts(with: word) { return 0 }
    guard bytes.count > word.count else { return nil }
    for start in 1...(bytes.count - word.count)
    where bytes[start - 1] == UInt8(ascii: ".") && bytes[start...].starts(with: word) {
      return start
    }
    return nil
  }

  private static func names(_ path: String) -> [String] {
    let trimmed = path.hasSuffix(".") ? path.dropLast() : Substring(path)
    return trimmed.split(separator: "/", omittingEmptySubsequences: true).map { String($0) }
  }

  private static func change(_ kind: Kind, _ value: String) throws(KitError) -> Change {
    switch kind {
    case .text: return .text(value)
    case .swap: return .swap(value)
    case .visible:
      switch value {
      case "true", "1": return .visible(true)
      case "false", "0": return .visible(false)
      default:
        throw KitError(.unknownLayer, "“\(value)” is not true or false", mend: "write one of them")
      }
    case .fill: return .fill(try fills(value))
    }
  }

  /// Returns the text with the six digits behind each `#` in capitals, as the specs write them.
  private static func capitalDigits(_ bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    for start in bytes.indices where bytes[start] == UInt8(ascii: "#") {
      for index in start + 1..<min(start + 7, bytes.count)
      where bytes[index] >= UInt8(ascii: "a") && bytes[index] <= UInt8(ascii: "f") {
        result[index] -= 32
      }
    }
    return result
  }

  private static func fills(_ value: String) throws(KitError) -> [Fill] {
    let page = SpecPage(file: "fill", bytes: capitalDigits(Array(value.utf8)))
    var scanner = LineScanner(page: page, line: 1, start: 0, end: page.bytes.count)
    do throws(SpecError) {
      let fills = try scanner.fills()
      guard scanner.isAtEnd else {
        throw scanner.failure("the fill goes on", "write it as #RRGGBB@70% (plus-darker) + …")
      }
      return fills
    } catch {
      throw KitError(
        .unknownLayer, "“\(value)” is no fill: \(error.message)", mend: error.mend)
    }
  }
}
