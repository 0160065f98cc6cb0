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
  private let release: ((UnsafeMutableBufferPointer<UInt32>) -> Void)?

  /// Creates a bitmap of transparent pixels; negative extents count as zero.
  public init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    release = nil
    pixels = .allocate(capacity: self.width * self.height)
    pixels.initialize(repeating: 0)
  }

  /// Creates a bitmap over memory of the caller's, such as a mapping of huge pages.
  ///
  /// The pixels are taken as they are. If there are fewer than the extents need, rows are left
  /// off at the bottom. `release` is called with the memory when the bitmap is no longer used.
  public init(
    width: Int, height: Int, adopting pixels: UnsafeMutableBufferPointer<UInt32>,
    release: @escaping (UnsafeMutableBufferPointer<UInt32>) -> Void
  ) {
    self.width = max(0, width)
    self.height = self.width == 0 ? 0 : min(max(0, height), pixels.count / self.width)
    self.pixels = pixels
    self.release = release
  }

  deinit {
    if let release { release(pixels) } else { pixels.deallocate() }
  }

  /// Makes all pixels that a rectangle touches transparent.
  package func clear(_ rect: Rect) {
    let all = PixelBounds(left: 0, top: 0, right: width, bottom: height)
    let part = PixelBounds(covering: rect).intersection(all)
    guard let base = pixels.baseAddress else { return }
    for y in part.top..<max(part.top, part.bottom) {
      (base + y * width + part.left).update(repeating: 0, count: part.width)
    }
  }

  /// A Boolean value that is true when every pixel is opaque; looks at all of them.
  var isOpaque: Bool {
    var all: UInt32 = 0xFF00_0000
    for pixel in pixels { all &= pixel }
    return all == 0xFF00_0000
  }

  /// Returns whether both are the same bitmap; equal pixels do not count.
  public static func == (left: Bitmap, right: Bitmap) -> Bool { left === right }

  /// Feeds the identity to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
