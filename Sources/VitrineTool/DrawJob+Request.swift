import VitrineConsole
import VitrineScene

extension DrawJob {
  /// Reads what a request to a server asks for: a scene, or a job as in a batch, without output.
  ///
  /// Names of files in it are not looked at here.
  init(request body: [UInt8]) throws(ToolError) {
    let value = try asInput { () throws(SceneFileError) in
      try JSONValue(parsing: body, file: "")
    }
    guard case .object(let members) = value.content,
      members.contains(where: { $0.key == "draw" || $0.key == "symbol" })
    else {
      self.init(subject: try Self.scene(value), output: "-")
      return
    }
    let subject: JSONValue?
    let symbol: String?
    let options: Arguments
    do throws(SceneFileError) {
      var reader = try ObjectReader(value, of: "a job", file: "")
      symbol = try reader.string("symbol")?.value
      subject = symbol == nil ? try reader.required("draw") : nil
      options = try Self.options(&reader)
      try reader.finish()
    } catch {
      throw .input(error.description)
    }
    if options.has("--font") {
      throw .input("“font” is a file, and this server sets text in its own; leave it away")
    }
    self.init(subject: try Self.subject(subject, symbol: symbol), output: "-")
    try apply(options)
  }

  private static func subject(
    _ value: JSONValue?, symbol: String?
  ) throws(ToolError) -> Subject {
    guard let value else { return .symbol(symbol ?? "") }
    if case .string(let name) = value.content { return .component(name) }
    return try scene(value)
  }

  private static func scene(_ value: JSONValue) throws(ToolError) -> Subject {
    try asInput { () throws(SceneFileError) in .scene(try SceneFile(value, name: ""), folder: ".") }
  }
}
