/// Packs a dense plane into a mask.
struct MaskBuilder {
  /// How many equal pixels make a constant span.
  private static let shortestConstant = 8

  private var rowStarts: [Int32] = []
  private var spans: [MaskSpan] = []
  private var values: [Float] = []

  /// Packs a plane and pulls it apart.
  static func mask(_ plane: Plane, stretch: Stretch = .none) -> Mask {
    var builder = MaskBuilder()
    builder.rowStarts.reserveCapacity(plane.height + 1)
    for y in 0..<plane.height {
      builder.rowStarts.append(Int32(truncatingIfNeeded: builder.spans.count))
      builder.addRow(plane.row(y), bounds: plane.bounds, stretch: stretch)
    }
    builder.rowStarts.append(Int32(truncatingIfNeeded: builder.spans.count))
    return Mask(
      bounds: stretch.applied(to: plane.bounds), sharedRow: stretch.row - plane.bounds.top,
      omittedRows: stretch.rows, rowStarts: builder.rowStarts, spans: builder.spans,
      values: builder.values)
  }

  private mutating func addRow(
    _ row: UnsafeMutablePointer<Float>, bounds: PixelBounds, stretch: Stretch
  ) {
    guard stretch.columns > 0 else {
      add(row, 0..<bounds.width, at: bounds.left)
      return
    }
    let column = stretch.column - bounds.left
    add(row, 0..<column, at: bounds.left)
    addConstant(row[column], from: stretch.column, count: stretch.columns + 1)
    add(row, column + 1..<bounds.width, at: bounds.left + stretch.columns)
  }

  private mutating func add(_ row: UnsafeMutablePointer<Float>, _ range: Range<Int>, at left: Int) {
    var x = range.lowerBound
    var pending = x
    while x < range.upperBound {
      let value = row[x]
      var end = x + 1
      while end < range.upperBound, row[end] == value { end += 1 }
      if end - x >= Self.shortestConstant {
        addValues(row, pending..<x, at: left)
        addConstant(value, from: left + x, count: end - x)
        pending = end
      }
      x = end
    }
    addValues(row, pending..<range.upperBound, at: left)
  }

  private mutating func addValues(
    _ row: UnsafeMutablePointer<Float>, _ range: Range<Int>, at left: Int
  ) {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, row[start] == 0 { start += 1 }
    while end > start, row[end - 1] == 0 { end -= 1 }
    guard start < end else { return }
    spans.append(
      MaskSpan(
        start: Int32(truncatingIfNeeded: left + start), end: Int32(truncatingIfNeeded: left + end),
        offset: Int32(truncatingIfNeeded: values.count), value: 0))
    for x in start..<end { values.append(row[x]) }
  }

  private mutating func addConstant(_ value: Float, from start: Int, count: Int) {
    guard value != 0 else { return }
    let first = Int32(truncatingIfNeeded: start)
    let end = Int32(truncatingIfNeeded: start + count)
    let rowStart = Int(rowStarts[rowStarts.count - 1])
    if spans.count > rowStart {
      let last = spans[spans.count - 1]
      if last.offset < 0, last.end == first, last.value == value {
        spans[spans.count - 1].end = end
        return
      }
    }
    spans.append(MaskSpan(start: first, end: end, offset: -1, value: value))
  }
}
