/// A colour, gradient or picture, and how it meets what lies below.
public struct Paint: Hashable, Sendable {
  /// What the paint consists of.
  public enum Source: Hashable, Sendable {
    /// One colour everywhere.
    case color(Color)
    /// A linear gradient; its ends are in device pixels.
    case gradient(Gradient)
    /// A picture stretched over a rectangle in device pixels.
    case image(ImagePaint)
  }

  /// The colour, gradient or picture.
  public var source: Source
  /// How the paint meets what lies below.
  public var blend: BlendMode

  /// Creates a paint.
  public init(_ source: Source, blend: BlendMode = .normal) {
    self.source = source
    self.blend = blend
  }
}

/// Colours that change along a line.
public struct Gradient: Hashable, Sendable {
  /// A colour at a place along the line.
  public struct Stop: Hashable, Sendable {
    /// The straight, encoded colour.
    public var color: Color
    /// The place along the line, 0…1, not falling from stop to stop.
    public var location: Double

    /// Creates a stop.
    public init(color: Color, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// Where the line starts.
  public var from: Point
  /// Where the line ends.
  public var to: Point
  /// The colours along the line; straight encoded values are interpolated, the ends go on.
  public var stops: [Stop]

  /// Creates a gradient.
  public init(from: Point, to: Point, stops: [Stop]) {
    self.from = from
    self.to = to
    self.stops = stops
  }
}

/// A picture laid over a rectangle.
public struct ImagePaint: Hashable, Sendable {
  /// The picture.
  public var bitmap: Bitmap
  /// The device pixels that the whole picture covers; beyond them its edge pixels go on.
  public var frame: Rect
  /// The opacity of the whole, 0…1.
  public var opacity: Float

  /// Creates a picture paint.
  public init(bitmap: Bitmap, frame: Rect, opacity: Float = 1) {
    self.bitmap = bitmap
    self.frame = frame
    self.opacity = opacity
  }
}

/// A shadow outside or inside a shape; lengths are in device pixels.
public struct Shadow: Hashable, Sendable {
  /// How far the shadow is moved.
  public var offset: Point
  /// The stored blur: twice the standard deviation; the kernel ends there.
  public var blur: Double
  /// How far the casting outline is grown, or shrunk below zero.
  public var spread: Double
  /// The colour.
  public var color: Color
  /// How the shadow meets what lies below.
  public var blend: BlendMode

  /// Creates a shadow.
  public init(offset: Point, blur: Double, spread: Double, color: Color, blend: BlendMode) {
    self.offset = offset
    self.blur = blur
    self.spread = spread
    self.color = color
    self.blend = blend
  }
}

/// A filter on what lies behind a shape: Liquid Glass, or a plain background blur.
public struct Glass: Hashable, Sendable {
  /// The blur radius in device pixels.
  public var radius: Double
  /// The saturation factor, 1 for none.
  public var saturation: Double
  /// The brightness factor, 1 for none.
  public var brightness: Double
  /// The strength of the refraction at the rim, 0…1; 0 for a plain background blur.
  public var distortion: Double
  /// The thickness of the glass, 0…1: how far the refracting rim reaches inwards.
  public var depth: Double
  /// The strength of colour fringes, 0…1.
  public var chromatic: Double
  /// Device pixels in a point; the refracting rim's unit is in points.
  public var scale: Double

  /// Creates a filter.
  public init(
    radius: Double, saturation: Double = 1, brightness: Double = 1, distortion: Double = 0,
    depth: Double = 0, chromatic: Double = 0, scale: Double
  ) {
    self.radius = radius
    self.saturation = saturation
    self.brightness = brightness
    self.distortion = distortion
    self.depth = depth
    self.chromatic = chromatic
    self.scale = scale
  }
}
