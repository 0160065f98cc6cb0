/// A mistake in a scene file.
public struct SceneFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file as the caller named it; empty for text that came without one.
  public var file: String
  /// The line, counted from 1; 0 for the file as a whole.
  public var line: Int
  /// What is wrong.
  public var message: String
  /// What to do.
  public var mend: String

  /// Creates an error.
  public init(file: String, line: Int, message: String, mend: String) {
    self.file = file
    self.line = line
    self.message = message
    self.mend = mend
  }

  /// Creates an error from a message that says what to do behind its first semicolon.
  public init(file: String, line: Int, parting text: String) {
    let parts = text.split(separator: ";", maxSplits: 1)
    self.init(
      file: file, line: line, message: parts.first.map { String($0) } ?? text,
      mend: parts.count > 1 ? String(parts[1].drop { $0 == " " }) : "change it")
  }

  /// The error in the tool's form, `FILE:LINE: what is wrong; what to do`.
  public var description: String {
    let place =
      switch (file.isEmpty, line > 0) {
      case (true, true): "line \(line)"
      case (true, false): "the scene"
      case (false, true): "\(file):\(line)"
      case (false, false): file
      }
    return "\(place): \(message); \(mend)"
  }
}
