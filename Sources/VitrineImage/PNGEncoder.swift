import CVitrineImage
public import VitrineGraphics

/// Writes bitmaps as PNG files in sRGB with straight alpha.
///
/// Opaque bitmaps become RGB, others RGBA, both with 8 bits a channel. The same bitmap gives the
/// same bytes on every machine.
public enum PNGEncoder {
  /// About how many pixels share a block of deflate: few enough to stay in a core's cache, and
  /// enough that the block's header hardly counts.
  private static let blockPixels = 1 << 15

  /// Encodes a bitmap.
  ///
  /// - Parameters:
  ///   - bitmap: What to encode; at least one pixel.
  ///   - name: What errors call the picture.
  /// - Returns: The bytes of a whole PNG file.
  /// - Throws: When there are no pixels, or more than PNG can hold.
  public static func encode(_ bitmap: Bitmap, name: String) throws(ImageError) -> [UInt8] {
    let (width, height) = (bitmap.width, bitmap.height)
    guard width > 0, height > 0 else { throw .unwritable(name: name, reason: "it has no pixels") }
    let pixels = StraightPixels(bitmap)
    let raw = (1 + width * (pixels.isOpaque ? 3 : 4)) * height
    // Stored blocks, the worst that can come out, add five bytes to 65,535, once more to a block.
    let bound = raw + 5 * (raw / 65_535 + 2 * (height * width / blockPixels + height + 2)) + 64
    // PNG, section 5.3: a chunk holds less than 2³¹ bytes.
    guard bound < 1 << 31 else {
      throw .tooLarge(name: name, width: width, height: height, limit: "a PNG chunk")
    }
    let header = PNGHeader(width: width, height: height, isOpaque: pixels.isOpaque)
    return [UInt8](unsafeUninitializedCapacity: header.bytes.count + bound) { target, count in
      var writer = PNGWriter(UnsafeMutableRawBufferPointer(target))
      writer.append(header.bytes)
      writer.appendChunk("IDAT") { compress(bitmap, pixels, into: $0) }
      writer.appendChunk("IEND") { _ in 0 }
      count = writer.count
    }
  }

  /// Writes a zlib stream (RFC 1950); returns its size.
  private static func compress(
    _ bitmap: Bitmap, _ pixels: StraightPixels, into room: UnsafeMutableRawBufferPointer
  ) -> Int {
    guard let start = room.baseAddress else { return 0 }
    let (width, height) = (bitmap.width, bitmap.height)
    let channels = pixels.isOpaque ? 3 : 4
    var writer = BitWriter(start)
    // Deflate with a window of 32 kB, fastest level.
    writer.append(0x0178, count: 16)
    writer.flush()
    let maxRows = max(1, blockPixels / width)
    var block = PixelBlock(width: width, maxRows: maxRows, channels: channels)
    let rows = UnsafeMutablePointer<UInt32>.allocate(capacity: 2 * width)
    defer { rows.deallocate() }
    rows.initialize(repeating: 0, count: 2 * width)
    let packed = UnsafeMutableRawBufferPointer.allocate(byteCount: width * 4 + 8, alignment: 16)
    defer { packed.deallocate() }
    var checksum: UInt32 = 1
    for y in 0..<height {
      let row = rows + (y & 1) * width
      pixels.copy(bitmap.row(y), into: row)
      let filter = ResidualRow.filter(
        row, above: rows + (1 - y & 1) * width, count: width, into: block.nextRow)
      block.addRow(filter: filter)
      block.packRow(block.rows - 1, into: packed)
      checksum = libdeflate_adler32(checksum, packed.baseAddress, block.stride)
      if block.rows == maxRows || y == height - 1 {
        block.write(to: &writer, isLast: y == height - 1)
        block.removeAll()
      }
    }
    writer.align()
    writer.append(checksum.byteSwapped, count: 32)
    writer.flush()
    return writer.count
  }
}
