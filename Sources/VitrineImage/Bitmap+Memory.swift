import VitrineGraphics

extension Bitmap {
  /// The pixels of one row.
  func row(_ y: Int) -> UnsafeMutableBufferPointer<UInt32> {
    UnsafeMutableBufferPointer(rebasing: pixels[(y * width)...].prefix(width))
  }
}

/// The same memory as bytes.
func bytes(of pixels: UnsafeMutableBufferPointer<UInt32>) -> UnsafeMutablePointer<UInt8>? {
  UnsafeMutableRawPointer(pixels.baseAddress)?.assumingMemoryBound(to: UInt8.self)
}
