/// A part of a share sheet's content.
public enum ActivityElement: Hashable, Sendable {
  /// Someone to share with.
  case person(Person)
  /// An app to share with.
  case app(Activity)
  /// An action in a circle.
  case quickAction(Activity)
  /// A box of actions.
  case section(ActivitySection)
}

/// Collects the content of a share sheet.
@resultBuilder
public enum ActivityViewBuilder {
  /// Takes a person.
  public static func buildExpression(_ person: Person) -> [ActivityElement] { [.person(person)] }
  /// Takes an app, or an action for a circle.
  public static func buildExpression(_ activity: Activity) -> [ActivityElement] {
    [activity.icon == nil ? .quickAction(activity) : .app(activity)]
  }
  /// Takes a box of actions.
  public static func buildExpression(_ section: ActivitySection) -> [ActivityElement] {
    [.section(section)]
  }
  /// Takes boxes of actions.
  public static func buildExpression(_ sections: [ActivitySection]) -> [ActivityElement] {
    sections.map { .section($0) }
  }
  /// Joins parts in order.
  public static func buildBlock(_ parts: [ActivityElement]...) -> [ActivityElement] {
    parts.flatMap { $0 }
  }
  /// Takes the parts of a condition, or none.
  public static func buildOptional(_ part: [ActivityElement]?) -> [ActivityElement] { part ?? [] }
  /// Takes the parts of the first branch.
  public static func buildEither(first part: [ActivityElement]) -> [ActivityElement] { part }
  /// Takes the parts of the second branch.
  public static func buildEither(second part: [ActivityElement]) -> [ActivityElement] { part }
  /// Joins the parts of a loop.
  public static func buildArray(_ parts: [[ActivityElement]]) -> [ActivityElement] {
    parts.flatMap { $0 }
  }
}

/// Collects the actions of a section.
@resultBuilder
public enum ActivitySectionBuilder {
  /// Takes an action.
  public static func buildExpression(_ activity: Activity) -> [Activity] { [activity] }
  /// Takes actions.
  public static func buildExpression(_ activities: [Activity]) -> [Activity] { activities }
  /// Joins actions in order.
  public static func buildBlock(_ parts: [Activity]...) -> [Activity] { parts.flatMap { $0 } }
  /// Takes the actions of a condition, or none.
  public static func buildOptional(_ part: [Activity]?) -> [Activity] { part ?? [] }
  /// Takes the actions of the first branch.
  public static func buildEither(first part: [Activity]) -> [Activity] { part }
  /// Takes the actions of the second branch.
  public static func buildEither(second part: [Activity]) -> [Activity] { part }
  /// Joins the actions of a loop.
  public static func buildArray(_ parts: [[Activity]]) -> [Activity] { parts.flatMap { $0 } }
}
