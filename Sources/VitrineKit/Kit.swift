import VitrineGraphics
import VitrineSpecs

/// The kit: its components and everything that they refer to.
///
/// Creating a kit only finds out where things stand; a component is read when it is asked for. A
/// kit never changes, so it can be used from several threads at a time.
public final class Kit: Sendable {
  /// The spec files in the order of their names.
  public let pages: [SpecPage]
  /// What the pages hold, in order.
  let entries: [SpecEntry]

  /// Creates a kit from spec files; a name is relative to `specs/`, the bytes are UTF-8.
  ///
  /// - Throws: `SpecError` where a page holds an unknown entry, or two entries of one name.
  public init(files: [(name: String, bytes: [UInt8])]) throws(SpecError) {
    pages = files.map { file in SpecPage(file: file.name, bytes: file.bytes) }
    var entries: [SpecEntry] = []
    for (index, page) in pages.enumerated() {
      entries += try SpecIndex(page: page, pageIndex: index).entries
    }
    self.entries = entries
    try rejectDoubles()
  }

  /// Creates a kit from the spec files that are compiled in.
  public convenience init() throws(SpecError) {
    try self.init(
      files: SpecFiles.all.map { file in
        (name: file.name.description, bytes: file.text.withUTF8Buffer { bytes in Array(bytes) })
      })
  }

  private func rejectDoubles() throws(SpecError) {
    let order = entries.indices.sorted { left, right in
      entries[left].hash == entries[right].hash
        ? left < right : entries[left].hash < entries[right].hash
    }
    for (first, second) in zip(order, order.dropFirst()) {
      let (entry, double) = (entries[first], entries[second])
      guard entry.hash == double.hash, entry.keyword == double.keyword, entry.keyword.isUnique,
        entry.name == double.name
      else { continue }
      throw SpecError(
        file: pages[double.page].path, line: double.line, column: 1,
        message: "“\(double.name)” stands already in \(pages[entry.page].path):\(entry.line)",
        mend: "remove one of them, or give it another name")
    }
  }

  /// Returns the entry of a kind with a name.
  func entry(_ keyword: EntryKeyword, named name: String) -> SpecEntry? {
    let hash = nameHash(name)
    for entry in entries where entry.hash == hash && entry.keyword == keyword {
      if entry.name == name { return entry }
    }
    return nil
  }

  /// Returns the names of all entries of a kind, in order.
  func names(of keyword: EntryKeyword) -> [String] {
    entries.compactMap { entry in entry.keyword == keyword ? entry.name : nil }
  }

  /// Returns the error for a name that nothing of a kind has.
  func unknown(_ keyword: EntryKeyword, _ kind: String, _ name: String) -> KitError {
    let suggestions = Nearest.words(to: name, among: names(of: keyword))
    return KitError(
      .unknownName, "there is no \(kind) “\(name)”",
      mend: suggestions.isEmpty
        ? listing(of: keyword) : "did you mean \(Nearest.list(suggestions))?",
      suggestions: suggestions)
  }

  /// Where the names of a kind are shown, or all of them where they are few.
  private func listing(of keyword: EntryKeyword) -> String {
    switch keyword {
    case .screen:
      "there are " + names(of: keyword).map { "“\($0)”" }.joined(separator: ", ")
    case .component: "vitrine list shows them"
    case .symbol: "vitrine list --symbols shows them"
    default: "vitrine find TEXT searches the specs"
    }
  }
}
