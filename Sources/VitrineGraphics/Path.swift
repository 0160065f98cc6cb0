/// An outline made of straight lines and Bézier curves.
///
/// Areas are filled by the nonzero winding rule. An open contour is closed by a straight line.
public struct Path: Hashable, Sendable {
  /// One step along an outline.
  @frozen
  public enum Element: Hashable, Sendable {
    /// Starts a new contour.
    case move(Point)
    /// A straight line to a position.
    case line(Point)
    /// A quadratic curve: control point, end.
    case quad(Point, Point)
    /// A cubic curve: first control point, second control point, end.
    case cubic(Point, Point, Point)
    /// A straight line back to the start of the contour.
    case close
  }

  /// The steps in drawing order.
  public var elements: [Element]

  /// Creates an outline from its steps.
  public init(_ elements: [Element] = []) { self.elements = elements }

  /// Starts a new contour at a position.
  public mutating func move(to point: Point) { elements.append(.move(point)) }
  /// Adds a straight line.
  public mutating func line(to point: Point) { elements.append(.line(point)) }
  /// Adds a quadratic curve.
  public mutating func quad(_ control: Point, to point: Point) {
    elements.append(.quad(control, point))
  }
  /// Adds a cubic curve.
  public mutating func cubic(_ first: Point, _ second: Point, to point: Point) {
    elements.append(.cubic(first, second, point))
  }
  /// Closes the contour.
  public mutating func close() { elements.append(.close) }

  /// Returns the outline scaled about the origin, then moved.
  public func transformed(scale: Size, offset: Point) -> Path {
    func map(_ p: Point) -> Point {
      Point(p.x * scale.width + offset.x, p.y * scale.height + offset.y)
    }
    return Path(
      elements.map { element in
        switch element {
        case .move(let p): .move(map(p))
        case .line(let p): .line(map(p))
        case .quad(let c, let p): .quad(map(c), map(p))
        case .cubic(let a, let b, let p): .cubic(map(a), map(b), map(p))
        case .close: .close
        }
      })
  }

  /// The smallest rectangle that holds every end and control point; it holds the curve too.
  public var controlBounds: Rect {
    var left = Double.infinity
    var top = Double.infinity
    var right = -Double.infinity
    var bottom = -Double.infinity
    func take(_ p: Point) {
      left = min(left, p.x)
      top = min(top, p.y)
      right = max(right, p.x)
      bottom = max(bottom, p.y)
    }
    for element in elements {
      switch element {
      case .move(let p), .line(let p): take(p)
      case .quad(let c, let p):
        take(c)
        take(p)
      case .cubic(let a, let b, let p):
        take(a)
        take(b)
        take(p)
      case .close: break
      }
    }
    return left <= right ? Rect(left, top, right - left, bottom - top) : .zero
  }
}
