/// A stretch of pixels in one row of a mask.
struct MaskSpan {
  var start: Int32
  var end: Int32
  /// Where the values stand, or below zero for a span that is constant.
  var offset: Int32
  /// The value of a constant span.
  var value: Float
}

/// The rows of a mask: valid for as long as the mask lives.
struct MaskTable {
  /// The first row of the run of equal rows, counted from the top, and how many are left out.
  fileprivate let sharedRow: Int
  fileprivate let omittedRows: Int
  fileprivate let rowStarts: UnsafeMutablePointer<Int32>
  fileprivate let spans: UnsafeMutablePointer<MaskSpan>
  let values: UnsafeMutablePointer<Float>

  /// The spans of a row, counted from the top, from left to right, none of them empty.
  @inline(__always)
  func spans(row: Int) -> UnsafeBufferPointer<MaskSpan> {
    var index = row
    if index > sharedRow { index = max(sharedRow, index - omittedRows) }
    let start = Int(rowStarts[index])
    return UnsafeBufferPointer(start: spans + start, count: Int(rowStarts[index + 1]) - start)
  }

  /// Returns how many rows from one on are known to be equal; at least 1.
  func equalRows(from row: Int) -> Int {
    row >= sharedRow ? max(sharedRow + omittedRows + 1 - row, 1) : 1
  }
}

/// Where and how much of something is drawn: rows of spans, relative to a whole pixel.
///
/// What no span covers is zero. A run of equal rows is stored once, and a run of equal pixels is
/// one span, so that a large rounded rectangle costs no more than its corners.
final class Mask: @unchecked Sendable {
  /// The pixels that may be other than zero.
  let bounds: PixelBounds
  /// The rows.
  let table: MaskTable
  /// How many values there are.
  let valueCount: Int
  /// The memory taken, in bytes.
  let byteCount: Int

  init(
    bounds: PixelBounds, sharedRow: Int, omittedRows: Int, rowStarts: [Int32], spans: [MaskSpan],
    values: [Float]
  ) {
    self.bounds = bounds
    table = MaskTable(
      sharedRow: sharedRow, omittedRows: omittedRows, rowStarts: Self.copy(rowStarts),
      spans: Self.copy(spans), values: Self.copy(values))
    valueCount = values.count
    byteCount = 128 + rowStarts.count * 4 + spans.count * 16 + values.count * 4
  }

  /// A mask that covers all of its bounds.
  convenience init(filling bounds: PixelBounds) {
    let span = MaskSpan(
      start: Int32(truncatingIfNeeded: bounds.left), end: Int32(truncatingIfNeeded: bounds.right),
      offset: -1, value: 1)
    self.init(
      bounds: bounds, sharedRow: 0, omittedRows: max(bounds.height - 1, 0), rowStarts: [0, 1],
      spans: [span], values: [])
  }

  deinit {
    table.rowStarts.deallocate()
    table.spans.deallocate()
    table.values.deallocate()
  }

  private static func copy<T>(_ array: [T]) -> UnsafeMutablePointer<T> {
    let pointer = UnsafeMutablePointer<T>.allocate(capacity: max(array.count, 1))
    for i in 0..<array.count { (pointer + i).initialize(to: array[i]) }
    return pointer
  }
}
