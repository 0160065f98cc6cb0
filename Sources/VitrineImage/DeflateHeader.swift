/// The codes at the head of a dynamic deflate block (RFC 1951, section 3.2.7).
struct DeflateHeader {
  /// One symbol of the run-length coded code lengths, and the bits behind it.
  private struct Item {
    let symbol: Int
    var extra: UInt32 = 0
    var extraCount: UInt32 = 0
  }

  /// The order in which the code lengths of the code length code stand.
  private static let order = [
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
  ]

  private let items: [Item]
  private let table: HuffmanTable
  private let literalCount: Int
  private let distanceCount: Int
  private let orderCount: Int

  /// Describes a code for literals and lengths, and one for distances.
  init(literals: [UInt8], distances: [UInt8]) {
    literalCount = max(257, (literals.lastIndex { $0 > 0 } ?? 0) + 1)
    distanceCount = max(1, (distances.lastIndex { $0 > 0 } ?? 0) + 1)
    items = Self.runs(of: literals[..<literalCount] + distances[..<distanceCount])
    var frequencies = [UInt32](repeating: 0, count: 19)
    for item in items { frequencies[item.symbol] += 1 }
    let table = HuffmanTable(frequencies: frequencies, limit: 7)
    orderCount = max(4, (Self.order.lastIndex { table.lengths[$0] > 0 } ?? 0) + 1)
    self.table = table
  }

  /// The size of the header with the block's own three bits.
  var bitCount: Int {
    var bits = 3 + 14 + 3 * orderCount
    for item in items { bits += Int(table.lengths[item.symbol]) + Int(item.extraCount) }
    return bits
  }

  /// Writes everything behind the block's own three bits.
  func write(to writer: inout BitWriter) {
    writer.append(UInt32(literalCount - 257), count: 5)
    writer.append(UInt32(distanceCount - 1), count: 5)
    writer.append(UInt32(orderCount - 4), count: 4)
    writer.flush()
    for symbol in Self.order[..<orderCount] {
      writer.append(UInt32(table.lengths[symbol]), count: 3)
      writer.flush()
    }
    for item in items {
      writer.append(table.codes[item.symbol])
      writer.append(item.extra, count: item.extraCount)
      writer.flush()
    }
  }

  /// Shortens runs: 16 repeats the last length, 17 and 18 stand for zeros.
  private static func runs(of lengths: ArraySlice<UInt8>) -> [Item] {
    var items: [Item] = []
    var rest = lengths
    while let length = rest.first {
      var run = rest.prefix { $0 == length }.count
      rest = rest.dropFirst(run)
      if length > 0 {
        items.append(Item(symbol: Int(length)))
        run -= 1
      }
      while run >= 3 {
        let (symbol, least, most, bits) =
          length > 0 ? (16, 3, 6, 2) : run < 11 ? (17, 3, 10, 3) : (18, 11, 138, 7)
        let count = min(run, most)
        items.append(
          Item(symbol: symbol, extra: UInt32(count - least), extraCount: UInt32(bits)))
        run -= count
      }
      for _ in 0..<run { items.append(Item(symbol: Int(length))) }
    }
    return items
  }
}
