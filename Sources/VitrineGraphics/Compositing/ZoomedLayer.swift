/// Pixels that were drawn apart and are shown larger or smaller, by interpolation between four.
///
/// What is drawn once at its own size and shown in another, as a compositor does, keeps its masks,
/// shadows and letters from frame to frame while it grows.
struct ZoomedLayer {
  /// How many rows are written at a time.
  private static let bandHeight = 32

  private let layer: Layer
  private let columns: ZoomAxis
  private let rows: ZoomAxis

  /// Shows pixels through a visible zoom; beyond their bounds their edges go on.
  ///
  /// Only the shown pixels in some bounds can be read.
  init(_ layer: Layer, _ zoom: Zoom, in bounds: PixelBounds) {
    self.layer = layer
    let source = layer.surface.bounds
    columns = ZoomAxis(
      zoom.scale, zoom.offset.x, source.left..<max(source.right, source.left),
      shown: bounds.left..<max(bounds.right, bounds.left))
    rows = ZoomAxis(
      zoom.scale, zoom.offset.y, source.top..<max(source.bottom, source.top),
      shown: bounds.top..<max(bounds.bottom, bounds.top))
  }

  /// Writes what is shown from a pixel on; `line` is room for a row between two.
  func read(into row: PixelRow, x: Int, y: Int, count: Int, line: ZoomLine) {
    guard !layer.surface.bounds.isEmpty, count > 0, rows.holds(y..<y + 1),
      columns.holds(x..<x + count)
    else {
      row.fill(Pixel(0, 0, 0, 0), count: max(count, 0))
      return
    }
    let places = columns.places(from: x)
    let start = places[0].first
    let pixels = mixed(Int(start), Int(places[count - 1].first) + 1, y, line)
    let (red, green, blue, alpha) = (row.red, row.green, row.blue, row.alpha)
    for i in 0..<count {
      let place = places[i]
      let pair = pixels + Int(place.first &- start)
      let value = pair[0] + (pair[1] - pair[0]) * place.part
      red[i] = value.x
      green[i] = value.y
      blue[i] = value.z
      alpha[i] = value.w
    }
  }

  /// Mixes source pixels from one to another with those below them, for a shown row.
  private func mixed(
    _ start: Int, _ end: Int, _ y: Int, _ line: ZoomLine
  ) -> UnsafeMutablePointer<SIMD4<Float>> {
    let bounds = layer.surface.bounds
    let place = rows.places(from: y)[0]
    let top = Int(place.first)
    let left = bounds.left + start
    let upper = layer.surface.row(bounds.top + top, from: left)
    let lower = layer.surface.row(bounds.top + min(top + 1, bounds.height - 1), from: left)
    let count = min(end, bounds.width - 1) - start + 1
    let pixels = line.pixels(count: count + 1)
    for i in 0..<count {
      let a = Self.unpacked(upper[i])
      pixels[i] = a + (Self.unpacked(lower[i]) - a) * place.part
    }
    // Beyond the last pixel it goes on.
    pixels[count] = pixels[count - 1]
    return pixels
  }

  /// Returns all that is shown of pixels in some bounds.
  static func pixels(
    of layer: Layer, _ zoom: Zoom, in bounds: PixelBounds, forEach: Rasterizer.ForEach
  ) -> Layer {
    let result = Layer(bounds)
    let surface = result.surface
    let zoomed = ZoomedLayer(layer, zoom, in: surface.bounds)
    let bands = (surface.bounds.height + bandHeight - 1) / bandHeight
    forEach(bands) { band in
      let top = surface.bounds.top + band * bandHeight
      zoomed.write(to: surface, top..<min(top + bandHeight, surface.bounds.bottom))
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
