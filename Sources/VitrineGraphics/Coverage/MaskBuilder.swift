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
      while end + 8 <= range.upperBound, Self.isEven(row + end, value) { end += 8 }
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

  /// Whether eight pixels have one value.
  @inline(__always)
  private static func isEven(_ pixels: UnsafeMutablePointer<Float>, _ value: Float) -> Bool {
    var difference: UInt32 = 0
    for i in 0..<8 { difference |= pixels[i].bitPattern ^ value.bitPattern }
    return difference == 0
  }

  private mutating func addValues(
    _ row: UnsafeMutablePointer<Float>, _ range: Range<Int>, at left: Int
  ) {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, row[start] == 0 { start += 1 }
    while end > start, row[end - 1] == 0 { end -= 1 }
    while start < end, extendsLast(row[start], from: left + start) { start += 1 }
    guard start < end else { return }
    spans.append(
      MaskSpan(
        start: Int32(truncatingIfNeeded: left + start), end: Int32(truncatingIfNeeded: left + end),
        offset: Int32(truncatingIfNeeded: values.count), value: 0))
    values.append(contentsOf: UnsafeBufferPointer(start: row + start, count: end - start))
  }

  private mutating func addConstant(_ value: Float, from start: Int, count: Int) {
    guard value != 0 else { return }
    var first = Int32(truncatingIfNeeded: start)
    let end = Int32(truncatingIfNeeded: start + count)
    // Equal pixels just before belong to the constant span, too.
    while let index = lastSpan, spans[index].offset >= 0, spans[index].end == first,
      values.last == value
    {
      values.removeLast()
      first -= 1
      spans[index].end = first
      if spans[index].start == first { spans.removeLast() }
    }
    if let index = lastSpan, spans[index].offset < 0, spans[index].end == first,
      spans[index].value == value
    {
      spans[index].end = end
      return
    }
    spans.append(MaskSpan(start: first, end: end, offset: -1, value: value))
  }

  /// The last span of the row at hand.
  private var lastSpan: Int? {
    spans.count > Int(rowStarts[rowStarts.count - 1]) ? spans.count - 1 : nil
  }

  /// Lengthens a constant span that ends at a column by one pixel of its value.
  private mutating func extendsLast(_ value: Float, from column: Int) -> Bool {
    guard let index = lastSpan, spans[index].offset < 0, spans[index].end == column,
      spans[index].value == value
    else { return false }
    spans[index].end += 1
    return true
  }
}
