/// A place in the spec pages where a text was found.
public struct FindMatch: Hashable, Sendable {
  /// What the text was found in.
  public enum Kind: UInt8, Hashable, Sendable {
    /// The name of a component.
    case component
    /// The name of a layer.
    case layer
    /// Another entry: a swatch, a style, a metric, a symbol.
    case entry
    /// Words that a layer shows.
    case text
    /// A swatch that a value is bound to.
    case swatch
    /// A number, a colour, an attribute or a note.
    case value
  }

  /// What the text was found in.
  public var kind: Kind
  /// The component or entry that the line belongs to.
  public var entry: String
  /// The page's name, such as `alerts`.
  public var page: String
  /// The file, as a path from the project's root.
  public var file: String
  /// The line, counted from 1.
  public var line: Int
  /// The line's text without the spaces before it.
  public var excerpt: String
}

extension Kit {
  /// Returns the lines that hold a text, letter case of ASCII letters aside.
  ///
  /// A number is only found where it stands by itself: 34 is not found in 134. As in names of
  /// components, `//` also stands for the building block's mark between its slashes; a symbol's
  /// code point, such as `U+10018A`, and its character are found under either. Equations are left
  /// out. A line is listed once, for the first place in it.
  public func find(_ text: String) -> [FindMatch] {
    guard !text.isEmpty else { return [] }
    let isNumber = text.utf8.allSatisfy { byte in isNumeric(byte) }
    let spellings = FindSpelling.all(of: text)
    var matches: [FindMatch] = []
    for entry in entries where entry.keyword != .equation {
      let page = pages[entry.page]
      for line in EntryLines(page: page, entry: entry) {
        let bytes = page.bytes[line.start..<line.end]
        let places = spellings.compactMap { spelling in
          place(of: spelling, in: bytes, isNumber: isNumber)
        }
        if let first = places.min() { matches.append(match(at: first, in: line, of: entry)) }
      }
    }
    return matches
  }

  private func isNumeric(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte == UInt8(ascii: ".")
  }

  private func place(
    of pattern: [UInt8], in line: ArraySlice<UInt8>, isNumber: Bool
  ) -> Int? {
    guard line.count >= pattern.count else { return nil }
    for start in line.startIndex...(line.endIndex - pattern.count) {
      let end = start + pattern.count
      guard line[start..<end].elementsEqual(pattern, by: isSameLetter) else { continue }
      if isNumber {
        if start > line.startIndex, isNumeric(line[start - 1]) { continue }
        if end < line.endIndex, isNumeric(line[end]) { continue }
      }
      return start
    }
    return nil
  }

  private func isSameLetter(_ left: UInt8, _ right: UInt8) -> Bool {
    Nearest.lowercased(left) == Nearest.lowercased(right)
  }

  private func match(at place: Int, in line: LineScanner, of entry: SpecEntry) -> FindMatch {
    let page = pages[entry.page]
    var start = line.start
    while start < line.end, page.bytes[start] == UInt8(ascii: " ") { start += 1 }
    return FindMatch(
      kind: kind(of: place, in: line, entry), entry: entry.name, page: page.name, file: page.path,
      line: line.line, excerpt: String(decoding: page.bytes[start..<line.end], as: UTF8.self))
  }

  /// Tells names, words, swatches and values apart by the quotes and braces around the place.
  private func kind(of place: Int, in line: LineScanner, _ entry: SpecEntry) -> FindMatch.Kind {
    var quotes = 0
    var isInBraces = false
    for byte in page(of: entry).bytes[line.start..<place] {
      if byte == UInt8(ascii: "\"") { quotes += 1 }
      if byte == UInt8(ascii: "{") { isInBraces = true }
      if byte == UInt8(ascii: "}") { isInBraces = false }
    }
    if quotes <= 1 {
      if line.line > entry.line { return .layer }
      return entry.keyword == .component ? .component : .entry
    }
    if quotes % 2 == 1 { return .text }
    return isInBraces ? .swatch : .value
  }

  private func page(of entry: SpecEntry) -> SpecPage { pages[entry.page] }
}
