/// A straight piece of an outline that runs down.
struct Edge {
  var topX: Double
  var topY: Double
  var bottomX: Double
  var bottomY: Double
  /// +1 where the outline runs down, −1 where it runs up.
  var winding: Int32

  /// Returns where the piece crosses a height.
  @inline(__always)
  func x(at y: Double) -> Double {
    if y <= topY { return topX }
    if y >= bottomY { return bottomX }
    return topX + (bottomX - topX) * ((y - topY) / (bottomY - topY))
  }
}

/// The straight pieces of an outline, contour by contour, relative to the corner of some bounds.
struct EdgeList {
  /// The pieces of one closed contour.
  struct Contour {
    var edges: Range<Int>
    var left: Double
    var right: Double
    var top: Double
    var bottom: Double
  }

  private(set) var edges: [Edge] = []
  private(set) var contours: [Contour] = []
  private let origin: Point
  private let width: Double
  private let height: Double
  private var start = Point.zero
  private var current = Point.zero
  private var firstEdge = 0
  private var left = Double.infinity
  private var right = -Double.infinity
  private var top = Double.infinity
  private var bottom = -Double.infinity

  /// Cuts an outline into straight pieces; what lies above, below or right of the bounds is left
  /// out, as it covers nothing.
  init(_ path: Path, in bounds: PixelBounds, tolerance: Double = Flattening.tolerance) {
    origin = Point(Double(bounds.left), Double(bounds.top))
    width = Double(bounds.width)
    height = Double(bounds.height)
    let flattening = Flattening(path, tolerance: tolerance)
    for element in path.elements {
      switch element {
      case .move(let p):
        endContour()
        start = local(p)
        current = start
      case .line(let p): line(local(p))
      case .quad(let b, let c): quad(local(b), local(c), flattening)
      case .cubic(let b, let c, let d): cubic(local(b), local(c), local(d), flattening)
      case .close: line(start)
      }
    }
    endContour()
  }

  /// Positions beyond this many pixels, and what is not a number, are held.
  private static let reach = 16_777_216.0

  private func local(_ p: Point) -> Point {
    func held(_ v: Double) -> Double {
      v > -Self.reach ? Elementary.onGrid(min(v, Self.reach)) : -Self.reach
    }
    return Point(held(p.x - origin.x), held(p.y - origin.y))
  }

  private mutating func endContour() {
    line(start)
    if edges.count > firstEdge {
      contours.append(
        Contour(
          edges: firstEdge..<edges.count, left: left, right: right, top: top, bottom: bottom))
    }
    firstEdge = edges.count
    left = .infinity
    right = -.infinity
    top = .infinity
    bottom = -.infinity
  }

  private mutating func line(_ raw: Point) {
    let p = Point(raw.x, Elementary.onGrid(raw.y))
    let from = current
    current = p
    guard from.y != p.y else { return }
    let down = from.y < p.y
    let upper = down ? from : p
    let lower = down ? p : from
    // Pieces that cover nothing still say which columns and rows the contour takes.
    left = min(left, min(from.x, p.x))
    right = max(right, max(from.x, p.x))
    top = min(top, upper.y)
    bottom = max(bottom, lower.y)
    guard lower.y > 0, upper.y < height, min(from.x, p.x) < width else { return }
    edges.append(
      Edge(
        topX: upper.x, topY: upper.y, bottomX: lower.x, bottomY: lower.y, winding: down ? 1 : -1))
  }

  private mutating func quad(_ b: Point, _ c: Point, _ flattening: Flattening) {
    let a = current
    if misses(
      min(min(a.x, b.x), c.x), max(max(a.x, b.x), c.x), min(min(a.y, b.y), c.y),
      max(max(a.y, b.y), c.y))
    {
      line(c)
      return
    }
    flattening.quad(a, b, c) { line($0) }
  }

  private mutating func cubic(_ b: Point, _ c: Point, _ d: Point, _ flattening: Flattening) {
    let a = current
    if misses(
      min(min(a.x, b.x), min(c.x, d.x)), max(max(a.x, b.x), max(c.x, d.x)),
      min(min(a.y, b.y), min(c.y, d.y)), max(max(a.y, b.y), max(c.y, d.y)))
    {
      line(d)
      return
    }
    flattening.cubic(a, b, c, d) { line($0) }
  }

  /// Whether a curve's hull lies on one side of the bounds, so that its chord does as well.
  private func misses(_ left: Double, _ right: Double, _ top: Double, _ bottom: Double) -> Bool {
    right <= 0 || left >= width || bottom <= 0 || top >= height
  }
}
