extension LineScanner {
  /// Reads `U+10018A `, or `- ` for none, which gives zero.
  mutating func codePoint() throws(SpecError) -> UInt32 {
    if skip("- ") { return 0 }
    let first = position
    try expect("U+", in: "SYMBOL U+10018A \"name\" width 58")
    var value: UInt32 = 0
    while let digit = Self.hexDigit(next) {
      guard value <= 0x10FFFF else { break }
      value = value << 4 | digit
      position += 1
    }
    guard value > 0, value <= 0x10FFFF else {
      throw failure("there is no such code point", "write U+ and up to six digits", at: first)
    }
    try expect(" ", in: "SYMBOL U+10018A \"name\" width 58")
    return value
  }
}

/// Reads a symbol with the steps of its drawing.
enum SymbolParser {
  static func symbol(page: SpecPage, entry: SpecEntry) throws(SpecError) -> SymbolDrawing {
    var parser = try EntryParser(page: page, entry: entry)
    var drawing = try parser.symbol(codePoint: entry.codePoint)
    for line in EntryLines(page: page, entry: entry) where line.line > entry.line {
      var scanner = line
      scanner.skipSpaces()
      if !scanner.isAtEnd { drawing.steps.append(try step(&scanner)) }
    }
    return drawing
  }

  private static func step(_ scanner: inout LineScanner) throws(SpecError) -> SymbolDrawing.Step {
    let first = scanner.position
    let word = scanner.word()
    var factor = 1.0
    try scanner.expect(" ", in: "stroke d=\"M0,0 L10,0\"")
    if word == "stroke" || word == "erase-stroke", !scanner.isNext("d=") {
      factor = try scanner.number()
      try scanner.expect(" ", in: "stroke 0.8 d=\"M0,0 L10,0\"")
    }
    try scanner.expect("d=", in: "stroke d=\"M0,0 L10,0\"")
    let path = try scanner.path()
    scanner.skipSpaces()
    guard scanner.isAtEnd || scanner.isNext("//") else {
      throw scanner.failure("nothing is expected here", "remove it, or put // before a note")
    }
    switch word {
    case "fill": return .fill(path)
    case "stroke": return .stroke(path, factor: factor)
    case "erase": return .erase(path)
    case "erase-stroke": return .eraseStroke(path, factor: factor)
    default:
      throw scanner.failure(
        "“\(word)” is no step of a drawing", "use fill, stroke, erase or erase-stroke", at: first)
    }
  }
}
