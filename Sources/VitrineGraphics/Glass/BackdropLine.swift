/// One row of a backdrop, interpolated between two of its own rows.
final class BackdropLine {
  private var backdrop: Backdrop?
  private var y: Float = -1
  private var capacity = 0
  /// The row, with its edge pixels repeated once at each end.
  private var pixels = UnsafeMutablePointer<SIMD4<Float>>.allocate(capacity: 1)
  /// The same, channel by channel.
  private var channels = UnsafeMutablePointer<Float>.allocate(capacity: 1)
  private var width = 0
  private var level = 0

  deinit {
    pixels.deallocate()
    channels.deallocate()
  }

  /// Interpolates the row at a height in pixels of the picture from the backdrop's top.
  func prepare(_ backdrop: Backdrop, y: Float) {
    if self.backdrop === backdrop, self.y == y { return }
    self.backdrop = backdrop
    self.y = y
    width = backdrop.width
    level = backdrop.level
    reserve(width + 2)
    let (upper, lower, part) = backdrop.rows(at: y)
    let stride = capacity
    for x in 0..<width {
      let value = upper[x] + (lower[x] - upper[x]) * part
      pixels[x + 1] = value
      channels[x + 1] = value.x
      channels[stride &+ x + 1] = value.y
      channels[2 &* stride &+ x + 1] = value.z
      channels[3 &* stride &+ x + 1] = value.w
    }
    pixels[0] = pixels[1]
    pixels[width + 1] = pixels[width]
    for channel in 0..<4 {
      let row = channels + channel &* stride
      row[0] = row[1]
      row[width + 1] = row[width]
    }
  }

  private func reserve(_ count: Int) {
    guard count > capacity else { return }
    pixels.deallocate()
    channels.deallocate()
    capacity = count
    pixels = .allocate(capacity: count)
    channels = .allocate(capacity: 4 * count)
  }

  /// Reads between pixels, at a place in pixels of the picture from the backdrop's left.
  @inline(__always)
  func value(at x: Float) -> SIMD4<Float> {
    let scale: Float = level == 1 ? 0.5 : 1
    let place = min(max(x * scale - 0.5, 0), Float(Int32(truncatingIfNeeded: width - 1)))
    let column = Int(place)
    let a = pixels[column + 1]
    return a + (pixels[column + 2] - a) * (place - Float(Int32(truncatingIfNeeded: column)))
  }

  /// Writes whole pixels of the picture from a column on, counted from the backdrop's left.
  func read(into row: PixelRow, x: Int, count: Int) {
    for channel in 0..<4 {
      let source = channels + (channel &* capacity + 1)
      let target = row.values + channel &* PixelRow.capacity
      if level == 0 {
        for i in 0..<count { target[i] = source[min(max(x + i, 0), width - 1)] }
        continue
      }
      Self.double(source, last: width - 1, into: target, x: x, count: count)
    }
  }

  /// Writes pixels between those of half the size: three parts of the near one, one of the far.
  private static func double(
    _ source: UnsafeMutablePointer<Float>, last: Int, into target: UnsafeMutablePointer<Float>,
    x: Int, count: Int
  ) {
    var i = 0
    if x & 1 == 1, count > 0 {
      let near = min(x / 2, last)
      target[0] = source[near] + (source[near + 1] - source[near]) * 0.25
      i = 1
    }
    let start = (x + i) / 2
    let pairs = max(min((count - i) / 2, last + 1 - start), 0)
    let from = source + start
    let to = target + i
    for pair in 0..<pairs {
      let near = from[pair]
      to[2 &* pair] = from[pair - 1] + (near - from[pair - 1]) * 0.75
      to[2 &* pair + 1] = near + (from[pair + 1] - near) * 0.25
    }
    i += 2 * pairs
    while i < count {
      let near = min((x + i) / 2, last)
      let isOdd = (x + i) & 1 == 1
      target[i] =
        isOdd
        ? source[near] + (source[near + 1] - source[near]) * 0.25
        : source[near - 1] + (source[near] - source[near - 1]) * 0.75
      i += 1
    }
  }
}
