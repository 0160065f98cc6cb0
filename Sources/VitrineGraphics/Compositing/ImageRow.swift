/// A picture at its place, one pixel of it for one pixel drawn; its edge pixels go on.
struct ImageRow {
  let bitmap: Bitmap
  /// Where the picture's top left pixel lies.
  let left: Int
  let top: Int
  let opacity: Float
  /// A Boolean value that is true when nothing can be seen through the picture.
  let isOpaque: Bool

  /// The pixels that the picture covers without its edges going on.
  var bounds: PixelBounds {
    PixelBounds(left: left, top: top, right: left + bitmap.width, bottom: top + bitmap.height)
  }

  /// Writes the pixels from a position on.
  func read(into row: PixelRow, x: Int, y: Int, count: Int) {
    guard bitmap.width > 0, bitmap.height > 0, let base = bitmap.pixels.baseAddress else {
      row.fill(Pixel(0, 0, 0, 0), count: count)
      return
    }
    let line = base + min(max(y - top, 0), bitmap.height - 1) * bitmap.width
    let before = min(max(left - x, 0), count)
    let after = min(max(x + count - (left + bitmap.width), 0), count)
    let inside = count - before - after
    if inside > 0 { row.advanced(by: before).load(line + (x + before - left), count: inside) }
    extend(row, from: line, count: before)
    extend(row.advanced(by: count - after), from: line + (bitmap.width - 1), count: after)
    if !isOpaque { fade(row, count) }
  }

  private func extend(_ row: PixelRow, from pixel: UnsafePointer<UInt32>, count: Int) {
    for i in 0..<count { row.advanced(by: i).load(pixel, count: 1) }
  }

  /// Multiplies by the opacity, and holds channels that are no premultiplied colour.
  private func fade(_ row: PixelRow, _ count: Int) {
    row.scale(by: opacity, count: count)
    let alpha = row.alpha
    for channel in 0..<3 {
      let values = row.values + channel &* PixelRow.capacity
      for i in 0..<count { values[i] = min(values[i], alpha[i]) }
    }
  }
}

/// The pixels of a picture at its place, without a reference to it.
struct PictureRows {
  private let base: UnsafePointer<UInt32>
  private let bounds: PixelBounds

  /// Creates the rows; nil for a picture without pixels.
  init?(_ image: ImageRow) {
    guard let base = image.bitmap.pixels.baseAddress, !image.bounds.isEmpty else { return nil }
    self.base = UnsafePointer(base)
    bounds = image.bounds
  }

  /// The pixels of a row between two columns, if all of them lie inside the picture.
  @inline(__always)
  func pixels(_ range: Range<Int>, _ y: Int) -> UnsafePointer<UInt32>? {
    guard y >= bounds.top, y < bounds.bottom, range.lowerBound >= bounds.left,
      range.upperBound <= bounds.right
    else { return nil }
    return base + ((y - bounds.top) &* bounds.width + (range.lowerBound - bounds.left))
  }
}
