/// Where each pixel of a piece of glass looks: the displacement of its refracting rim.
final class Lens: @unchecked Sendable {
  /// The pixels of the shape without the stretched ones, relative to its origin.
  let bounds: PixelBounds
  let stretch: Stretch
  /// Displacements in pixels, row by row.
  let offsets: UnsafeMutablePointer<SIMD2<Float>>

  var byteCount: Int { bounds.width * bounds.height * 8 + 128 }

  /// What a lens depends on.
  struct Key: Hashable {
    var shape: Shape
    var bezel: Double
    var amplitude: Double
  }

  /// Works out the displacements of a shape; nil for one without a rim or too large to have one.
  init?(_ shape: LocalShape, bezel: Double, amplitude: Double) {
    guard bezel > 0, amplitude > 0 else { return nil }
    let stretch = shape.stretch(margin: GlassModel.normalSoftening * bezel + 2)
    let small = shape.shrunk(by: stretch)
    let bounds = small.pixelBounds()
    // A lens takes 8 bytes a pixel; no picture has use for one beyond this.
    guard bounds.width * bounds.height <= 33_554_432 else { return nil }
    self.bounds = bounds
    self.stretch = stretch
    offsets = .allocate(capacity: max(bounds.width * bounds.height, 1))
    offsets.initialize(repeating: .zero, count: bounds.width * bounds.height)
    let profile = RimProfile(bezel: bezel, amplitude: amplitude)
    switch small.shape {
    case .rectangle(let rect, let corners):
      fill(RectangleRim(rect, corners: corners, profile: profile))
    case .ellipse(let rect): fill(OutlineRim(Path(ellipseIn: rect), profile: profile, bounds))
    case .path(let path): fill(OutlineRim(path, profile: profile, bounds))
    case .glyphs(let run): fill(OutlineRim(run.path, profile: profile, bounds))
    }
  }

  deinit { offsets.deallocate() }

  private func fill(_ rim: some Rim) {
    for y in bounds.top..<bounds.bottom {
      let row = offsets + (y - bounds.top) * bounds.width
      for x in bounds.left..<bounds.right {
        let offset = rim.offset(at: Point(Double(x) + 0.5, Double(y) + 0.5))
        row[x - bounds.left] = SIMD2(Float(offset.x), Float(offset.y))
      }
    }
  }

  /// Returns the displacements of a row and the column that is repeated in it.
  @inline(__always)
  func row(_ y: Int) -> UnsafeMutablePointer<SIMD2<Float>> {
    var local = y
    if local > stretch.row { local = max(stretch.row, local - stretch.rows) }
    let index = min(max(local - bounds.top, 0), bounds.height - 1)
    return offsets + index &* bounds.width
  }

  /// Returns the column of a row's displacements that belongs to a column of the shape.
  @inline(__always)
  func column(_ x: Int) -> Int {
    var local = x
    if local > stretch.column { local = max(stretch.column, local - stretch.columns) }
    return min(max(local - bounds.left, 0), bounds.width - 1)
  }
}

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

  init(_ rect: Rect, corners: Corners, profile: RimProfile) {
    self.rect = rect
    self.profile = profile
    shape = RoundedRectangle(rect, corners: corners)
    var distances: [CornerDistance?] = []
    for curve in [shape.topLeft, shape.topRight, shape.bottomLeft, shape.bottomRight] {
      if let curve {
        distances.append(CornerDistance(curve, width: rect.width, height: rect.height))
      } else {
        distances.append(nil)
      }
    }
    self.corners = distances
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

  /// Returns the depth below the outline and the normal, both measured towards the top left.
  private func quarter(
    _ p: Point, _ curve: CornerCurve?, _ distance: CornerDistance?
  ) -> (Double, Point) {
    guard let curve, let distance, p.x < curve.horizontal.extent, p.y < curve.vertical.extent
    else { return (min(p.x, p.y), soft(p, radius: curve?.radius ?? 0)) }
    let (place, depth) = distance.nearest(to: p)
    if profile.bezel > curve.radius { return (depth, soft(p, radius: curve.radius)) }
    let gap = p - place
    let length = depth.magnitude
    guard length > 1e-6 else { return (depth, soft(p, radius: curve.radius)) }
    let sign = depth > 0 ? -1.0 : 1.0
    // Quarter coordinates grow inwards, normals outwards.
    return (depth, Point(-sign * gap.x / length, -sign * gap.y / length))
  }

  /// Returns the normal of a rectangle with rounder corners: smooth across the diagonal.
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
    lines = EdgeList(path, in: bounds).edges
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
