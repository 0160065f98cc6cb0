import Vitrine
import VitrineAccessibility
import VitrineWindow

/// What a window shares with the rest of the desktop.
enum Companions {
  /// Lets assistive technologies read a window, and the window follow the desktop's appearance.
  static func join(_ host: WindowHost, look: Options.Look?) {
    let queue = host.queue
    if case .fixed(let appearance) = look { host.screen.appearance = appearance }
    if case .desktop = look,
      let appearance = DesktopAppearance.follow({ appearance in
        queue.post { screen in screen.appearance = appearance }
      })
    {
      host.screen.appearance = appearance
    }
    let bridge = AccessibilityBridge(applicationName: "Vitrine", post: queue.post)
    host.didUpdate = { screen, place in
      bridge?.update(
        screen, title: place.title, origin: place.frame.origin,
        unitsPerPoint: place.unitsPerPoint, isActive: place.isActive)
    }
  }
}
