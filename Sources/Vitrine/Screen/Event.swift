public import VitrineGraphics

/// Something that a person, or a program on a person's behalf, does to a screen.
///
/// Places are in points from the screen's top left corner. An event happens at the screen's
/// present; time passes by `Screen.advance(by:)` alone.
public enum Event: Hashable, Sendable {
  /// A finger, a mouse button or a pen.
  case pointer(PointerEvent)
  /// A wheel or a trackpad.
  case scroll(ScrollEvent)
  /// A key of a keyboard.
  case key(KeyEvent)
  /// Text that was typed, or chosen from an input method.
  case text(String)
  /// Text that an input method has not settled yet; empty to take it back.
  ///
  /// The selection counts grapheme clusters of the text.
  case markedText(String, selection: Range<Int>)
  /// What an assistive technology asks for.
  case accessibility(AccessibilityAction, AccessibilityID)
  /// Something from another program is carried over the screen, or let go there.
  case drop(DropEvent)
  /// The window gains or loses the keyboard; losing it drops what is being touched.
  case windowActivation(Bool)
}

/// What a pointer does.
public struct PointerEvent: Hashable, Sendable {
  /// What sort of pointer it is.
  public enum Device: UInt8, Hashable, Sendable {
    /// A finger: drags scroll, and there is nothing to see before it is down.
    case touch
    /// A mouse: drags do not scroll, and it hovers.
    case mouse
  }

  /// What happens.
  public enum Phase: UInt8, Hashable, Sendable {
    /// It goes down.
    case down
    /// It moves while it is down.
    case move
    /// It goes up.
    case up
    /// It is taken away: nothing that it began may happen.
    case cancel
    /// It moves while it is up.
    case hover
  }

  /// Which pointer it is, of several at once.
  public var pointer: Int
  /// What sort of pointer it is.
  public var device: Device
  /// What happens.
  public var phase: Phase
  /// Where, in points.
  public var position: Point
  /// A Boolean value that is true for a mouse's secondary button.
  public var isSecondary = false
  /// The keys that are held meanwhile.
  public var modifiers: KeyModifiers = []

  /// Creates an event.
  public init(
    _ phase: Phase, at position: Point, device: Device = .touch, pointer: Int = 0
  ) {
    self.pointer = pointer
    self.device = device
    self.phase = phase
    self.position = position
  }
}

/// What a wheel or a trackpad does.
public struct ScrollEvent: Hashable, Sendable {
  /// Where the pointer is, in points.
  public var position: Point
  /// How far the content moves: notches of a wheel, or points of a trackpad; positive shows what
  /// lies further down or right.
  public var delta: Point
  /// A Boolean value that is true when the delta is in points.
  public var isPrecise: Bool

  /// Creates an event.
  public init(at position: Point, delta: Point, isPrecise: Bool = false) {
    self.position = position
    self.delta = delta
    self.isPrecise = isPrecise
  }
}

/// A press of a key.
public struct KeyEvent: Hashable, Sendable {
  /// The key.
  public var key: Key
  /// The keys that are held meanwhile.
  public var modifiers: KeyModifiers

  /// Creates an event.
  public init(_ key: Key, modifiers: KeyModifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }
}

extension Point {
  /// A Boolean value that is true for a place that a hand can mean, and that can be computed with.
  var isNear: Bool { x.magnitude < 1e9 && y.magnitude < 1e9 }
}
