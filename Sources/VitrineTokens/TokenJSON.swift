/// JSON that is about to be written.
indirect enum TokenJSON {
  case number(String)
  case string(String)
  case flag(Bool)
  case array([TokenJSON])
  case object([(String, TokenJSON)])

  /// Returns the text; what is short stays in one line.
  func text(indent: String = "") -> String {
    let line = compact
    if line.utf8.count + indent.utf8.count <= 96 { return line }
    let inner = indent + "  "
    switch self {
    case .array(let values):
      return "[\n" + values.map { inner + $0.text(indent: inner) }.joined(separator: ",\n")
        + "\n\(indent)]"
    case .object(let members):
      let lines = members.map { inner + Self.quoted($0.0) + ": " + $0.1.text(indent: inner) }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
    default: return line
    }
  }

  private var compact: String {
    switch self {
    case .number(let text): text
    case .string(let text): Self.quoted(text)
    case .flag(let flag): flag ? "true" : "false"
    case .array(let values): "[" + values.map { $0.compact }.joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { Self.quoted($0.0) + ": " + $0.1.compact }.joined(separator: ", ") + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\u{0}"..<"\u{20}":
        let hex = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - hex.utf8.count) + hex
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
