internal import CSDL2
internal import Vitrine

/// Tells the desktop where text is typed, so that input methods know when and where to open.
struct TextInputSession {
  private var current: Screen.TextInput?
  private var isOn = false

  /// SDL takes text from the start; a screen only while it edits.
  init() { SDL_StopTextInput() }

  /// Follows the screen.
  ///
  /// - Parameters:
  ///   - wanted: where text is edited; nil for nowhere.
  ///   - isOn: whether typed words mean something, be it without a place.
  ///   - metrics: the window's lengths.
  mutating func update(
    _ wanted: Screen.TextInput?, isOn: Bool, in metrics: WindowMetrics
  ) {
    if let wanted, wanted != current {
      let frame = wanted.frame
      let units = metrics.unitsPerPoint
      var area = SDL_Rect(
        x: Int32(nearest: frame.minX * units), y: Int32(nearest: frame.minY * units),
        w: Int32(nearest: frame.width * units), h: Int32(nearest: frame.height * units))
      SDL_SetTextInputRect(&area)
    }
    current = wanted
    if isOn != self.isOn {
      self.isOn = isOn
      if isOn { SDL_StartTextInput() } else { SDL_StopTextInput() }
    }
  }
}
