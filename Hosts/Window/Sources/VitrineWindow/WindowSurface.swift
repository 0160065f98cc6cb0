internal import CSDL2
internal import VitrineGraphics

/// A window of the desktop with the picture in it.
final class WindowSurface {
  let window: OpaquePointer
  private let renderer: OpaquePointer
  private var texture: OpaquePointer?
  /// The size of the texture in pixels.
  private var textureExtent = (width: 0, height: 0)
  /// Pixels in a point, where it was asked for.
  private let wantedScale: Double?
  private(set) var metrics: WindowMetrics
  /// A Boolean value that is true when presenting waits for the display's refresh.
  let isPaced: Bool
  /// The most pixels that a picture of the window has on each side.
  let mostPixels: Size

  /// Opens a window of a size in points; without a scale it has the display's own.
  init(title: String, size: Size, scale: Double?, isResizable: Bool) throws(WindowError) {
    // Hidden at first: SDL makes another window for some renderers.
    var flags = SDL_WINDOW_ALLOW_HIGHDPI.rawValue | SDL_WINDOW_HIDDEN.rawValue
    if isResizable { flags |= SDL_WINDOW_RESIZABLE.rawValue }
    let center = Int32(SDL_WINDOWPOS_CENTERED_MASK)
    guard
      let window = SDL_CreateWindow(
        title, center, center, Int32(nearest: size.width), Int32(nearest: size.height), flags)
    else { throw .last("no window") }
    guard let renderer = Self.makeRenderer(window) else {
      let error = WindowError.last("no picture in the window")
      SDL_DestroyWindow(window)
      throw error
    }
    SDL_ShowWindow(window)
    self.window = window
    self.renderer = renderer
    wantedScale = scale
    var info = SDL_RendererInfo()
    SDL_GetRendererInfo(renderer, &info)
    isPaced = info.flags & SDL_RENDERER_PRESENTVSYNC.rawValue != 0
    // As `RenderError.pictureSize` has it, and as much as the display's memory takes.
    func most(_ length: Int32) -> Double { length > 0 ? min(Double(length), 16384) : 16384 }
    mostPixels = Size(most(info.max_texture_width), most(info.max_texture_height))
    metrics = WindowMetrics(units: size, pixels: size, scale: 1)
    readMetrics()
    if metrics.density == 1 { fit(size) }
    let units = metrics.unitsPerPoint
    SDL_SetWindowMinimumSize(
      window, Int32(nearest: min(size.width, Self.leastSize.width) * units),
      Int32(nearest: min(size.height, Self.leastSize.height) * units))
  }

  /// The least that a person can make of a window in points: as wide as the narrowest iPhone, and
  /// as high as an alert with a row of buttons needs.
  private static let leastSize = Size(320, 240)

  deinit {
    SDL_DestroyTexture(texture)
    SDL_DestroyRenderer(renderer)
    SDL_DestroyWindow(window)
  }

  private static func makeRenderer(_ window: OpaquePointer) -> OpaquePointer? {
    SDL_CreateRenderer(window, -1, SDL_RENDERER_PRESENTVSYNC.rawValue)
      ?? SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE.rawValue)
  }

  /// Where the mouse is in points of the screen, even while another program drags with it and the
  /// window is told of no movement.
  var pointerPosition: Point {
    var mouse = (x: Int32(0), y: Int32(0))
    var origin = mouse
    SDL_GetGlobalMouseState(&mouse.x, &mouse.y)
    SDL_GetWindowPosition(window, &origin.x, &origin.y)
    return metrics.point(Double(mouse.x) - Double(origin.x), Double(mouse.y) - Double(origin.y))
  }

  // MARK: - Size

  /// Gives a window that is counted in pixels its size, no larger than the display.
  private func fit(_ points: Size) {
    var bounds = SDL_Rect()
    SDL_GetDisplayUsableBounds(max(0, SDL_GetWindowDisplayIndex(window)), &bounds)
    func length(_ points: Double, _ most: Int32) -> Int32 {
      let wanted = Int32(nearest: points * metrics.scale)
      return most > 0 ? min(wanted, most) : wanted
    }
    SDL_SetWindowSize(window, length(points.width, bounds.w), length(points.height, bounds.h))
    SDL_SetWindowPosition(
      window, Int32(SDL_WINDOWPOS_CENTERED_MASK), Int32(SDL_WINDOWPOS_CENTERED_MASK))
    readMetrics()
  }

  /// Reads the window's size anew, after the desktop or a person has changed it.
  func readMetrics() {
    var units = (width: Int32(0), height: Int32(0))
    var pixels = units
    SDL_GetWindowSize(window, &units.width, &units.height)
    if SDL_GetRendererOutputSize(renderer, &pixels.width, &pixels.height) != 0 { pixels = units }
    metrics.units = Size(Double(units.width), Double(units.height))
    metrics.pixels = Size(Double(pixels.width), Double(pixels.height))
    metrics.scale = wantedScale ?? (metrics.density > 1 ? metrics.density : displayScale)
  }

  /// The scale that suits the display's resolution, where the desktop tells none.
  private var displayScale: Double {
    var horizontal: Float = 0
    guard SDL_GetDisplayDPI(max(0, SDL_GetWindowDisplayIndex(window)), nil, &horizontal, nil) == 0
    else { return 1 }
    // 96 dots an inch are the desktop's own measure of a plain display.
    return Double(max(1, min((horizontal / 96).rounded(), 3)))
  }

  /// The time between two pictures that the display can show.
  var frameInterval: Duration {
    var mode = SDL_DisplayMode()
    let isKnown = SDL_GetWindowDisplayMode(window, &mode) == 0 && mode.refresh_rate > 0
    return .seconds(1) / Int(isKnown ? mode.refresh_rate : 60)
  }

  // MARK: - Picture

  /// Copies what changed of a bitmap into the window's picture; it is shown by `present()`.
  func upload(_ bitmap: Bitmap, _ damage: [Rect]) throws(WindowError) {
    var damage = damage
    if texture == nil || textureExtent != (bitmap.width, bitmap.height) {
      try makeTexture(bitmap.width, bitmap.height)
      damage = [Rect(0, 0, Double(bitmap.width), Double(bitmap.height))]
    }
    for rect in damage {
      let left = max(0, Int(rect.minX.rounded(.down)))
      let top = max(0, Int(rect.minY.rounded(.down)))
      let right = min(bitmap.width, Int(rect.maxX.rounded(.up)))
      let bottom = min(bitmap.height, Int(rect.maxY.rounded(.up)))
      guard left < right, top < bottom, let pixels = bitmap.pixels.baseAddress else { continue }
      var area = SDL_Rect(
        x: Int32(left), y: Int32(top), w: Int32(right - left), h: Int32(bottom - top))
      SDL_UpdateTexture(
        texture, &area, pixels + top * bitmap.width + left, Int32(bitmap.width * 4))
    }
  }

  private func makeTexture(_ width: Int, _ height: Int) throws(WindowError) {
    SDL_DestroyTexture(texture)
    texture = SDL_CreateTexture(
      renderer, SDL_PIXELFORMAT_ABGR8888.rawValue, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue),
      Int32(width), Int32(height))
    guard texture != nil else { throw .last("no picture of \(width) × \(height) pixels") }
    SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE)
    textureExtent = (width, height)
  }

  /// Forgets the picture, which the desktop has lost; the next upload copies all of it.
  func forgetPicture() {
    SDL_DestroyTexture(texture)
    texture = nil
  }

  /// Shows the picture, pixel for pixel.
  func present() {
    var area = SDL_Rect(x: 0, y: 0, w: Int32(textureExtent.width), h: Int32(textureExtent.height))
    SDL_RenderClear(renderer)
    if texture != nil { SDL_RenderCopy(renderer, texture, &area, &area) }
    SDL_RenderPresent(renderer)
  }

  /// Reads back what the window shows, 0xAABBGGRR; for tests.
  func pixels() -> [UInt32] {
    let count = Int(metrics.pixels.width * metrics.pixels.height)
    var pixels = [UInt32](repeating: 0, count: count)
    SDL_RenderReadPixels(
      renderer, nil, SDL_PIXELFORMAT_ABGR8888.rawValue, &pixels, Int32(metrics.pixels.width) * 4)
    return pixels
  }
}
