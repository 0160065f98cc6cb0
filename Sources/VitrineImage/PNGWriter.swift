import CVitrineImage

/// Lays chunks into memory one behind the other.
struct PNGWriter {
  private let target: UnsafeMutableRawBufferPointer
  private(set) var count = 0

  /// Begins at the start of memory that is large enough for everything to come.
  init(_ target: UnsafeMutableRawBufferPointer) { self.target = target }

  mutating func append(_ bytes: [UInt8]) {
    UnsafeMutableRawBufferPointer(rebasing: target[count...]).copyBytes(from: bytes)
    count += bytes.count
  }

  /// Appends a chunk whose data the body writes; the body returns how much it wrote.
  mutating func appendChunk(_ tag: Tag, _ body: (UnsafeMutableRawBufferPointer) -> Int) {
    let start = count
    let size = body(UnsafeMutableRawBufferPointer(rebasing: target[(start + 8)...]))
    store(UInt32(truncatingIfNeeded: size), at: start)
    store(tag.code, at: start + 4)
    let checked = UnsafeRawBufferPointer(rebasing: target[(start + 4)..<(start + 8 + size)])
    store(libdeflate_crc32(0, checked.baseAddress, checked.count), at: start + 8 + size)
    count = start + 12 + size
  }

  private func store(_ value: UInt32, at offset: Int) {
    target.storeBytes(of: value.bigEndian, toByteOffset: offset, as: UInt32.self)
  }
}

/// Everything in front of a PNG file's pixels.
struct PNGHeader {
  let bytes: [UInt8]

  init(width: Int, height: Int, isOpaque: Bool) {
    bytes = [UInt8](unsafeUninitializedCapacity: 256) { target, count in
      var writer = PNGWriter(UnsafeMutableRawBufferPointer(target))
      writer.append([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
      // Depth 8; RGB or RGBA; deflate, adaptive filters, not interlaced.
      let layout: [UInt8] = [8, isOpaque ? 2 : 6, 0, 0, 0]
      Self.append("IHDR", Self.words([width, height]) + layout, to: &writer)
      // PNG, sections 11.3.2.5, 11.3.2.2 and 11.3.2.1: sRGB, and for old readers what it implies.
      Self.append("sRGB", [0], to: &writer)
      Self.append("gAMA", Self.words([45455]), to: &writer)
      let chromaticities = [31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000]
      Self.append("cHRM", Self.words(chromaticities), to: &writer)
      count = writer.count
    }
  }

  private static func append(_ tag: Tag, _ data: [UInt8], to writer: inout PNGWriter) {
    writer.appendChunk(tag) { room in
      room.copyBytes(from: data)
      return data.count
    }
  }

  private static func words(_ values: [Int]) -> [UInt8] {
    values.flatMap { value in
      (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
    }
  }
}
