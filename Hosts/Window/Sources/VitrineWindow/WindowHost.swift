internal import CSDL2
public import Vitrine
internal import VitrineGraphics

/// Shows a screen in a window of the desktop, and hands it what a person does there.
///
/// All of it belongs to the main thread. The window sleeps while nothing moves and nothing comes
/// in; while something moves it draws once for each refresh of the display, and only what changed.
public final class WindowHost {
  /// The screen.
  public let screen: Screen
  /// Brings work from other threads to the screen.
  public let queue: ScreenQueue
  /// Is called with the path of a file that was dropped on the window, if nothing on the screen
  /// takes it.
  public var fileDropped: ((String) -> Void)?
  /// Is called whenever the screen may have changed, with where the window is.
  public var didUpdate: ((Screen, WindowPlace) -> Void)?

  let surface: WindowSurface
  private let clock: () -> Duration
  private let device: Device
  private let deviceSize: Size
  private var translator: EventTranslator
  private var textInput = TextInputSession()
  private let cursor = PointerCursor()
  private var bitmap: Bitmap
  private var lastTurn: Duration
  private var lastFrame = Duration.zero
  private var isShown = true
  private var isActive = true
  private var needsPresent = true
  /// Whether the window's size has to be looked at again.
  private var sizeIsStale = true
  /// Whether the last turn waited for the display.
  private var waitedForDisplay = false
  private var isOpen = true

  /// Opens a window.
  ///
  /// - Parameters:
  ///   - screen: what to show; its scale becomes the window's.
  ///   - title: the window's title.
  ///   - scale: pixels in a point; nil for what suits the display.
  ///   - isResizable: whether a person may change the window's size, and with it the screen's.
  /// - Throws: `WindowError` where there is no desktop.
  public convenience init(
    _ screen: Screen, title: String, scale: Double? = nil, isResizable: Bool = true
  ) throws(WindowError) {
    try self.init(
      screen, title: title, scale: scale, isResizable: isResizable, clock: SystemClock.now)
  }

  /// Opens a window whose time comes from elsewhere.
  init(
    _ screen: Screen, title: String, scale: Double?, isResizable: Bool,
    clock: @escaping () -> Duration
  ) throws(WindowError) {
    try Desktop.connect()
    self.screen = screen
    self.clock = clock
    device = screen.device
    deviceSize = screen.size
    queue = ScreenQueue()
    surface = try WindowSurface(
      title: title, size: screen.size, scale: scale, isResizable: isResizable)
    translator = EventTranslator(surface.metrics)
    bitmap = Bitmap(width: 0, height: 0)
    lastTurn = clock()
    screen.clipboard = SystemClipboard()
    try resize()
  }

  // MARK: - The loop

  /// Keeps the window alive until it is closed.
  ///
  /// - Throws: `WindowError` for what cannot be drawn.
  public func run() throws(WindowError) {
    while isOpen {
      try turn(startingWith: wait())
    }
  }

  /// Closes the window as soon as what is under way is done.
  public func close() {
    isOpen = false
    queue.post { _ in }
  }

  /// Sleeps until something comes in or the screen changes by itself.
  ///
  /// - Returns: what came in. SDL leaves marks of its own in the queue for whoever only looks.
  private func wait() -> SDL_Event? {
    var event = SDL_Event()
    guard let rest = untilNextTurn else { return SDL_WaitEvent(&event) != 0 ? event : nil }
    // Rounded up: a turn that comes too early finds nothing to do and sleeps again.
    let milliseconds = (rest + .microseconds(999)) / .milliseconds(1)
    guard milliseconds >= 1 else { return nil }
    return SDL_WaitEventTimeout(&event, Int32(min(milliseconds, 60_000))) != 0 ? event : nil
  }

  /// How long nothing happens without events; nil for ever.
  var untilNextTurn: Duration? {
    guard let rest = screen.timeUntilNextFrame else { return nil }
    let now = clock()
    // A display that paces lets the next frame come at once, but some only say that they do.
    let interval = waitedForDisplay ? surface.frameInterval / 2 : surface.frameInterval
    return max(.zero, max(rest - (now - lastTurn), lastFrame + interval - now))
  }

  /// Lets the time pass that has passed, hands in what has come, and draws.
  func turn(startingWith first: SDL_Event? = nil) throws(WindowError) {
    let now = clock()
    screen.advance(by: now - lastTurn)
    lastTurn = now
    if let first { handle(first) }
    var event = SDL_Event()
    while SDL_PollEvent(&event) != 0 { handle(event) }
    // Once for all the sizes that a window takes on while it is pulled.
    if sizeIsStale { try resize() }
    try draw()
    textInput.update(
      isActive ? screen.textInput : nil, isOn: isActive && screen.wantsText, in: surface.metrics)
    cursor.update(screen.cursor)
    didUpdate?(screen, WindowPlace(surface, isActive: isActive))
  }

  private func draw() throws(WindowError) {
    waitedForDisplay = false
    let damage: [Rect]
    do { damage = try screen.draw(into: bitmap) } catch { throw .render(error) }
    lastFrame = clock()
    if !damage.isEmpty {
      try surface.upload(bitmap, damage)
      needsPresent = true
    }
    guard needsPresent, isShown else { return }
    surface.present()
    needsPresent = false
    waitedForDisplay = surface.isPaced
  }

  // MARK: - Events

  private func handle(_ event: SDL_Event) {
    switch SDL_EventType(rawValue: event.type) {
    case SDL_QUIT: isOpen = false
    case SDL_WINDOWEVENT: handle(event.window)
    case SDL_DROPFILE:
      guard let path = event.drop.file else { return }
      defer { SDL_free(path) }
      drop(String(cString: path))
    case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET:
      surface.forgetPicture()
      bitmap = Bitmap(width: bitmap.width, height: bitmap.height)
    case _ where event.type == queue.eventType: queue.run(on: screen)
    default:
      if let event = translator.event(event) { screen.handle(event) }
    }
  }

  /// Lets what is on the screen have a file, or else the program.
  private func drop(_ path: String) {
    let event = DropEvent(.performed, at: surface.pointerPosition, items: [.file(path)])
    screen.handle(.drop(event))
    switch screen.dropOperation {
    case .copy, .move: break
    case .cancel, .forbidden: fileDropped?(path)
    }
  }

  private func handle(_ event: SDL_WindowEvent) {
    switch SDL_WindowEventID(rawValue: UInt32(event.event)) {
    case SDL_WINDOWEVENT_CLOSE: isOpen = false
    case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED: sizeIsStale = true
    case SDL_WINDOWEVENT_EXPOSED: needsPresent = true
    case SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED: isShown = false
    case SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_MAXIMIZED:
      isShown = true
      needsPresent = true
    case SDL_WINDOWEVENT_FOCUS_GAINED: activate(true)
    case SDL_WINDOWEVENT_FOCUS_LOST: activate(false)
    default: break
    }
  }

  private func activate(_ isActive: Bool) {
    self.isActive = isActive
    screen.handle(.windowActivation(isActive))
  }

  /// Gives the screen the window's size and scale.
  private func resize() throws(WindowError) {
    sizeIsStale = false
    surface.readMetrics()
    let metrics = surface.metrics
    // Some desktops give a hidden window no size.
    guard metrics.pixels.width > 0, metrics.pixels.height > 0 else { return }
    translator.metrics = metrics
    // A window of the device's own size keeps its safe areas; one that is larger than a picture
    // can be shows as much as there can be.
    let size = metrics.points(within: surface.mostPixels)
    let device = size == deviceSize ? device : .size(size)
    guard device != screen.device || metrics.scale != screen.scale || bitmap.width == 0 else {
      return
    }
    do { try screen.resize(to: device, scale: metrics.scale) } catch { throw .render(error) }
    bitmap = Bitmap(width: screen.pixelSize.width, height: screen.pixelSize.height)
  }
}
