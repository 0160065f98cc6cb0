/// Pixels that are drawn to: a bitmap, or a part of the picture kept apart.
struct Surface: @unchecked Sendable {
  let pixels: UnsafeMutablePointer<UInt32>
  /// The pixels of the picture that it holds, rows without padding.
  let bounds: PixelBounds

  @inline(__always)
  func row(_ y: Int, from x: Int) -> UnsafeMutablePointer<UInt32> {
    pixels + ((y - bounds.top) &* bounds.width + (x - bounds.left))
  }
}

/// Memory for a surface that is kept apart; freed with the last reference.
final class Layer: @unchecked Sendable {
  let surface: Surface

  /// Creates transparent pixels.
  init(_ bounds: PixelBounds) {
    let count = bounds.isEmpty ? 0 : bounds.width * bounds.height
    let pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: max(count, 1))
    pixels.initialize(repeating: 0, count: count)
    surface = Surface(pixels: pixels, bounds: bounds.isEmpty ? .empty : bounds)
  }

  deinit { surface.pixels.deallocate() }

  /// Takes over the pixels of another surface where both are.
  func copy(from other: Surface) {
    let meet = surface.bounds.intersection(other.bounds)
    for y in meet.top..<meet.bottom {
      surface.row(y, from: meet.left).update(from: other.row(y, from: meet.left), count: meet.width)
    }
  }
}
