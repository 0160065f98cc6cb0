/// Collects the rows of a section or a branch.
@resultBuilder
public enum SidebarRowBuilder {
  /// Takes a row.
  public static func buildExpression(_ row: SidebarRow) -> [SidebarRow] { [row] }
  /// Takes rows that were collected elsewhere.
  public static func buildExpression(_ rows: [SidebarRow]) -> [SidebarRow] { rows }
  /// Joins rows in order.
  public static func buildBlock(_ parts: [SidebarRow]...) -> [SidebarRow] { parts.flatMap { $0 } }
  /// Takes the rows of a condition, or none.
  public static func buildOptional(_ part: [SidebarRow]?) -> [SidebarRow] { part ?? [] }
  /// Takes the rows of the first branch.
  public static func buildEither(first part: [SidebarRow]) -> [SidebarRow] { part }
  /// Takes the rows of the second branch.
  public static func buildEither(second part: [SidebarRow]) -> [SidebarRow] { part }
  /// Joins the rows of a loop.
  public static func buildArray(_ parts: [[SidebarRow]]) -> [SidebarRow] { parts.flatMap { $0 } }
}

/// Collects the sections of a sidebar; loose rows make a section without a header.
@resultBuilder
public enum SidebarBuilder {
  /// Takes a section.
  public static func buildExpression(_ section: SidebarSection) -> [SidebarSection] { [section] }
  /// Takes a row.
  public static func buildExpression(_ row: SidebarRow) -> [SidebarSection] {
    [SidebarSection(rows: [row])]
  }
  /// Joins sections in order.
  public static func buildBlock(_ parts: [SidebarSection]...) -> [SidebarSection] {
    parts.flatMap { $0 }
  }
  /// Takes the sections of a condition, or none.
  public static func buildOptional(_ part: [SidebarSection]?) -> [SidebarSection] { part ?? [] }
  /// Takes the sections of the first branch.
  public static func buildEither(first part: [SidebarSection]) -> [SidebarSection] { part }
  /// Takes the sections of the second branch.
  public static func buildEither(second part: [SidebarSection]) -> [SidebarSection] { part }
  /// Joins the sections of a loop.
  public static func buildArray(_ parts: [[SidebarSection]]) -> [SidebarSection] {
    parts.flatMap { $0 }
  }
}
