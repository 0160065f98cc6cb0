import VitrineKit

extension Command {
  static let list = Command(
    name: "list", synopsis: "[--page PAGE]",
    summary: "Lists the components of the kit, one a line.",
    options: [OptionRule("--page", value: "PAGE", help: "only those of a page, such as alerts")],
    discussion: ""
  ) { (arguments) throws(ToolError) in
    if let extra = arguments.positionals.first {
      throw .usage("“\(extra)” is too much; to search write vitrine find \(extra)")
    }
    let studio = try Studio()
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
