/// How a smooth corner leaves one of its two edges, in units of the rectangle.
///
/// The construction of the "squircle" with each axis saturating on its own, as Sketch does.
struct CornerLeg {
  /// How far the corner reaches along the edge.
  let extent: Double
  /// The angle taken from the circular arc at this end, in radians.
  let angle: Double
  /// The distance of the inner handle from the corner point.
  let inner: Double
  /// The distance of the outer handle from the corner point.
  let outer: Double

  /// Works out the leg of a corner.
  ///
  /// - Parameters:
  ///   - radius: The radius, above zero.
  ///   - smoothing: How far the curve runs on, 0…1.
  ///   - limit: The share of the edge that this corner may take.
  init(radius: Double, smoothing: Double, limit: Double) {
    let wanted = (1 + smoothing) * radius
    var extent = min(wanted, limit)
    var effective = min(max(extent / radius - 1, 0), 1)
    // Below half a percent Sketch draws the plain arc.
    if wanted >= limit && effective < 0.005 {
      extent = min(radius, limit)
      effective = 0
    }
    self.extent = extent
    angle = effective * Elementary.quarterPi
    inner = radius * (1 - Elementary.tangent(angle / 2))
    outer = extent - 2 * (extent - inner) / 3
  }
}

/// One corner of a rounded rectangle: three cubics between two edges.
struct CornerCurve {
  let radius: Double
  /// Along the horizontal edge.
  let horizontal: CornerLeg
  /// Along the vertical edge.
  let vertical: CornerLeg

  /// Adds the corner to an outline that runs clockwise.
  ///
  /// `u` is the unit vector from the corner point back along the incoming edge, `v` the one along
  /// the outgoing edge.
  func append(to path: inout Path, corner: Point, u: Point, v: Point, isHorizontalFirst: Bool) {
    let first = isHorizontalFirst ? horizontal : vertical
    let second = isHorizontalFirst ? vertical : horizontal
    func at(_ a: Double, _ b: Double) -> Point { corner + u * a + v * b }
    path.line(to: at(first.extent, 0))
    let sin0 = Elementary.sine(first.angle)
    let cos0 = Elementary.cosine(first.angle)
    let sin1 = Elementary.sine(second.angle)
    let cos1 = Elementary.cosine(second.angle)
    let arcStart = Point(radius * (1 - sin0), radius * (1 - cos0))
    let arcEnd = Point(radius * (1 - cos1), radius * (1 - sin1))
    let sweep = 2 * Elementary.quarterPi - first.angle - second.angle
    // The cubic that stands for a circular arc: handles of 4/3·tan(sweep/4) radii.
    let handle = 4.0 / 3 * Elementary.tangent(sweep / 4) * radius
    if first.angle > 0 {
      path.cubic(at(first.outer, 0), at(first.inner, 0), to: at(arcStart.x, arcStart.y))
    }
    path.cubic(
      at(arcStart.x - handle * cos0, arcStart.y + handle * sin0),
      at(arcEnd.x + handle * sin1, arcEnd.y - handle * cos1),
      to: at(arcEnd.x, arcEnd.y))
    if second.angle > 0 {
      path.cubic(at(0, second.inner), at(0, second.outer), to: at(0, second.extent))
    }
  }
}
