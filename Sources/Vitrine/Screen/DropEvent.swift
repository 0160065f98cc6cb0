public import VitrineGraphics

/// Something that is carried over the screen from another program, or let go there.
///
/// The names are those of UIKit’s `UIDropInteraction`.
public struct DropEvent: Hashable, Sendable {
  /// What happens.
  public enum Phase: UInt8, Hashable, Sendable {
    /// It comes, or moves.
    case moved
    /// It leaves, or is let go of elsewhere.
    case exited
    /// It is let go here.
    case performed
  }

  /// What happens.
  public var phase: Phase
  /// Where, in points.
  public var position: Point
  /// What is carried; desktops that tell only in the end leave it empty until then.
  public var items: [DragItem]
  /// The keys that are held; Option asks for a copy.
  public var modifiers: KeyModifiers = []

  /// Creates an event.
  public init(_ phase: Phase, at position: Point, items: [DragItem] = []) {
    self.phase = phase
    self.position = position
    self.items = items
  }
}

/// Something that is carried from one program to another.
public enum DragItem: Hashable, Sendable {
  /// A file, by its path.
  case file(String)
  /// An address, as text.
  case url(String)
  /// Words.
  case text(String)
}

/// What becomes of what is dropped; the names are those of UIKit’s `UIDropOperation`.
public enum DropOperation: UInt8, Hashable, Sendable {
  /// Nothing here takes it.
  case cancel
  /// It might be taken elsewhere, but not at this place.
  case forbidden
  /// It is taken, and stays where it came from, too.
  case copy
  /// It is taken from where it came from.
  case move
}
