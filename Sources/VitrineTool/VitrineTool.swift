internal import Glibc
import VitrineConsole
import VitrineKit

/// The command line tool.
@main
enum VitrineTool {
  static func main() {
    // A reader that goes away, such as `head`, ends the tool quietly.
    signal(SIGPIPE, SIG_DFL)
    // A file that grows beyond the shell's limit is an error like any other.
    signal(SIGXFSZ, SIG_IGN)
    let words = Array(CommandLine.arguments.dropFirst())
    do throws(ToolError) {
      exit(try run(words))
    } catch {
      Console.report(error.message)
      exit(error.status)
    }
  }

  private static func run(_ words: [String]) throws(ToolError) -> Int32 {
    guard let first = words.first else {
      throw .usage("no command; write vitrine --help to see them")
    }
    switch first {
    case "--help", "-h", "help":
      if words.count > 1, let command = Command.all.first(where: { $0.name == words[1] }) {
        Console.print(command.help)
      } else {
        Console.print(Command.overview)
      }
      return 0
    case "--version":
      Console.print("vitrine \(Console.version)\n")
      return 0
    default: break
    }
    guard let command = Command.all.first(where: { $0.name == first }) else {
      let names = Command.all.map { $0.name }
      let mend = Nearest.phrase(
        for: first, among: names, otherwise: "the commands are \(Nearest.list(names))")
      throw .usage("“\(first)” is no command; \(mend)")
    }
    let rest = Array(words.dropFirst())
    if rest.contains("--help") || rest.contains("-h") {
      Console.print(command.help)
      return 0
    }
    if rest.contains("--version") {
      Console.print("vitrine \(Console.version)\n")
      return 0
    }
    let arguments = try Arguments(rest, rules: command.options, command: command.name)
    return try command.run(arguments)
  }
}
