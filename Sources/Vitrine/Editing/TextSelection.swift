/// What is selected of a text: the place where selecting began and the one that moves.
///
/// Places are boundaries between grapheme clusters. Without a distance between them it is a caret.
struct TextSelection: Hashable, Sendable {
  /// The end that stays when the selection is extended.
  var anchor: Int
  /// The end that moves when the selection is extended; a caret stands here.
  var focus: Int

  /// The selected clusters.
  var range: Range<Int> { min(anchor, focus)..<max(anchor, focus) }

  /// A Boolean value that is true for a caret.
  var isEmpty: Bool { anchor == focus }

  /// Returns a caret.
  static func caret(_ place: Int) -> TextSelection { TextSelection(anchor: place, focus: place) }
}

extension ClosedRange<Int> {
  /// Returns the value of the range that is nearest to another one.
  func nearest(to value: Int) -> Int { Swift.min(Swift.max(value, lowerBound), upperBound) }
}
