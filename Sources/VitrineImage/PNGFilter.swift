import VitrineGraphics

/// A picture's bytes as PNG compresses them: each row behind the number of its filter.
///
/// Every row holds its differences from the row above (filter 2, Up): as good as choosing among
/// all five for photos, at a fraction of the cost.
struct PNGFilter: ~Copyable {
  let bytes: UnsafeRawBufferPointer
  private let owned: UnsafeMutableRawBufferPointer?

  private static let up: UInt8 = 2

  /// Packs and filters a bitmap.
  ///
  /// In place, the rows go to the bitmap's own memory where they fit, which is so for opaque
  /// pictures: a filtered row ends before the first pixel that is still needed.
  init(_ bitmap: Bitmap, isOpaque: Bool, inPlace: Bool) {
    let stride = bitmap.width * (isOpaque ? 3 : 4)
    let size = (stride + 1) * bitmap.height
    let storage = UnsafeMutableRawBufferPointer(bitmap.pixels)
    owned =
      inPlace && size <= storage.count ? nil : .allocate(byteCount: size, alignment: 16)
    let target = owned ?? storage
    bytes = UnsafeRawBufferPointer(start: target.baseAddress, count: size)
    // The row above and the row itself, packed; their places alternate.
    let rows = UnsafeMutablePointer<UInt8>.allocate(capacity: 2 * stride + 8)
    defer { rows.deallocate() }
    rows.initialize(repeating: 0, count: 2 * stride + 8)
    guard let out = target.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
    for y in 0..<bitmap.height {
      let current = rows + (y & 1) * stride
      let above = rows + (1 - y & 1) * stride
      if isOpaque { packRGB(bitmap.row(y), current) } else { packRGBA(bitmap.row(y), current) }
      let line = out + y * (stride + 1)
      line[0] = Self.up
      for i in 0..<stride { line[i + 1] = current[i] &- above[i] }
    }
  }

  deinit { owned?.deallocate() }
}

/// Drops alpha.
private func packRGB(
  _ pixels: UnsafeMutableBufferPointer<UInt32>, _ target: UnsafeMutablePointer<UInt8>
) {
  for i in pixels.indices {
    let pixel = pixels[i]
    target[3 * i] = UInt8(truncatingIfNeeded: pixel)
    target[3 * i + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
    target[3 * i + 2] = UInt8(truncatingIfNeeded: pixel >> 16)
  }
}

/// Divides the colour channels by alpha, rounded to nearest.
private func packRGBA(
  _ pixels: UnsafeMutableBufferPointer<UInt32>, _ target: UnsafeMutablePointer<UInt8>
) {
  let words = UnsafeMutableRawPointer(target)
  for i in pixels.indices {
    words.storeBytes(of: straight(pixels[i]), toByteOffset: 4 * i, as: UInt32.self)
  }
}

/// Undoes the premultiplication of one pixel.
@inline(__always)
func straight(_ pixel: UInt32) -> UInt32 {
  let alpha = pixel >> 24
  if alpha == 255 { return pixel }
  if alpha == 0 { return 0 }
  var result = alpha << 24
  for shift: UInt32 in [0, 8, 16] {
    let channel = min((pixel >> shift) & 255, alpha)
    result |= ((channel &* 255 &+ alpha / 2) / alpha) << shift
  }
  return result
}
