public import VitrineGraphics

extension Bitmap {
  /// Creates a bitmap of transparent pixels, on huge pages where it is large.
  ///
  /// Huge pages spare the system most of the work of finding memory. Small bitmaps are ordinary
  /// ones.
  ///
  /// - Returns: The bitmap; negative extents count as zero.
  public static func onHugePages(width: Int, height: Int) -> Bitmap {
    let count = max(0, width) * max(0, height)
    guard let pages = HugePages(byteCount: count * 4) else {
      return Bitmap(width: width, height: height)
    }
    let pixels = UnsafeMutableBufferPointer(
      start: pages.start.bindMemory(to: UInt32.self, capacity: count), count: count)
    return Bitmap(width: width, height: height, adopting: pixels) { _ in pages.unmap() }
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
