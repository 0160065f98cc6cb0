/// A value that the kit documents do not state.
public struct MarkedValue: Hashable, Sendable {
  /// The component or entry that the value belongs to.
  public var entry: String
  /// The layer that has the value; the entry's name where it is the root or no component.
  public var layer: String
  /// The attribute's keyword, such as `fill`; `value` in an entry without layers.
  public var attribute: String
  /// Where the value comes from.
  public var provenance: Provenance
  /// The note at the end of the line; nil where there is none.
  public var note: String?
  /// The line.
  public var source: SourceLine
}

/// How many values come from where.
public struct ProvenanceCounts: Hashable, Sendable {
  /// The values that the kit documents state.
  public var kit = 0
  /// The values that are computed from those.
  public var derived = 0
  /// The values that others extracted from the same kit.
  public var mined = 0
  /// The project's own values.
  public var own = 0
}

extension Kit {
  /// Returns the file, as a path from the project's root, and the line of a place.
  public func location(of source: SourceLine) -> (file: String, line: Int) {
    let page = Int(source.page)
    guard pages.indices.contains(page) else { return ("specs", Int(source.line)) }
    return (pages[page].path, Int(source.line))
  }

  /// Returns the note at the end of a line; nil where there is none.
  ///
  /// Takes a walk through the page, so it is meant for tools.
  public func note(at source: SourceLine) -> String? {
    guard pages.indices.contains(Int(source.page)) else { return nil }
    let line = pages[Int(source.page)].bytes(ofLine: Int(source.line))
    var isQuoted = false
    var index = line.startIndex
    while index < line.endIndex {
      if isQuoted, line[index] == UInt8(ascii: "\\") {
        index += 1
      } else if line[index] == UInt8(ascii: "\"") {
        isQuoted.toggle()
      } else if !isQuoted, line[index...].starts(with: " // ".utf8) {
        return String(decoding: line[(index + 4)...], as: UTF8.self)
      }
      index += 1
    }
    return nil
  }

  /// Returns all values that the kit documents do not state, in the order of the pages.
  public func markedValues() throws(KitError) -> [MarkedValue] {
    var values: [MarkedValue] = []
    for entry in entries {
      switch entry.keyword {
      case .component: list(try layer(entry), of: entry, into: &values)
      case .style: list(try style(named: entry.name), of: entry, into: &values)
      default:
        for provenance in marks(of: entry) {
          values.append(
            MarkedValue(
              entry: entry.name, layer: entry.name, attribute: "value", provenance: provenance,
              note: note(at: source(of: entry)), source: source(of: entry)))
        }
      }
    }
    return values
  }

  /// Returns how many values come from where; every attribute, size and place counts as one.
  public func provenanceCounts() throws(KitError) -> ProvenanceCounts {
    var counts = ProvenanceCounts()
    for entry in entries {
      guard entry.keyword == .component else {
        counts.add(marks(of: entry).first ?? .kit, 1)
        continue
      }
      var parser = LayerParser(page: pages[entry.page], pageIndex: entry.page)
      do throws(SpecError) {
        _ = try parser.component(entry)
      } catch {
        throw KitError(error)
      }
      for provenance in Provenance.allCases {
        counts.add(provenance, parser.counts[Int(provenance.rawValue)])
      }
    }
    return counts
  }

  private func list(_ layer: Layer, of entry: SpecEntry, into values: inout [MarkedValue]) {
    let note = layer.marks.isEmpty ? nil : note(at: layer.source)
    for mark in layer.marks {
      values.append(
        MarkedValue(
          entry: entry.name, layer: layer.name, attribute: mark.attribute,
          provenance: mark.provenance, note: note, source: layer.source))
    }
    for child in layer.layers { list(child, of: entry, into: &values) }
  }

  /// Returns the marks in an entry of one line: those that stand behind a space.
  private func marks(of entry: SpecEntry) -> [Provenance] {
    if entry.keyword == .equation { return [] }
    let page = pages[entry.page]
    var scanner = LineScanner(
      page: page, line: entry.line, start: entry.range.lowerBound, end: entry.range.upperBound)
    var marks: [Provenance] = []
    var isQuoted = false
    while !scanner.isAtEnd, isQuoted || !scanner.isNext(" //"), scanner.next != UInt8(ascii: "\n") {
      if scanner.next == UInt8(ascii: "\"") { isQuoted.toggle() }
      if !isQuoted, scanner.skip(" ") {
        if let mark = scanner.mark() { marks.append(mark) }
      } else {
        scanner.position += 1
      }
    }
    return marks
  }
}

extension ProvenanceCounts {
  fileprivate mutating func add(_ provenance: Provenance, _ count: Int) {
    switch provenance {
    case .kit: kit += count
    case .derived: derived += count
    case .mined: mined += count
    case .own: own += count
    }
  }
}

extension Layer {
  /// Returns where the value of an attribute comes from.
  public func provenance(of attribute: String) -> Provenance {
    for mark in marks where mark.attribute == attribute { return mark.provenance }
    return .kit
  }
}

extension Kit {
  /// Returns the text of a line without the spaces before it; nil where there is no such line.
  public func text(of source: SourceLine) -> String? {
    guard Int(source.page) < pages.count else { return nil }
    let bytes = pages[Int(source.page)].bytes(ofLine: Int(source.line))
    if bytes.isEmpty { return nil }
    return String(decoding: bytes.drop { $0 == UInt8(ascii: " ") }, as: UTF8.self)
  }
}
