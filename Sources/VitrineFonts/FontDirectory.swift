/// The table directory at the head of an OpenType font, read to check the file.
struct FontDirectory {
  /// A hash of the directory, which holds a checksum of every table, the length and the index.
  let identity: UInt64

  private static let collectionTag: UInt32 = 0x7474_6366  // 'ttcf'
  private static let outlineTags: Set<UInt32> = [0x0001_0000, 0x7472_7565, 0x4F54_544F]
  private static let packedTags: Set<UInt32> = [0x774F_4646, 0x774F_4632]  // 'wOFF', 'wOF2'

  /// Reads the directory of a font in a file of at least twelve bytes.
  init(_ bytes: UnsafeRawBufferPointer, path: String, index: Int) throws(FontError) {
    var start = 0
    var tag = Self.word(bytes, 0)
    if Self.packedTags.contains(tag) { throw .packed(path: path) }
    if tag == Self.collectionTag {
      let count = Int(Self.word(bytes, 8))
      guard index >= 0, index < count else { throw .notAFont(path: path) }
      guard bytes.count >= 16 + 4 * index else { throw .truncated(path: path) }
      start = Int(Self.word(bytes, 12 + 4 * index))
      guard bytes.count >= start + 12 else { throw .truncated(path: path) }
      tag = Self.word(bytes, start)
    }
    guard Self.outlineTags.contains(tag) else { throw .notAFont(path: path) }
    let tableCount = Int(Self.word(bytes, start + 4) >> 16)
    let end = start + 12 + 16 * tableCount
    guard bytes.count >= end else { throw .truncated(path: path) }
    try Self.checkTables(bytes, start + 12..<end, path: path)
    var hash = Hash64()
    for i in start..<end { hash.add(bytes[i]) }
    hash.add(UInt64(bytes.count))
    hash.add(UInt64(index))
    identity = hash.value
  }

  private static func checkTables(
    _ bytes: UnsafeRawBufferPointer, _ directory: Range<Int>, path: String
  ) throws(FontError) {
    var tags: Set<String> = []
    for entry in stride(from: directory.lowerBound, to: directory.upperBound, by: 16) {
      let end = UInt64(word(bytes, entry + 8)) + UInt64(word(bytes, entry + 12))
      if end > UInt64(bytes.count) { throw .truncated(path: path) }
      tags.insert(String(decoding: bytes[entry..<entry + 4], as: UTF8.self))
    }
    for table in ["cmap", "head", "hhea", "hmtx", "maxp"] where !tags.contains(table) {
      throw .broken(path: path, table: table)
    }
    let glyphTables: Set = ["glyf", "CFF ", "CFF2", "CBDT", "sbix"]
    if tags.isDisjoint(with: glyphTables) { throw .broken(path: path, table: "glyf") }
  }

  private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt32 {
    UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }
}

/// The FNV-1a hash of 64 bits: the same in every run, unlike Swift's own.
struct Hash64 {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }

  mutating func add(_ number: UInt64) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      add(UInt8(truncatingIfNeeded: number >> shift))
    }
  }
}
