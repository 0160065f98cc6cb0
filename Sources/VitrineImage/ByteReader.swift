/// Reads numbers out of bytes that may be anything; what lies outside is nil.
struct ByteReader {
  let bytes: UnsafeRawBufferPointer

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  var count: Int { bytes.count }

  func byte(at offset: Int) -> UInt8? {
    offset >= 0 && offset < bytes.count ? bytes[offset] : nil
  }

  func starts(with prefix: [UInt8]) -> Bool { bytes.starts(with: prefix) }

  func uint16(at offset: Int, bigEndian: Bool = true) -> Int? {
    guard offset >= 0, offset <= bytes.count - 2 else { return nil }
    let value = bytes.loadUnaligned(fromByteOffset: offset, as: UInt16.self)
    return Int(bigEndian ? UInt16(bigEndian: value) : UInt16(littleEndian: value))
  }

  func uint32(at offset: Int, bigEndian: Bool = true) -> Int? {
    guard offset >= 0, offset <= bytes.count - 4 else { return nil }
    let value = bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
    return Int(bigEndian ? UInt32(bigEndian: value) : UInt32(littleEndian: value))
  }

  /// The part from an offset on; nil unless all of it lies inside.
  func slice(at offset: Int, count: Int) -> ByteReader? {
    guard offset >= 0, count >= 0, offset <= bytes.count, count <= bytes.count - offset else {
      return nil
    }
    return ByteReader(UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + count]))
  }

  /// The four letters at an offset.
  func tag(at offset: Int) -> Tag? { uint32(at: offset).map { Tag(code: UInt32($0)) } }
}

/// Four ASCII letters that name a chunk.
struct Tag: Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
  var code: UInt32

  var description: String {
    withUnsafeBytes(of: code.bigEndian) { String(decoding: $0, as: Unicode.ASCII.self) }
  }

  init(code: UInt32) { self.code = code }

  init(stringLiteral letters: StaticString) {
    code = letters.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
  }
}
