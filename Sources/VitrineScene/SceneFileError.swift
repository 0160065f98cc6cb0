/// A mistake in a scene file.
public struct SceneFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file as the caller named it.
  public var file: String
  /// The line, counted from 1.
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

  /// The error in the tool's form, `FILE:LINE: what is wrong; what to do`.
  public var description: String { "\(file):\(line): \(message); \(mend)" }
}
