/// Draws lines as strips, with discs where they bend sharply or end.
///
/// A strip is one closed contour as long as the line bends so little that neither of its sides
/// turns back. All contours run the same way round, so a nonzero fill gives their union.
struct Stroker {
  /// The largest turn inside a strip, as its sine: the flat joint on the outer side is then within
  /// 1/2000 of the radius of the round one.
  private static let largestTurn = 0.0625

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
    if let before = directions.last, isSharp(before, unit, length) {
      endStrip()
      disc(at: from)
      points = [from]
      directions = []
      needsCap = false
    }
    points.append(p)
    directions.append(unit)
  }

  /// Ends the line with a round cap.
  mutating func endLine() {
    guard let last = points.last else { return }
    endStrip()
    disc(at: last)
    points = []
    directions = []
  }

  /// Whether a strip must not go on around a bend: it turns too much, or so tightly that the side
  /// inside the bend would run backwards.
  private func isSharp(_ before: Point, _ after: Point, _ length: Double) -> Bool {
    let turn = (before.x * after.y - before.y * after.x).magnitude
    let along = before.x * after.x + before.y * after.y
    guard along > 0, turn < Self.largestTurn else { return true }
    let last = points[points.count - 1] - points[points.count - 2]
    let shorter = min(length, (last.x * last.x + last.y * last.y).squareRoot())
    return turn * radius > shorter
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
