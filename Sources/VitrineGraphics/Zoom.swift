/// How a group is shown larger or smaller than it is drawn: lengths times a factor, then moved.
public struct Zoom: Hashable, Sendable {
  /// How many times as large things are shown; what is not above zero shows nothing.
  public var scale: Double
  /// Where the origin comes to lie, in device pixels.
  public var offset: Point

  /// Shows things as they are drawn.
  public static let none = Zoom(scale: 1, offset: .zero)

  /// Creates a zoom from its factor and the place of the origin in device pixels.
  public init(scale: Double, offset: Point) {
    self.scale = scale
    self.offset = offset
  }

  /// Creates a zoom that leaves one point, in device pixels, where it is.
  public init(scale: Double, around center: Point) {
    self.init(scale: scale, offset: center - center * scale)
  }

  /// A Boolean value that is true when anything can be seen of what is shown this way.
  var isVisible: Bool {
    scale > 0 && scale.isFinite && offset.x.isFinite && offset.y.isFinite && (1 / scale).isFinite
  }

  /// The way back.
  var inverse: Zoom { Zoom(scale: 1 / scale, offset: offset * (-1 / scale)) }

  /// Returns where a rectangle is shown.
  func applied(to rect: Rect) -> Rect { rect.scaled(by: scale).offset(by: offset) }

  /// Returns the pixels that show anything of some pixels, with those that share in it by
  /// interpolation.
  func applied(to bounds: PixelBounds) -> PixelBounds {
    if self == .none || bounds.isEmpty { return bounds }
    guard isVisible else { return .empty }
    return PixelBounds(covering: applied(to: bounds.outset(1).rect))
  }

  /// Returns the pixels that must be drawn for some pixels to be shown.
  func source(of bounds: PixelBounds) -> PixelBounds {
    if self == .none || bounds.isEmpty { return bounds }
    guard isVisible else { return .empty }
    return PixelBounds(covering: inverse.applied(to: bounds.rect)).outset(2)
  }

  /// Returns the zoom of what is zoomed by another one and then by this.
  func following(_ inner: Zoom) -> Zoom {
    Zoom(scale: inner.scale * scale, offset: inner.offset * scale + offset)
  }
}
