import VitrineConsole
import VitrineImage
import VitrineTokens

extension Command {
  static let tokens = Command(
    name: "tokens", synopsis: "--format css|json|swift [-o OUT]",
    summary: "Prints the kit's colours, materials, text styles and metrics for other programs.",
    options: [
      OptionRule("--format", value: "FORMAT", help: "css, json (Design Tokens 2025.10) or swift"),
      OptionRule("--output", "-o", value: "OUT", help: "a file in place of standard output"),
    ],
    discussion: "Each value is followed by the file and line that state it."
  ) { (arguments) throws(ToolError) in
    if let extra = arguments.positionals.first {
      throw .usage("“\(extra)” is too much; write vitrine tokens --format css|json|swift")
    }
    let writers: [String: (DesignTokens) -> String] = [
      "css": { $0.css() }, "json": { $0.json() }, "swift": { $0.swift() },
    ]
    guard let format = arguments.value("--format") else {
      throw .usage("no format; add --format css, json or swift")
    }
    guard let writer = writers[format] else {
      throw .usage("“\(format)” is no format; write css, json or swift")
    }
    let studio = try Studio()
    let text: String
    do {
      text = writer(try DesignTokens(kit: studio.kit))
    } catch {
      throw .input("\(error)")
    }
    guard let output = arguments.value("--output"), output != "-" else {
      Console.print(text)
      return 0
    }
    try asInput { () throws(ImageError) in try AtomicFile.write(Array(text.utf8), to: output) }
    return 0
  }
}
