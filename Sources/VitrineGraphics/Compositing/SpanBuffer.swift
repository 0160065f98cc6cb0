/// A list of spans that grows without being counted as a reference: rows are gathered by the
/// thousand.
struct SpanBuffer: ~Copyable {
  private(set) var count = 0
  private var capacity = 64
  private(set) var spans = UnsafeMutablePointer<CoverSpan>.allocate(capacity: 64)

  deinit { spans.deallocate() }

  mutating func removeAll() { count = 0 }

  @inline(__always)
  mutating func append(_ span: CoverSpan) {
    if count == capacity { grow() }
    (spans + count).initialize(to: span)
    count += 1
  }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<CoverSpan>.allocate(capacity: 2 * capacity)
    larger.update(from: spans, count: count)
    spans.deallocate()
    spans = larger
    capacity *= 2
  }
}
