import VitrineGraphics
import VitrineKit
import VitrineLayout

/// A component that was presented on a screen, from being asked for until it has gone.
public final class Presentation {
  /// How far it has come.
  public enum State: UInt8, Hashable, Sendable {
    /// It waits until what is up has gone.
    case queued
    /// It appears.
    case presenting
    /// It is up and rests.
    case shown
    /// It disappears; nothing in it can be touched any more.
    case dismissing
    /// It has gone.
    case dismissed
  }

  /// The number of the presentation on its screen, counted from 1; never used twice.
  public let id: Int
  /// How far it has come.
  public internal(set) var state = State.queued
  /// Why it went without having been shown, when its turn came on a screen that it cannot stand
  /// on; nil otherwise.
  public internal(set) var failure: PresentationError?

  /// The screen that it was presented on.
  let screen: ScreenIdentity
  let component: any LiveComponent
  /// What is shown, 0 for nothing … 1 for all.
  var progress: Spring
  /// How far down a sheet was dragged, in points.
  var drag: Spring
  /// How far it has stepped aside while a colour is picked for it, 0…1.
  var aside: Spring
  /// What it is called in errors.
  var name = ""
  /// Whether it appears with a movement.
  var isAnimated = true
  var style = PresentationStyle.alert
  /// The heights that a sheet comes to rest at in points, least first; empty for its own alone.
  var detents: [Double] = []
  /// The height of a sheet with several.
  var height: Spring?
  /// The place of the height that was chosen last, by the person or the program.
  var selectedDetent = 0
  /// When a deadline of the component passed last.
  var lastDeadline = Duration.seconds(-1)
  var cause = DismissalCause.program
  /// How much was shown when it began to go.
  var shownAtDismissal = 1.0
  /// The keyboard's height when it began to go: it does not follow the keyboard on its way out.
  var keyboardAtDismissal = 0.0
  /// What it comes in place of, which goes first; nil for nothing.
  var predecessor: Presentation?
  /// The part below that led to it, which assistive technologies return to.
  var invoker: AccessibilityID?

  /// The part that has the keyboard's focus.
  var focus: Tag?
  /// How much parts show that they are touched, 0…1.
  var presses: [Tag: Spring] = [:]
  var scrolls: [Tag: ScrollMotion] = [:]
  /// The text fields that were edited.
  var fields: [Tag: FieldView] = [:]

  /// The layout, until something changes.
  var content: LiveContent?
  var contentTime = Duration.zero
  /// The layout with everything scrolled to where it is.
  var arrangement: Arrangement?
  var arrangementTime = Duration.zero

  init(
    id: Int, on screen: ScreenIdentity, component: any LiveComponent, motion: MotionConstants
  ) {
    self.id = id
    self.screen = screen
    self.component = component
    progress = Spring(0, frequency: motion.alertFrequency)
    drag = Spring(0, frequency: motion.sheetFrequency)
    aside = Spring(0, frequency: motion.sheetFrequency)
  }

  /// Whether it may stand above others, and nothing above it: alerts, and confirmation dialogs even
  /// where they are popovers.
  var isAlert: Bool { style == .alert || component.alert != nil }

  /// Whether a touch outside dismisses it.
  var goesWithTouchesOutside: Bool {
    style == .popover || style == .menu || component.goesWithTouchesOutside
  }

  /// Whether it is on its way out, or has gone.
  var isLeaving: Bool { state == .dismissing || state == .dismissed }

  /// The next time at which the component is to be told; nil for none.
  var deadline: Duration? {
    guard !isLeaving, let deadline = component.deadline, deadline > lastDeadline else { return nil }
    return deadline
  }

  /// The time until which the layout changes by itself.
  var layoutMotionEnd: Duration { max(component.motionEnd, height?.end ?? .zero) }

  /// The scrolling regions that move by themselves.
  var movingScrollers: [Tag] {
    scrolls.compactMap { $0.value.nextChange == nil ? nil : $0.key }
  }

  /// Puts the layers of a region elsewhere when they are next needed, which has scrolled.
  ///
  /// Only a region that makes no more layers than are seen has its component lay out anew.
  func invalidateScrolled(_ tag: Tag) {
    arrangement = nil
    if let content, content.scrollers.contains(where: { $0.tag == tag && $0.contentLength != nil })
    {
      self.content = nil
    }
  }

  /// Lays everything out anew when it is next needed.
  func invalidate() {
    content = nil
    arrangement = nil
  }
}

/// Tells one screen from all others, without keeping it alive.
final class ScreenIdentity {}

/// A layout with its scrolling regions where they are, and the places of all parts.
struct Arrangement {
  var planes: [LiveContent.Plane]
  var root: Element
  var panel: Rect
  var scrollers: [Scroller]
  var origin: Point?
  /// Where tagged layers lie on the screen in points, and what of them is not cut off.
  var places: [Tag: Place] = [:]

  struct Place {
    var frame: Rect
    var visible: Rect
  }

  /// All parts in reading order.
  var parts: [Element] { root.all }

  /// Returns a part by its tag.
  func part(_ tag: Tag) -> Element? { parts.first { $0.tag == tag } }
}

/// Why a component cannot be presented.
public enum PresentationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Something is up already that nothing may be presented over; both are named.
  case busy(asked: String, shown: String)
  /// An alert was to be changed, and this is none.
  case notAnAlert(String)
  /// A confirmation dialog was to be changed, and this is none.
  case notAConfirmationDialog(String)
  /// A confirmation dialog in the middle of the screen was to be put beside something.
  case hasNoSource(String)
  /// It is on its way out or has gone.
  case gone(String)
  /// It was presented on another screen than the one that was to change or replace it.
  case onAnotherScreen(String)
  /// A confirmation dialog on a wide screen does not say what it belongs to, or one on any screen
  /// says it in numbers that are not finite.
  case missingSource(String)
  /// The component cannot be drawn.
  case render(RenderError)

  /// What is wrong, and what to do.
  public var description: String {
    switch self {
    case .busy(let asked, let shown):
      "“\(asked)” cannot be presented while “\(shown)” is up; dismiss that first, "
        + "or present with `whenBusy: .queue`"
    case .notAnAlert(let name):
      "“\(name)” is no alert and cannot be changed into one; replace it instead"
    case .notAConfirmationDialog(let name):
      "“\(name)” is no confirmation dialog and cannot be changed into one; replace it instead"
    case .hasNoSource(let name):
      "“\(name)” stands in the middle and cannot move beside something; replace it instead"
    case .gone(let name):
      "“\(name)” is no longer up and cannot be changed; present another one"
    case .onAnotherScreen(let name):
      "“\(name)” was presented on another screen; change or replace it on that one"
    case .missingSource(let name):
      "“\(name)” needs a finite place to stand beside; present it from what it belongs to"
    case .render(let error): error.description
    }
  }
}

/// What becomes of a presentation that is asked for while another one is up.
public enum BusyRule: UInt8, Hashable, Sendable {
  /// It is dropped, and `present` throws: UIKit's rule.
  case drop
  /// It waits until everything before it has gone, first come, first served.
  case queue
}
