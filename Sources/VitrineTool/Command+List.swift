import VitrineConsole
import VitrineKit

extension Command {
  static let list = Command(
    name: "list", synopsis: "[--page PAGE | --symbols]",
    summary: "Lists the components of the kit, one a line.",
    options: [
      OptionRule("--page", value: "PAGE", help: "only those of a page, such as alerts"),
      OptionRule("--symbols", help: "the symbols that can be drawn: name, code point, other names"),
    ],
    discussion: """
      A symbol's name, other name or code point goes wherever a symbol is asked for, and to
      draw --symbol.
      """
  ) { (arguments) throws(ToolError) in
    if let extra = arguments.positionals.first {
      throw .usage("“\(extra)” is too much; to search write vitrine find \(extra)")
    }
    let studio = try Studio()
    if arguments.has("--symbols") {
      guard arguments.value("--page") == nil else {
        throw .usage("symbols stand on no page; leave out --page or --symbols")
      }
      Console.print(try asInput { () throws(KitError) in try symbolLines(studio.kit) })
      return 0
    }
    let components =
      if let page = arguments.value("--page") {
        try asInput { () throws(KitError) in try studio.kit.components(ofPage: page) }
      } else {
        studio.kit.components.filter { $0.isOnKitPage }
      }
    Console.print(components.map { $0.name + "\n" }.joined())
    return 0
  }
}

/// Returns a line for each symbol: its name, its code point or a hyphen, its other names.
private func symbolLines(_ kit: Kit) throws(KitError) -> String {
  try kit.symbols().map { symbol in
    let code = symbol.codePoint.map { "U+" + String($0, radix: 16, uppercase: true) } ?? "-"
    return ([symbol.name, code] + symbol.aliases).joined(separator: "\t") + "\n"
  }.joined()
}
