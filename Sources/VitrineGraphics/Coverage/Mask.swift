/// A stretch of pixels in one row of a mask.
struct MaskSpan {
  var start: Int32
  var end: Int32
  /// Where the values stand, or below zero for a span that is constant.
  var offset: Int32
  /// The value of a constant span.
  var value: Float
}

/// Where and how much of something is drawn: rows of spans, relative to a whole pixel.
///
/// What no span covers is zero. A run of equal rows is stored once, and a run of equal pixels is
/// one span, so that a large rounded rectangle costs no more than its corners.
final class Mask: @unchecked Sendable {
  /// The pixels that may be other than zero.
  let bounds: PixelBounds
  /// The first row of the run of equal rows, counted from the top, and how many are left out.
  private let sharedRow: Int
  private let omittedRows: Int
  private let rowStarts: UnsafeMutablePointer<Int32>
  private let spans: UnsafeMutablePointer<MaskSpan>
  let values: UnsafeMutablePointer<Float>
  /// The memory taken, in bytes.
  let byteCount: Int

  init(
    bounds: PixelBounds, sharedRow: Int, omittedRows: Int, rowStarts: [Int32], spans: [MaskSpan],
    values: [Float]
  ) {
    self.bounds = bounds
    self.sharedRow = sharedRow
    self.omittedRows = omittedRows
    self.rowStarts = Self.copy(rowStarts)
    self.spans = Self.copy(spans)
    self.values = Self.copy(values)
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
    rowStarts.deallocate()
    spans.deallocate()
    values.deallocate()
  }

  /// The spans of a row inside the bounds, from left to right, none of them empty.
  @inline(__always)
  func spans(row y: Int) -> UnsafeBufferPointer<MaskSpan> {
    var index = y - bounds.top
    if index > sharedRow { index = max(sharedRow, index - omittedRows) }
    let start = Int(rowStarts[index])
    return UnsafeBufferPointer(start: spans + start, count: Int(rowStarts[index + 1]) - start)
  }

  private static func copy<T>(_ array: [T]) -> UnsafeMutablePointer<T> {
    let pointer = UnsafeMutablePointer<T>.allocate(capacity: max(array.count, 1))
    for i in 0..<array.count { (pointer + i).initialize(to: array[i]) }
    return pointer
  }
}
