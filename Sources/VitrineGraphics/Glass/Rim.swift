/// How far glass looks inwards at a distance from its outline.
struct RimProfile {
  let bezel: Double
  let amplitude: Double

  func displacement(_ distance: Double) -> Double {
    GlassModel.displacement(distance: distance, bezel: bezel, amplitude: amplitude)
  }
}

/// Something that knows the displacement at a position.
protocol Rim {
  func offset(at p: Point) -> Point
}

/// The rim of a rounded rectangle.
struct RectangleRim: Rim {
  private let rect: Rect
  private let shape: RoundedRectangle
  private let profile: RimProfile
  private let corners: [CornerDistance?]
  /// How far from the sides the displacement may depend on both coordinates.
  let reach: Double
  /// A Boolean value that is true when all corners are alike.
  let isSymmetric: Bool

  init(_ rect: Rect, corners: Corners, profile: RimProfile) {
    self.rect = rect
    self.profile = profile
    shape = RoundedRectangle(rect, corners: corners)
    var distances: [CornerDistance?] = []
    var radius = 0.0
    for curve in [shape.topLeft, shape.topRight, shape.bottomLeft, shape.bottomRight] {
      radius = max(radius, curve?.radius ?? 0)
      distances.append(
        curve.map { CornerDistance($0, width: rect.width, height: rect.height) })
    }
    self.corners = distances
    isSymmetric =
      corners.isCapsule
      || (corners.topLeft == corners.topRight && corners.topLeft == corners.bottomLeft
        && corners.topLeft == corners.bottomRight)
    let bends = shape.bends
    let bend = max(max(bends.left, bends.right), max(bends.top, bends.bottom))
    reach = max(max(bend, profile.bezel), GlassModel.normalSoftening * radius)
  }

  /// Returns the displacement beside a straight side, at a distance from the side where the
  /// coordinate starts.
  func straight(_ distance: Double, length: Double) -> Double {
    distance <= length / 2
      ? profile.displacement(distance) : -profile.displacement(length - distance)
  }

  func offset(at p: Point) -> Point {
    let isRight = p.x > rect.center.x
    let isBottom = p.y > rect.center.y
    // From here on as if it were the top left quarter.
    let x = isRight ? rect.maxX - p.x : p.x - rect.minX
    let y = isBottom ? rect.maxY - p.y : p.y - rect.minY
    if min(x, y) >= profile.bezel { return .zero }
    let curve =
      isBottom
      ? (isRight ? shape.bottomRight : shape.bottomLeft)
      : (isRight ? shape.topRight : shape.topLeft)
    let distance = corners[(isBottom ? 2 : 0) + (isRight ? 1 : 0)]
    let (depth, normal) = quarter(Point(x, y), curve, distance)
    let shift = profile.displacement(depth)
    return Point(normal.x * shift * (isRight ? -1 : 1), normal.y * shift * (isBottom ? -1 : 1))
  }

  /// Returns the depth below the outline and the direction inwards, for the top left quarter.
  private func quarter(
    _ p: Point, _ curve: CornerCurve?, _ distance: CornerDistance?
  ) -> (Double, Point) {
    guard let curve, let distance, p.x < curve.horizontal.extent, p.y < curve.vertical.extent
    else { return (min(p.x, p.y), soft(p, radius: curve?.radius ?? 0)) }
    let (place, depth) = distance.nearest(to: p)
    let length = depth.magnitude
    guard profile.bezel <= curve.radius, length > 1e-6 else {
      return (depth, soft(p, radius: curve.radius))
    }
    let gap = p - place
    return (depth, gap * (1 / depth))
  }

  /// Returns the direction inwards for a rectangle with rounder corners: smooth across the diagonal.
  private func soft(_ p: Point, radius: Double) -> Point {
    let half = min(rect.width, rect.height) / 2
    let round = min(GlassModel.normalSoftening * radius, half)
    let x = max(round - p.x, 0)
    let y = max(round - p.y, 0)
    let length = (x * x + y * y).squareRoot()
    if length > 0 { return Point(x / length, y / length) }
    return p.x < p.y ? Point(1, 0) : Point(0, 1)
  }
}

/// The rim of any outline: looks at every piece of it.
struct OutlineRim: Rim {
  private let profile: RimProfile
  private let lines: [Edge]
  private let coverage: Plane

  init(_ path: Path, profile: RimProfile, _ bounds: PixelBounds) {
    self.profile = profile
    coverage = Plane(coverageOf: path, in: bounds)
    lines = EdgeList(path, in: bounds, tolerance: 0.05).edges
  }

  func offset(at p: Point) -> Point {
    let local = Point(p.x - Double(coverage.bounds.left), p.y - Double(coverage.bounds.top))
    var nearest = Point.zero
    var best = Double.infinity
    for line in lines {
      let d = Point(line.bottomX - line.topX, line.bottomY - line.topY)
      let square = d.x * d.x + d.y * d.y
      let t = ((local.x - line.topX) * d.x + (local.y - line.topY) * d.y) / square
      let foot = Point(line.topX, line.topY) + d * min(max(t, 0), 1)
      let gap = foot - local
      let length = gap.x * gap.x + gap.y * gap.y
      if length < best {
        best = length
        nearest = gap
      }
    }
    let distance = best.squareRoot()
    guard distance > 0, distance < profile.bezel else { return .zero }
    let column = min(max(Int(local.x), 0), max(coverage.width - 1, 0))
    let row = min(max(Int(local.y), 0), max(coverage.height - 1, 0))
    let isInside = coverage.row(row)[column] >= 0.5
    let shift = profile.displacement(isInside ? distance : 0)
    let sign = isInside ? -1.0 : 1.0
    return nearest * (sign * shift / distance)
  }
}
