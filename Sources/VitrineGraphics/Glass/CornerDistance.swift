/// The distance of pixels near one corner of a rounded rectangle from its outline.
struct CornerDistance {
  private let points: [Point]

  /// Every how many points of the outline are looked at first.
  private static let stride = 6

  /// Creates the distances for the top left corner of a rectangle at the origin; others are
  /// mirrored by the caller.
  init(_ curve: CornerCurve, width: Double, height: Double) {
    var path = Path()
    path.move(to: Point(0, max(height / 2, curve.vertical.extent)))
    curve.append(
      to: &path, corner: .zero, u: Point(0, 1), v: Point(1, 0), isHorizontalFirst: false)
    path.line(to: Point(max(width / 2, curve.horizontal.extent), 0))
    // A tenth of a pixel moves the picture in the glass by less than can be seen.
    points = path.flattened(tolerance: 0.1)
  }

  /// Returns the nearest place of the outline and whether the position lies inside.
  func nearest(to p: Point) -> (place: Point, distance: Double) {
    var best = 0
    var bestSquare = Double.infinity
    var i = 0
    while i < points.count - 1 {
      consider(i, p, &best, &bestSquare)
      i += Self.stride
    }
    let from = max(best - Self.stride + 1, 0)
    let to = min(best + Self.stride, points.count - 1)
    for j in from..<max(to, from) { consider(j, p, &best, &bestSquare) }
    let a = points[best]
    let d = points[best + 1] - a
    let place = Self.foot(a, d, p)
    // The outline runs clockwise: the inside is on its right.
    let side = d.x * (p.y - a.y) - d.y * (p.x - a.x)
    return (place, side >= 0 ? bestSquare.squareRoot() : -bestSquare.squareRoot())
  }

  private func consider(_ i: Int, _ p: Point, _ best: inout Int, _ bestSquare: inout Double) {
    let d = points[i + 1] - points[i]
    let gap = p - Self.foot(points[i], d, p)
    let square = gap.x * gap.x + gap.y * gap.y
    if square < bestSquare {
      bestSquare = square
      best = i
    }
  }

  /// Returns the place of a straight piece that is nearest to a position.
  private static func foot(_ a: Point, _ d: Point, _ p: Point) -> Point {
    let square = d.x * d.x + d.y * d.y
    guard square > 0 else { return a }
    let t = ((p.x - a.x) * d.x + (p.y - a.y) * d.y) / square
    return a + d * min(max(t, 0), 1)
  }
}

extension Path {
  /// Returns the ends of the chords of an outline of one contour.
  func flattened(tolerance: Double) -> [Point] {
    var points: [Point] = []
    let flattening = Flattening(self, tolerance: tolerance)
    for element in elements {
      let current = points.last ?? .zero
      switch element {
      case .move(let p), .line(let p): if p != current || points.isEmpty { points.append(p) }
      case .quad(let b, let c): flattening.quad(current, b, c) { points.append($0) }
      case .cubic(let b, let c, let d): flattening.cubic(current, b, c, d) { points.append($0) }
      case .close: if let first = points.first { points.append(first) }
      }
    }
    return points
  }
}
