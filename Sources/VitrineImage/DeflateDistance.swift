/// How deflate writes the distance of a match (RFC 1951, section 3.2.5).
struct DeflateDistance {
  /// The distance symbol.
  let symbol: Int
  /// The bits behind the symbol's code.
  let extra: UInt32
  /// The number of those bits.
  let extraCount: UInt32

  /// The greatest distance.
  static let longest = 32_768
  /// The number of symbols.
  static let symbolCount = 30

  /// Every two symbols the steps between distances double.
  @inline(__always)
  init(_ distance: UInt32) {
    let offset = distance &- 1
    let top = 31 &- UInt32(truncatingIfNeeded: offset.leadingZeroBitCount)
    if offset < 4 {
      (symbol, extra, extraCount) = (Int(offset), 0, 0)
    } else {
      extraCount = top &- 1
      symbol = Int(2 &* top &+ ((offset &>> extraCount) & 1))
      extra = offset & ((1 &<< extraCount) &- 1)
    }
  }
}
