/// The values of a layer's line that are zero where the line leaves them out.
///
/// A value that is not in the set is zero because nobody states it.
public struct StatedValues: OptionSet, Hashable, Sendable {
  /// One bit for each value.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The radii of the corners.
  public static let corners = StatedValues(rawValue: 1)
  /// The smoothing of the corners.
  public static let smoothing = StatedValues(rawValue: 2)
  /// The gap of the stack.
  public static let gap = StatedValues(rawValue: 4)
  /// The padding of the stack.
  public static let padding = StatedValues(rawValue: 8)
}
