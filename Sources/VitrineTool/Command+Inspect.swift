import Vitrine
import VitrineConsole
import VitrineJSON
import VitrineKit

extension Command {
  static let inspect = Command(
    name: "inspect", synopsis: "NAME [--json] [--expand]",
    summary: "Tells what a component is made of, and where every value comes from.",
    options: [
      OptionRule("--json", help: "as JSON instead of the spec lines"),
      OptionRule("--expand", help: "fill instances in with their masters' layers"),
    ],
    discussion: """
      Without --json the lines of the spec file are shown, each with its number: values are the
      kit's, or marked = derived, ~ mined, * ours.
      """
  ) { (arguments) throws(ToolError) in
    guard let name = arguments.positionals.first, arguments.positionals.count == 1 else {
      throw .usage("write one component's name; vitrine list shows them")
    }
    let studio = try Studio()
    let expand = arguments.has("--expand")
    let placed = expand && arguments.has("--json") ? try studio.placed(name) : nil
    let inspection = Inspection(kit: studio.kit)
    let text = try asInput { () throws(KitError) in
      let fullName = try studio.kit.componentName(name)
      guard arguments.has("--json") else { return try inspection.text(fullName, expand: expand) }
      let layers = LayerJSON(kit: studio.kit)
      let root =
        if let placed { layers.placed(placed) } else {
          layers.stated(try studio.kit.layer(named: fullName))
        }
      return try inspection.json(fullName, root: root).indented() + "\n"
    }
    Console.print(text)
    return 0
  }
}

/// What `inspect` tells of a component.
struct Inspection {
  let kit: Kit

  /// Returns the JSON document around a component's layers.
  func json(_ name: String, root: JSONOutput) throws(KitError) -> JSONOutput {
    let layer = try kit.layer(named: name)
    let page = kit.pages[Int(layer.source.page)]
    return .object([
      ("component", .string(name)), ("page", .string(page.name)),
      ("line", .number(Double(layer.source.line))),
      ("size", .array([.number(layer.frame.width), .number(layer.frame.height)])),
      ("root", root),
    ])
  }

  /// Returns the spec lines of a component with their numbers, and those of its masters.
  func text(_ name: String, expand: Bool) throws(KitError) -> String {
    var text = ""
    var pending = [name]
    var done: Set<String> = []
    while let next = pending.popLast() {
      guard done.insert(next).inserted else { continue }
      let layer = try kit.layer(named: next)
      if !text.isEmpty { text += "\n" }
      text += "\(kit.location(of: layer.source).file)\n"
      text += lines(layer)
      if expand { pending += masters(layer).reversed() }
    }
    return text
  }

  private func lines(_ layer: Layer) -> String {
    var text = ""
    if let line = kit.text(of: layer.source) { text += "\(layer.source.line)\t\(line)\n" }
    for child in layer.layers { text += lines(child) }
    return text
  }

  private func masters(_ layer: Layer) -> [String] {
    var names: [String] = []
    if case .use(let master, _) = layer.kind { names.append(master) }
    for child in layer.layers { names += masters(child) }
    return names
  }
}
