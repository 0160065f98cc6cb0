import VitrineScene

extension DrawJob {
  /// Reads what a request to a server asks for: a scene, or a job as in a batch, without output.
  ///
  /// Names of files in it are not looked at here.
  init(request body: [UInt8]) throws(ToolError) {
    let value = try asInput { () throws(SceneFileError) in
      try JSONValue(parsing: body, file: "")
    }
    guard case .object(let members) = value.content, members.contains(where: { $0.key == "draw" })
    else {
      self.init(subject: try Self.scene(value), output: "-")
      return
    }
    let subject: JSONValue
    let options: Arguments
    do throws(SceneFileError) {
      var reader = try ObjectReader(value, of: "a job", file: "")
      subject = try reader.required("draw")
      options = try Self.options(&reader)
      try reader.finish()
    } catch {
      throw .input(error.description)
    }
    if options.has("--font") {
      throw .input("“font” is a file, and this server sets text in its own; leave it away")
    }
    if case .string(let name) = subject.content {
      self.init(subject: .component(name), output: "-")
    } else {
      self.init(subject: try Self.scene(subject), output: "-")
    }
    try apply(options)
  }

  private static func scene(_ value: JSONValue) throws(ToolError) -> Subject {
    try asInput { () throws(SceneFileError) in .scene(try SceneFile(value, name: ""), folder: ".") }
  }
}
