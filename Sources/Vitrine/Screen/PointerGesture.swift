import VitrineGraphics

/// What a pointer does from going down to going up: one gesture, which has one owner.
struct PointerGesture {
  /// What the movement belongs to.
  enum Owner: Hashable {
    /// It is not decided yet; a press on nothing.
    case undecided
    /// A part is pressed, and shows it while the pointer is on it.
    case press(Tag, slideGroup: Int?)
    /// A part follows.
    case track(Tag)
    /// Text is chosen in a part.
    case edit(Tag)
    /// A region scrolls.
    case scroll(Tag)
    /// A sheet is dragged.
    case sheet
    /// It went down outside a popover.
    case outside
    /// It was down when a menu came, and slides over its items once it has moved.
    case menu(hasMoved: Bool)
    /// It aims at a colour of the screen.
    case sampling
    /// It does nothing more.
    case ignored

    /// The part or the region that the movement belongs to.
    var tag: Tag? {
      switch self {
      case .press(let tag, _), .track(let tag), .edit(let tag), .scroll(let tag): tag
      case .undecided, .sheet, .outside, .menu, .sampling, .ignored: nil
      }
    }
  }

  let pointer: Int
  let device: PointerEvent.Device
  let presentation: Presentation
  let start: Point
  let modifiers: KeyModifiers
  var owner: Owner
  /// The scrolling regions under the start, innermost first.
  var scrollers: [Scroller] = []
  var last: Point
  /// When a part shows that it is touched.
  var deadline: Duration?
  /// When a held part is told so; nil for parts that do not care.
  var holdDeadline: Duration?
  /// What the gesture moved, and when: points along an axis.
  private var samples: [(time: Duration, value: Double)] = []
  /// The height of a dragged sheet when the drag began.
  var startHeight = 0.0

  init(_ event: PointerEvent, on presentation: Presentation, owner: Owner) {
    pointer = event.pointer
    device = event.device
    self.presentation = presentation
    start = event.position
    last = event.position
    modifiers = event.modifiers
    self.owner = owner
  }

  /// Creates a gesture of a pointer that is down already, in another presentation.
  init(continuing held: PointerGesture, on presentation: Presentation, owner: Owner) {
    pointer = held.pointer
    device = held.device
    self.presentation = presentation
    start = held.last
    last = held.last
    modifiers = held.modifiers
    self.owner = owner
  }

  /// Notes how far what is moved has come.
  mutating func note(_ value: Double, at time: Duration) {
    samples.append((time, value))
    if samples.count > 64 { samples.removeFirst() }
  }

  /// Returns how fast it moved within the last moments, per second.
  func speed(at time: Duration, window: Double) -> Double {
    let recent = samples.filter { (time - $0.time).seconds <= window }
    guard let first = recent.first, let last = recent.last else { return 0 }
    let span = (last.time - first.time).seconds
    return span > 0 ? (last.value - first.value) / span : 0
  }
}

/// A tap, for telling whether the next one belongs to it.
struct Tap {
  var time: Duration
  var position: Point
  var tag: Tag
  var count: Int
}
