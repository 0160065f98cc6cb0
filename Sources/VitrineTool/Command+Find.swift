import VitrineConsole
import VitrineKit

extension Command {
  static let find = Command(
    name: "find", synopsis: "TEXT",
    summary: "Finds names, values and swatches in the specs, with page and line.",
    options: [],
    discussion: """
      As in names, // also stands for the mark of building blocks. A symbol is found by its code
      point, U+10018A, in the layers that show it too. Status 1 says that nothing was found.
      """
  ) { (arguments) throws(ToolError) in
    guard let text = arguments.positionals.first, arguments.positionals.count == 1 else {
      throw .usage("write one text to look for; put quotes around several words")
    }
    let studio = try Studio()
    let matches = studio.kit.find(text)
    for match in matches { Console.print("\(match.file):\(match.line): \(match.excerpt)\n") }
    if matches.isEmpty { throw .input("nothing in the specs holds “\(text)”; try a part of it") }
    return 0
  }
}
