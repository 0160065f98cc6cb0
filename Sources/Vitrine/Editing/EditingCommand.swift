import VitrineText

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

/// What came of a command.
enum EditingResponse: Hashable, Sendable {
  /// The text was edited.
  case edited(TextEditor.Outcome)
  /// The selection may have moved; the text is the same.
  case moved
  /// Words for the clipboard; they were cut out if that was the command.
  case copied(String)
  /// Words are wanted from the clipboard, for `TextEditor.paste`.
  case wantsPaste
  /// There is nothing to copy, or it is secret.
  case refused
}

extension TextEditor {
  /// Does what a command asks for.
  ///
  /// - Parameters:
  ///   - command: the command.
  ///   - map: where carets stand in the text as it is shown.
  /// - Returns: What came of it.
  mutating func perform(_ command: EditingCommand, in map: CaretMap) -> EditingResponse {
    switch command {
    case .insert(let words): return .edited(insert(words))
    case .delete(let direction, let unit): return .edited(delete(direction, by: unit))
    case .undo: return .edited(undo())
    case .redo: return .edited(redo())
    case .paste: return .wantsPaste
    case .move(let direction, let unit, let extending):
      move(direction, by: unit, extending: extending)
    case .moveSideways(let direction, let unit, let extending):
      move(direction, by: unit, extending: extending, in: map)
    case .selectAll: selectAll()
    case .copy, .cut:
      if isSecure || selection.isEmpty { return .refused }
      let words = selectedText
      if command == .cut { replace(selection.range, with: "") }
      return .copied(words)
    }
    return .moved
  }
}
