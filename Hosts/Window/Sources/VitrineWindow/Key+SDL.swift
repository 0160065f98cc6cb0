internal import CSDL2
internal import Vitrine

extension Key {
  /// The key that SDL calls so; nil for keys that mean nothing here.
  init?(keycode: SDL_Keycode) {
    switch SDL_KeyCode(rawValue: UInt32(bitPattern: keycode)) {
    case SDLK_RETURN, SDLK_KP_ENTER, SDLK_RETURN2: self = .enter
    case SDLK_ESCAPE: self = .escape
    case SDLK_TAB: self = .tab
    case SDLK_SPACE: self = .space
    case SDLK_BACKSPACE: self = .backspace
    case SDLK_DELETE: self = .delete
    case SDLK_LEFT: self = .left
    case SDLK_RIGHT: self = .right
    case SDLK_UP: self = .up
    case SDLK_DOWN: self = .down
    case SDLK_HOME: self = .home
    case SDLK_END: self = .end
    case SDLK_PAGEUP: self = .pageUp
    case SDLK_PAGEDOWN: self = .pageDown
    default:
      // SDL's codes of keys that type a character are the character's own; the others are not.
      guard keycode > 32, let scalar = Unicode.Scalar(UInt32(keycode)) else { return nil }
      self = .character(Character(scalar))
    }
  }
}

extension KeyModifiers {
  /// The modifiers in SDL's bits.
  init(modifiers: SDL_Keymod) {
    self = []
    func isHeld(_ either: SDL_Keymod) -> Bool { modifiers.rawValue & either.rawValue != 0 }
    if isHeld(KMOD_SHIFT) { insert(.shift) }
    if isHeld(KMOD_CTRL) { insert(.control) }
    if isHeld(KMOD_ALT) { insert(.option) }
    if isHeld(KMOD_GUI) { insert(.command) }
  }

  /// The modifiers that are held at the present.
  static var held: KeyModifiers { KeyModifiers(modifiers: SDL_GetModState()) }
}
