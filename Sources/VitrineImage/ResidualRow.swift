import VitrineGraphics

/// PNG's row filters on whole pixels: each byte's difference from what its neighbours promise.
enum ResidualRow {
  /// The numbers of the filters Up and Average (PNG, section 9.2).
  private static let up: UInt8 = 2
  private static let average: UInt8 = 3

  /// Writes the differences from the row above or from the mean of the pixels to the left and
  /// above, whichever repeats more; returns the number of the filter.
  ///
  /// Average beats the other filters on photos, where even a choice among all five for each row
  /// gains less than one part in a thousand over it. Up leaves sharp upright edges, and thus
  /// most of a user interface, without a trace.
  static func filter(
    _ row: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>, count: Int,
    into target: UnsafeMutablePointer<UInt32>
  ) -> UInt8 {
    for i in 0..<count { target[i] = difference(row[i], above[i]) }
    let repeats = self.repeats(target, count: count)
    if 2 * repeats > count { return up }
    target[0] = difference(row[0], mean(0, above[0]))
    for i in 1..<max(count, 1) {
      target[i] = difference(row[i], mean(row[i &- 1], above[i]))
    }
    return average
  }

  /// Counts the pixels that equal the one before.
  private static func repeats(_ pixels: UnsafePointer<UInt32>, count: Int) -> Int {
    var repeats: UInt32 = 0
    for i in 1..<max(count, 1) { repeats &+= pixels[i] == pixels[i &- 1] ? 1 : 0 }
    return Int(repeats)
  }

  /// The mean of each byte, rounded down.
  @inline(__always)
  static func mean(_ left: UInt32, _ right: UInt32) -> UInt32 {
    (left & right) &+ (((left ^ right) & 0xFEFE_FEFE) &>> 1)
  }

  /// The difference of each byte, modulo 256.
  @inline(__always)
  private static func difference(_ left: UInt32, _ right: UInt32) -> UInt32 {
    // The highest bits are set aside, so that no byte borrows from the next.
    let low = (left | 0x8080_8080) &- (right & 0x7F7F_7F7F)
    return low ^ ((left ^ ~right) & 0x8080_8080)
  }
}

/// Drops alpha from opaque pixels, or undoes the premultiplication of others.
struct StraightPixels {
  let isOpaque: Bool

  /// Finds out whether a bitmap is opaque.
  init(_ bitmap: Bitmap) {
    var isOpaque = true
    var y = 0
    while isOpaque, y < bitmap.height {
      var all: UInt32 = 0xFF00_0000
      for pixel in bitmap.row(y) { all &= pixel }
      isOpaque = all == 0xFF00_0000
      y += 1
    }
    self.isOpaque = isOpaque
  }

  /// Writes a row with straight alpha, or with zero in alpha's place.
  func copy(
    _ row: UnsafeMutableBufferPointer<UInt32>, into target: UnsafeMutablePointer<UInt32>
  ) {
    if isOpaque {
      for i in row.indices { target[i] = row[i] & 0x00FF_FFFF }
    } else {
      for i in row.indices { target[i] = straight(row[i]) }
    }
  }
}

/// Undoes the premultiplication of one pixel, rounded to nearest.
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
