/// How large a picture may be before reading it is refused.
///
/// All of them are checked against the file's header, before the picture is allocated.
public struct ImageLimits: Hashable, Sendable {
  /// The longest side that a file may state, in pixels; 65,535 is the longest of a JPEG.
  public var maxSide = 65_535
  /// The most pixels that a file may state; bounds the time, since all of them are decoded.
  public var maxStoredPixels = 1_000_000_000
  /// The most pixels that the decoded bitmap may have, at four bytes each.
  public var maxPixels = 100_000_000
  /// The largest file, in bytes.
  public var maxFileBytes = 512 << 20

  /// Creates the default limits.
  public init() {}

  /// The limits used unless others are given.
  public static let `default` = ImageLimits()
}
