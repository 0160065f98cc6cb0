public import VitrineGraphics

/// A shadow of a layer; lengths are in points.
public struct LayerShadow: Hashable, Sendable {
  /// How far the shadow is moved.
  public var offset: Point
  /// The stored blur, twice the standard deviation.
  public var blur: Double
  /// How far the casting outline is grown.
  public var spread: Double
  /// The colour and blend.
  public var fill: Fill

  /// Creates a shadow.
  public init(offset: Point, blur: Double, spread: Double, fill: Fill) {
    self.offset = offset
    self.blur = blur
    self.spread = spread
    self.fill = fill
  }
}
