import CVitrineImage

/// The chunks of a PNG file, as long as they are whole.
struct PNGChunks: Sequence, IteratorProtocol {
  /// One chunk.
  struct Chunk {
    let tag: Tag
    let data: ByteReader
    /// The stored CRC-32 of tag and data.
    let checksum: UInt32

    /// Whether the checksum fits.
    var isSound: Bool {
      var tag = tag.code.bigEndian
      let sum = libdeflate_crc32(0, &tag, 4)
      return libdeflate_crc32(sum, data.bytes.baseAddress, data.count) == checksum
    }
  }

  private let file: ByteReader
  private(set) var offset = 8

  init(_ file: ByteReader) { self.file = file }

  mutating func next() -> Chunk? {
    guard let count = file.uint32(at: offset), let tag = file.tag(at: offset + 4),
      let data = file.slice(at: offset + 8, count: count),
      let checksum = file.uint32(at: offset + 8 + count)
    else { return nil }
    offset += 12 + count
    return Chunk(tag: tag, data: data, checksum: UInt32(checksum))
  }
}
