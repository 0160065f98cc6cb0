internal import CSDL2
internal import Vitrine
internal import VitrineGraphics

/// Turns SDL's events into a screen's.
struct EventTranslator {
  /// The lengths of the window that the events come from.
  var metrics: WindowMetrics
  /// The fingers that are down, each at the place that gives it its number.
  private var fingers: [SDL_FingerID?] = []
  /// The number of the first finger; before it come the mouse's buttons.
  private static let firstFinger = 2

  /// SDL_TOUCH_MOUSEID, a macro that Swift does not understand: the mouse that fingers play.
  private static let touchMouse = UInt32.max

  init(_ metrics: WindowMetrics) { self.metrics = metrics }

  /// Returns what an event means to the screen; nil for nothing.
  mutating func event(_ event: SDL_Event) -> Event? {
    switch SDL_EventType(rawValue: event.type) {
    case SDL_MOUSEMOTION: return moved(event.motion)
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: return pressed(event.button)
    case SDL_MOUSEWHEEL: return scrolled(event.wheel)
    case SDL_FINGERDOWN: return touched(event.tfinger, .down)
    case SDL_FINGERMOTION: return touched(event.tfinger, .move)
    case SDL_FINGERUP: return touched(event.tfinger, .up)
    case SDL_KEYDOWN: return typed(event.key.keysym)
    default: return Self.text(event)
    }
  }

  // MARK: - Pointers

  private func moved(_ motion: SDL_MouseMotionEvent) -> Event? {
    if motion.which == Self.touchMouse { return nil }
    // SDL_BUTTON_LMASK is a macro that Swift does not see.
    let isDown = motion.state & 1 << (UInt32(SDL_BUTTON_LEFT) - 1) != 0
    return mouse(isDown ? .move : .hover, motion.x, motion.y)
  }

  private func pressed(_ button: SDL_MouseButtonEvent) -> Event? {
    if button.which == Self.touchMouse { return nil }
    let phase: PointerEvent.Phase = button.state == UInt8(SDL_PRESSED) ? .down : .up
    switch Int32(button.button) {
    case SDL_BUTTON_LEFT: return mouse(phase, button.x, button.y)
    case SDL_BUTTON_RIGHT: return mouse(phase, button.x, button.y, isSecondary: true)
    default: return nil
    }
  }

  private func mouse(
    _ phase: PointerEvent.Phase, _ x: Int32, _ y: Int32, isSecondary: Bool = false
  ) -> Event {
    var event = PointerEvent(
      phase, at: metrics.point(Double(x), Double(y)), device: .mouse,
      pointer: isSecondary ? 1 : 0)
    event.isSecondary = isSecondary
    event.modifiers = .held
    return .pointer(event)
  }

  private mutating func touched(
    _ finger: SDL_TouchFingerEvent, _ phase: PointerEvent.Phase
  ) -> Event? {
    let known = fingers.firstIndex(of: finger.fingerId)
    guard let slot = phase == .down ? known ?? freeSlot() : known else { return nil }
    fingers[slot] = phase == .up ? nil : finger.fingerId
    // A finger's place is given as a part of the window.
    let place = metrics.point(
      Double(finger.x) * metrics.units.width, Double(finger.y) * metrics.units.height)
    return .pointer(PointerEvent(phase, at: place, pointer: Self.firstFinger + slot))
  }

  private mutating func freeSlot() -> Int {
    if let free = fingers.firstIndex(of: nil) { return free }
    fingers.append(nil)
    return fingers.count - 1
  }

  private func scrolled(_ wheel: SDL_MouseWheelEvent) -> Event? {
    if wheel.which == Self.touchMouse { return nil }
    let isFlipped = wheel.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue
    let sign = isFlipped ? -1.0 : 1.0
    // SDL counts upwards, and a trackpad's way in parts of a notch.
    let delta = Point(sign * Double(wheel.preciseX), -sign * Double(wheel.preciseY))
    return .scroll(
      ScrollEvent(at: metrics.point(Double(wheel.mouseX), Double(wheel.mouseY)), delta: delta))
  }

  // MARK: - Keyboard

  private func typed(_ key: SDL_Keysym) -> Event? {
    guard let known = Key(keycode: key.sym) else { return nil }
    let modifiers = KeyModifiers(modifiers: SDL_Keymod(rawValue: UInt32(key.mod)))
    return .key(KeyEvent(known, modifiers: modifiers))
  }

  private static func text(_ event: SDL_Event) -> Event? {
    switch SDL_EventType(rawValue: event.type) {
    case SDL_TEXTINPUT: return .text(string(event.text.text))
    case SDL_TEXTEDITING:
      return marked(string(event.edit.text), event.edit.start, event.edit.length)
    case SDL_TEXTEDITING_EXT:
      guard let words = event.editExt.text else { return nil }
      defer { SDL_free(words) }
      return marked(String(cString: words), event.editExt.start, event.editExt.length)
    default: return nil
    }
  }

  /// Makes the string of one of SDL's text buffers, which end with a zero.
  private static func string<Buffer>(_ buffer: Buffer) -> String {
    withUnsafeBytes(of: buffer) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }

  /// SDL counts Unicode scalars; a screen counts what a person sees as one character.
  private static func marked(_ text: String, _ start: Int32, _ length: Int32) -> Event {
    func clusters(before count: Int32) -> Int {
      let scalars = text.unicodeScalars
      let end = scalars.index(
        scalars.startIndex, offsetBy: Int(max(0, count)), limitedBy: scalars.endIndex)
      return text[..<(end ?? scalars.endIndex)].count
    }
    let first = clusters(before: start)
    let last = max(first, clusters(before: max(0, start) + max(0, length)))
    return .markedText(text, selection: first..<last)
  }
}
