/// A place in a spec page.
public struct SourceLine: Hashable, Sendable {
  /// The index of the page in the kit.
  public var page: UInt16
  /// The line, counted from 1.
  public var line: UInt32

  /// Creates a place.
  public init(page: UInt16, line: UInt32) {
    self.page = page
    self.line = line
  }
}

/// Where a value comes from.
public enum Provenance: UInt8, Hashable, Sendable, CaseIterable {
  /// The kit documents state it.
  case kit
  /// It is computed from values that the kit documents state.
  case derived
  /// Others extracted it from the same kit.
  case mined
  /// It is this project's own.
  case own
}

/// An attribute whose value the kit documents do not state.
public struct AttributeMark: Hashable, Sendable {
  /// The attribute's words, such as `fill`, `stack axis`, or `size` and `position` for the frame.
  public var attribute: String
  /// Where its value comes from.
  public var provenance: Provenance

  /// Creates a mark.
  public init(attribute: String, provenance: Provenance) {
    self.attribute = attribute
    self.provenance = provenance
  }
}
