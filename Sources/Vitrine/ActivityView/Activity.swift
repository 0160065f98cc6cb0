/// A task that a share sheet offers: an app to share with, or an action.
///
/// UIKit's counterpart is `UIActivity`; an icon stands for its category `share`, a symbol for
/// `action`.
public struct Activity: Hashable, Sendable {
  /// The words at the icon.
  public var title: String
  /// The symbol's name, such as `folder`; nil for an app, or a row without one.
  public var systemImage: String?
  /// The icon of an app; nil for an action.
  public var icon: AppIcon?
  /// The words in the red badge, usually a number; nil for none.
  public var badge: String?
  /// What the activity does; it gives built-in activities their place and lets them be left out.
  public var type: ActivityType?

  /// Creates an action.
  public init(
    _ title: String, systemImage: String? = nil, badge: String? = nil, type: ActivityType? = nil
  ) {
    self.title = title
    self.systemImage = systemImage
    self.badge = badge
    self.type = type
  }

  /// Creates an app to share with; AirDrop's, Messages' and Mail's icon make it the built-in one.
  public init(
    _ title: String, icon: AppIcon, badge: String? = nil, type: ActivityType? = nil
  ) {
    self.title = title
    self.icon = icon
    self.badge = badge
    self.type = type ?? icon.builtInType
  }
}

extension AppIcon {
  fileprivate var builtInType: ActivityType? {
    switch self {
    case .airDrop: .airDrop
    case .messages: .message
    case .mail: .mail
    default: nil
    }
  }
}

/// Actions that stand in one box of a share sheet's list.
public struct ActivitySection: Hashable, Sendable {
  /// The actions from top to bottom.
  public var activities: [Activity]

  /// Creates a section.
  public init(_ activities: [Activity]) { self.activities = activities }

  /// Creates a section.
  public init(@ActivitySectionBuilder content: () -> [Activity]) { activities = content() }
}
