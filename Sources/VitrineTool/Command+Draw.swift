import Vitrine
import VitrineConsole
import VitrineGraphics
import VitrineImage
import VitrineKit

extension Command {
  static let draw = Command(
    name: "draw", synopsis: "NAME | SCENE.json | --symbol NAME [-o OUT] [options]",
    summary: "Draws a component of the kit, or a scene with your own content.",
    options: [
      OptionRule(
        "--output", "-o", value: "OUT",
        help: "a .png or .svg file, or - for a PNG on standard output"),
      OptionRule("--scale", value: "N", help: "pixels in a point: 1, 2 or 3 (3)"),
      OptionRule(
        "--size", value: "WxH",
        help: "the size in points (its own); a side that hugs its content is never shorter"),
      OptionRule(
        "--backdrop", value: "B",
        help: "what lies behind: #RRGGBB, #RRGGBBAA, or a PNG, JPEG or WebP file (transparent)"),
      OptionRule("--margin", value: "N", help: "points kept around the component (0)"),
      OptionRule("--appearance", value: "light|dark", help: "of a scene (the scene's)"),
      OptionRule(
        "--set", value: "PATH=VALUE",
        help: "a change: layer names joined by /, then .text, .visible, .swap or .fill; repeatable"
      ),
      OptionRule("--font", value: "FILE", help: "a font file in place of Inter"),
      OptionRule(
        "--symbol", value: "NAME",
        help: "draw a symbol: its name, alias or U+ code; --size N is points (96), --set fill=…"),
      OptionRule(
        "--weight", value: "W", help: "of a symbol: Regular, Medium, Semibold or Bold (Regular)"),
      OptionRule("--text", help: "write words into an .svg, in the viewer's fonts, not outlines"),
      OptionRule("--verbose", help: "say which parts of an .svg are pixels, and why"),
      OptionRule("--batch", help: "read one job a line from standard input, as JSON"),
    ],
    discussion: """
      With --batch each line is {"draw": NAME, scene object or scene path, "output": PATH, …options
      by their long names}, or {"symbol": NAME, "output": PATH, …}, and each answer {"output": PATH, "ok": true} or {"output": PATH,
      "ok": false, "error": "…"}, in the order of the input.
      """
  ) { (arguments) throws(ToolError) in
    if arguments.has("--batch") { return try Batch().run(arguments) }
    let job = try DrawJob(arguments)
    let studio = try Studio()
    studio.drawsOnce = true
    for warning in try studio.write(job) { Console.report(warning) }
    return 0
  }
}

extension DrawJob {
  /// Reads a job from the command line.
  init(_ arguments: Arguments) throws(ToolError) {
    let symbol = arguments.value("--symbol")
    guard let name = symbol ?? arguments.positionals.first else {
      throw .usage("nothing to draw; write a component's name or a scene file")
    }
    if let extra = arguments.positionals.dropFirst(symbol == nil ? 1 : 0).first {
      throw .usage("“\(extra)” is too much; draw one thing at a time, or use --batch")
    }
    let output = arguments.value("--output") ?? Self.defaultOutput(for: name)
    let subject = if let symbol { Subject.symbol(symbol) } else { try Self.subject(named: name) }
    self.init(subject: subject, output: output)
    try apply(arguments)
  }

  /// Takes over the options of a command line.
  mutating func apply(_ arguments: Arguments) throws(ToolError) {
    if let text = arguments.value("--scale") { scale = try OptionValue.scale(text) }
    if let text = arguments.value("--size") {
      if case .symbol = subject {
        symbolSize = try OptionValue.symbolSize(text)
      } else {
        size = try OptionValue.size(text)
      }
    }
    if let text = arguments.value("--weight") { weight = try OptionValue.weight(text) }
    if let text = arguments.value("--margin") { margin = try OptionValue.margin(text) }
    if let text = arguments.value("--appearance") {
      appearance = try OptionValue.appearance(text)
    }
    for text in arguments.allValues("--set") { overrides.append(try OptionValue.override(text)) }
    backdrop = arguments.value("--backdrop") ?? backdrop
    font = arguments.value("--font") ?? font
    isVerbose = isVerbose || arguments.has("--verbose")
    setsText = setsText || arguments.has("--text")
    try check()
  }

  /// Finds options that do not go together.
  func check() throws(ToolError) {
    for path in [output, backdrop ?? "", font ?? ""] where path.unicodeScalars.contains("\0") {
      throw .usage("“\(path)” holds a null character; no file has such a name")
    }
    if output != "-", !output.hasSuffix(".png"), !isSVG {
      throw .usage("“\(output)” does not end in .png or .svg; pictures are one of these")
    }
    if setsText, !isSVG { throw .usage("--text is for .svg; a PNG has no words") }
    if case .symbol = subject {
      try checkSymbol()
    } else if weight != nil {
      throw .usage("--weight is for symbols; name one with --symbol")
    }
    if case .scene = subject {
      if size != nil { throw .usage("--size is for components; a scene has its “screen”") }
      if margin != 0 { throw .usage("--margin is for components; a scene fills its screen") }
      if !overrides.isEmpty {
        throw .usage("--set is for components; write the words into the scene")
      }
    } else if appearance != nil {
      throw .usage("--appearance is for scenes; a component's name says Light or Dark")
    }
  }

  private func checkSymbol() throws(ToolError) {
    if font != nil { throw .usage("--font is for text; a symbol is drawn without fonts") }
    for change in overrides {
      if change.path.isEmpty, case .fill = change.change { continue }
      throw .usage("a symbol only takes --set fill=#RRGGBB")
    }
  }
}
