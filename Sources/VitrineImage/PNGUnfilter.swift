/// Undoes PNG's row filters (PNG, section 9.2) for three or four bytes a pixel.
enum PNGUnfilter {
  /// Restores one row; false when there is no such filter.
  ///
  /// The row is read as stored, `count` pixels of `channels` bytes behind the number of its
  /// filter, and one byte more. `row` holds the restored row above on entry and the restored row
  /// on return, with zero for alpha where the file has none.
  static func restore(
    _ stored: UnsafeRawPointer, channels: Int, count: Int, _ row: UnsafeMutablePointer<UInt32>
  ) -> Bool {
    let pixels = StoredPixels(start: stored + 1, channels: channels)
    switch stored.load(as: UInt8.self) {
    case 0: for i in 0..<count { row[i] = pixels[i] }
    case 1: restoreSub(pixels, count, row)
    case 2: for i in 0..<count { row[i] = sum(pixels[i], row[i]) }
    case 3: restoreAverage(pixels, count, row)
    case 4: restorePaeth(pixels, count, row)
    default: return false
    }
    return true
  }

  @inline(__always)
  private static func restoreSub(
    _ pixels: StoredPixels, _ count: Int, _ row: UnsafeMutablePointer<UInt32>
  ) {
    var left: UInt32 = 0
    for i in 0..<count {
      left = sum(pixels[i], left)
      row[i] = left
    }
  }

  @inline(__always)
  private static func restoreAverage(
    _ pixels: StoredPixels, _ count: Int, _ row: UnsafeMutablePointer<UInt32>
  ) {
    var left: UInt32 = 0
    for i in 0..<count {
      left = sum(pixels[i], ResidualRow.mean(left, row[i]))
      row[i] = left
    }
  }

  @inline(__always)
  private static func restorePaeth(
    _ pixels: StoredPixels, _ count: Int, _ row: UnsafeMutablePointer<UInt32>
  ) {
    var left = SIMD4<Int16>.zero
    var aboveLeft = SIMD4<Int16>.zero
    for i in 0..<count {
      let above = spread(row[i])
      let across = above &- aboveLeft
      let down = left &- aboveLeft
      let both = across &+ down
      let (toLeft, toAbove, toBoth) = (magnitude(across), magnitude(down), magnitude(both))
      let nearest = pointwiseMin(toLeft, pointwiseMin(toAbove, toBoth))
      // All bits set where a distance is not the least; ties go left, above, above left.
      let notLeft = (nearest &- toLeft) &>> 15
      let notAbove = (nearest &- toAbove) &>> 15
      let other = above ^ ((above ^ aboveLeft) & notAbove)
      let predicted = left ^ ((left ^ other) & notLeft)
      left = (predicted &+ spread(pixels[i])) & 0xFF
      aboveLeft = above
      row[i] = gather(left)
    }
  }

  /// Puts the four bytes of a pixel into lanes.
  @inline(__always)
  private static func spread(_ pixel: UInt32) -> SIMD4<Int16> {
    var bits = UInt64(pixel)
    bits = (bits | bits &<< 16) & 0x0000_FFFF_0000_FFFF
    bits = (bits | bits &<< 8) & 0x00FF_00FF_00FF_00FF
    return unsafeBitCast(bits, to: SIMD4<Int16>.self)
  }

  /// Undoes `spread`.
  @inline(__always)
  private static func gather(_ lanes: SIMD4<Int16>) -> UInt32 {
    var bits = unsafeBitCast(lanes, to: UInt64.self)
    bits = (bits | bits &>> 8) & 0x0000_FFFF_0000_FFFF
    bits |= bits &>> 16
    return UInt32(truncatingIfNeeded: bits)
  }

  @inline(__always)
  private static func magnitude(_ lanes: SIMD4<Int16>) -> SIMD4<Int16> {
    pointwiseMax(lanes, SIMD4<Int16>.zero &- lanes)
  }

  /// The sum of each byte, modulo 256.
  @inline(__always)
  private static func sum(_ left: UInt32, _ right: UInt32) -> UInt32 {
    ((left & 0x7F7F_7F7F) &+ (right & 0x7F7F_7F7F)) ^ ((left ^ right) & 0x8080_8080)
  }
}

/// Pixels of three or four bytes in memory.
private struct StoredPixels {
  let start: UnsafeRawPointer
  let channels: Int
  let mask: UInt32

  @inline(__always)
  init(start: UnsafeRawPointer, channels: Int) {
    self.start = start
    self.channels = channels
    mask = channels == 3 ? 0x00FF_FFFF : 0xFFFF_FFFF
  }

  @inline(__always)
  subscript(index: Int) -> UInt32 {
    UInt32(littleEndian: start.loadUnaligned(fromByteOffset: index &* channels, as: UInt32.self))
      & mask
  }
}
