/// Pixels that were drawn apart and are shown larger or smaller, by interpolation between four.
///
/// What is drawn once at its own size and shown in another, as a compositor does, keeps its masks,
/// shadows and letters from frame to frame while it grows.
struct ZoomedLayer {
  private let layer: Layer
  private let zoom: Zoom
  /// How many rows are written at a time.
  private static let bandHeight = 32
  /// Source pixels in a shown pixel.
  private let step: Double

  /// Shows pixels through a visible zoom; beyond their bounds their edges go on.
  init(_ layer: Layer, _ zoom: Zoom) {
    self.layer = layer
    self.zoom = zoom
    step = 1 / zoom.scale
  }

  /// Writes what is shown from a pixel on; `line` is room for a row between two.
  func read(into row: PixelRow, x: Int, y: Int, count: Int, line: ZoomLine) {
    let bounds = layer.surface.bounds
    guard !bounds.isEmpty, count > 0 else {
      row.fill(Pixel(0, 0, 0, 0), count: count)
      return
    }
    let start = neighbours(x, zoom.offset.x, bounds.left, bounds.width).first
    let end = neighbours(x + count - 1, zoom.offset.x, bounds.left, bounds.width).first + 1
    let pixels = mixed(start, end, y, line)
    for i in 0..<count {
      let (left, part) = neighbours(x + i, zoom.offset.x, bounds.left, bounds.width)
      let a = pixels[left - start]
      let value = a + (pixels[left - start + 1] - a) * part
      row.red[i] = value.x
      row.green[i] = value.y
      row.blue[i] = value.z
      row.alpha[i] = value.w
    }
  }

  /// Mixes source pixels from one to another with those below them, for a shown row.
  private func mixed(
    _ start: Int, _ end: Int, _ y: Int, _ line: ZoomLine
  ) -> UnsafeMutablePointer<SIMD4<Float>> {
    let bounds = layer.surface.bounds
    let (top, part) = neighbours(y, zoom.offset.y, bounds.top, bounds.height)
    let left = bounds.left + start
    let upper = layer.surface.row(bounds.top + top, from: left)
    let lower = layer.surface.row(bounds.top + min(top + 1, bounds.height - 1), from: left)
    let count = min(end, bounds.width - 1) - start + 1
    let pixels = line.pixels(count: count + 1)
    for i in 0..<count {
      let a = Self.unpacked(upper[i])
      pixels[i] = a + (Self.unpacked(lower[i]) - a) * part
    }
    // Beyond the last pixel it goes on.
    pixels[count] = pixels[count - 1]
    return pixels
  }

  /// Returns all that is shown in some bounds as pixels.
  func pixels(in bounds: PixelBounds, forEach: Rasterizer.ForEach) -> Layer {
    let result = Layer(bounds)
    let surface = result.surface
    let bands = (surface.bounds.height + Self.bandHeight - 1) / Self.bandHeight
    forEach(bands) { band in
      let top = surface.bounds.top + band * Self.bandHeight
      write(to: surface, top..<min(top + Self.bandHeight, surface.bounds.bottom))
    }
    return result
  }

  private func write(to surface: Surface, _ rows: Range<Int>) {
    let line = ZoomLine()
    let row = PixelRow(values: .allocate(capacity: 4 * PixelRow.capacity))
    defer { row.values.deallocate() }
    for y in rows {
      var x = surface.bounds.left
      while x < surface.bounds.right {
        let count = min(PixelRow.capacity, surface.bounds.right - x)
        read(into: row, x: x, y: y, count: count, line: line)
        row.store(surface.row(y, from: x), count: count)
        x += count
      }
    }
  }

  /// Returns the source pixel at or before the middle of a shown one, and the part of the next.
  @inline(__always)
  private func neighbours(
    _ pixel: Int, _ offset: Double, _ start: Int, _ length: Int
  ) -> (first: Int, part: Float) {
    let middle = Double(Int32(truncatingIfNeeded: pixel)) + 0.5
    let place = (middle - offset) * step - 0.5 - Double(Int32(truncatingIfNeeded: start))
    let held = min(max(place, 0), Double(Int32(truncatingIfNeeded: length - 1)))
    let first = Int32(held)
    return (Int(first), Float(held - Double(first)))
  }

  /// The channels of a pixel, 0…1.
  @inline(__always)
  private static func unpacked(_ pixel: UInt32) -> SIMD4<Float> {
    let bytes = unsafeBitCast(pixel, to: SIMD4<UInt8>.self)
    return SIMD4<Float>(SIMD4<Int32>(truncatingIfNeeded: bytes)) * (1 / 255)
  }
}

/// Room for the pixels of a row between two source rows.
final class ZoomLine {
  private var capacity = 0
  private var line = UnsafeMutablePointer<SIMD4<Float>>.allocate(capacity: 1)

  deinit { line.deallocate() }

  /// Returns room for some pixels.
  func pixels(count: Int) -> UnsafeMutablePointer<SIMD4<Float>> {
    if count > capacity {
      line.deallocate()
      capacity = count
      line = .allocate(capacity: count)
    }
    return line
  }
}
