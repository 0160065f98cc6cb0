/// How deflate writes the length of a match (RFC 1951, section 3.2.5).
struct DeflateLength {
  /// The literal/length symbol.
  let symbol: Int
  /// The bits behind the symbol's code.
  let extra: UInt32
  /// The number of those bits.
  let extraCount: UInt32

  /// The longest match.
  static let maxLength = 258

  /// The entries of all lengths; those below 3 are placeholders.
  static let all: [DeflateLength] = (0...maxLength).map { length in
    guard length < maxLength else { return DeflateLength(symbol: 285, extra: 0, extraCount: 0) }
    guard length > 10 else {
      return DeflateLength(symbol: 254 + length, extra: 0, extraCount: 0)
    }
    // Every four symbols the steps between lengths double.
    let offset = length - 3
    let extraCount = (Int.bitWidth - offset.leadingZeroBitCount) - 3
    let group = offset >> extraCount
    return DeflateLength(
      symbol: 257 + 4 * extraCount + group, extra: UInt32(offset - group << extraCount),
      extraCount: UInt32(extraCount))
  }
}
