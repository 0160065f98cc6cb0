internal import CSDL2

/// The connection to the desktop.
enum Desktop {
  /// Connects, once for all windows.
  static func connect() throws(WindowError) {
    if SDL_WasInit(SDL_INIT_VIDEO) != 0 { return }
    SDL_SetMainReady()
    // Fingers come as fingers, not as a mouse too.
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
    // A click on a window that is behind does what it says.
    SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1")
    SDL_SetHint(SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1")
    SDL_SetHint(SDL_HINT_IME_SHOW_UI, "1")
    // A window does not keep the display awake, and other windows' effects stay on.
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0")
    guard SDL_Init(SDL_INIT_VIDEO) == 0 else { throw .last(missing) }
    guard isSeen else {
      SDL_Quit()
      throw .system(missing, reason: "neither DISPLAY nor WAYLAND_DISPLAY names one")
    }
  }

  private static let missing = "no desktop to open a window on"

  /// Whether windows can be seen, or are not to be.
  ///
  /// Where there is no desktop SDL takes a driver that shows nothing. Tests ask for one.
  private static var isSeen: Bool {
    if let asked = SDL_GetHint(SDL_HINT_VIDEODRIVER), asked.pointee != 0 { return true }
    let driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
    return !["offscreen", "dummy"].contains(driver)
  }
}

/// The time that passes while the program runs.
enum SystemClock {
  static func now() -> Duration {
    let frequency = Double(SDL_GetPerformanceFrequency())
    return .seconds(Double(SDL_GetPerformanceCounter()) / frequency)
  }
}
