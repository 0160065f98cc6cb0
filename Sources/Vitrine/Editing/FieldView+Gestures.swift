import VitrineGraphics

/// What a drag over a field extends.
struct FieldDrag: Hashable {
  /// What was selected where the drag began.
  let origin: Range<Int>
  /// Whether whole words are selected.
  let isByWords: Bool
}

extension FieldView {
  /// Puts the caret nearest to a point and starts editing; extending moves the selection's end.
  mutating func tap(at point: Point, extending: Bool = false) {
    // Found before editing starts: that may move the words.
    let place = boundary(at: point)
    startEditing()
    change { $0.select(anchor: extending ? $0.selection.anchor : place, focus: place) }
    drag = FieldDrag(origin: anchorRange, isByWords: false)
  }

  /// Selects the word at a point.
  mutating func doubleTap(at point: Point) {
    let cluster = cluster(at: point)
    startEditing()
    change { $0.selectWord(at: cluster) }
    drag = FieldDrag(origin: editor.selection.range, isByWords: true)
  }

  /// Selects everything.
  mutating func tripleTap() {
    startEditing()
    change { $0.selectAll() }
    drag = FieldDrag(origin: editor.selection.range, isByWords: true)
  }

  /// Extends what the last tap selected to a point; by words after a double tap.
  ///
  /// Without a tap before nothing happens. Beyond the ends of the box the words move along.
  mutating func drag(to point: Point) {
    guard let drag else { return }
    let place = boundary(at: point)
    let reached = drag.isByWords ? editor.word(at: cluster(at: point)) : place..<place
    let isBefore = reached.lowerBound < drag.origin.lowerBound
    change { editor in
      if isBefore {
        editor.select(anchor: drag.origin.upperBound, focus: reached.lowerBound)
      } else {
        let end = max(reached.upperBound, drag.origin.upperBound)
        editor.select(anchor: drag.origin.lowerBound, focus: end)
      }
    }
  }

  private var anchorRange: Range<Int> {
    editor.selection.anchor..<editor.selection.anchor
  }
}
