/// What a key asks a field to do.
enum EditingCommand: Hashable, Sendable {
  /// Type words in the place of the selection.
  case insert(String)
  /// Move the caret in the order of reading.
  case move(ReadingDirection, by: TextUnit, extending: Bool)
  /// Move the caret to a side.
  case moveSideways(SidewaysDirection, by: TextUnit, extending: Bool)
  /// Delete the selection or, without one, from the caret on.
  case delete(ReadingDirection, by: TextUnit)
  case selectAll
  case copy, cut, paste
  case undo, redo
}
