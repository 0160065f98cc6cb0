/// The words that start an entry of a spec page.
enum EntryKeyword: String, CaseIterable {
  case component = "COMPONENT"
  case swatch = "SWATCH"
  case style = "STYLE"
  case textStyle = "TEXTSTYLE"
  case screen = "SCREEN"
  case metric = "METRIC"
  case font = "FONT"
  case tracking = "TRACKING"
  case symbol = "SYMBOL"
  case equation = "EQUATION"

  /// A Boolean value that is true when lines may stand below the first one.
  var hasBody: Bool { self == .component || self == .symbol }

  /// A Boolean value that is true when a name in quotes follows.
  var isNamed: Bool { self != .tracking }

  /// A Boolean value that is true when no two entries may have one name.
  var isUnique: Bool { self != .tracking && self != .equation }
}

/// Where an entry stands in a page.
struct SpecEntry {
  let keyword: EntryKeyword
  /// The index of the page.
  let page: Int
  /// The line, counted from 1.
  let line: Int
  /// The name in quotes; empty where the entry has none.
  let name: String
  /// The code point of a symbol; zero where the entry has none.
  let codePoint: UInt32
  /// The hash of the name, which makes most comparisons of names unnecessary.
  let hash: UInt64
  /// The bytes of the entry.
  var range: Range<Int>
}

/// Finds the entries of a page without reading what they hold.
struct SpecIndex {
  private(set) var entries: [SpecEntry] = []
  private let page: SpecPage
  private let pageIndex: Int

  /// Reads the first words of all entries of a page.
  init(page: SpecPage, pageIndex: Int) throws(SpecError) {
    self.page = page
    self.pageIndex = pageIndex
    var position = 0
    var line = 1
    while position < page.bytes.count {
      let end = Self.endOfLine(page.bytes, from: position)
      try take(LineScanner(page: page, line: line, start: position, end: end))
      position = end + 1
      line += 1
    }
  }

  private static func endOfLine(_ bytes: [UInt8], from start: Int) -> Int {
    bytes.withUnsafeBufferPointer { buffer in
      var end = start
      while end < buffer.count, buffer[end] != UInt8(ascii: "\n") { end += 1 }
      return end
    }
  }

  private mutating func take(_ scanner: LineScanner) throws(SpecError) {
    if scanner.isAtEnd || scanner.next == UInt8(ascii: "#") { return }
    guard page.bytes[scanner.end - 1] != UInt8(ascii: "\r") else {
      throw scanner.failure(
        "the line ends in a carriage return", "save the file with line feeds alone",
        at: scanner.end - 1)
    }
    guard scanner.next == UInt8(ascii: " ") else { return try start(scanner) }
    guard let last = entries.last, last.keyword.hasBody else {
      var ahead = scanner
      ahead.skipSpaces()
      if ahead.isAtEnd { return }
      throw scanner.failure(
        "nothing stands above that the line could belong to", "remove the spaces before it")
    }
    entries[entries.count - 1].range = last.range.lowerBound..<scanner.end
  }

  private mutating func start(_ scanner: LineScanner) throws(SpecError) {
    var scanner = scanner
    let word = scanner.word()
    guard let keyword = EntryKeyword(rawValue: word) else {
      let known = EntryKeyword.allCases.map { keyword in keyword.rawValue }
      throw scanner.failure(
        word.isEmpty ? "expected an entry" : "“\(word)” starts no entry",
        Nearest.phrase(for: word, among: known, otherwise: "known are \(Nearest.list(known))"),
        at: scanner.start)
    }
    try scanner.expect(" ", in: "a space behind the first word")
    let codePoint = keyword == .symbol ? try scanner.codePoint() : 0
    let name = keyword.isNamed ? try scanner.quoted() : ""
    entries.append(
      SpecEntry(
        keyword: keyword, page: pageIndex, line: scanner.line, name: name, codePoint: codePoint,
        hash: nameHash(name), range: scanner.start..<scanner.end))
  }
}

/// Returns the 64-bit FNV-1a hash of a name's bytes.
func nameHash(_ name: String) -> UInt64 {
  // Offset basis and prime of the FNV specification.
  var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
  return hash
}
