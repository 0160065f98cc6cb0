public import Vitrine
public import VitrineGraphics

/// Lets assistive technologies of the desktop read a screen and act on it, through AT-SPI.
///
/// A program has one. Nothing is asked of the screen from outside: it is copied whenever it
/// differs, and what an assistive technology asks for comes back as actions.
public final class AccessibilityBridge {
  private let tree: AccessibleTree
  private var last: AccessibleTree.Snapshot?

  /// Connects to the desktop; nil where there is no session of D-Bus.
  ///
  /// - Parameters:
  ///   - applicationName: what the program is called.
  ///   - post: is called on another thread with work for the screen, which has to be done on the
  ///     screen's own thread, in order.
  public init?(
    applicationName: String,
    post: @escaping @Sendable (@escaping @Sendable (Screen) -> Void) -> Void
  ) {
    guard GLibThread.start() else { return nil }
    tree = AccessibleTree(applicationName: applicationName) { request in
      post { screen in request.perform(on: screen) }
    }
  }

  /// Copies what is different about a screen; to be called after it has changed.
  ///
  /// - Parameters:
  ///   - screen: the screen; its notifications are taken.
  ///   - title: the window's title.
  ///   - origin: the window's place on the desktop, in the desktop's units.
  ///   - unitsPerPoint: the desktop's units in a point of the screen.
  ///   - isActive: whether the window has the keyboard.
  public func update(
    _ screen: Screen, title: String, origin: Point, unitsPerPoint: Double, isActive: Bool
  ) {
    let snapshot = AccessibleTree.Snapshot(
      root: screen.accessibility, title: title, origin: origin, unitsPerPoint: unitsPerPoint,
      isActive: isActive)
    let announcements = screen.takeNotifications().compactMap { notification in
      if case .announcement(let words) = notification { words } else { nil }
    }
    guard snapshot != last || !announcements.isEmpty else { return }
    last = snapshot
    GLibThread.post { [tree] in
      tree.show(snapshot)
      for words in announcements { tree.announce(words) }
    }
  }
}
