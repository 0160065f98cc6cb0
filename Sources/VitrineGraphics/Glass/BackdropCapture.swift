/// The channels of a part of a surface as planes of numbers 0…1, at full or at half size.
///
/// The first halving of a pyramid works on whole numbers, two channels in one word: weights 1, 3,
/// 3, 1 both ways add up to 64, so sums stay below 16 bits and are exact.
struct BackdropCapture {
  /// Red, green, blue, alpha; bounds start at zero.
  let channels: [Plane]

  /// How many rows are read at a time.
  private static let bandHeight = 16

  /// Reads a part of a surface.
  init(
    _ surface: Surface, _ bounds: PixelBounds, isHalved: Bool, forEach: Rasterizer.ForEach
  ) {
    let size =
      isHalved
      ? PixelBounds(
        left: 0, top: 0, right: (bounds.width + 1) / 2, bottom: (bounds.height + 1) / 2)
      : PixelBounds(left: 0, top: 0, right: bounds.width, bottom: bounds.height)
    let channels = (0..<4).map { _ in Plane(uninitialized: size) }
    self.channels = channels
    guard !bounds.isEmpty else { return }
    let bands = (size.height + Self.bandHeight - 1) / Self.bandHeight
    forEach(bands) { band in
      let rows = band * Self.bandHeight..<min((band + 1) * Self.bandHeight, size.height)
      if isHalved {
        Self.halve(surface, bounds, rows, into: channels)
      } else {
        Self.copy(surface, bounds, rows, into: channels)
      }
    }
  }

  private static func copy(
    _ surface: Surface, _ bounds: PixelBounds, _ rows: Range<Int>, into channels: [Plane]
  ) {
    let unit: Float = 1 / 255
    for y in rows {
      let source = surface.row(bounds.top + y, from: bounds.left)
      for channel in 0..<4 {
        let target = channels[channel].row(y)
        let shift = UInt32(truncatingIfNeeded: 8 * channel)
        for x in 0..<bounds.width {
          target[x] = Float(Int32(truncatingIfNeeded: (source[x] &>> shift) & 255)) * unit
        }
      }
    }
  }

  private static func halve(
    _ surface: Surface, _ bounds: PixelBounds, _ rows: Range<Int>, into channels: [Plane]
  ) {
    let width = bounds.width
    // Red and blue in one line, green and alpha in the other; one pixel more at the left, two at
    // the right.
    let lines = UnsafeMutablePointer<UInt32>.allocate(capacity: 2 * (width + 3))
    defer { lines.deallocate() }
    let even = lines + 1
    let odd = even + (width + 3)
    for y in rows {
      func source(_ offset: Int) -> UnsafeMutablePointer<UInt32> {
        surface.row(bounds.top + min(max(2 * y + offset, 0), bounds.height - 1), from: bounds.left)
      }
      mix(source(-1), source(0), source(1), source(2), even, odd, width)
      for line in [even, odd] {
        line[-1] = line[0]
        line[width] = line[width - 1]
        line[width + 1] = line[width - 1]
      }
      spread(even, channels[0].row(y), channels[2].row(y), channels[0].width)
      spread(odd, channels[1].row(y), channels[3].row(y), channels[0].width)
    }
  }

  /// Weighs four rows, channel pairs apart.
  @inline(__always)
  private static func mix(
    _ a: UnsafeMutablePointer<UInt32>, _ b: UnsafeMutablePointer<UInt32>,
    _ c: UnsafeMutablePointer<UInt32>, _ d: UnsafeMutablePointer<UInt32>,
    _ even: UnsafeMutablePointer<UInt32>, _ odd: UnsafeMutablePointer<UInt32>, _ count: Int
  ) {
    let mask: UInt32 = 0x00FF_00FF
    for x in 0..<count {
      let outer = (a[x] & mask) &+ (d[x] & mask)
      let inner = (b[x] & mask) &+ (c[x] & mask)
      even[x] = outer &+ inner &+ inner &+ inner
    }
    for x in 0..<count {
      let outer = ((a[x] &>> 8) & mask) &+ ((d[x] &>> 8) & mask)
      let inner = ((b[x] &>> 8) & mask) &+ ((c[x] &>> 8) & mask)
      odd[x] = outer &+ inner &+ inner &+ inner
    }
  }

  /// Weighs four neighbours of a line and takes its two channels apart.
  @inline(__always)
  private static func spread(
    _ line: UnsafeMutablePointer<UInt32>, _ low: UnsafeMutablePointer<Float>,
    _ high: UnsafeMutablePointer<Float>, _ count: Int
  ) {
    let unit: Float = 1 / (64 * 255)
    for x in 0..<count {
      let p = line + 2 &* x
      let inner = p[0] &+ p[1]
      let sum = p[-1] &+ p[2] &+ inner &+ inner &+ inner
      low[x] = Float(Int32(truncatingIfNeeded: sum & 0xFFFF)) * unit
      high[x] = Float(Int32(truncatingIfNeeded: sum &>> 16)) * unit
    }
  }
}
