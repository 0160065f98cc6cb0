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
    lines = setter.lines.enumerated().map { index, line in
      TextLayout.Line(
        baseline: Double(index) * pitch + rise,
        left: Self.left(of: line, in: room, attributes.alignment), width: line.width,
        range: line.range)
    }
  }

  private static func left(
    of line: ComposedLine, in room: Double, _ alignment: TextAttributes.Alignment
  ) -> Double {
    let rest = room - line.width
    return switch (alignment, line.baseLevel) {
    case (.center, _): rest / 2
    case (.leading, 0), (.trailing, 1): 0
    default: rest
    }
  }
}
