/// Rows of a sidebar below a header.
public struct SidebarSection: Hashable, Sendable {
  /// The words of the header; nil or empty for no header.
  public var title: String?
  /// Grey words at the end of the header; nil or empty for none.
  public var detail: String?
  /// Whether the rows show; nil for a section that cannot be collapsed and has no chevron.
  public var isExpanded: Bool?
  /// The rows from top to bottom.
  public var rows: [SidebarRow]

  /// Creates a section.
  public init(
    _ title: String? = nil, detail: String? = nil, isExpanded: Bool? = nil, rows: [SidebarRow]
  ) {
    self.title = title.flatMap { $0.isEmpty ? nil : $0 }
    self.detail = detail.flatMap { $0.isEmpty ? nil : $0 }
    self.isExpanded = isExpanded
    self.rows = rows
  }

  /// Creates a section.
  public init(
    _ title: String? = nil, detail: String? = nil, isExpanded: Bool? = nil,
    @SidebarRowBuilder rows: () -> [SidebarRow]
  ) {
    self.init(title, detail: detail, isExpanded: isExpanded, rows: rows())
  }
}
