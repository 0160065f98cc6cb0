/// Solid colours over opaque pixels as whole-number arithmetic: one multiplication a byte.
///
/// Laying colours over an opaque pixel maps each channel's byte by a straight line. A ramp is such
/// a line in 8 fractional bits that gives, for each of the 256 bytes, just what the general way of
/// blending gives; if none is found the general way is taken.
struct ByteRamp {
  /// How many bytes the pattern of offsets repeats after; a multiple of a pixel, for long vectors.
  private static let period = 64

  private let factors: UnsafeMutablePointer<UInt16>
  private let storage: Storage

  /// Holds the factors and, behind them, the offsets of each byte of a pattern of pixels.
  private final class Storage {
    let values = UnsafeMutablePointer<UInt16>.allocate(capacity: 2 * ByteRamp.period)
    deinit { values.deallocate() }
  }

  /// Finds the ramp of colours laid over each other; nil if there is none.
  init?(_ colors: [Pixel]) {
    storage = Storage()
    factors = storage.values
    for channel in 0..<3 {
      let table = Self.table(colors, channel)
      guard let (factor, offset) = Self.fit(table, colors, channel) else { return nil }
      set(channel, factor, offset)
    }
    // Alpha stays 255.
    set(3, 0, 255 << 8)
  }

  private func set(_ channel: Int, _ factor: UInt16, _ offset: UInt16) {
    for i in stride(from: channel, to: Self.period, by: 4) {
      factors[i] = factor
      factors[Self.period + i] = offset
    }
  }

  /// What the general way makes of each byte of a channel.
  private static func table(_ colors: [Pixel], _ channel: Int) -> [UInt32] {
    let row = PixelRow(values: .allocate(capacity: 4 * PixelRow.capacity))
    let pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: 256)
    defer {
      row.values.deallocate()
      pixels.deallocate()
    }
    for i in 0..<256 { pixels[i] = UInt32(i) &* 0x01_0101 | 0xFF00_0000 }
    row.load(pixels, count: 256)
    for color in colors { row.blend(color, .normal, .constant(1), count: 256) }
    row.store(pixels, count: 256)
    return (0..<256).map { (pixels[$0] >> UInt32(8 * channel)) & 255 }
  }

  /// Finds the factor and the offset that give a table.
  private static func fit(
    _ table: [UInt32], _ colors: [Pixel], _ channel: Int
  ) -> (UInt16, UInt16)? {
    var slope: Float = 1
    var base: Float = 0
    for color in colors {
      let value = channel == 0 ? color.red : channel == 1 ? color.green : color.blue
      slope *= 1 - color.alpha
      base = base * (1 - color.alpha) + value
    }
    let factor = Int32((slope * 65536).rounded())
    let offset = Int32((base * 65280).rounded()) + 128
    for nudge in 0..<5 {
      for shift in Int32(-8)...8 {
        let k = UInt32(max(min(factor + Int32(nudge) - 2, 65535), 0))
        let c = UInt32(max(min(offset + shift, 65535), 0))
        let fits = (0..<256).allSatisfy { i in
          ((((UInt32(i) << 8) &* k) >> 16) &+ c) >> 8 == table[i]
        }
        if fits { return (UInt16(k), UInt16(c)) }
      }
    }
    return nil
  }

  /// Maps a row of opaque pixels.
  func apply(
    _ source: UnsafePointer<UInt32>, to target: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    let from = UnsafeRawPointer(source).assumingMemoryBound(to: UInt8.self)
    let to = UnsafeMutableRawPointer(target).assumingMemoryBound(to: UInt8.self)
    let bytes = 4 * count
    var start = 0
    while start + Self.period <= bytes {
      map(from + start, to + start, Self.period)
      start += Self.period
    }
    map(from + start, to + start, bytes - start)
  }

  /// Maps a row of opaque pixels where it is.
  func apply(to pixels: UnsafeMutablePointer<UInt32>, count: Int) {
    let bytes = UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: UInt8.self)
    var start = 0
    while start < 4 * count {
      let part = bytes + start
      // The longest vectors take whole periods; only the end is shorter.
      if start + Self.period <= 4 * count {
        for i in 0..<Self.period { part[i] = mapped(part[i], i) }
      } else {
        for i in 0..<4 * count - start { part[i] = mapped(part[i], i) }
      }
      start += Self.period
    }
  }

  @inline(__always)
  private func mapped(_ byte: UInt8, _ i: Int) -> UInt8 {
    let product = (UInt32(byte) &<< 8) &* UInt32(factors[i])
    let sum = UInt16(truncatingIfNeeded: product &>> 16) &+ factors[Self.period &+ i]
    return UInt8(truncatingIfNeeded: sum &>> 8)
  }

  @inline(__always)
  private func map(
    _ from: UnsafePointer<UInt8>, _ to: UnsafeMutablePointer<UInt8>, _ count: Int
  ) {
    for i in 0..<count {
      to[i] = mapped(from[i], i)
    }
  }
}
