/// A position in a plane whose y axis points down.
@frozen
public struct Point: Hashable, Sendable {
  /// The distance from the left edge; points unless the owner says device pixels.
  public var x: Double
  /// The distance from the top edge; points unless the owner says device pixels.
  public var y: Double

  /// Creates a position.
  @inlinable
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The top left corner of the plane.
  public static let zero = Point(0, 0)

  /// Moves a position by an offset.
  @inlinable
  public static func + (left: Point, right: Point) -> Point {
    Point(left.x + right.x, left.y + right.y)
  }

  /// Returns the offset that leads from the right position to the left one.
  @inlinable
  public static func - (left: Point, right: Point) -> Point {
    Point(left.x - right.x, left.y - right.y)
  }

  /// Scales an offset.
  @inlinable
  public static func * (left: Point, right: Double) -> Point {
    Point(left.x * right, left.y * right)
  }
}

/// A width and a height.
@frozen
public struct Size: Hashable, Sendable {
  /// The horizontal extent; points unless the owner says device pixels.
  public var width: Double
  /// The vertical extent; points unless the owner says device pixels.
  public var height: Double

  /// Creates a size.
  @inlinable
  public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  /// No extent at all.
  public static let zero = Size(0, 0)
}

/// An upright rectangle.
@frozen
public struct Rect: Hashable, Sendable {
  /// The top left corner.
  public var origin: Point
  /// The extent to the right and down.
  public var size: Size

  /// Creates a rectangle from its corner and its extent.
  @inlinable
  public init(_ origin: Point, _ size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from its left and top edges and its extent.
  @inlinable
  public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    origin = Point(x, y)
    size = Size(width, height)
  }

  /// The empty rectangle at the top left corner of the plane.
  public static let zero = Rect(0, 0, 0, 0)

  /// The left edge.
  @inlinable public var minX: Double { origin.x }
  /// The top edge.
  @inlinable public var minY: Double { origin.y }
  /// The right edge.
  @inlinable public var maxX: Double { origin.x + size.width }
  /// The bottom edge.
  @inlinable public var maxY: Double { origin.y + size.height }
  /// The horizontal extent.
  @inlinable public var width: Double { size.width }
  /// The vertical extent.
  @inlinable public var height: Double { size.height }
  /// The middle of the rectangle.
  @inlinable public var center: Point { Point(minX + width / 2, minY + height / 2) }
  /// A Boolean value that is true when the rectangle covers no area.
  @inlinable public var isEmpty: Bool { !(width > 0 && height > 0) }

  /// Returns the rectangle moved by an offset.
  @inlinable
  public func offset(by delta: Point) -> Rect { Rect(origin + delta, size) }

  /// Returns the rectangle with every edge moved outwards; a negative distance shrinks it.
  @inlinable
  public func outset(by distance: Double) -> Rect {
    Rect(minX - distance, minY - distance, width + 2 * distance, height + 2 * distance)
  }

  /// Returns the rectangle with each edge moved inwards by its own distance.
  @inlinable
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      minX + insets.left, minY + insets.top,
      width - insets.left - insets.right, height - insets.top - insets.bottom)
  }

  /// Returns the rectangle with corner and extent multiplied by a factor.
  @inlinable
  public func scaled(by factor: Double) -> Rect {
    Rect(minX * factor, minY * factor, width * factor, height * factor)
  }

  /// Returns the smallest rectangle that holds both; an empty one does not count.
  @inlinable
  public func union(_ other: Rect) -> Rect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = Swift.min(minX, other.minX)
    let top = Swift.min(minY, other.minY)
    return Rect(
      left, top, Swift.max(maxX, other.maxX) - left, Swift.max(maxY, other.maxY) - top)
  }

  /// Returns the part that both rectangles cover; zero sized where they do not meet.
  @inlinable
  public func intersection(_ other: Rect) -> Rect {
    let left = Swift.max(minX, other.minX)
    let top = Swift.max(minY, other.minY)
    let right = Swift.min(maxX, other.maxX)
    let bottom = Swift.min(maxY, other.maxY)
    return Rect(left, top, Swift.max(0, right - left), Swift.max(0, bottom - top))
  }

  /// Returns whether a position lies inside; left and top edges count, right and bottom do not.
  @inlinable
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
}

/// Distances from the four edges of a rectangle, in the kit's order.
@frozen
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the right edge.
  public var right: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the left edge.
  public var left: Double

  /// Creates insets in the kit's order: top, right, bottom, left.
  @inlinable
  public init(_ top: Double, _ right: Double, _ bottom: Double, _ left: Double) {
    self.top = top
    self.right = right
    self.bottom = bottom
    self.left = left
  }

  /// No insets.
  public static let zero = EdgeInsets(0, 0, 0, 0)
}
