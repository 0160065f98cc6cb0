import Vitrine
import VitrineConsole

/// The command line of `vitrine-window`.
struct Options {
  /// Light or dark.
  enum Look {
    /// As the desktop is.
    case desktop
    /// Always the same.
    case fixed(Appearance)
  }

  var scene: String?
  /// Nil for the scene's own, and without a scene for the desktop's.
  var look: Look?
  /// Pixels in a point; nil for the display's.
  var scale: Double?
  var font: String?

  static let help = """
    usage: vitrine run [SCENE.json] [--scale N] [--appearance auto|light|dark] [--font FILE]

    Shows the live components in a window. See vitrine run --help.

    """

  init(_ words: [String]) throws(ToolError) {
    var words = words[...]
    while let word = words.popFirst() {
      switch word {
      case "--scale": scale = try Self.scale(Self.value(of: word, &words))
      case "--appearance": look = try Self.look(Self.value(of: word, &words))
      case "--font": font = try Self.value(of: word, &words)
      case _ where word.hasPrefix("-") && word != "-":
        throw .usage("“\(word)” is no option of run; see vitrine run --help")
      case _ where scene != nil: throw .usage("“\(word)” is too much; run one scene at a time")
      default: scene = word
      }
    }
  }

  private static func value(
    of option: String, _ words: inout ArraySlice<String>
  ) throws(ToolError) -> String {
    guard let value = words.popFirst() else { throw .usage("\(option) lacks its value; add it") }
    return value
  }

  private static func scale(_ text: String) throws(ToolError) -> Double {
    guard let scale = Int(text), (1...3).contains(scale) else {
      throw .usage("“\(text)” is no scale; write 1, 2 or 3")
    }
    return Double(scale)
  }

  private static func look(_ text: String) throws(ToolError) -> Look {
    switch text {
    case "auto": return .desktop
    case "light": return .fixed(.light)
    case "dark": return .fixed(.dark)
    default: throw .usage("“\(text)” is no appearance; write auto, light or dark")
    }
  }
}
