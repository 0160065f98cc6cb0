import VitrineKit

/// Takes the members of a JSON object one by one and finds out what was not known.
package struct ObjectReader {
  package let file: String
  private let line: Int
  private let subject: String
  private let members: [JSONValue.Member]
  private var known: [String] = []

  /// Takes an object; the subject is what it stands for, with its article, for messages.
  package init(_ value: JSONValue, of subject: String, file: String) throws(SceneFileError) {
    self.file = file
    self.subject = subject
    line = value.line
    guard case .object(let members) = value.content else {
      throw SceneFileError(
        file: file, line: value.line, message: "\(subject) has to be an object, not \(value.kind)",
        mend: "write it in { }")
    }
    self.members = members
  }

  /// Returns the value of a key, which is known from now on.
  package mutating func take(_ key: String) -> JSONValue? {
    known.append(key)
    return members.first { $0.key == key }?.value
  }

  /// Returns the line of a key.
  package func line(_ key: String) -> Int? { members.first { $0.key == key }?.line }

  package mutating func string(_ key: String) throws(SceneFileError) -> (value: String, line: Int)?
  {
    guard let value = take(key) else { return nil }
    guard case .string(let text) = value.content else {
      throw wrongKind(key, value, expected: "a text in quotes")
    }
    if text.unicodeScalars.contains("\0") {
      throw SceneFileError(
        file: file, line: value.line, message: "“\(key)” holds a null character",
        mend: "take \\u0000 out")
    }
    if text.utf8.count > Self.longestText {
      throw SceneFileError(
        file: file, line: value.line,
        message: "“\(key)” is longer than \(Self.longestText) bytes", mend: "shorten it")
    }
    return (text, value.line)
  }

  /// The most bytes of one text, which bounds the time and memory of setting it.
  private static let longestText = 400_000

  /// Returns the value of a key that has to be there.
  package mutating func required(_ key: String) throws(SceneFileError) -> JSONValue {
    guard let value = take(key) else {
      throw error("\(subject) has no “\(key)”", mend: "add one")
    }
    return value
  }

  /// Returns a text or a number as a text.
  package mutating func text(_ key: String) throws(SceneFileError) -> String? {
    guard let value = take(key) else { return nil }
    switch value.content {
    case .string(let text): return text
    case .number(let number):
      return Self.text(number)
    default: throw wrongKind(key, value, expected: "a text or a number")
    }
  }

  /// Returns a number as text; whole ones have no decimal point.
  private static func text(_ number: Double) -> String {
    Int(exactly: number).map { "\($0)" } ?? "\(number)"
  }

  package mutating func requiredString(_ key: String) throws(SceneFileError) -> String {
    guard let text = try string(key) else {
      throw error("\(subject) has no “\(key)”", mend: "add one")
    }
    return text.value
  }

  package mutating func bool(_ key: String) throws(SceneFileError) -> Bool? {
    guard let value = take(key) else { return nil }
    guard case .bool(let flag) = value.content else {
      throw wrongKind(key, value, expected: "true or false")
    }
    return flag
  }

  package mutating func requiredNumber(
    _ key: String, in range: ClosedRange<Double>
  ) throws(SceneFileError) -> Double {
    guard let value = take(key) else {
      throw error("\(subject) has no “\(key)”", mend: "add one")
    }
    let expected = "a number from \(Int(range.lowerBound)) to \(Int(range.upperBound))"
    guard case .number(let number) = value.content else {
      throw wrongKind(key, value, expected: expected)
    }
    guard range.contains(number) else {
      throw SceneFileError(
        file: file, line: value.line, message: "“\(key)” is \(Self.text(number))",
        mend: "write \(expected)")
    }
    return number
  }

  package mutating func list(_ key: String) throws(SceneFileError) -> [JSONValue] {
    guard let value = take(key) else { return [] }
    guard case .array(let values) = value.content else {
      throw wrongKind(key, value, expected: "a list in [ ]")
    }
    return values
  }

  package mutating func choice<Value>(
    _ key: String, _ choices: [(String, Value)]
  ) throws(SceneFileError) -> Value? {
    guard let text = try string(key) else { return nil }
    if let found = choices.first(where: { $0.0 == text.value }) { return found.1 }
    let names = choices.map { $0.0 }
    throw SceneFileError(
      file: file, line: text.line, message: "“\(text.value)” is no “\(key)”",
      mend: "write \(Nearest.list(names))")
  }

  /// Finds keys that nobody took.
  package func finish() throws(SceneFileError) {
    for member in members where !known.contains(member.key) {
      throw SceneFileError(
        file: file, line: member.line, message: "\(subject) has no key “\(member.key)”",
        mend: Nearest.phrase(
          for: member.key, among: known, otherwise: "the keys are \(Nearest.list(known))"))
    }
  }

  package func error(_ message: String, mend: String) -> SceneFileError {
    SceneFileError(file: file, line: line, message: message, mend: mend)
  }

  private func wrongKind(_ key: String, _ value: JSONValue, expected: String) -> SceneFileError {
    SceneFileError(
      file: file, line: value.line, message: "“\(key)” is \(value.kind)",
      mend: "write \(expected)")
  }
}
