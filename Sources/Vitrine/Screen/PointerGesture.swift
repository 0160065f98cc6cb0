import VitrineGraphics

/// What a pointer does from going down to going up: one gesture, which has one owner.
struct PointerGesture {
  /// What the movement belongs to.
  enum Owner: Hashable {
    /// It is not decided yet; a press on nothing.
    case undecided
    /// A part is pressed, and shows it while the pointer is on it.
    case press(Tag, slideGroup: Int?)
    /// A part was held, and is carried as soon as the pointer moves.
    case held(Tag)
    /// A part follows.
    case track(Tag)
    /// Text is chosen in a part.
    case edit(Tag)
    /// A region scrolls.
    case scroll(Tag)
    /// A row is pulled sideways.
    case swipe(Tag)
    /// A part was lifted and is carried along.
    case carry(Tag)
    /// Something is pulled in from an edge of the screen, or away to it.
    case edge(ScreenEdges)
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
      case .press(let tag, _), .held(let tag), .track(let tag), .edit(let tag), .scroll(let tag),
        .swipe(let tag), .carry(let tag):
        tag
      case .undecided, .edge, .sheet, .outside, .menu, .sampling, .ignored: nil
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
  /// The row under the start that can be pulled sideways.
  var swipedRow: Tag?
  /// The edge that it began at, while it may still become a swipe from there.
  var edge: ScreenEdges = []
  var last: Point
  /// What is taken off the way: how far the pointer went before it dragged; nil until it does.
  var slop: Point?
  /// How far what is scrolled was moved so far, in points.
  var moved = Point.zero
  /// When a part shows that it is touched.
  var deadline: Duration?
  /// When a held part is told so; nil for parts that do not care.
  var holdDeadline: Duration?
  /// Where the pointer was.
  var path = Trail()
  /// Where what it drags was, along the one axis.
  var dragged = Trail()
  /// The height of a dragged sheet when the drag began, less what of it was dragged down.
  var startHeight = 0.0
  /// The height that a dragged sheet had come to, or was on its way to.
  var startDetent: Double?

  init(_ event: PointerEvent, on presentation: Presentation, owner: Owner, at time: Duration) {
    pointer = event.pointer
    device = event.device
    self.presentation = presentation
    start = event.position
    last = event.position
    modifiers = event.modifiers
    self.owner = owner
    path.note(event.position, at: time)
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
    path = held.path
  }

  /// Returns whether a pointer that goes down proves that this one went up, which was not told.
  ///
  /// A pointer is down only once, and a mouse has one primary button, whatever number it comes by.
  /// Another finger proves nothing: the first may rest, and the second is ignored meanwhile.
  func isOver(before event: PointerEvent) -> Bool {
    if event.isSecondary { return false }
    return event.pointer == pointer || (device == .mouse && event.device == .mouse)
  }

  /// Returns how far the pointer dragged to a place: its way less the slop.
  func translation(to position: Point) -> Point { position - start - (slop ?? .zero) }

  /// Takes the slop off once the pointer has gone that far; returns whether it drags.
  mutating func dragsBeyond(_ least: Double, at position: Point) -> Bool {
    if slop != nil { return true }
    let way = position - start
    guard way.length > least else { return false }
    slop = way * (least / way.length)
    return true
  }
}

/// A tap, for telling whether the next one belongs to it.
struct Tap {
  var time: Duration
  var position: Point
  /// The part, and the presentation that it belongs to.
  var tag: Tag
  var presentation: Int
  var count: Int
}

extension Point {
  /// The distance from the origin.
  var length: Double { (x * x + y * y).squareRoot() }
}
