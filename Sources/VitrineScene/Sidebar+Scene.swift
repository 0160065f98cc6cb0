import Vitrine
import VitrineKit

extension Sidebar {
  /// Reads a sidebar from a scene file.
  init(scene value: JSONValue, _ references: SceneReferences) throws(SceneFileError) {
    var reader = try ObjectReader(value, of: "a sidebar", file: references.file)
    var selected: Set<String> = []
    var sections: [SidebarSection] = []
    let loose = try Self.rows(&reader, references, &selected)
    if !loose.isEmpty { sections.append(SidebarSection(rows: loose)) }
    for section in try reader.list("sections") {
      sections.append(try SidebarSection(scene: section, references, &selected))
    }
    let search = try reader.part("search") { (value) throws(SceneFileError) in
      try SidebarSearch(scene: value, references)
    }
    let toolbar = try reader.part("toolbar") { (value) throws(SceneFileError) in
      try SidebarToolbar(scene: value, references)
    }
    let isEditing = try reader.bool("editing") ?? false
    let isActive = try reader.bool("active") ?? true
    let columns = try reader.part("columns") { (value) throws(SceneFileError) in
      try SidebarColumns(scene: value, references)
    }
    try reader.finish()
    do {
      self = try Sidebar(selection: selected, sections: sections)
    } catch {
      throw SceneFileError(file: references.file, line: value.line, parting: error.description)
    }
    self.search = search ?? SidebarSearch()
    self.toolbar = toolbar ?? SidebarToolbar()
    self.isEditing = isEditing
    self.isActive = isActive
    self.columns = columns ?? nil
  }

  /// Reads rows, and gives those that are selected a tag of their own.
  fileprivate static func rows(
    _ reader: inout ObjectReader, _ references: SceneReferences, _ selected: inout Set<String>
  ) throws(SceneFileError) -> [SidebarRow] {
    var rows: [SidebarRow] = []
    for row in try reader.list("rows") {
      rows.append(try SidebarRow(scene: row, references, &selected))
    }
    return rows
  }
}

extension SidebarSection {
  fileprivate init(
    scene value: JSONValue, _ references: SceneReferences, _ selected: inout Set<String>
  ) throws(SceneFileError) {
    var reader = try ObjectReader(value, of: "a section", file: references.file)
    let title = try reader.string("title")?.value
    let detail = try reader.text("detail")
    let isExpanded = try reader.bool("expanded")
    let rows = try Sidebar.rows(&reader, references, &selected)
    try reader.finish()
    self.init(title, detail: detail, isExpanded: isExpanded, rows: rows)
  }
}

extension SidebarRow {
  fileprivate init(
    scene value: JSONValue, _ references: SceneReferences, _ selected: inout Set<String>
  ) throws(SceneFileError) {
    var reader = try ObjectReader(value, of: "a row", file: references.file)
    self.init(
      try reader.requiredString("title"), subtitle: try reader.string("subtitle")?.value,
      systemImage: try reader.symbol("symbol", references), detail: try reader.text("detail"))
    // Rows may bear the same title, so the place in the file tells them apart.
    tag = "\(title) \(references.nextRow())"
    let trailing = try reader.accessory("trailing", references)
    let isBranch = reader.take("rows") != nil
    let rows = try Sidebar.rows(&reader, references, &selected)
    let isExpanded = try reader.bool("expanded")
    if isBranch {
      content = .branch(rows, isExpanded: isExpanded ?? true)
      if trailing != nil { throw reader.conflict("trailing", "rows") }
    } else {
      content = .leaf(trailing)
      if isExpanded != nil {
        throw reader.error(
          "a row without “rows” cannot be expanded", mend: "add “rows”, which may be empty")
      }
    }
    isEnabled = !(try reader.bool("disabled") ?? false)
    isDeletable = try reader.bool("deletable") ?? true
    if try reader.bool("selected") == true {
      guard isEnabled else { throw reader.conflict("selected", "disabled") }
      selected.insert(tag)
    }
    if case .leaf(.toggle) = content, detail != nil { throw reader.conflict("detail", "trailing") }
    try reader.finish()
  }
}

extension ObjectReader {
  /// Returns what stands at the end of a row: a name, `{"symbol": NAME}` or `{"toggle": true}`.
  fileprivate mutating func accessory(
    _ key: String, _ references: SceneReferences
  ) throws(SceneFileError) -> SidebarRow.Accessory? {
    guard let value = take(key) else { return nil }
    guard case .object = value.content else {
      let choices: [(String, SidebarRow.Accessory)] = [("info", .info), ("checkmark", .checkmark)]
      return try choice(key, choices)
    }
    var reader = try ObjectReader(value, of: "a trailing item", file: file)
    let symbol = try reader.symbol("symbol", references)
    let toggle = try reader.bool("toggle")
    try reader.finish()
    if let symbol { return .symbol(symbol) }
    if let toggle { return .toggle(isOn: toggle) }
    throw reader.error("the trailing item is empty", mend: "add a “symbol” or a “toggle”")
  }

  /// Returns the error for two keys of which one rules the other out.
  fileprivate func conflict(_ first: String, _ second: String) -> SceneFileError {
    SceneFileError(
      file: file, line: line(second) ?? 1,
      message: "a row cannot have both “\(first)” and “\(second)”", mend: "keep one of them")
  }

  /// Returns a part that `false` leaves out and that is an object otherwise; nil where the key is
  /// missing.
  fileprivate mutating func part<Part>(
    _ key: String, _ read: (JSONValue) throws(SceneFileError) -> Part
  ) throws(SceneFileError) -> Part?? {
    guard let value = take(key) else { return nil }
    switch value.content {
    case .bool(false): return .some(nil)
    case .bool(true): return .some(try read(JSONValue(.object([]), line: value.line)))
    default: return .some(try read(value))
    }
  }
}

extension SidebarSearch {
  fileprivate init(
    scene value: JSONValue, _ references: SceneReferences
  ) throws(SceneFileError) {
    var reader = try ObjectReader(value, of: "a search field", file: references.file)
    self.init()
    if let words = try reader.string("prompt") { prompt = words.value }
    if let words = try reader.string("text") { text = words.value }
    try reader.finish()
  }
}

extension SidebarToolbar {
  fileprivate init(
    scene value: JSONValue, _ references: SceneReferences
  ) throws(SceneFileError) {
    var reader = try ObjectReader(value, of: "a toolbar", file: references.file)
    self.init()
    let styles: [(String, Style)] = [
      ("fullScreen", .fullScreen), ("floatingWindow", .floatingWindow),
    ]
    if let style = try reader.choice("style", styles) { self.style = style }
    leadingTitle = try reader.string("leading")?.value
    if reader.take("trailing") != nil {
      trailingSymbols = []
      for symbol in try reader.list("trailing") {
        guard case .string(let name) = symbol.content else {
          throw SceneFileError(
            file: references.file, line: symbol.line, message: "a button is \(symbol.kind)",
            mend: "write the name of its symbol")
        }
        trailingSymbols.append(references.name(name, .symbol, line: symbol.line))
      }
    }
    try reader.finish()
  }
}

extension SidebarColumns {
  fileprivate init(
    scene value: JSONValue, _ references: SceneReferences
  ) throws(SceneFileError) {
    var reader = try ObjectReader(value, of: "the columns", file: references.file)
    self.init(
      title: try reader.string("title")?.value, subtitle: try reader.string("subtitle")?.value,
      symbol: try reader.symbol("symbol", references),
      detailTitle: try reader.string("detailTitle")?.value,
      detailText: try reader.string("detailText")?.value)
    try reader.finish()
  }
}
