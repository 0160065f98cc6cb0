/// Reads a component with all its layers.
struct LayerParser {
  /// The deepest nesting that is read, which bounds the memory.
  static let deepest = 64

  let page: SpecPage
  let pageIndex: Int
  /// The number of attributes read, by the raw value of where they come from.
  var counts = [0, 0, 0, 0]

  init(page: SpecPage, pageIndex: Int) {
    self.page = page
    self.pageIndex = pageIndex
  }

  /// Reads the lines of an entry; the first one holds the root.
  mutating func component(_ entry: SpecEntry) throws(SpecError) -> Layer {
    let lines = EntryLines(page: page, entry: entry)
    var open: [Layer] = []
    for line in lines {
      var scanner = line
      scanner.skipSpaces()
      if scanner.isAtEnd { continue }
      let depth = scanner.position - scanner.start
      try check(depth: depth, below: open, in: scanner)
      close(&open, to: depth)
      open.append(try layer(scanner))
    }
    close(&open, to: 1)
    guard let root = open.first else {
      throw SpecError(
        file: page.path, line: entry.line, column: 1, message: "the component is empty",
        mend: "write COMPONENT \"Name\" 300×184")
    }
    return root
  }

  private mutating func layer(_ scanner: LineScanner) throws(SpecError) -> Layer {
    let line = try LayerLine(scanner: scanner, pageIndex: pageIndex)
    count(line)
    return line.layer
  }

  private func check(
    depth: Int, below open: [Layer], in scanner: LineScanner
  ) throws(SpecError) {
    guard depth <= min(open.count, Self.deepest) else {
      throw scanner.failure(
        "the line stands too deep", "put a layer one space further in than its parent")
    }
    guard depth > 0 || open.isEmpty else {
      throw scanner.failure("a second root", "put a layer one space further in than its parent")
    }
    guard depth > 0 else { return }
    switch open[depth - 1].kind {
    case .component, .group: return
    default:
      throw scanner.failure(
        "“\(open[depth - 1].name)” cannot hold layers", "put them into a group")
    }
  }

  /// Moves the layers that are complete into their parents.
  private func close(_ open: inout [Layer], to depth: Int) {
    while open.count > max(depth, 0), open.count > 1 {
      let layer = open.removeLast()
      open[open.count - 1].layers.append(layer)
    }
  }

  private mutating func count(_ line: LayerLine) {
    var total = 0
    for attribute in Attribute.allCases where line.has(attribute) { total += 1 }
    for mark in line.layer.marks { counts[Int(mark.provenance.rawValue)] += 1 }
    counts[Int(Provenance.kit.rawValue)] += max(0, total - line.layer.marks.count)
  }
}

/// The lines of an entry, comments left out.
struct EntryLines: Sequence, IteratorProtocol {
  let page: SpecPage
  var line: Int
  var position: Int
  let end: Int

  init(page: SpecPage, entry: SpecEntry) {
    self.page = page
    line = entry.line
    position = entry.range.lowerBound
    end = entry.range.upperBound
  }

  mutating func next() -> LineScanner? {
    while position < end {
      var stop = position
      while stop < end, page.bytes[stop] != UInt8(ascii: "\n") { stop += 1 }
      let scanner = LineScanner(page: page, line: line, start: position, end: stop)
      position = stop + 1
      line += 1
      if scanner.next != UInt8(ascii: "#") { return scanner }
    }
    return nil
  }
}
