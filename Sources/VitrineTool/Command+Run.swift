internal import Glibc
import VitrineConsole

extension Command {
  static let run = Command(
    name: "run", synopsis: "[SCENE.json] [options]",
    summary: "Runs the live components in a window.",
    options: [
      OptionRule("--scale", value: "N", help: "pixels in a point: 1, 2 or 3 (the display's)"),
      OptionRule(
        "--appearance", value: "auto|light|dark",
        help: "auto follows the desktop (the scene's; without a scene auto)"),
      OptionRule("--font", value: "FILE", help: "a font file in place of Inter"),
    ],
    discussion: """
      A scene's alert or colour picker is presented over the scene's backdrop. What it calls back is
      printed: the button that was pressed, what was typed, the colour that was chosen. The window
      closes when the component has gone. Share sheets and sidebars cannot run yet; they are shown
      as pictures. Without a scene you choose among examples. A picture file that is dropped on the
      window becomes the backdrop.

      Assistive technologies can read and operate the window, through AT-SPI.
      """
  ) { (arguments) throws(ToolError) in
    if arguments.positionals.count > 1 {
      throw .usage("“\(arguments.positionals[1])” is too much; run one scene at a time")
    }
    if let text = arguments.value("--scale") { _ = try OptionValue.scale(text) }
    if let text = arguments.value("--appearance"), !["auto", "light", "dark"].contains(text) {
      throw .usage("“\(text)” is no appearance; write auto, light or dark")
    }
    var words: [String] = []
    for name in ["--scale", "--appearance", "--font"] {
      if let value = arguments.value(name) { words += [name, value] }
    }
    // A path that begins with a dash is none of the options.
    words += arguments.positionals.map { $0.hasPrefix("-") ? "./" + $0 : $0 }
    throw .input(WindowProgram.replaceProcess(words))
  }
}

/// The program that opens windows.
///
/// It stands beside this one, which is smaller and quicker without the libraries of a desktop.
enum WindowProgram {
  static let name = "vitrine-window"

  /// Goes on as the window's program; returns only if that cannot be, with the reason.
  static func replaceProcess(_ words: [String]) -> String {
    guard let path else { return "the tool does not find itself; start it by its full path" }
    var arguments: [UnsafeMutablePointer<CChar>?] = ([path] + words).map { strdup($0) }
    defer { for argument in arguments { free(argument) } }
    arguments.append(nil)
    execv(path, arguments)
    let code = errno
    if code == ENOENT {
      return "\(path): is not there; build it with “./run run”, which also says what it needs, "
        + "or put \(name) beside the tool"
    }
    return "\(path): cannot be run: \(String(cString: strerror(code))); check the file"
  }

  /// Where the program has to be.
  private static var path: String? {
    guard let text = realpath("/proc/self/exe", nil) else { return nil }
    defer { free(text) }
    return FileContents.folder(of: String(cString: text)) + "/" + name
  }
}
