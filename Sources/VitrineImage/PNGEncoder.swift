public import VitrineGraphics

/// Writes bitmaps as PNG files in sRGB with straight alpha.
///
/// Opaque bitmaps become RGB, others RGBA, both with 8 bits a channel. The same bitmap gives the
/// same bytes on every machine that has the same libdeflate.
public enum PNGEncoder {
  /// Encodes a bitmap.
  ///
  /// - Parameters:
  ///   - bitmap: What to encode; at least one pixel.
  ///   - name: What errors call the picture.
  /// - Returns: The bytes of a whole PNG file.
  /// - Throws: When there are no pixels, more than PNG can hold, or not enough memory.
  public static func encode(_ bitmap: Bitmap, name: String) throws(ImageError) -> [UInt8] {
    let (width, height) = (bitmap.width, bitmap.height)
    guard width > 0, height > 0 else { throw .unwritable(name: name, reason: "it has no pixels") }
    let rows = FilteredRows(bitmap)
    guard let compressor = PNGCompressor() else { throw .noMemory(name: name) }
    let bound = compressor.bound(rows)
    // PNG, section 5.3: a chunk holds less than 2³¹ bytes.
    guard bound < 1 << 31 else {
      throw .tooLarge(name: name, width: width, height: height, limit: "a PNG chunk")
    }
    let header = PNGHeader(width: width, height: height, isOpaque: rows.channels == 3)
    // Both chunks to come put length, name and checksum around their data.
    let size = header.bytes.count + bound + 2 * 12
    return [UInt8](unsafeUninitializedCapacity: size) { target, count in
      var writer = PNGWriter(UnsafeMutableRawBufferPointer(target))
      writer.append(header.bytes)
      writer.appendChunk("IDAT") { compressor.compress(rows, into: $0) }
      writer.appendChunk("IEND") { _ in 0 }
      count = writer.count
    }
  }
}
