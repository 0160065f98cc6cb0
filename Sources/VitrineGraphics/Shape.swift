/// An area in device pixels that paints and effects are confined to.
public enum Shape: Hashable, Sendable {
  /// An upright rectangle with corners of its own.
  case rectangle(Rect, Corners)
  /// The largest ellipse inside a rectangle.
  case ellipse(Rect)
  /// Any outline.
  case path(Path)
  /// The ink of shaped text.
  case glyphs(GlyphRun)

  /// A rectangle in device pixels that holds the whole area.
  public var bounds: Rect {
    switch self {
    case .rectangle(let rect, _), .ellipse(let rect): rect
    case .path(let path): path.controlBounds
    case .glyphs(let run): run.bounds
    }
  }
}

/// The outline of one glyph of one font at one weight, shared by all its uses.
public final class GlyphOutline: Hashable, Sendable {
  /// The identity of the outline: equal for the same glyph of the same font, unlike for others.
  public let key: UInt64
  /// The outline in em units, y down, the origin on the baseline.
  public let path: Path
  /// The smallest rectangle around the outline's points, in em units.
  public let bounds: Rect

  /// Creates an outline.
  public init(key: UInt64, path: Path) {
    self.key = key
    self.path = path
    bounds = path.controlBounds
  }

  /// Returns whether both stand for the same glyph of the same font.
  public static func == (left: GlyphOutline, right: GlyphOutline) -> Bool {
    left.key == right.key
  }

  /// Feeds the identity to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

/// Glyphs of one size at their places.
public struct GlyphRun: Hashable, Sendable {
  /// A glyph at its place.
  public struct Glyph: Hashable, Sendable {
    /// The outline to draw.
    public var outline: GlyphOutline
    /// The place of the outline's origin on the baseline, in the run's unit.
    public var origin: Point

    /// Creates a placed glyph.
    public init(outline: GlyphOutline, origin: Point) {
      self.outline = outline
      self.origin = origin
    }
  }

  /// The length of an em, in the run's unit: points in a text layout, pixels in a display list.
  public var emSize: Double
  /// The glyphs in drawing order.
  public var glyphs: [Glyph]

  /// Creates a run.
  public init(emSize: Double, glyphs: [Glyph]) {
    self.emSize = emSize
    self.glyphs = glyphs
  }

  /// A rectangle that holds all the ink, in the run's unit.
  public var bounds: Rect {
    glyphs.reduce(Rect.zero) { bounds, glyph in
      bounds.union(glyph.outline.bounds.scaled(by: emSize).offset(by: glyph.origin))
    }
  }

  /// Returns the run with sizes and places multiplied by a factor after a move.
  public func transformed(offset: Point, scale: Double) -> GlyphRun {
    GlyphRun(
      emSize: emSize * scale,
      glyphs: glyphs.map { Glyph(outline: $0.outline, origin: ($0.origin + offset) * scale) })
  }
}
