import Glibc
public import VitrineGraphics

extension Bitmap {
  /// The size of a huge page on x86-64 and most others; where it differs, nothing is gained.
  private static let hugePage = 2 << 20

  /// Creates a bitmap of transparent pixels, on huge pages where it is large.
  ///
  /// Touching 12 MB of fresh memory costs the system a fault for every 4 kB, several times as
  /// much as writing the pixels; huge pages spare all but a few. Small bitmaps are ordinary ones.
  ///
  /// - Returns: The bitmap; negative extents count as zero.
  public static func onHugePages(width: Int, height: Int) -> Bitmap {
    let count = max(0, width) * max(0, height)
    let size = count * 4
    guard size >= 2 * hugePage else { return Bitmap(width: width, height: height) }
    // Mappings begin on small pages: one huge page more leaves room to begin on a huge one.
    let length = size + hugePage
    let start = mmap(nil, length, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let start, start != UnsafeMutableRawPointer(bitPattern: -1) else {
      return Bitmap(width: width, height: height)
    }
    let aligned = start.alignedUp(toMultipleOf: hugePage)
    madvise(aligned, size, MADV_HUGEPAGE)
    let pixels = UnsafeMutableBufferPointer(
      start: aligned.bindMemory(to: UInt32.self, capacity: count), count: count)
    return Bitmap(width: width, height: height, adopting: pixels) { _ in munmap(start, length) }
  }

  /// The pixels of one row.
  func row(_ y: Int) -> UnsafeMutableBufferPointer<UInt32> {
    UnsafeMutableBufferPointer(rebasing: pixels[(y * width)...].prefix(width))
  }
}

/// The same memory as bytes.
func bytes(of pixels: UnsafeMutableBufferPointer<UInt32>) -> UnsafeMutablePointer<UInt8>? {
  UnsafeMutableRawPointer(pixels.baseAddress)?.assumingMemoryBound(to: UInt8.self)
}
