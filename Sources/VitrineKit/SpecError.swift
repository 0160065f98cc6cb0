/// Something in a spec file that cannot be read.
public struct SpecError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file, as a path from the project's root: `specs/alerts.txt`.
  public var file: String
  /// The line, counted from 1.
  public var line: Int
  /// The column in bytes, counted from 1; a character outside ASCII is several bytes long.
  public var column: Int
  /// What is wrong.
  public var message: String
  /// What to do about it.
  public var mend: String

  /// Creates an error.
  public init(file: String, line: Int, column: Int, message: String, mend: String) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
    self.mend = mend
  }

  /// One line: `FILE:LINE:COLUMN: what is wrong; what to do`.
  public var description: String { "\(file):\(line):\(column): \(message); \(mend)" }
}
