import VitrineKit

/// A list of places at the leading edge of a screen.
///
/// SwiftUI's counterpart is a `List` in sidebar style. A sidebar is a value: it holds what it says
/// and draws nothing by itself.
public struct Sidebar: Hashable, Sendable {
  /// The sections from top to bottom.
  public let sections: [SidebarSection]
  /// The tags of the rows that are selected.
  public let selection: Set<String>
  /// The search field; nil for none.
  public var search: SidebarSearch? = SidebarSearch()
  /// The buttons at the top; nil for none.
  public var toolbar: SidebarToolbar? = SidebarToolbar()
  /// A Boolean value that is true when rows can be deleted.
  public var isEditing = false
  /// A Boolean value that is false when another window is in use.
  public var isActive = true
  /// The two columns beside it; nil for the sidebar alone, as wide as the screen.
  public var columns: SidebarColumns?

  /// Creates a sidebar from a list of sections.
  ///
  /// - Throws: `SidebarError` for a selection that no row, several rows or a disabled row has, and
  ///   for a row with both a detail and a switch.
  public init(
    selection: Set<String> = [], sections: [SidebarSection]
  ) throws(SidebarError) {
    self.sections = sections
    self.selection = selection
    try Self.check(sections, selection)
  }

  /// Creates a sidebar.
  ///
  /// - Throws: `SidebarError` for a selection that no row, several rows or a disabled row has, and
  ///   for a row with both a detail and a switch.
  public init(
    selection: Set<String> = [], @SidebarBuilder content: () -> [SidebarSection]
  ) throws(SidebarError) {
    try self.init(selection: selection, sections: content())
  }

  private static func check(
    _ sections: [SidebarSection], _ selection: Set<String>
  ) throws(SidebarError) {
    var tags: [String: Int] = [:]
    var open = sections.flatMap { $0.rows }
    while let row = open.popLast() {
      tags[row.tag, default: 0] += 1
      if selection.contains(row.tag), !row.isEnabled { throw .disabledSelection(row.tag) }
      switch row.content {
      case .leaf(.toggle) where row.detail != nil: throw .detailBesideToggle(row.title)
      case .leaf: break
      case .branch(let rows, isExpanded: _): open += rows
      }
    }
    for tag in selection.sorted() {
      switch tags[tag] {
      case nil:
        throw .unknownSelection(tag, nearest: Nearest.words(to: tag, among: tags.keys.sorted()))
      case 1: break
      default: throw .ambiguousSelection(tag)
      }
    }
  }
}

/// The search field of a sidebar.
public struct SidebarSearch: Hashable, Sendable {
  /// The words that stand in an empty field.
  public var prompt: String
  /// The words that are looked for; the caller chooses the rows that fit them.
  public var text: String

  /// Creates a search field.
  public init(prompt: String = "Search", text: String = "") {
    self.prompt = prompt
    self.text = text
  }
}

/// The buttons at the top of a sidebar.
public struct SidebarToolbar: Hashable, Sendable {
  /// The kind of window.
  public enum Style: UInt8, Hashable, Sendable {
    /// The window fills the screen.
    case fullScreen
    /// The window has controls of its own.
    case floatingWindow
  }

  /// The kind of window.
  public var style: Style
  /// The words on the leading button; empty for no button, nil for “Edit” or “Done”.
  public var leadingTitle: String?
  /// The symbols on the trailing buttons.
  public var trailingSymbols: [String]

  /// Creates the buttons.
  public init(
    _ style: Style = .fullScreen, leadingTitle: String? = nil,
    trailingSymbols: [String] = ["sidebar.left"]
  ) {
    self.style = style
    self.leadingTitle = leadingTitle
    self.trailingSymbols = trailingSymbols
  }
}

/// The two columns beside a sidebar, as the kit's example screen shows them.
///
/// What is nil keeps the example's words; what is empty is not shown.
public struct SidebarColumns: Hashable, Sendable {
  /// The words at the top of the middle column.
  public var title: String?
  /// The smaller words below.
  public var subtitle: String?
  /// The symbol of the middle column's button.
  public var symbol: String?
  /// The words at the top of the last column.
  public var detailTitle: String?
  /// The text in the last column.
  public var detailText: String?

  /// Creates the columns.
  public init(
    title: String? = nil, subtitle: String? = nil, symbol: String? = nil,
    detailTitle: String? = nil, detailText: String? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.symbol = symbol
    self.detailTitle = detailTitle
    self.detailText = detailText
  }
}
