/// Everything there is to draw, flat and in order, in device pixels.
///
/// Drawing the commands one after the other is correct. Commands name their shapes by index, so
/// that several fills and effects of one layer are seen to share one outline.
public struct DisplayList: Sendable {
  /// The width of the picture in device pixels.
  public var width: Int
  /// The height of the picture in device pixels.
  public var height: Int
  /// The outlines that commands refer to.
  public var shapes: [Shape] = []
  /// What to draw, bottom first.
  public var commands: [DisplayCommand] = []
  /// The words that shapes of glyphs show, for writers that can set text; drawing ignores them.
  public var textLines: [TextLine] = []

  /// Creates an empty list for a picture of a size in device pixels.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Adds an outline and returns its index.
  public mutating func add(_ shape: Shape) -> Int {
    shapes.append(shape)
    return shapes.count - 1
  }
}

/// A line of words that a shape of glyphs shows, all of it by one font from left to right.
public struct TextLine: Hashable, Sendable {
  /// The index of the shape.
  public var shape: Int
  /// The words.
  public var string: String
  /// The left end of the baseline in device pixels.
  public var origin: Point
  /// The advance width in device pixels, letter-spacing counted.
  public var width: Double
  /// The kit's font name, such as `SFPro-Semibold`.
  public var fontName: String

  /// Creates a line.
  public init(shape: Int, string: String, origin: Point, width: Double, fontName: String) {
    self.shape = shape
    self.string = string
    self.origin = origin
    self.width = width
    self.fontName = fontName
  }
}

/// One step of drawing; `shape` is an index into the list's shapes.
public enum DisplayCommand: Hashable, Sendable {
  /// Paints the inside of a shape.
  case fill(shape: Int, Paint)
  /// Draws a shadow outside a shape: it is left out where the shape itself covers.
  case shadow(shape: Int, Shadow)
  /// Draws a shadow along the inside of a shape's outline.
  case innerShadow(shape: Int, Shadow)
  /// Draws a line of a width in device pixels along the inside of a shape's outline.
  case border(shape: Int, width: Double, Paint)
  /// Replaces what lies behind a shape by its filtered picture.
  case glass(shape: Int, Glass)
  /// Confines everything up to the matching end to a shape.
  case beginClip(shape: Int)
  /// Ends the innermost clip.
  case endClip
  /// Draws everything up to the matching end apart, then blends it as a whole, larger or smaller.
  case beginGroup(opacity: Float, blend: BlendMode, zoom: Zoom = .none)
  /// Ends the innermost group.
  case endGroup
}
