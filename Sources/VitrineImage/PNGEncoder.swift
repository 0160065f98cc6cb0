import CVitrineImage
public import VitrineGraphics

/// Writes bitmaps as PNG files in sRGB with straight alpha.
///
/// Opaque bitmaps become RGB, others RGBA, both with 8 bits a channel. The same bitmap gives the
/// same bytes on every machine with the same libdeflate.
public enum PNGEncoder {
  /// Encodes a bitmap.
  ///
  /// - Parameters:
  ///   - bitmap: What to encode; at least one pixel.
  ///   - name: What errors call the picture.
  ///   - consuming: Whether the encoder may use the bitmap's own pixels as working memory. They
  ///     hold nothing of use afterwards, and an opaque picture then needs no second buffer.
  ///   - level: How hard libdeflate tries, 1…12; higher is smaller and slower.
  /// - Returns: The bytes of a whole PNG file.
  /// - Throws: When there are no pixels, more than PNG can hold, or not enough memory.
  public static func encode(
    _ bitmap: Bitmap, name: String, consuming: Bool = false, level: Int = 1
  ) throws(ImageError) -> [UInt8] {
    let (width, height) = (bitmap.width, bitmap.height)
    guard width > 0, height > 0 else { throw .unwritable(name: name, reason: "it has no pixels") }
    let isOpaque = isOpaque(bitmap)
    let filtered = PNGFilter(bitmap, isOpaque: isOpaque, inPlace: consuming)
    guard let compressor = libdeflate_alloc_compressor(Int32(min(max(level, 1), 12))) else {
      throw .noMemory(name: name)
    }
    defer { libdeflate_free_compressor(compressor) }
    let bound = libdeflate_zlib_compress_bound(compressor, filtered.bytes.count)
    // PNG, section 5.3: a chunk holds less than 2³¹ bytes.
    guard bound < 1 << 31, max(width, height) < 1 << 31 else {
      throw .tooLarge(name: name, width: width, height: height, limit: "a PNG chunk")
    }
    let header = PNGHeader(width: width, height: height, isOpaque: isOpaque)
    return [UInt8](unsafeUninitializedCapacity: header.bytes.count + bound + 24) { target, count in
      var writer = PNGWriter(UnsafeMutableRawBufferPointer(target))
      writer.append(header.bytes)
      writer.appendChunk("IDAT") { room in
        libdeflate_zlib_compress(
          compressor, filtered.bytes.baseAddress, filtered.bytes.count, room.baseAddress, bound)
      }
      writer.appendChunk("IEND") { _ in 0 }
      count = writer.count
    }
  }

  private static func isOpaque(_ bitmap: Bitmap) -> Bool {
    for y in 0..<bitmap.height {
      var all: UInt32 = 0xFFFF_FFFF
      for pixel in bitmap.row(y) { all &= pixel }
      if all >> 24 != 255 { return false }
    }
    return true
  }
}
