/// A change to a layer inside an instance.
public struct Override: Hashable, Sendable {
  /// What is changed.
  public enum Change: Hashable, Sendable {
    /// Other words.
    case text(String)
    /// Shown or hidden.
    case visible(Bool)
    /// Another master.
    case swap(String)
    /// Other fills.
    case fill([Fill])
  }

  /// The names of the layers that lead to the changed one; empty for the only layer that fits.
  public var path: [String]
  /// What is changed.
  public var change: Change

  /// Creates an override.
  public init(path: [String], change: Change) {
    self.path = path
    self.change = change
  }
}
