/// A stretch of pixels in one row of the picture with its coverage.
struct CoverSpan {
  var start: Int
  var end: Int
  /// The coverage of every pixel, where there are no values.
  var value: Float
  /// The coverage of each pixel from the start on.
  var values: UnsafePointer<Float>?
}

/// A mask at its place in the picture.
struct PlacedMask {
  let mask: Mask
  let x: Int
  let y: Int

  var bounds: PixelBounds { mask.bounds.offset(x, y) }

  /// Appends the spans of a row between two columns.
  @inline(__always)
  func appendSpans(row: Int, from left: Int, to right: Int, into spans: inout [CoverSpan]) {
    let local = row - y
    guard local >= mask.bounds.top, local < mask.bounds.bottom else { return }
    for span in mask.spans(row: local) {
      let start = Int(span.start) + x
      let from = max(start, left)
      let to = min(Int(span.end) + x, right)
      guard from < to else { continue }
      var values: UnsafePointer<Float>?
      if span.offset >= 0 {
        values = UnsafePointer(mask.values + (Int(span.offset) + from - start))
      }
      spans.append(CoverSpan(start: from, end: to, value: span.value, values: values))
    }
  }
}

/// Multiplies the spans of a row by those of a clip.
struct SpanClipper {
  /// Room for products; a row needs at most its width for each command.
  private let room: UnsafeMutablePointer<Float>
  private var used = 0

  init(room: UnsafeMutablePointer<Float>) { self.room = room }

  /// Returns the product of two sorted lists of spans.
  mutating func product(_ spans: ArraySlice<CoverSpan>, _ clip: [CoverSpan]) -> [CoverSpan] {
    var result: [CoverSpan] = []
    var first = 0
    for span in spans {
      while first < clip.count, clip[first].end <= span.start { first += 1 }
      var index = first
      while index < clip.count, clip[index].start < span.end {
        result.append(product(span, clip[index]))
        index += 1
      }
    }
    return result
  }

  private mutating func product(_ a: CoverSpan, _ b: CoverSpan) -> CoverSpan {
    let start = max(a.start, b.start)
    let end = min(a.end, b.end)
    let left = a.values.map { $0 + (start - a.start) }
    let right = b.values.map { $0 + (start - b.start) }
    if left == nil, right == nil {
      return CoverSpan(start: start, end: end, value: a.value * b.value, values: nil)
    }
    if right == nil, b.value == 1 {
      return CoverSpan(start: start, end: end, value: 0, values: left)
    }
    let target = room + used
    let count = end - start
    used += count
    for i in 0..<count {
      target[i] = (left?[i] ?? a.value) * (right?[i] ?? b.value)
    }
    return CoverSpan(start: start, end: end, value: 0, values: UnsafePointer(target))
  }
}
