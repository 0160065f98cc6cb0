/// Multiplies the spans of a row by those of a clip.
struct SpanClipper {
  /// Room for products; a row needs at most its width for each command.
  private let room: UnsafeMutablePointer<Float>
  private var used = 0

  init(room: UnsafeMutablePointer<Float>) { self.room = room }

  /// Appends the product of two sorted lists of spans.
  mutating func append(
    _ spans: borrowing SpanBuffer, times clip: borrowing SpanBuffer, to result: inout SpanBuffer
  ) {
    var first = 0
    for place in 0..<spans.count {
      let span = spans.spans[place]
      while first < clip.count, clip.spans[first].end <= span.start { first += 1 }
      var index = first
      while index < clip.count, clip.spans[index].start < span.end {
        result.append(product(span, clip.spans[index]))
        index += 1
      }
    }
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
