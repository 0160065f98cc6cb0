internal import CSDL2
public import VitrineGraphics

/// Where a window is on the desktop.
public struct WindowPlace: Hashable, Sendable {
  /// The window's title.
  public var title: String
  /// The frame in the desktop's units; its origin is (0, 0) where the desktop does not tell.
  public var frame: Rect
  /// The desktop's units in a point of the screen.
  public var unitsPerPoint: Double
  /// A Boolean value that is true while the window has the keyboard.
  public var isActive: Bool

  init(_ surface: WindowSurface, isActive: Bool) {
    var x: Int32 = 0
    var y: Int32 = 0
    SDL_GetWindowPosition(surface.window, &x, &y)
    let units = surface.metrics.units
    title = SDL_GetWindowTitle(surface.window).map { String(cString: $0) } ?? ""
    frame = Rect(Double(x), Double(y), units.width, units.height)
    unitsPerPoint = surface.metrics.unitsPerPoint
    self.isActive = isActive
  }
}
