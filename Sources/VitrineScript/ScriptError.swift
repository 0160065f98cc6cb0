/// A line of an event script that cannot be read, or did not turn out as it says.
public struct ScriptError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What sort of thing is wrong.
  public enum Kind: UInt8, Hashable, Sendable {
    /// The line is not in the language of scripts.
    case syntax
    /// There is no such part on the screen, or nothing can be done with it.
    case target
    /// An expectation was not met.
    case expectation
    /// Something could not be presented, drawn or written.
    case failure
  }

  /// What sort of thing is wrong.
  public var kind: Kind
  /// The script's name.
  public var file: String
  /// The line, counted from 1.
  public var line: Int
  /// What is wrong.
  public var message: String
  /// What to do about it.
  public var mend: String

  /// Creates an error.
  public init(_ kind: Kind, file: String, line: Int, message: String, mend: String) {
    self.kind = kind
    self.file = file
    self.line = line
    self.message = message
    self.mend = mend
  }

  /// The error in one line.
  public var description: String { "\(file):\(line): \(message); \(mend)" }
}
