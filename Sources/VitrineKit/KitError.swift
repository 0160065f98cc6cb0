/// A request to the kit that cannot be met.
public struct KitError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What sort of thing is wrong.
  public enum Kind: UInt8, Hashable, Sendable {
    /// A spec file cannot be read.
    case spec
    /// Nothing has the name.
    case unknownName
    /// Several things fit the name.
    case ambiguousName
    /// No layer lies at the path.
    case unknownLayer
    /// Several layers lie at the path.
    case ambiguousLayer
    /// A master holds itself.
    case recursion
    /// The component has too many layers.
    case tooLarge
  }

  /// What sort of thing is wrong.
  public var kind: Kind
  /// What is wrong.
  public var message: String
  /// What to do about it.
  public var mend: String
  /// Names that would be right, nearest first.
  public var suggestions: [String]
  /// The spec file that is at fault; nil where the caller is.
  public var file: String?
  /// The line in the file, counted from 1.
  public var line: Int?
  /// The column in bytes, counted from 1; nil where the whole line is at fault.
  public var column: Int?

  /// Creates an error.
  public init(_ kind: Kind, _ message: String, mend: String, suggestions: [String] = []) {
    self.kind = kind
    self.message = message
    self.mend = mend
    self.suggestions = suggestions
  }

  /// Creates an error from one in a spec file.
  init(_ error: SpecError) {
    self.init(.spec, error.message, mend: error.mend)
    file = error.file
    line = error.line
    column = error.column
  }

  /// One line: `FILE:LINE: what is wrong; what to do`, without the place where there is none.
  public var description: String {
    var place = ""
    if let file { place = file + ":" }
    if let line { place += "\(line):" }
    return (place.isEmpty ? "" : place + " ") + message + "; " + mend
  }

  /// Returns the error with a place in a spec file, unless it has one already.
  func located(file: String, line: Int) -> KitError {
    guard self.file == nil else { return self }
    var error = self
    error.file = file
    error.line = line
    return error
  }
}
