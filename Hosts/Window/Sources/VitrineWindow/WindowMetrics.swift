public import VitrineGraphics

/// The lengths of a window: in the desktop's units, in pixels and in points.
///
/// Wayland and macOS count a window in points of their own and tell how many pixels make one. X11
/// counts in pixels, so there a screen with two pixels in a point needs a window of twice the size.
public struct WindowMetrics: Hashable, Sendable {
  /// The size in the desktop's units, in which pointers are placed too.
  public var units: Size
  /// The size in pixels.
  public var pixels: Size
  /// Pixels in a point of the screen.
  public var scale: Double

  /// Creates the lengths of a window.
  public init(units: Size, pixels: Size, scale: Double) {
    self.units = units
    self.pixels = pixels
    self.scale = scale
  }

  /// Pixels in a unit.
  var density: Double { units.width > 0 ? pixels.width / units.width : 1 }

  /// The desktop's units in a point.
  public var unitsPerPoint: Double { scale / density }

  /// The size in points.
  public var points: Size { Size(pixels.width / scale, pixels.height / scale) }

  /// Returns the size in points of a picture for the window: each side has at most so many pixels,
  /// and all of it no more than a picture can have.
  func points(within mostPixels: Size) -> Size {
    let width = min(pixels.width, mostPixels.width)
    // One less, as what is a part of a pixel becomes a whole one.
    let height = min(pixels.height, mostPixels.height, (Self.mostArea / width).rounded(.down) - 1)
    return Size(width / scale, height / scale)
  }

  /// The most pixels of a picture, as `RenderError.pictureSize` has it.
  private static let mostArea = 64e6

  /// Returns a place of the desktop's in points.
  func point(_ x: Double, _ y: Double) -> Point { Point(x / unitsPerPoint, y / unitsPerPoint) }
}

extension Int32 {
  /// The nearest whole number, as SDL takes lengths; 0 for what is no number.
  init(nearest length: Double) {
    self = length.isNaN ? 0 : Int32(Swift.max(-1e9, Swift.min(length.rounded(), 1e9)))
  }
}
