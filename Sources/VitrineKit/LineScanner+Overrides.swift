import VitrineGraphics

/// An override as a line holds it.
struct ParsedOverride {
  var override: Override
  var provenance: Provenance?
}

extension LineScanner {
  /// Reads ` → Name [overrides]` from the name on; the name ends at a bracket, a note or the line.
  mutating func master() throws(SpecError) -> String {
    let first = position
    while !isAtEnd, !isNext(" ["), !isNext(" //"), !isNext("  ") { position += 1 }
    let name = try text(first..<position)
    guard !name.isEmpty else {
      throw failure("the master's name is missing", "write → and the full name of a component")
    }
    return name
  }

  /// Reads `[A/B.text="…", C.isVisible→0, swap → Name, fill→#FF0000]`.
  mutating func overrides() throws(SpecError) -> [ParsedOverride] {
    try expect("[", in: "[text=\"…\", Name.isVisible→0]")
    var overrides = [try override()]
    while skip(", ") { overrides.append(try override()) }
    try expect("]", in: "[text=\"…\", Name.isVisible→0]")
    return overrides
  }

  private mutating func override() throws(SpecError) -> ParsedOverride {
    let provenance = mark()
    let path = try overridePath()
    let change: Override.Change
    if skip("text=") {
      change = .text(try quoted())
    } else if skip("isVisible→") {
      change = .visible(try flag())
    } else if skip("swap → ") {
      change = .swap(try swapName())
    } else if skip("fill→") {
      change = .fill(try fills())
    } else {
      throw failure(
        "expected an override",
        "write text=\"…\", isVisible→0, swap → Name or fill→#RRGGBB, a path and a dot before it")
    }
    return ParsedOverride(
      override: Override(path: path, change: change), provenance: provenance)
  }

  private mutating func flag() throws(SpecError) -> Bool {
    if skip("0") { return false }
    guard skip("1") else { throw failure("expected 0 or 1", "write isVisible→0") }
    return true
  }

  /// Reads a name that ends at the next override or the closing bracket.
  private mutating func swapName() throws(SpecError) -> String {
    let first = position
    while !isAtEnd, !isNext(", "), next != UInt8(ascii: "]") { position += 1 }
    return try text(first..<position)
  }

  /// Reads the layer names before the change; empty where there are none.
  ///
  /// A name may hold dots, so the path ends at the first dot that one of the changes follows.
  private mutating func overridePath() throws(SpecError) -> [String] {
    if isChangeNext { return [] }
    let first = position
    while !isAtEnd {
      if skip(".") {
        if isChangeNext { return try text(first..<(position - 1)).pathNames }
      } else {
        position += 1
      }
    }
    position = first
    throw failure(
      "expected an override",
      "write text=\"…\", isVisible→0, swap → Name or fill→#RRGGBB, a path and a dot before it")
  }

  private var isChangeNext: Bool {
    isNext("text=") || isNext("isVisible→") || isNext("swap → ") || isNext("fill→")
  }

  /// Steps over a mark that says where the next value comes from.
  mutating func mark() -> Provenance? {
    if skip("=") { return .derived }
    if skip("~") { return .mined }
    return skip("*") ? .own : nil
  }
}
