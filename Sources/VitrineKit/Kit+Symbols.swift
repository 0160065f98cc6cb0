extension Kit {
  /// Returns the drawing for a private-use code point; nil where there is none.
  public func symbol(_ codePoint: UInt32) throws(KitError) -> SymbolDrawing? {
    for entry in entries where entry.keyword == .symbol && entry.codePoint == codePoint {
      if codePoint != 0 { return try symbol(entry) }
    }
    return nil
  }

  /// Returns the drawing with a name or an alias.
  public func symbol(named name: String) throws(KitError) -> SymbolDrawing {
    if let entry = entry(.symbol, named: name) { return try symbol(entry) }
    for entry in entries where entry.keyword == .symbol {
      let drawing = try symbol(entry)
      if drawing.aliases.contains(name) { return drawing }
    }
    throw unknown(.symbol, "symbol", name)
  }

  /// Returns all drawings in the order of the pages.
  public func symbols() throws(KitError) -> [SymbolDrawing] {
    var drawings: [SymbolDrawing] = []
    for entry in entries where entry.keyword == .symbol { drawings.append(try symbol(entry)) }
    return drawings
  }

  private func symbol(_ entry: SpecEntry) throws(KitError) -> SymbolDrawing {
    do {
      return try SymbolParser.symbol(page: pages[entry.page], entry: entry)
    } catch {
      throw KitError(error)
    }
  }
}
