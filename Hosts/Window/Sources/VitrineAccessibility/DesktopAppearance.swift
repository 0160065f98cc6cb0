internal import CVitrineAccessibility
public import Vitrine

/// Whether the desktop is light or dark, as its settings portal tells.
public enum DesktopAppearance {
  /// Follows the desktop's appearance as long as the program runs.
  ///
  /// - Parameter changed: is called on another thread whenever the appearance has changed.
  /// - Returns: the present appearance; nil where the desktop has no preference, has no portal, or
  ///   does not answer within half a second.
  public static func follow(_ changed: @escaping @Sendable (Appearance) -> Void) -> Appearance? {
    guard GLibThread.start() else { return nil }
    let watcher = Unmanaged.passRetained(Box(changed))
    let scheme = vitrine_scheme_watch(
      { context, scheme in
        guard let context, let appearance = Appearance(scheme) else { return }
        Unmanaged<Box<@Sendable (Appearance) -> Void>>.fromOpaque(context).takeUnretainedValue()
          .content(appearance)
      }, watcher.toOpaque())
    return Appearance(scheme)
  }
}

extension Appearance {
  fileprivate init?(_ scheme: vitrine_scheme) {
    switch scheme {
    case VITRINE_SCHEME_DARK: self = .dark
    case VITRINE_SCHEME_LIGHT: self = .light
    default: return nil
    }
  }
}
