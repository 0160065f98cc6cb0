import VitrineConsole

/// A subcommand of the tool.
struct Command: Sendable {
  /// The word on the command line.
  let name: String
  /// The arguments in the words of the help text.
  let synopsis: String
  /// What the subcommand does, in one line.
  let summary: String
  /// Its options.
  let options: [OptionRule]
  /// More about it, for its own help text.
  let discussion: String
  /// Does the work.
  ///
  /// Returns the exit status.
  let run: @Sendable (Arguments) throws(ToolError) -> Int32

  static let all = [
    draw, list, find, inspect, tokens, check, gallery, run, record, serve,
  ]

  /// The text of `vitrine NAME --help`.
  var help: String {
    var text = "usage: vitrine \(name) \(synopsis)\n\n\(summary)\n"
    if !discussion.isEmpty { text += "\n\(discussion)\n" }
    let rows = options.map { option in
      let names = option.names.joined(separator: ", ")
      return (option.value.map { "\(names) \($0)" } ?? names, option.help)
    }
    let width = rows.map { $0.0.count }.max() ?? 0
    if !rows.isEmpty { text += "\noptions:\n" }
    for (left, right) in rows {
      text += "  " + left + String(repeating: " ", count: width - left.count + 2) + right + "\n"
    }
    return text
  }

  /// The text of `vitrine --help`.
  static var overview: String {
    var text = "usage: vitrine COMMAND …\n\nDraws the components of Apple's iOS 27 UI kit.\n\n"
    for command in all {
      let padding = String(repeating: " ", count: 10 - command.name.count)
      text += "  \(command.name)\(padding)\(command.summary)\n"
    }
    text += "\nvitrine COMMAND --help tells more; vitrine --version tells the version.\n"
    return text
  }
}
