/// JSON that is about to be written.
package indirect enum JSONOutput {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONOutput])
  case object([(String, JSONOutput)])

  /// The text in one line.
  package var compact: String {
    switch self {
    case .null: "null"
    case .bool(let flag): flag ? "true" : "false"
    case .number(let number): Self.text(number)
    case .string(let string): Self.quoted(string)
    case .array(let values): "[" + values.map { $0.compact }.joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { Self.quoted($0.0) + ": " + $0.1.compact }.joined(separator: ", ") + "}"
    }
  }

  /// Returns the text in several lines; what is short stays in one.
  package func indented(_ indent: String = "") -> String {
    let line = compact
    if line.count + indent.count <= 96, !isDeep { return line }
    let inner = indent + "  "
    switch self {
    case .array(let values):
      let lines = values.map { inner + $0.indented(inner) }
      return "[\n" + lines.joined(separator: ",\n") + "\n\(indent)]"
    case .object(let members):
      let lines = members.map { inner + Self.quoted($0.0) + ": " + $0.1.indented(inner) }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
    default: return line
    }
  }

  /// A Boolean value that is true when containers are nested more than twice.
  private var isDeep: Bool {
    switch self {
    case .array(let values): values.contains { $0.isContainer && $0.isDeep }
    case .object(let members):
      members.contains { $0.1.isContainer } && members.count > 4
    default: false
    }
  }

  private var isContainer: Bool {
    switch self {
    case .array, .object: true
    default: false
    }
  }

  /// Returns the shortest decimal that reads back as the number; JSON has no infinities.
  private static func text(_ number: Double) -> String {
    guard number.isFinite else { return "null" }
    if number == number.rounded(), abs(number) < 1e15 { return String(Int64(number)) }
    return String(number)
  }

  package static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{0}"..<"\u{20}":
        let hex = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
