import VitrineText

extension TextEditor {
  /// Moves the caret in the order of reading.
  ///
  /// Without extending, a selection is given up: by characters the caret goes to its end, by words
  /// and lines on from there.
  mutating func move(_ direction: ReadingDirection, by unit: TextUnit, extending: Bool) {
    if extending {
      let focus = place(from: selection.focus, direction, by: unit)
      return select(anchor: selection.anchor, focus: focus)
    }
    let range = selection.range
    let edge = direction == .backward ? range.lowerBound : range.upperBound
    let isGivenUp = unit == .character && !range.isEmpty
    placeCaret(at: isGivenUp ? edge : place(from: edge, direction, by: unit))
  }

  /// Moves the caret to the side that an arrow points to.
  ///
  /// By characters it goes by what is seen; by words and lines, and out of a selection, in the
  /// direction in which the line runs.
  ///
  /// - Parameters:
  ///   - direction: where to.
  ///   - unit: how far.
  ///   - extending: whether the selection's anchor stays.
  ///   - map: where carets stand in the text as it is shown.
  mutating func move(
    _ direction: SidewaysDirection, by unit: TextUnit, extending: Bool, in map: CaretMap
  ) {
    let line = map.caret(at: selection.focus).line
    let isRightToLeft = map.lines.indices.contains(line) && map.lines[line].isRightToLeft
    if unit != .character || !extending && !selection.isEmpty {
      let reading = direction.reading(isRightToLeft: isRightToLeft)
      return move(reading, by: unit, extending: extending)
    }
    let focus = selection.focus
    let next = direction == .left ? map.boundary(leftOf: focus) : map.boundary(rightOf: focus)
    let place = next ?? focus
    select(anchor: extending ? selection.anchor : place, focus: place)
  }

  /// Returns where a movement from a boundary leads.
  func place(from start: Int, _ direction: ReadingDirection, by unit: TextUnit) -> Int {
    switch (unit, direction) {
    case (.character, .backward): max(start - 1, 0)
    case (.character, .forward): min(start + 1, content.count)
    case (.word, .backward) where !isSecure: WordScanner(content).wordStart(before: start)
    case (.word, .forward) where !isSecure: WordScanner(content).wordEnd(behind: start)
    case (_, .backward): 0
    case (_, .forward): content.count
    }
  }
}
