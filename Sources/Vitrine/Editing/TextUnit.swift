/// How far a movement or a deletion goes.
enum TextUnit: Hashable, Sendable {
  /// A grapheme cluster.
  case character
  /// To the far end of the next word.
  case word
  /// To the end of the line.
  case line
}

/// A direction in the order in which a text is read.
enum ReadingDirection: Hashable, Sendable {
  /// Towards the start.
  case backward
  /// Towards the end.
  case forward
}

/// A direction on the screen.
enum SidewaysDirection: Hashable, Sendable {
  case left, right

  /// Returns the direction in which a line is read that way.
  func reading(isRightToLeft: Bool) -> ReadingDirection {
    (self == .left) == isRightToLeft ? .forward : .backward
  }
}
