/// A row of a sidebar: an entry, or a branch that holds further rows.
public struct SidebarRow: Hashable, Sendable {
  /// What stands at the end of a row.
  public enum Accessory: Hashable, Sendable {
    /// A switch.
    case toggle(isOn: Bool)
    /// A symbol, by its name such as `star`.
    case symbol(String)
    /// The sign for more about the row.
    case info
    /// The sign for a chosen option.
    case checkmark
  }

  /// What a row holds.
  public enum Content: Hashable, Sendable {
    /// Nothing below it.
    case leaf(Accessory?)
    /// Rows that show while it is expanded; it ends in a chevron even without any.
    case branch([SidebarRow], isExpanded: Bool)
  }

  /// The words.
  public var title: String
  /// Smaller words below; nil or empty for none.
  public var subtitle: String?
  /// The symbol's name, such as `folder`; nil for none.
  public var systemImage: String?
  /// Grey words at the end, such as a count; nil or empty for none.
  public var detail: String?
  /// What the row holds.
  public var content: Content
  /// The name by which the row is selected, SwiftUI's `tag`.
  public var tag: String
  /// A Boolean value that is false for a row that cannot be selected.
  public var isEnabled = true
  /// A Boolean value that is true when the row can be deleted in edit mode.
  public var isDeletable = true

  /// Creates a row.
  ///
  /// - Parameter tag: the name for the selection; nil for the title.
  public init(
    _ title: String, subtitle: String? = nil, systemImage: String? = nil, detail: String? = nil,
    accessory: Accessory? = nil, tag: String? = nil
  ) {
    self.title = title
    self.subtitle = subtitle.flatMap { $0.isEmpty ? nil : $0 }
    self.systemImage = systemImage
    self.detail = detail.flatMap { $0.isEmpty ? nil : $0 }
    self.tag = tag ?? title
    content = .leaf(accessory)
  }

  /// Creates a branch; the name and the parameter are SwiftUI's `DisclosureGroup`.
  public init(
    _ title: String, subtitle: String? = nil, systemImage: String? = nil, detail: String? = nil,
    tag: String? = nil, isExpanded: Bool, @SidebarRowBuilder rows: () -> [SidebarRow]
  ) {
    self.init(
      title, subtitle: subtitle, systemImage: systemImage, detail: detail, accessory: nil, tag: tag)
    content = .branch(rows(), isExpanded: isExpanded)
  }

  /// Returns the row switched off or on again.
  public func disabled(_ isDisabled: Bool) -> SidebarRow {
    var row = self
    row.isEnabled = !isDisabled
    return row
  }

  /// Returns the row with or without a delete button in edit mode.
  public func deleteDisabled(_ isDisabled: Bool) -> SidebarRow {
    var row = self
    row.isDeletable = !isDisabled
    return row
  }
}
