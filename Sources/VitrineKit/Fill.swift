public import VitrineGraphics

/// A paint inside a layer's outline.
public struct Fill: Hashable, Sendable {
  /// What the paint consists of.
  public enum Source: Hashable, Sendable {
    /// One colour.
    case color(Color)
    /// A linear gradient; its ends are in the unit square of the layer's frame.
    case gradient(Gradient)
    /// A drawing: the name of a component that is cropped to fill the layer.
    case image(String)
    /// Pixels that are cropped to fill the layer; a person's own picture, never in a spec file.
    case bitmap(Bitmap)
  }

  /// The colour, gradient or picture.
  public var source: Source
  /// How the paint meets what lies below.
  public var blend = BlendMode.normal
  /// The swatch that the colour is bound to.
  public var swatch: String?
  /// A Boolean value that is false for a fill that is stored but not drawn.
  public var isDrawn = true

  /// Creates a fill.
  public init(_ source: Source, blend: BlendMode = .normal, swatch: String? = nil) {
    self.source = source
    self.blend = blend
    self.swatch = swatch
  }
}

/// A line along the inside of a layer's outline.
public struct Border: Hashable, Sendable {
  /// The width in points.
  public var width: Double
  /// The paint.
  public var fill: Fill

  /// Creates a border.
  public init(width: Double, fill: Fill) {
    self.width = width
    self.fill = fill
  }
}
