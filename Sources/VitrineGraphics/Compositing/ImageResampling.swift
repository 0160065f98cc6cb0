/// How much each source pixel of one axis gives to each drawn pixel.
///
/// Shrinking averages the covered area; enlarging interpolates between pixel centres.
struct ResamplingAxis {
  /// The first source pixel of each drawn pixel.
  private(set) var starts: [Int] = []
  /// Where the weights of each drawn pixel start, and after the last where they end.
  private(set) var offsets: [Int] = [0]
  private(set) var weights: [Float] = []

  /// Works out the weights.
  ///
  /// - Parameters:
  ///   - source: The number of source pixels, above zero.
  ///   - from: Where the source starts, in drawn pixels.
  ///   - length: How long the source is, in drawn pixels, above zero.
  ///   - range: The drawn pixels.
  init(source: Int, from: Double, length: Double, range: Range<Int>) {
    let scale = Double(source) / length
    for pixel in range {
      let start = (Double(pixel) - from) * scale
      if scale > 1 {
        addArea(start, start + scale, source)
      } else {
        addLine(start + scale / 2 - 0.5, source)
      }
      offsets.append(weights.count)
    }
  }

  private mutating func addArea(_ start: Double, _ end: Double, _ source: Int) {
    let limit = Double(source)
    let a = min(max(start, 0), limit)
    let b = min(max(end, 0), limit)
    guard b > a else {
      // Beyond an edge the edge pixel goes on.
      starts.append(start < 0 ? 0 : source - 1)
      weights.append(1)
      return
    }
    let first = min(Elementary.floor(a), source - 1)
    let last = max(min(Elementary.ceiling(b), source), first + 1)
    starts.append(first)
    for i in first..<last {
      let overlap = min(b, Double(i + 1)) - max(a, Double(i))
      weights.append(Float(max(overlap, 0) / (b - a)))
    }
  }

  private mutating func addLine(_ position: Double, _ source: Int) {
    let held = min(max(position, 0), Double(source - 1))
    let first = Elementary.floor(held)
    let part = Float(held - Double(first))
    starts.append(first)
    weights.append(1 - part)
    if part > 0 { weights.append(part) }
  }
}

extension Bitmap {
  /// Returns the picture stretched over a frame, as far as it lies inside bounds.
  func resampled(over frame: Rect, in bounds: PixelBounds) -> Bitmap {
    let result = Bitmap(width: bounds.width, height: bounds.height)
    guard width > 0, height > 0, !bounds.isEmpty, frame.width > 0, frame.height > 0,
      let source = pixels.baseAddress, let target = result.pixels.baseAddress
    else { return result }
    let columns = ResamplingAxis(
      source: width, from: frame.minX, length: frame.width, range: bounds.left..<bounds.right)
    let rows = ResamplingAxis(
      source: height, from: frame.minY, length: frame.height, range: bounds.top..<bounds.bottom)
    let mixed = UnsafeMutablePointer<SIMD4<Float>>.allocate(capacity: width)
    defer { mixed.deallocate() }
    for y in 0..<bounds.height {
      mix(source, rows, y, into: mixed)
      for x in 0..<bounds.width {
        var sum = SIMD4<Float>.zero
        let start = columns.starts[x]
        let first = columns.offsets[x]
        for i in first..<columns.offsets[x + 1] {
          sum += mixed[start + i - first] * columns.weights[i]
        }
        target[y * bounds.width + x] = Self.packed(sum)
      }
    }
    return result
  }

  /// Weighs the source rows of one drawn row.
  private func mix(
    _ source: UnsafeMutablePointer<UInt32>, _ rows: ResamplingAxis, _ y: Int,
    into mixed: UnsafeMutablePointer<SIMD4<Float>>
  ) {
    let first = rows.offsets[y]
    for i in first..<rows.offsets[y + 1] {
      let line = source + (rows.starts[y] + i - first) * width
      let weight = rows.weights[i]
      for x in 0..<width {
        let value = Self.unpacked(line[x]) * weight
        mixed[x] = i == first ? value : mixed[x] + value
      }
    }
  }

  @inline(__always)
  private static func unpacked(_ pixel: UInt32) -> SIMD4<Float> {
    SIMD4(
      Float(Int32(truncatingIfNeeded: pixel & 255)),
      Float(Int32(truncatingIfNeeded: (pixel &>> 8) & 255)),
      Float(Int32(truncatingIfNeeded: (pixel &>> 16) & 255)),
      Float(Int32(truncatingIfNeeded: pixel &>> 24)))
  }

  @inline(__always)
  private static func packed(_ value: SIMD4<Float>) -> UInt32 {
    @inline(__always)
    func byte(_ v: Float) -> UInt32 { (min(max(v, 0), 255) + 8_388_608).bitPattern & 0x1FF }
    return byte(value.x) | byte(value.y) &<< 8 | byte(value.z) &<< 16 | byte(value.w) &<< 24
  }
}
