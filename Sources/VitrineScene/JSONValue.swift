internal import CJSON

/// A JSON value that knows the line it stands on.
public struct JSONValue: Hashable, Sendable {
  /// What the value is.
  public enum Content: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([Member])
  }

  /// A named value of an object.
  public struct Member: Hashable, Sendable {
    /// The name.
    public var key: String
    /// The line that the name stands on, counted from 1.
    public var line: Int
    /// The value.
    public var value: JSONValue
  }

  /// What the value is.
  public var content: Content
  /// The line on which the value ends, or starts if it holds others; counted from 1.
  public var line: Int

  /// The kind of value in the words of an error message.
  public var kind: String {
    switch content {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a text"
    case .array: "a list"
    case .object: "an object"
    }
  }

  /// Reads a JSON text.
  ///
  /// - Throws: `SceneFileError` for text that is not JSON, nested more than 64 levels deep or
  ///   larger than 16 MiB, and for a key that stands twice in one object.
  public init(parsing bytes: [UInt8], file: String) throws(SceneFileError) {
    guard bytes.count <= 16 << 20 else {
      throw SceneFileError(
        file: file, line: 1, message: "the file is larger than 16 MiB", mend: "make it smaller")
    }
    let document = bytes.withUnsafeBytes { bytes in
      vt_json_read(bytes.bindMemory(to: CChar.self).baseAddress, bytes.count)
    }
    defer { vt_json_free(document) }
    let lines = LineIndex(bytes)
    var offset = 0
    if let error = vt_json_error(document, &offset) {
      throw SceneFileError(
        file: file, line: lines.line(at: offset),
        message: "this is not JSON: \(String(cString: error).lowercasedFirst)",
        mend: "see column \(lines.column(at: offset))")
    }
    var count = 0
    var length = 0
    let firstToken = vt_json_tokens(document, &count)
    let tokens = UnsafeBufferPointer(start: firstToken, count: count)
    let firstCharacter = vt_json_characters(document, &length)
    let characters = UnsafeRawBufferPointer(start: firstCharacter, count: length)
    var reader = TokenReader(tokens: tokens, characters: characters, lines: lines, file: file)
    self = try reader.value()
  }

  init(_ content: Content, line: Int) {
    self.content = content
    self.line = line
  }
}

extension String {
  /// The message without its full stop and with a small first letter, to stand in a sentence.
  fileprivate var lowercasedFirst: String {
    let text = hasSuffix(".") ? String(dropLast()) : self
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}

/// Builds values from the flat list of tokens.
private struct TokenReader {
  let tokens: UnsafeBufferPointer<vt_json_token>
  let characters: UnsafeRawBufferPointer
  let lines: LineIndex
  let file: String
  var next = 0

  init(
    tokens: UnsafeBufferPointer<vt_json_token>, characters: UnsafeRawBufferPointer,
    lines: LineIndex, file: String
  ) {
    self.tokens = tokens
    self.characters = characters
    self.lines = lines
    self.file = file
  }

  mutating func value() throws(SceneFileError) -> JSONValue {
    guard next < tokens.count else {
      throw SceneFileError(file: file, line: 1, message: "the file is empty", mend: "write a scene")
    }
    let token = tokens[next]
    next += 1
    let line = lines.line(at: Int(token.offset) - 1)
    switch Int(token.kind) {
    case VT_JSON_FALSE: return JSONValue(.bool(false), line: line)
    case VT_JSON_TRUE: return JSONValue(.bool(true), line: line)
    case VT_JSON_NUMBER: return JSONValue(.number(token.number), line: line)
    case VT_JSON_STRING: return JSONValue(.string(text(token)), line: line)
    case VT_JSON_ARRAY: return JSONValue(.array(try elements()), line: line)
    case VT_JSON_OBJECT: return JSONValue(.object(try members()), line: line)
    default: return JSONValue(.null, line: line)
    }
  }

  private mutating func elements() throws(SceneFileError) -> [JSONValue] {
    var values: [JSONValue] = []
    while next < tokens.count, Int(tokens[next].kind) != VT_JSON_ARRAY_END {
      values.append(try value())
    }
    next += 1
    return values
  }

  private mutating func members() throws(SceneFileError) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    var keys: Set<String> = []
    while next < tokens.count, Int(tokens[next].kind) == VT_JSON_KEY {
      let token = tokens[next]
      next += 1
      let key = text(token)
      let line = lines.line(at: Int(token.offset) - 1)
      if !keys.insert(key).inserted {
        throw SceneFileError(
          file: file, line: line, message: "“\(key)” stands twice in one object",
          mend: "take one of them away")
      }
      members.append(JSONValue.Member(key: key, line: line, value: try value()))
    }
    next += 1
    return members
  }

  private func text(_ token: vt_json_token) -> String {
    let start = Int(token.text_start)
    return String(
      decoding: characters[start..<start + Int(token.text_length)], as: UTF8.self)
  }
}
