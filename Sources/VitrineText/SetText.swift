/// A text broken into lines, and where each of them lies in the box.
struct SetText {
  /// The broken lines.
  let setter: LineSetter
  /// Where the lines lie.
  let lines: [TextLayout.Line]
  /// The distance between baselines in points.
  let pitch: Double
  /// The widest line, rounded up to whole points.
  let width: Double
  /// A Boolean value that is true when there is a recipe for the font name.
  let isFontKnown: Bool

  init(
    _ setter: LineSetter, recipe: TypeRecipe, attributes: TextAttributes, box: TextBox,
    isFontKnown: Bool
  ) {
    self.setter = setter
    self.isFontKnown = isFontKnown
    let stored = attributes.lineHeight.flatMap { $0.isFinite ? $0 : nil }
    let pitch = stored ?? recipe.naturalLineHeight(size: attributes.size)
    self.pitch = pitch
    let rise = recipe.baseline(size: setter.scale.size, lineHeight: pitch)
    let widest = setter.lines.reduce(0) { max($0, $1.width) }
    width = (widest - LineFitter.tolerance).rounded(.up)
    let room = box.width ?? box.fittedWidth ?? width
    let count = setter.lines.count
    lines = setter.lines.enumerated().map { index, line in
      TextLayout.Line(
        baseline: Double(index) * pitch + rise,
        left: (room - line.width) * attributes.restBefore(line.direction, of: count),
        width: line.width,
        range: line.range)
    }
  }
}

extension ComposedLine {
  /// The direction of the line's paragraph.
  fileprivate var direction: WritingDirection { baseLevel == 1 ? .rightToLeft : .leftToRight }
}

extension TextAttributes {
  /// The most lines of a text that lies as its surroundings do. Human Interface Guidelines, Right to
  /// left: paragraphs are aligned by their language from three lines on.
  private static var linesOfSurroundings: Int { 2 }

  /// Returns which part of the room that a line leaves lies on its left: 0, ½ or 1.
  ///
  /// - Parameters:
  ///   - own: the direction of the line's paragraph.
  ///   - lineCount: how many lines the text has.
  public func restBefore(_ own: WritingDirection, of lineCount: Int) -> Double {
    let isShort = lineCount <= Self.linesOfSurroundings
    return switch (alignment, isShort ? layoutDirection ?? own : own) {
    case (.center, _): 0.5
    case (.leading, .leftToRight), (.trailing, .rightToLeft): 0
    default: 1
    }
  }
}
