/// One symbol's code: its bits, first bit lowest, below their number.
struct HuffmanCode {
  private let packed: UInt32

  init(bits: UInt32, count: UInt32) { packed = bits | count << 16 }

  @inline(__always) var bits: UInt32 { packed & 0xFFFF }
  @inline(__always) var count: UInt32 { packed >> 16 }
}

/// The shortest prefix code for given frequencies, in deflate's canonical form.
struct HuffmanTable {
  /// The number of bits of each symbol's code; 0 for symbols that do not occur.
  private(set) var lengths: [UInt8]
  /// Each symbol's code.
  private(set) var codes: [HuffmanCode] = []

  /// Makes the code.
  ///
  /// No code becomes longer than `limit` bits, which costs next to nothing: only symbols that
  /// hardly occur are longer than others by then.
  init(frequencies: [UInt32], limit: Int) {
    lengths = [UInt8](repeating: 0, count: frequencies.count)
    // Rarest first; equals by their number, so that the code depends on nothing else.
    let order = frequencies.indices.filter { frequencies[$0] > 0 }.sorted {
      (frequencies[$0], $0) < (frequencies[$1], $1)
    }
    var counts = Self.depthCounts(order.map { frequencies[$0] }, limit: limit)
    Self.limit(&counts)
    var length = counts.count - 1
    for symbol in order {
      while length > 0, counts[length] == 0 { length -= 1 }
      lengths[symbol] = UInt8(length)
      counts[length] -= 1
    }
    assignCodes(limit: limit)
  }

  /// The size of text with given frequencies.
  func bitCount(_ frequencies: [UInt32]) -> Int {
    var bits = 0
    for symbol in lengths.indices { bits += Int(frequencies[symbol]) * Int(lengths[symbol]) }
    return bits
  }

  /// Counts how many leaves of the Huffman tree lie at each depth; deeper ones count as `limit`.
  private static func depthCounts(_ leaves: [UInt32], limit: Int) -> [Int] {
    var counts = [Int](repeating: 0, count: limit + 1)
    guard leaves.count > 1 else {
      counts[1] = leaves.count
      return counts
    }
    // Nodes are made in order of weight, so that two queues hold what is still to be joined.
    var weights: [UInt32] = []
    var parents = [Int](repeating: 0, count: 2 * leaves.count - 1)
    var (leaf, node) = (0, 0)
    func takeLightest() -> Int {
      if leaf < leaves.count, node >= weights.count || leaves[leaf] <= weights[node] {
        leaf += 1
        return leaf - 1
      }
      node += 1
      return leaves.count + node - 1
    }
    func weight(_ index: Int) -> UInt32 {
      index < leaves.count ? leaves[index] : weights[index - leaves.count]
    }
    for made in leaves.count..<parents.count {
      let (first, second) = (takeLightest(), takeLightest())
      parents[first] = made
      parents[second] = made
      weights.append(weight(first) + weight(second))
    }
    var depths = [Int](repeating: 0, count: parents.count)
    for index in (0..<parents.count - 1).reversed() {
      depths[index] = depths[parents[index]] + 1
      if index < leaves.count { counts[min(depths[index], limit)] += 1 }
    }
    return counts
  }

  /// Lengthens short codes until all codes fit side by side (Kraft's inequality).
  private static func limit(_ counts: inout [Int]) {
    let limit = counts.count - 1
    var total = 0
    for length in 1...limit { total += counts[length] << (limit - length) }
    while total > 1 << limit {
      var length = limit - 1
      while counts[length] == 0 { length -= 1 }
      // One leaf moves a level down and takes one of the deepest along as its sibling.
      counts[length] -= 1
      counts[length + 1] += 2
      counts[limit] -= 1
      total -= 1
    }
  }

  /// Numbers the codes as RFC 1951, section 3.2.2, says, and turns their bits round.
  private mutating func assignCodes(limit: Int) {
    var next = [UInt32](repeating: 0, count: limit + 2)
    for length in lengths where length > 0 { next[Int(length) + 1] += 1 }
    for length in 1...limit { next[length + 1] = (next[length + 1] + next[length]) << 1 }
    codes = lengths.map { length in
      guard length > 0 else { return HuffmanCode(bits: 0, count: 0) }
      var (value, bits) = (next[Int(length)], UInt32(0))
      next[Int(length)] += 1
      for _ in 0..<length {
        bits = bits << 1 | value & 1
        value >>= 1
      }
      return HuffmanCode(bits: bits, count: UInt32(length))
    }
  }
}
