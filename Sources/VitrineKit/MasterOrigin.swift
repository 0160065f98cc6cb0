/// Where the master of an instance stands, and which of its values the kit documents do not state.
///
/// A filled-in instance has its master's fills, corners, stack and effects; these are their sources.
public struct MasterOrigin: Hashable, Sendable {
  /// The line of the master's root.
  public var source: SourceLine
  /// The marks of the master's root.
  public var marks: [AttributeMark]

  /// Creates an origin.
  public init(source: SourceLine, marks: [AttributeMark]) {
    self.source = source
    self.marks = marks
  }
}
