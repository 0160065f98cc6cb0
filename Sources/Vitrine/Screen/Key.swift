/// A key of a hardware keyboard, by what it means rather than where it lies.
public enum Key: Hashable, Sendable {
  /// A key that types a character, as the keyboard layout gives it without Command or Control.
  case character(Character)
  /// Return, and Enter of the number pad.
  case enter
  /// Escape.
  case escape
  /// The tabulator key.
  case tab
  /// The space bar; it types a space.
  case space
  /// Deletes backwards: Backspace, called Delete on Apple's keyboards.
  case backspace
  /// Deletes forwards.
  case delete
  /// Arrow to the left.
  case left
  /// Arrow to the right.
  case right
  /// Arrow up.
  case up
  /// Arrow down.
  case down
  /// To the start.
  case home
  /// To the end.
  case end
  /// A page up.
  case pageUp
  /// A page down.
  case pageDown
}
