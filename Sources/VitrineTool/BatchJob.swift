import Vitrine
import VitrineConsole
import VitrineGraphics
import VitrineKit
import VitrineScene

extension DrawJob {
  /// Reads one line of a batch; options that the line lacks are those of the command line.
  ///
  /// The answer gets the output's name as soon as it is known.
  init(
    batchLine line: [UInt8], number: Int, defaults: Arguments, answer: inout BatchAnswer
  ) throws(ToolError) {
    let file = "line \(number)"
    let subject: JSONValue?
    let symbol: String?
    let options: Arguments
    do throws(SceneFileError) {
      let value = try JSONValue(parsing: line, file: file)
      var reader = try ObjectReader(value, of: "a job", file: file)
      answer.output = try reader.string("output")?.value
      symbol = try reader.string("symbol")?.value
      subject = symbol == nil ? try reader.required("draw") : nil
      options = try Self.options(&reader)
      try reader.finish()
    } catch {
      throw .input(error.description)
    }
    guard let output = answer.output else {
      throw .input("\(file): the job has no “output”; name a .png file")
    }
    if output == "-" {
      throw .input("\(file): standard output holds the answers; name a .png file")
    }
    let drawn: Subject
    if let subject {
      drawn = try Self.subject(subject, file: file)
    } else {
      drawn = .symbol(symbol ?? "")
    }
    self.init(subject: drawn, output: output)
    try apply(defaults)
    try apply(options)
  }

  private static func subject(_ value: JSONValue, file: String) throws(ToolError) -> Subject {
    if case .string(let name) = value.content { return try subject(named: name) }
    do {
      return .scene(try SceneFile(value, name: file), folder: ".")
    } catch {
      throw .input(error.description)
    }
  }

  /// Writes the options of a line as they would stand on a command line.
  static func options(_ reader: inout ObjectReader) throws(SceneFileError) -> Arguments {
    var options = Arguments()
    for name in ["scale", "size", "backdrop", "margin", "appearance", "font", "weight"] {
      if let text = try reader.text(name) { options.add("--" + name, text) }
    }
    for value in try reader.list("set") {
      guard case .string(let text) = value.content else {
        throw SceneFileError(
          file: reader.file, line: value.line, message: "“set” holds \(value.kind)",
          mend: "write changes as texts, such as \"Title.text=Hello\"")
      }
      options.add("--set", text)
    }
    return options
  }
}
