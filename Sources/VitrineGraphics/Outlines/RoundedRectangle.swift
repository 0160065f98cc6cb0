/// The four corners of one rectangle, worked out.
struct RoundedRectangle {
  let rect: Rect
  let topLeft: CornerCurve?
  let topRight: CornerCurve?
  let bottomRight: CornerCurve?
  let bottomLeft: CornerCurve?

  /// Works out the corners of a rectangle; a rectangle that is not finite has none.
  init(_ rect: Rect, corners: Corners) {
    self.rect = rect
    let width = rect.width
    let height = rect.height
    let half = min(width, height) / 2
    guard half > 0, half.isFinite else {
      topLeft = nil
      topRight = nil
      bottomRight = nil
      bottomLeft = nil
      return
    }
    let radii = Radii(corners, half: half).fitted(width: width, height: height)
    let smoothing = corners.isCapsule ? 0 : min(max(corners.smoothing, 0), 1)
    func curve(_ radius: Double, beside: Double, below: Double) -> CornerCurve? {
      guard radius > 0 else { return nil }
      // Each edge is shared in proportion to the radii at its two ends.
      return CornerCurve(
        radius: radius,
        horizontal: CornerLeg(
          radius: radius, smoothing: smoothing, limit: width * (radius / (radius + beside))),
        vertical: CornerLeg(
          radius: radius, smoothing: smoothing, limit: height * (radius / (radius + below))))
    }
    topLeft = curve(radii.topLeft, beside: radii.topRight, below: radii.bottomLeft)
    topRight = curve(radii.topRight, beside: radii.topLeft, below: radii.bottomRight)
    bottomRight = curve(radii.bottomRight, beside: radii.bottomLeft, below: radii.topRight)
    bottomLeft = curve(radii.bottomLeft, beside: radii.bottomRight, below: radii.topLeft)
  }

  /// The widths of the columns and rows at each side that a corner bends.
  var bends: EdgeInsets {
    EdgeInsets(
      max(topLeft?.vertical.extent ?? 0, topRight?.vertical.extent ?? 0),
      max(topRight?.horizontal.extent ?? 0, bottomRight?.horizontal.extent ?? 0),
      max(bottomRight?.vertical.extent ?? 0, bottomLeft?.vertical.extent ?? 0),
      max(topLeft?.horizontal.extent ?? 0, bottomLeft?.horizontal.extent ?? 0))
  }

  /// The outline, clockwise from the top left corner's end.
  var path: Path {
    var path = Path()
    let left = Point(-1, 0)
    let up = Point(0, -1)
    let right = Point(1, 0)
    let down = Point(0, 1)
    path.move(to: Point(rect.minX + (topLeft?.horizontal.extent ?? 0), rect.minY))
    Self.append(topRight, to: &path, at: Point(rect.maxX, rect.minY), u: left, v: down, true)
    Self.append(bottomRight, to: &path, at: Point(rect.maxX, rect.maxY), u: up, v: left, false)
    Self.append(bottomLeft, to: &path, at: Point(rect.minX, rect.maxY), u: right, v: up, true)
    Self.append(topLeft, to: &path, at: Point(rect.minX, rect.minY), u: down, v: right, false)
    path.close()
    return path
  }

  private static func append(
    _ curve: CornerCurve?, to path: inout Path, at corner: Point, u: Point, v: Point,
    _ isHorizontalFirst: Bool
  ) {
    if let curve {
      curve.append(to: &path, corner: corner, u: u, v: v, isHorizontalFirst: isHorizontalFirst)
    } else {
      path.line(to: corner)
    }
  }
}

/// Four radii that fit their rectangle.
private struct Radii {
  var topLeft: Double
  var topRight: Double
  var bottomRight: Double
  var bottomLeft: Double

  init(_ corners: Corners, half: Double) {
    // Not a number and below zero both count as no radius.
    func sound(_ radius: Double) -> Double { radius > 0 ? min(radius, 1e9) : 0 }
    topLeft = corners.isCapsule ? half : sound(corners.topLeft)
    topRight = corners.isCapsule ? half : sound(corners.topRight)
    bottomRight = corners.isCapsule ? half : sound(corners.bottomRight)
    bottomLeft = corners.isCapsule ? half : sound(corners.bottomLeft)
  }

  /// Scales all radii by one factor until no edge is too short for its two (the CSS rule).
  func fitted(width: Double, height: Double) -> Radii {
    var factor = 1.0
    func fit(_ side: Double, _ sum: Double) {
      if sum > side { factor = min(factor, side / sum) }
    }
    fit(width, topLeft + topRight)
    fit(width, bottomLeft + bottomRight)
    fit(height, topLeft + bottomLeft)
    fit(height, topRight + bottomRight)
    var fitted = self
    fitted.topLeft *= factor
    fitted.topRight *= factor
    fitted.bottomRight *= factor
    fitted.bottomLeft *= factor
    return fitted
  }
}

extension Path {
  /// Creates the outline of a rectangle with corners, clockwise.
  ///
  /// Smooth corners follow Sketch: three cubics per corner, each axis shortened on its own where
  /// the edge is too short. Radii that do not fit are scaled down together, as in CSS. A
  /// rectangle without area gives an empty outline.
  public init(roundedRect rect: Rect, corners: Corners) {
    self = rect.isEmpty ? Path() : RoundedRectangle(rect, corners: corners).path
  }

  /// Creates the outline of the largest ellipse inside a rectangle, clockwise: four cubics.
  public init(ellipseIn rect: Rect) {
    self.init()
    guard !rect.isEmpty else { return }
    // Handles of 4/3·(√2−1): the cubic passes through the middle of the quarter circle.
    let handle = 0.5522847498307933
    let center = rect.center
    let rx = rect.width / 2
    let ry = rect.height / 2
    func at(_ x: Double, _ y: Double) -> Point { Point(center.x + x * rx, center.y + y * ry) }
    move(to: at(0, -1))
    cubic(at(handle, -1), at(1, -handle), to: at(1, 0))
    cubic(at(1, handle), at(handle, 1), to: at(0, 1))
    cubic(at(-handle, 1), at(-1, handle), to: at(-1, 0))
    cubic(at(-1, -handle), at(-handle, -1), to: at(0, -1))
    close()
  }
}
