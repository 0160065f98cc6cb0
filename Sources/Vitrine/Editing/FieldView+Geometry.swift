import VitrineGraphics
import VitrineText

extension FieldView {
  /// The frame of a text layer that shows the words while they are edited.
  ///
  /// It is as wide as the words, so that none are cut off; what lies outside the box is not to be
  /// seen.
  var textFrame: Rect {
    let width = map.lines.reduce(0) { max($0, $1.width) }
    return Rect(origin, Size(width.rounded(.up), style.box.height))
  }

  /// What of the words is seen, in points from their left end; the caret juts out of the box.
  var seenStretch: ClosedRange<Double> {
    let left = style.box.minX - style.caretWidth / 2 - origin.x
    return left...left + style.box.width + style.caretWidth
  }

  /// The frame for the caret's master; nil at rest and while something is selected.
  ///
  /// At the ends of the box it juts out of it by half its width.
  var caretFrame: Rect? {
    guard isEditing, editor.selection.isEmpty else { return nil }
    return caretFrame(at: editor.selection.focus)
  }

  /// Returns the frame that the caret's master has at a boundary; nil where text has no lines.
  func caretFrame(at boundary: Int) -> Rect? {
    let caret = map.caret(at: boundary)
    guard map.lines.indices.contains(caret.line) else { return nil }
    let line = map.lines[caret.line]
    return Rect(
      origin.x + caret.x - style.caretWidth / 2, origin.y + line.top, style.caretWidth,
      line.height)
  }

  /// What is seen of the selected words, from left to right; nothing at rest.
  var selectionFrames: [Rect] { isEditing ? frames(of: editor.selection.range) : [] }

  /// Returns the lines below the words that an input method is composing.
  ///
  /// They run as far below the baseline as they are thick, in points.
  func markedFrames(thickness: Double) -> [Rect] {
    guard isEditing, let marked = editor.markedRange, let line = map.lines.first else { return [] }
    return frames(of: marked).map { frame in
      Rect(frame.minX, origin.y + line.baseline + thickness, frame.width, thickness)
    }
  }

  /// Returns what is seen of some clusters.
  func frames(of range: Range<Int>) -> [Rect] {
    let box = style.box
    return map.areas(of: range).compactMap { area in
      let area = area.offset(by: origin)
      let left = max(area.minX, box.minX)
      let right = min(area.maxX, box.maxX)
      return right > left ? Rect(left, area.minY, right - left, area.height) : nil
    }
  }

  /// Returns the boundary whose caret is nearest to a point.
  func boundary(at point: Point) -> Int { map.boundary(nearest: point - origin) }

  /// Returns the cluster that is nearest to a point; 0 without any.
  func cluster(at point: Point) -> Int { map.cluster(nearest: point - origin) ?? 0 }
}
