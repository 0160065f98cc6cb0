/// What follows from an event: changes of the screen, and calls that are made afterwards.
struct Effects {
  /// The present, for movements that begin.
  let now: Duration
  /// The component looks different now.
  var needsLayout = false
  /// The component goes.
  var dismissal: DismissalCause?
  /// A part that gets the keyboard's focus.
  var focus: Tag?
  /// Whether the keyboard's focus goes away.
  var endsFocus = false
  /// A part that is scrolled into view.
  var revealed: Tag?
  /// Where regions are scrolled to, in order.
  private(set) var scrolls: [Scroll] = []
  /// One of a sheet's heights to go to, and whether with a movement.
  private(set) var detent: (place: Int, isAnimated: Bool)?
  /// What is presented when the event has been handled, with its name in errors.
  private(set) var presented: [(component: any LiveComponent, name: String)] = []
  /// What to tell by assistive technologies.
  var notifications: [Notification] = []
  /// What to call, in order, when the event has been handled.
  var calls: [() -> Void] = []
  /// Text for the clipboard.
  var copiedText: String?
  /// What picking a colour from the screen is called; the person is asked to do so unless nil.
  var samplingLabel: String?

  /// What is carried out of the screen; the host takes the drag over, if it can.
  var dragItems: [DragItem]?

  /// What to tell about a part.
  enum Notification {
    case valueChanged(Tag)
    case layoutChanged(Tag?)
    case announcement(String)
  }

  /// Where a region is scrolled to.
  struct Scroll {
    var tag: Tag
    var offset: Double
    var isAnimated: Bool
  }

  init(now: Duration) { self.now = now }

  /// Calls a function when the event has been handled.
  mutating func call(_ body: @escaping () -> Void) { calls.append(body) }

  /// Dismisses the component.
  mutating func dismiss(_ cause: DismissalCause) { dismissal = cause }

  /// Scrolls a region to an offset in points, or to the nearest there is.
  ///
  /// The part that is to be seen need not have a layer yet: so rows are reached that are only made
  /// where they can be seen.
  mutating func scroll(_ tag: Tag, to offset: Double, animated: Bool = true) {
    scrolls.append(Scroll(tag: tag, offset: offset, isAnimated: animated))
  }

  /// Goes to one of a sheet's heights, counted from the least; UIKit's
  /// `selectedDetentIdentifier`. The component is not told.
  mutating func selectDetent(_ place: Int, animated: Bool = true) {
    detent = (place, animated)
  }

  /// Presents a component above; it waits while it may not come.
  mutating func present(_ component: any LiveComponent, named name: String) {
    presented.append((component, name))
  }
}
