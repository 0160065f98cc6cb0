public import VitrineGraphics

/// The outline of a path layer.
public struct PathContent: Hashable, Sendable {
  /// The outline in the coordinates of the layer's stored size.
  public var path: Path
  /// The width of a stroke with round caps and joins in points; nil where the inside is filled.
  public var strokeWidth: Double?

  /// Creates path content.
  public init(path: Path, strokeWidth: Double? = nil) {
    self.path = path
    self.strokeWidth = strokeWidth
  }
}
