import VitrineGraphics

/// A component's name and place, without what it is made of.
public struct ComponentEntry: Hashable, Sendable {
  /// The full kit name, such as `Alerts/Light/Default`.
  public var name: String
  /// The line that starts it.
  public var source: SourceLine
  /// A Boolean value that is true on the kit's pages, false for masters that stand apart.
  public var isOnKitPage: Bool
}

extension Kit {
  /// The kit's mark for building blocks, U+100EC3, between the slashes that surround it.
  static let buildingBlock = "/\u{100EC3}/"

  /// All components in the order of the pages.
  public var components: [ComponentEntry] {
    entries.compactMap { entry in
      guard entry.keyword == .component else { return nil }
      return ComponentEntry(
        name: entry.name, source: source(of: entry), isOnKitPage: pages[entry.page].isKitPage)
    }
  }

  /// Returns the components of a page, such as `alerts`.
  public func components(ofPage name: String) throws(KitError) -> [ComponentEntry] {
    guard let page = pages.firstIndex(where: { page in page.name == name }) else {
      let known = pages.map { page in page.name }
      let suggestions = Nearest.words(to: name, among: known)
      throw KitError(
        .unknownName, "there is no page “\(name)”",
        mend: "the pages are \(Nearest.list(known))", suggestions: suggestions)
    }
    return components.filter { component in Int(component.source.page) == page }
  }

  /// Returns a component's full name from a name as a person may write it.
  ///
  /// The building-block mark may be left out with its slashes doubled, or left out altogether
  /// where only one component fits.
  /// - Throws: `KitError` with the nearest names, or with the names that fit where several do.
  public func componentName(_ name: String) throws(KitError) -> String {
    if entry(.component, named: name) != nil { return name }
    let restored = Self.replacing("//", in: name, by: Self.buildingBlock)
    if entry(.component, named: restored) != nil { return restored }
    let bare = Self.replacing(Self.buildingBlock, in: restored, by: "/")
    let fitting = names(of: .component).filter { known in
      Self.replacing(Self.buildingBlock, in: known, by: "/") == bare
    }
    if let only = fitting.first, fitting.count == 1 { return only }
    guard fitting.isEmpty else {
      throw KitError(
        .ambiguousName, "several components fit “\(name)”",
        mend: "write \(Nearest.list(fitting))", suggestions: fitting)
    }
    throw unknown(.component, "component", name)
  }

  /// Returns a component as its page states it: instances are not filled in.
  ///
  /// - Throws: `KitError` where the name is wrong or the page cannot be read.
  public func layer(named name: String) throws(KitError) -> Layer {
    let fullName = try componentName(name)
    guard let entry = entry(.component, named: fullName) else {
      throw unknown(.component, "component", name)
    }
    return try layer(entry)
  }

  /// Reads the layers of a component.
  func layer(_ entry: SpecEntry) throws(KitError) -> Layer {
    var parser = LayerParser(page: pages[entry.page], pageIndex: entry.page)
    do {
      return try parser.component(entry)
    } catch {
      throw KitError(error)
    }
  }

  /// Returns the line that an entry starts on.
  func source(of entry: SpecEntry) -> SourceLine {
    SourceLine(page: UInt16(clamping: entry.page), line: UInt32(clamping: entry.line))
  }

  /// Returns a text with every occurrence of a part replaced.
  static func replacing(_ part: String, in text: String, by other: String) -> String {
    let (bytes, part, other) = (Array(text.utf8), Array(part.utf8), Array(other.utf8))
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index...].starts(with: part) {
        result += other
        index += part.count
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
