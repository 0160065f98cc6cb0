internal import CSDL2
public import Vitrine

/// Why a window cannot be opened or drawn.
public enum WindowError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The desktop refuses something; SDL's words follow.
  case system(String, reason: String)
  /// What is on the screen cannot be drawn.
  case render(RenderError)

  /// What is wrong, and what to do.
  public var description: String {
    switch self {
    case .system(let what, let reason):
      "\(what): \(reason); run it on a desktop, or under Xvfb"
    case .render(let error): error.description
    }
  }

  /// An error with SDL's own reason.
  static func last(_ what: String) -> WindowError {
    .system(what, reason: String(cString: SDL_GetError()))
  }
}
