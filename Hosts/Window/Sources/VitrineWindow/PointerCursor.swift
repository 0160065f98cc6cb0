internal import CSDL2
internal import Vitrine

/// The shape of the mouse's pointer in the window.
final class PointerCursor {
  private var current = Screen.Cursor.arrow
  private var shapes: [Screen.Cursor: OpaquePointer] = [:]

  deinit {
    for shape in shapes.values { SDL_FreeCursor(shape) }
  }

  /// Follows the screen.
  func update(_ wanted: Screen.Cursor) {
    guard wanted != current else { return }
    current = wanted
    if shapes[wanted] == nil { shapes[wanted] = SDL_CreateSystemCursor(wanted.systemShape) }
    SDL_SetCursor(shapes[wanted])
  }
}

extension Screen.Cursor {
  /// SDL's name of the shape.
  fileprivate var systemShape: SDL_SystemCursor {
    switch self {
    case .arrow: SDL_SYSTEM_CURSOR_ARROW
    case .pointingHand: SDL_SYSTEM_CURSOR_HAND
    case .text: SDL_SYSTEM_CURSOR_IBEAM
    case .crosshair: SDL_SYSTEM_CURSOR_CROSSHAIR
    case .resizeColumns: SDL_SYSTEM_CURSOR_SIZEWE
    }
  }
}
