import CVitrineImage

/// The pixel data of a PNG file, unpacked at once.
///
/// libdeflate does in half the time what zlib does, but only with all of the data in memory.
/// So this way is for pictures of ordinary size, and libpng's for all others.
enum PNGInflater {
  /// The most memory that this way may take beyond the bitmap's own: a screenful.
  static let maxExtraBytes = 16 << 20

  /// Unpacks all IDAT chunks into `target`, which they have to fill exactly.
  ///
  /// - Parameters:
  ///   - job: The file; with leave to overwrite it, the chunks are joined in place.
  ///   - target: Room for all rows, each behind the number of its filter.
  /// - Throws: When a chunk is damaged or missing, or there is less or more data than rows.
  static func inflate(
    _ job: Decoding, into target: UnsafeMutableRawBufferPointer
  ) throws(ImageError) {
    let parts = try checkedParts(job)
    let joined = JoinedBytes(parts, mayOverwrite: job.mayOverwrite)
    guard let decompressor = libdeflate_alloc_decompressor() else {
      throw .noMemory(name: job.name)
    }
    defer { libdeflate_free_decompressor(decompressor) }
    let result = libdeflate_zlib_decompress(
      decompressor, joined.bytes.baseAddress, joined.bytes.count,
      target.baseAddress, target.count, nil)
    switch result {
    case LIBDEFLATE_SUCCESS: return
    case LIBDEFLATE_SHORT_OUTPUT: throw damaged(job, "not enough image data")
    case LIBDEFLATE_INSUFFICIENT_SPACE: throw damaged(job, "too much image data")
    default: throw damaged(job, "compressed data")
    }
  }

  /// Finds the IDAT chunks; checks them and that the file ends as it should.
  private static func checkedParts(_ job: Decoding) throws(ImageError) -> [UnsafeRawBufferPointer] {
    var parts: [UnsafeRawBufferPointer] = []
    for chunk in PNGChunks(ByteReader(job.bytes)) where chunk.tag == "IDAT" || chunk.tag == "IEND" {
      guard chunk.isSound else { throw damaged(job, "checksum of \(chunk.tag)") }
      if chunk.tag == "IEND" { return parts }
      parts.append(chunk.data.bytes)
    }
    throw .truncated(name: job.name, format: .png)
  }

  private static func damaged(_ job: Decoding, _ detail: String) -> ImageError {
    .damaged(name: job.name, format: .png, detail: detail)
  }
}

/// Several pieces of memory, one behind the other.
private struct JoinedBytes: ~Copyable {
  let bytes: UnsafeRawBufferPointer
  private let owned: UnsafeMutableRawBufferPointer?

  /// Joins pieces; with leave to overwrite them, at the place of the first.
  init(_ parts: [UnsafeRawBufferPointer], mayOverwrite: Bool) {
    guard parts.count > 1, let first = parts.first?.baseAddress else {
      bytes = parts.first ?? UnsafeRawBufferPointer(start: nil, count: 0)
      owned = nil
      return
    }
    let count = parts.reduce(0) { $0 + $1.count }
    let target: UnsafeMutableRawBufferPointer
    if mayOverwrite {
      target = UnsafeMutableRawBufferPointer(start: .init(mutating: first), count: count)
      owned = nil
    } else {
      target = .allocate(byteCount: count, alignment: 16)
      owned = target
    }
    var offset = 0
    for part in parts {
      // The pieces lie in order, so that none is overwritten before it has moved.
      UnsafeMutableRawBufferPointer(rebasing: target[offset...]).copyMemory(from: part)
      offset += part.count
    }
    bytes = UnsafeRawBufferPointer(target)
  }

  deinit { owned?.deallocate() }
}
