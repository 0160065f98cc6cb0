import VitrineConsole
import VitrineKit

/// An option of a subcommand.
struct OptionRule: Sendable {
  /// The spellings, such as `--scale`; the first one is the name in messages and batches.
  let names: [String]
  /// The word for the value in the help text; nil for an option without one.
  let value: String?
  /// What the option does, for the help text.
  let help: String

  init(_ names: String..., value: String? = nil, help: String) {
    self.names = names
    self.value = value
    self.help = help
  }
}

/// The words of a command line, sorted into options and the rest.
struct Arguments {
  /// The words that are not options.
  private(set) var positionals: [String] = []
  private var values: [(name: String, value: String)] = []

  /// Creates an empty command line.
  init() {}

  /// Adds an option.
  mutating func add(_ name: String, _ value: String) { values.append((name, value)) }

  /// Sorts the words behind a subcommand.
  ///
  /// - Throws: a usage error for an option that is not known or lacks its value.
  init(_ words: [String], rules: [OptionRule], command: String) throws(ToolError) {
    var index = 0
    var onlyPositionals = false
    while index < words.count {
      let word = words[index]
      index += 1
      if onlyPositionals || word == "-" || !word.hasPrefix("-") {
        positionals.append(word)
        continue
      }
      if word == "--" {
        onlyPositionals = true
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = word.hasPrefix("--") ? String(parts[0]) : word
      guard let rule = rules.first(where: { $0.names.contains(name) }) else {
        throw Self.unknown(name, rules: rules, command: command)
      }
      guard rule.value != nil else {
        if name != word { throw .usage("\(name) takes no value; leave “=…” away") }
        values.append((rule.names[0], ""))
        continue
      }
      if name != word {
        values.append((rule.names[0], String(parts[1])))
      } else if index < words.count {
        values.append((rule.names[0], words[index]))
        index += 1
      } else {
        throw .usage("\(name) lacks its value; write \(name) \(rule.value ?? "")")
      }
    }
  }

  /// Returns whether an option is there.
  func has(_ name: String) -> Bool { values.contains { $0.name == name } }

  /// Returns the last value of an option.
  func value(_ name: String) -> String? { values.last { $0.name == name }?.value }

  /// Returns all values of an option that may be repeated.
  func allValues(_ name: String) -> [String] {
    values.filter { $0.name == name }.map { $0.value }
  }

  private static func unknown(_ name: String, rules: [OptionRule], command: String) -> ToolError {
    let names = rules.flatMap { $0.names }
    let mend = Nearest.phrase(
      for: name, among: names, otherwise: "see vitrine \(command) --help")
    return .usage("“\(name)” is no option of \(command); \(mend)")
  }
}
