/// A part of an alert's content.
public enum AlertElement: Hashable, Sendable {
  /// A button.
  case button(Button)
  /// A text field.
  case field(TextField)
}

/// Collects the buttons and text fields of an alert.
@resultBuilder
public enum AlertBuilder {
  /// Takes a button.
  public static func buildExpression(_ button: Button) -> [AlertElement] { [.button(button)] }
  /// Takes a text field.
  public static func buildExpression(_ field: TextField) -> [AlertElement] { [.field(field)] }
  /// Takes parts that were collected elsewhere.
  public static func buildExpression(_ elements: [AlertElement]) -> [AlertElement] { elements }
  /// Joins parts in order.
  public static func buildBlock(_ parts: [AlertElement]...) -> [AlertElement] {
    parts.flatMap { $0 }
  }
  /// Takes the parts of a condition, or none.
  public static func buildOptional(_ part: [AlertElement]?) -> [AlertElement] { part ?? [] }
  /// Takes the parts of the first branch.
  public static func buildEither(first part: [AlertElement]) -> [AlertElement] { part }
  /// Takes the parts of the second branch.
  public static func buildEither(second part: [AlertElement]) -> [AlertElement] { part }
  /// Joins the parts of a loop.
  public static func buildArray(_ parts: [[AlertElement]]) -> [AlertElement] {
    parts.flatMap { $0 }
  }
}
