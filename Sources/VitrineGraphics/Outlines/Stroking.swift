extension Path {
  /// Returns the area of a line drawn along the outline, with round caps and joins.
  ///
  /// The result is a union of convex pieces, all running the same way round; fill it by the
  /// nonzero rule. Curves are followed to 1/2048 of the line's width. A width that is not above
  /// zero gives an empty outline.
  public func stroked(width: Double) -> Path {
    guard width > 0, width.isFinite else { return Path() }
    var stroker = Stroker(radius: width / 2)
    let flattening = Flattening(self, tolerance: width / 2048)
    var start = Point.zero
    var current = Point.zero
    for element in elements {
      switch element {
      case .move(let p):
        stroker.endLine()
        start = p
        current = p
        stroker.start(at: p)
        continue
      case .line(let p):
        stroker.line(to: p)
        current = p
      case .quad(let b, let c):
        flattening.quad(current, b, c) { stroker.line(to: $0) }
        current = c
      case .cubic(let b, let c, let d):
        flattening.cubic(current, b, c, d) { stroker.line(to: $0) }
        current = d
      case .close:
        stroker.line(to: start)
        current = start
      }
    }
    stroker.endLine()
    return stroker.outline
  }
}

/// Draws lines as quadrilaterals with discs where they bend or end.
private struct Stroker {
  let radius: Double
  private(set) var outline = Path()
  private var previous: Point?
  private var direction: Point?
  private var isFresh = true

  init(radius: Double) { self.radius = radius }

  mutating func start(at p: Point) {
    previous = p
    direction = nil
    isFresh = true
  }

  mutating func line(to p: Point) {
    guard let from = previous else {
      start(at: p)
      return
    }
    let delta = p - from
    let length = (delta.x * delta.x + delta.y * delta.y).squareRoot()
    guard length > 0, length.isFinite else { return }
    let unit = delta * (1 / length)
    if let before = direction {
      join(at: from, before, unit)
    } else {
      disc(at: from)
    }
    let normal = Point(-unit.y * radius, unit.x * radius)
    polygon(from + normal, from - normal, p - normal, p + normal)
    previous = p
    direction = unit
    isFresh = false
  }

  mutating func endLine() {
    // A contour of a single point is a dot.
    if let previous { disc(at: previous) }
    previous = nil
    direction = nil
  }

  /// Fills the gap on the outer side of a bend.
  private mutating func join(at p: Point, _ before: Point, _ after: Point) {
    let turn = before.x * after.y - before.y * after.x
    let along = before.x * after.x + before.y * after.y
    // Below a turn of 1/16 the flat triangle is within 1/2048 of the radius of the round join.
    guard along > 0, turn.magnitude < 0.0625 else {
      disc(at: p)
      return
    }
    let side = turn > 0 ? -radius : radius
    let a = p + Point(-before.y, before.x) * side
    let b = p + Point(-after.y, after.x) * side
    if turn > 0 { polygon(p, a, b) } else { polygon(p, b, a) }
  }

  private mutating func disc(at p: Point) {
    let circle = Path(
      ellipseIn: Rect(p.x - radius, p.y - radius, 2 * radius, 2 * radius))
    outline.elements.append(contentsOf: circle.elements)
  }

  private mutating func polygon(_ points: Point...) {
    outline.move(to: points[0])
    for point in points.dropFirst() { outline.line(to: point) }
    outline.close()
  }
}
