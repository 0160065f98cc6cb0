/// A stretch of pixels in one row of the picture with its coverage.
struct CoverSpan {
  var start: Int
  var end: Int
  /// The coverage of every pixel, where there are no values.
  var value: Float
  /// The coverage of each pixel from the start on.
  var values: UnsafePointer<Float>?

  /// A Boolean value that is true when every pixel is covered in whole.
  @inline(__always) var isFull: Bool { values == nil && value == 1 }

  /// The coverage from a column of the span on.
  @inline(__always)
  func coverage(from column: Int) -> Coverage {
    if let values { .values(values + (column - start)) } else { .constant(value) }
  }
}

/// A mask at its place in the picture.
struct PlacedMask {
  let mask: Mask
  let x: Int
  let y: Int

  var bounds: PixelBounds { mask.bounds.offset(x, y) }

  /// The rows of the mask, for as long as the mask lives.
  var rows: MaskRows { MaskRows(mask, x, y) }
}

/// The rows of a mask at its place, without a reference to it.
struct MaskRows {
  let bounds: PixelBounds
  private let table: MaskTable
  private let x: Int

  fileprivate init(_ mask: Mask, _ x: Int, _ y: Int) {
    bounds = mask.bounds.offset(x, y)
    table = mask.table
    self.x = x
  }

  /// Appends the spans of a row between two columns.
  @inline(__always)
  func appendSpans(row: Int, from left: Int, to right: Int, into spans: inout SpanBuffer) {
    guard row >= bounds.top, row < bounds.bottom else { return }
    for span in table.spans(row: row - bounds.top) {
      let start = Int(span.start) + x
      let from = max(start, left)
      let to = min(Int(span.end) + x, right)
      guard from < to else { continue }
      var values: UnsafePointer<Float>?
      if span.offset >= 0 {
        values = UnsafePointer(table.values + (Int(span.offset) + from - start))
      }
      spans.append(CoverSpan(start: from, end: to, value: span.value, values: values))
    }
  }

  /// Returns the longest stretch of a row that is covered in whole.
  func fullRange(row: Int) -> Range<Int> {
    var found = 0..<0
    guard row >= bounds.top, row < bounds.bottom else { return found }
    for span in table.spans(row: row - bounds.top) where span.offset < 0 && span.value == 1 {
      if Int(span.end - span.start) > found.count {
        found = Int(span.start) + x..<Int(span.end) + x
      }
    }
    return found
  }

  /// Returns whether all pixels of some bounds are covered in whole.
  func isFull(in part: PixelBounds) -> Bool {
    guard bounds.contains(part) else { return false }
    var row = part.top
    while row < part.bottom {
      let full = fullRange(row: row)
      if full.lowerBound > part.left || full.upperBound < part.right { return false }
      row += table.equalRows(from: row - bounds.top)
    }
    return true
  }
}
