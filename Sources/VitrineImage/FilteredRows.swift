import VitrineGraphics

/// The rows of a bitmap as PNG stores them, made one after the other.
struct FilteredRows: ~Copyable {
  let width: Int
  let height: Int
  /// The number of bytes to a pixel.
  let channels: Int
  private let bitmap: Bitmap
  private let pixels: StraightPixels
  /// The row above and the row itself; their places alternate.
  private let rows: UnsafeMutablePointer<UInt32>

  init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
    width = bitmap.width
    height = bitmap.height
    pixels = StraightPixels(bitmap)
    channels = pixels.isOpaque ? 3 : 4
    rows = .allocate(capacity: 2 * width)
    rows.initialize(repeating: 0, count: 2 * width)
  }

  deinit { rows.deallocate() }

  /// The number of bytes of a row, its filter's number included.
  var stride: Int { 1 + width * channels }

  /// Writes a filtered row and returns the number of its filter.
  ///
  /// Rows must be asked for in order, but one may begin anew at row 0.
  func filter(_ y: Int, into target: UnsafeMutablePointer<UInt32>) -> UInt8 {
    let row = rows + (y & 1) * width
    pixels.copy(bitmap.row(y), into: row)
    let above = rows + (1 - y & 1) * width
    // Above the first row PNG imagines zeros.
    if y == 0 { above.update(repeating: 0, count: width) }
    return ResidualRow.filter(row, above: above, count: width, into: target)
  }

  /// Writes a filtered row as bytes behind its filter's number; up to three bytes behind them are
  /// overwritten, too.
  func pack(
    _ row: UnsafePointer<UInt32>, filter: UInt8, into target: UnsafeMutableRawPointer
  ) {
    target.storeBytes(of: filter, as: UInt8.self)
    for x in 0..<width {
      target.storeBytes(of: row[x].littleEndian, toByteOffset: 1 &+ x &* channels, as: UInt32.self)
    }
  }
}
