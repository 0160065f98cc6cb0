import Testing

@testable import VitrineImage

@Suite struct HuffmanTests {
  /// Frequencies that make the deepest tree there is.
  private var fibonacci: [UInt32] {
    var values: [UInt32] = [1, 1]
    while values.count < 40 { values.append(values[values.count - 1] + values[values.count - 2]) }
    return values
  }

  /// The share of all bit strings that a code takes, in units of 2⁻¹⁵.
  private func kraftSum(_ lengths: [UInt8]) -> Int {
    lengths.reduce(0) { $0 + ($1 > 0 ? 1 << (15 - Int($1)) : 0) }
  }

  @Test func codesAreAsLongAsHuffmanSays() {
    #expect(HuffmanTable(frequencies: [1, 1, 2, 4], limit: 15).lengths == [3, 3, 2, 1])
    #expect(HuffmanTable(frequencies: [0, 5, 0], limit: 15).lengths == [0, 1, 0])
    #expect(HuffmanTable(frequencies: [0, 0], limit: 15).lengths == [0, 0])
  }

  @Test(arguments: [6, 7, 9, 14])
  func deepTreesAreCutAndStayWhole(_ limit: Int) {
    let lengths = HuffmanTable(frequencies: fibonacci, limit: limit).lengths
    #expect(lengths.allSatisfy { $0 > 0 && $0 <= limit })
    #expect(kraftSum(lengths) == 1 << 15)
    #expect(zip(lengths, lengths.dropFirst()).allSatisfy { $0 >= $1 })
  }

  @Test func codesAreCanonical() {
    // RFC 1951, section 3.2.2: lengths 2, 1, 3, 3 give 10, 0, 110, 111; deflate stores them
    // with the first bit lowest.
    let codes = HuffmanTable(frequencies: [2, 4, 1, 1], limit: 15).codes
    #expect(codes.map { $0.bits } == [0b01, 0, 0b011, 0b111])
    #expect(codes.map { $0.count } == [2, 1, 3, 3])
  }

  @Test func lengthsAndDistancesFollowTheTable() {
    // RFC 1951, section 3.2.5: symbol, extra bits and least value of some rows.
    for (length, symbol, bits) in [
      (3, 257, 0), (10, 264, 0), (11, 265, 1), (19, 269, 2), (67, 277, 4), (227, 284, 5),
      (258, 285, 0),
    ] {
      let entry = DeflateLength.all[length]
      #expect(entry.symbol == symbol && entry.extraCount == bits && entry.extra == 0)
    }
    for (distance, symbol, bits) in [
      (1, 0, 0), (4, 3, 0), (5, 4, 1), (7, 5, 1), (97, 13, 5), (24577, 29, 13),
    ] {
      let entry = DeflateDistance(UInt32(distance))
      #expect(entry.symbol == symbol && entry.extraCount == bits && entry.extra == 0)
    }
    #expect(DeflateDistance(32_768).extra == 8191)
  }
}
