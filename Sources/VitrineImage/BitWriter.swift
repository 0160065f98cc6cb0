/// Writes bits as deflate wants them: the lowest bit of a byte first.
struct BitWriter {
  private let start: UnsafeMutableRawPointer
  private var next: UnsafeMutableRawPointer
  private var bits: UInt64 = 0
  private var waiting: UInt64 = 0

  /// Begins at an address; eight bytes beyond the last one must be writable, too.
  init(_ start: UnsafeMutableRawPointer) {
    self.start = start
    next = start
  }

  /// The number of whole bytes so far.
  var count: Int { next - start }

  /// Appends bits; up to 56 may be appended between two flushes.
  @inline(__always)
  mutating func append(_ value: UInt32, count: UInt32) {
    bits |= UInt64(value) &<< waiting
    waiting &+= UInt64(count)
  }

  /// Appends a Huffman code.
  @inline(__always)
  mutating func append(_ code: HuffmanCode) { append(code.bits, count: code.count) }

  /// Moves whole bytes to memory; at most seven bits are left waiting.
  @inline(__always)
  mutating func flush() {
    next.storeBytes(of: bits.littleEndian, as: UInt64.self)
    next += Int(waiting &>> 3)
    bits &>>= waiting & ~7
    waiting &= 7
  }

  /// Fills the last byte up with zeros.
  mutating func align() {
    waiting = (waiting + 7) & ~7
    flush()
  }

  /// Appends whole bytes; the writer must be aligned.
  mutating func append(_ bytes: UnsafeRawBufferPointer) {
    UnsafeMutableRawBufferPointer(start: next, count: bytes.count).copyMemory(from: bytes)
    next += bytes.count
  }
}
