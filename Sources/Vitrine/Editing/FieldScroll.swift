/// How far the text of a field is moved so that its caret is seen.
struct FieldScroll {
  /// What the text takes: from its left edge to its right edge, in the text's own measure.
  let text: ClosedRange<Double>
  /// The width of the field.
  let width: Double

  /// Returns how far to move text to the right.
  ///
  /// Text that fits keeps its place as far as all of it is seen. Longer text moves no further than
  /// the caret asks for, and leaves no gap at the field's edges.
  ///
  /// - Parameters:
  ///   - offset: how far the text was moved before; nil where editing begins.
  ///   - resting: how far the text is moved where all of it is seen.
  ///   - caret: where the caret stands, in the text's own measure.
  /// - Returns: The distance in points; negative to the left.
  func offset(from offset: Double?, resting: Double, caret: Double) -> Double {
    let leftmost = width - text.upperBound
    let rightmost = -text.lowerBound
    if leftmost >= rightmost { return min(max(resting, rightmost), leftmost) }
    let seen = min(max(offset ?? resting, -caret), width - caret)
    return min(max(seen, leftmost), rightmost)
  }
}
