import CVitrineImage

/// Writes filtered rows as a zlib stream (RFC 1950).
enum PNGCompressor {
  /// About how many pixels share a block of deflate: few enough to stay in a core's cache, and
  /// enough that the block's header hardly counts.
  private static let blockPixels = 1 << 15

  /// The most bytes that compressing takes.
  static func bound(_ rows: borrowing FilteredRows) -> Int {
    let raw = rows.stride * rows.height
    // Stored blocks, the worst that can come out, add five bytes to 65,535, once more to a block.
    let blocks = 2 * (rows.height * rows.width / blockPixels + rows.height + 2)
    return raw + 5 * (raw / 65_535 + blocks) + 64
  }

  /// Compresses all rows into memory that is large enough; returns the stream's size.
  static func compress(
    _ rows: borrowing FilteredRows, into room: UnsafeMutableRawBufferPointer
  ) -> Int {
    if repeatsShortPieces(rows), let count = searchEverywhere(rows, into: room) { return count }
    return matchPixels(rows, into: room)
  }

  /// Compresses while rows are filtered, without a buffer for all of them.
  private static func matchPixels(
    _ rows: borrowing FilteredRows, into room: UnsafeMutableRawBufferPointer
  ) -> Int {
    guard let start = room.baseAddress else { return 0 }
    var writer = BitWriter(start)
    // Deflate with a window of 32 kB, fastest level.
    writer.append(0x0178, count: 16)
    writer.flush()
    let maxRows = max(1, blockPixels / rows.width)
    var block = PixelBlock(width: rows.width, maxRows: maxRows, channels: rows.channels)
    let packed = UnsafeMutableRawPointer.allocate(byteCount: rows.stride + 3, alignment: 16)
    defer { packed.deallocate() }
    var checksum: UInt32 = 1
    for y in 0..<rows.height {
      let row = block.nextRow
      let filter = rows.filter(y, into: row)
      block.addRow(filter: filter)
      rows.pack(row, filter: filter, into: packed)
      checksum = libdeflate_adler32(checksum, packed, rows.stride)
      let isLast = y == rows.height - 1
      if block.rows == maxRows || isLast {
        block.write(rows, to: &writer, isLast: isLast)
        block.removeAll()
      }
    }
    writer.align()
    writer.append(checksum.byteSwapped, count: 32)
    writer.flush()
    return writer.count
  }

  /// Compresses with libdeflate, which finds any repetition; nil when there is not enough memory.
  private static func searchEverywhere(
    _ rows: borrowing FilteredRows, into room: UnsafeMutableRawBufferPointer
  ) -> Int? {
    guard let compressor = libdeflate_alloc_compressor(1) else { return nil }
    defer { libdeflate_free_compressor(compressor) }
    let size = rows.stride * rows.height
    let packed = UnsafeMutableRawPointer.allocate(byteCount: size + 3, alignment: 16)
    defer { packed.deallocate() }
    let row = UnsafeMutablePointer<UInt32>.allocate(capacity: rows.width)
    defer { row.deallocate() }
    for y in 0..<rows.height {
      let filter = rows.filter(y, into: row)
      rows.pack(row, filter: filter, into: packed + y * rows.stride)
    }
    let count = libdeflate_zlib_compress(
      compressor, packed, size, room.baseAddress, bound(rows))
    return count > 0 ? count : nil
  }

  /// Looks at some rows and returns whether many short pieces repeat, as in photos that were
  /// JPEG files before: there a full search finds a third more, and matching pixels is no faster.
  private static func repeatsShortPieces(_ rows: borrowing FilteredRows) -> Bool {
    let (samples, sampleRows) = (8, 8)
    guard rows.height >= 4 * samples * sampleRows, rows.width >= 64 else { return false }
    var block = PixelBlock(width: rows.width, maxRows: sampleRows, channels: rows.channels)
    var (literals, spans) = (0, 0)
    for sample in 0..<samples {
      let start = rows.height / samples * sample
      // The first row only stands above the others.
      _ = rows.filter(start, into: block.nextRow)
      for y in start + 1...start + sampleRows {
        block.addRow(filter: rows.filter(y, into: block.nextRow))
      }
      literals += block.literalCount
      spans += block.spanCount
      block.removeAll()
    }
    let pixels = samples * sampleRows * rows.width
    // Measured: noise and flat areas have a span to more than 90 pixels, JPEG photos to less than
    // 15; a span repeats about 3 pixels there, and above 10 in blurred areas.
    return spans * 50 > pixels && pixels - literals < 5 * spans
  }
}
