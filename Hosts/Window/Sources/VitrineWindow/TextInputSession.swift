internal import CSDL2
internal import Vitrine

/// Tells the desktop where text is typed, so that input methods know when and where to open.
struct TextInputSession {
  private var current: Screen.TextInput?

  /// SDL takes text from the start; a screen only while it edits.
  init() { SDL_StopTextInput() }

  /// Follows the screen.
  mutating func update(_ wanted: Screen.TextInput?, in metrics: WindowMetrics) {
    guard wanted != current else { return }
    if let wanted {
      let frame = wanted.frame
      let units = metrics.unitsPerPoint
      var area = SDL_Rect(
        x: Int32(nearest: frame.minX * units), y: Int32(nearest: frame.minY * units),
        w: Int32(nearest: frame.width * units), h: Int32(nearest: frame.height * units))
      SDL_SetTextInputRect(&area)
      if current == nil { SDL_StartTextInput() }
    } else {
      SDL_StopTextInput()
    }
    current = wanted
  }
}
