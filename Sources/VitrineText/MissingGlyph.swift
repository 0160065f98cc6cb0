internal import VitrineGraphics

/// The box that stands for a character that no font has.
enum MissingGlyph {
  /// The advance in em: the box and a side bearing on both sides.
  static let advance = 0.6

  /// An upright frame as high as capitals; our own drawing.
  static let outline: GlyphOutline = {
    var path = Path()
    add(Rect(0.06, -0.7, 0.48, 0.7), to: &path, isClockwise: true)
    add(Rect(0.11, -0.65, 0.38, 0.6), to: &path, isClockwise: false)
    return GlyphOutline(key: .max, path: path)
  }()

  private static func add(_ rect: Rect, to path: inout Path, isClockwise: Bool) {
    let left = isClockwise ? rect.minX : rect.maxX
    let right = isClockwise ? rect.maxX : rect.minX
    path.move(to: Point(left, rect.minY))
    path.line(to: Point(right, rect.minY))
    path.line(to: Point(right, rect.maxY))
    path.line(to: Point(left, rect.maxY))
    path.close()
  }
}
