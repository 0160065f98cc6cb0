/// A rectangle of pixels.
///
/// Pixels are 8-bit sRGB-encoded RGBA, premultiplied, rows top to bottom without padding; the
/// lowest byte of each word is red. A bitmap is a reference: copies share their pixels.
public final class Bitmap: Hashable, @unchecked Sendable {
  /// The number of pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The pixels, `0xAABBGGRR`.
  public let pixels: UnsafeMutableBufferPointer<UInt32>

  /// Creates a bitmap of transparent pixels; negative extents count as zero.
  public init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    pixels = .allocate(capacity: self.width * self.height)
    pixels.initialize(repeating: 0)
  }

  deinit { pixels.deallocate() }

  /// Returns whether both are the same bitmap; equal pixels do not count.
  public static func == (left: Bitmap, right: Bitmap) -> Bool { left === right }

  /// Feeds the identity to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
