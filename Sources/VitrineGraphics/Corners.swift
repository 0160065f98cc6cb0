/// The shape of a rectangle's four corners.
@frozen
public struct Corners: Hashable, Sendable {
  /// The radius of the top left corner, in the rectangle's unit.
  public var topLeft: Double
  /// The radius of the top right corner.
  public var topRight: Double
  /// The radius of the bottom right corner.
  public var bottomRight: Double
  /// The radius of the bottom left corner.
  public var bottomLeft: Double
  /// How far the curve runs on along the edges, 0 (circular) … 1; the kit uses 0.6.
  public var smoothing: Double
  /// A Boolean value that is true for circular ends of half the shorter side, whatever the radii.
  public var isCapsule: Bool

  /// Creates corners in the kit's order: top left, top right, bottom right, bottom left.
  @inlinable
  public init(
    _ topLeft: Double, _ topRight: Double, _ bottomRight: Double, _ bottomLeft: Double,
    smoothing: Double = 0
  ) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
    self.smoothing = smoothing
    isCapsule = false
  }

  /// Creates four equal corners.
  @inlinable
  public init(_ radius: Double, smoothing: Double = 0) {
    self.init(radius, radius, radius, radius, smoothing: smoothing)
  }

  /// Right angles.
  public static let square = Corners(0)

  /// Circular ends of half the shorter side: the kit's "corners max".
  public static var capsule: Corners {
    var corners = Corners(0)
    corners.isCapsule = true
    return corners
  }

  /// A Boolean value that is true when every corner is a right angle.
  @inlinable
  public var isSquare: Bool {
    !isCapsule && topLeft <= 0 && topRight <= 0 && bottomRight <= 0 && bottomLeft <= 0
  }

  /// Returns the corners with radii multiplied by a factor.
  @inlinable
  public func scaled(by factor: Double) -> Corners {
    var corners = self
    corners.topLeft *= factor
    corners.topRight *= factor
    corners.bottomRight *= factor
    corners.bottomLeft *= factor
    return corners
  }
}
