/// Draws lines as strips, with discs where they bend sharply or end.
///
/// A strip is one closed contour as long as the line bends so little that neither of its sides
/// turns back. All contours run the same way round, so a nonzero fill gives their union.
struct Stroker {
  /// The largest turn inside a strip, as its sine: the straight joint on the outer side is then
  /// within 1/500 of the radius of the round one.
  private static let largestTurn = 0.125

  let radius: Double
  private(set) var outline = Path()
  /// The line so far, since the last sharp bend.
  private var points: [Point] = []
  /// The unit direction of each piece between points.
  private var directions: [Point] = []
  /// A Boolean value that is true when the strip's start still needs a disc.
  private var needsCap = false

  init(radius: Double) { self.radius = radius }

  /// Starts a new line at a position.
  mutating func start(at p: Point) {
    points = [p]
    directions = []
    needsCap = true
  }

  /// Goes on in a straight line.
  mutating func line(to p: Point) {
    guard let from = points.last else {
      start(at: p)
      return
    }
    let delta = p - from
    let length = (delta.x * delta.x + delta.y * delta.y).squareRoot()
    guard length > 0, length.isFinite else { return }
    let unit = delta * (1 / length)
    if let before = directions.last {
      bend(at: from, before, unit, length)
    }
    points.append(p)
    directions.append(unit)
  }

  /// Ends the strip at a bend that it must not go around, and fills the gap on the outer side.
  private mutating func bend(at p: Point, _ before: Point, _ after: Point, _ length: Double) {
    let turn = before.x * after.y - before.y * after.x
    let along = before.x * after.x + before.y * after.y
    let isSharp = along <= 0 || turn.magnitude >= Self.largestTurn
    // So tightly that the side inside the bend would run backwards.
    let last = points[points.count - 1] - points[points.count - 2]
    let shorter = min(length, (last.x * last.x + last.y * last.y).squareRoot())
    guard isSharp || turn.magnitude * radius > shorter else { return }
    endStrip()
    if isSharp { disc(at: p) } else { wedge(at: p, before, after, turn) }
    points = [p]
    directions = []
    needsCap = false
  }

  /// Fills the gap outside a slight bend, where a straight joint does for a round one.
  private mutating func wedge(at p: Point, _ before: Point, _ after: Point, _ turn: Double) {
    let side = turn > 0 ? -radius : radius
    let a = p + Point(-before.y, before.x) * side
    let b = p + Point(-after.y, after.x) * side
    outline.move(to: p)
    outline.line(to: turn > 0 ? a : b)
    outline.line(to: turn > 0 ? b : a)
    outline.close()
  }

  /// Ends the line with a round cap.
  mutating func endLine() {
    guard let last = points.last else { return }
    endStrip()
    disc(at: last)
    points = []
    directions = []
  }

  private mutating func endStrip() {
    guard let first = points.first else { return }
    if needsCap, points.count > 1 { disc(at: first) }
    needsCap = false
    guard points.count > 1 else { return }
    let sides = (0..<points.count).map { normal(at: $0) * radius }
    outline.move(to: points[0] - sides[0])
    for i in 1..<points.count { outline.line(to: points[i] - sides[i]) }
    for i in (0..<points.count).reversed() { outline.line(to: points[i] + sides[i]) }
    outline.close()
  }

  /// Returns the direction across the line at a point, long enough for both its pieces.
  private func normal(at index: Int) -> Point {
    let before = directions[max(index - 1, 0)]
    let after = directions[min(index, directions.count - 1)]
    let sum = before + after
    // Half the sum points along the bisector; the joint lies 1/cos of half the turn away.
    let scale = 2 / (sum.x * sum.x + sum.y * sum.y)
    return Point(-sum.y * scale, sum.x * scale)
  }

  private mutating func disc(at p: Point) {
    let circle = Path(ellipseIn: Rect(p.x - radius, p.y - radius, 2 * radius, 2 * radius))
    outline.elements.append(contentsOf: circle.elements)
  }
}
