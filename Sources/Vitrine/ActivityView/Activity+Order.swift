/// Which actions of a share sheet come first.
public enum ActivityOrder: UInt8, Hashable, Sendable {
  /// The system's own, in a fixed order; Human Interface Guidelines, Activity Views, 2016.
  case builtInFirst
  /// The app's own; Human Interface Guidelines, Activity Views, today.
  case customFirst
}

extension ActivitySection {
  /// Returns actions in the sections and the order in which a share sheet shows them.
  ///
  /// Copying stands alone on top. Built-in actions have a fixed order and cannot be moved, only
  /// left out; all others keep the order in which they are given.
  ///
  /// - Parameters:
  ///   - activities: the actions in any order.
  ///   - excluded: what is left out, UIKit's `excludedActivityTypes`.
  ///   - order: which of the two groups comes first.
  /// - Returns: the sections, none of them empty.
  public static func arranged(
    _ activities: [Activity], excluding excluded: Set<ActivityType> = [],
    order: ActivityOrder = .builtInFirst
  ) -> [ActivitySection] {
    let kept = activities.filter { activity in !activity.isExcluded(by: excluded) }
    let copying = kept.filter { $0.type == .copyToPasteboard }
    var builtIn: [Activity] = []
    for type in ActivityType.builtInActions { builtIn += kept.filter { $0.type == type } }
    let custom = kept.filter { $0.type?.isBuiltIn != true }
    let groups =
      switch order {
      case .builtInFirst: [copying, builtIn, custom]
      case .customFirst: [copying, custom, builtIn]
      }
    return groups.filter { !$0.isEmpty }.map { ActivitySection($0) }
  }
}

extension ActivityView {
  /// The apps in the order of their row: AirDrop, Messages and Mail first, the others as given.
  var orderedApps: [Activity] {
    var ordered: [Activity] = []
    for type in ActivityType.builtInApps { ordered += apps.filter { $0.type == type } }
    return ordered + apps.filter { $0.type.map { !ActivityType.builtInApps.contains($0) } ?? true }
  }
}

extension Activity {
  fileprivate func isExcluded(by excluded: Set<ActivityType>) -> Bool {
    if let type { excluded.contains(type) } else { false }
  }
}
