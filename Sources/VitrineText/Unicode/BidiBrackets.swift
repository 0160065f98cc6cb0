/// The bracket pairs of rule N0 of UAX #9.
enum BidiBrackets {
  /// A bracket and the number that both halves of its pair share.
  struct Bracket {
    var pair: UInt32
    var isOpening: Bool
  }

  /// Returns the bracket that a scalar is, or nil.
  static func bracket(_ scalar: UInt32) -> Bracket? {
    // Most text has no brackets but these; the table is searched for the others only.
    switch scalar {
    case 0x28, 0x5B, 0x7B: return Bracket(pair: scalar, isOpening: true)
    case 0x29: return Bracket(pair: 0x28, isOpening: false)
    case 0x5D: return Bracket(pair: 0x5B, isOpening: false)
    case 0x7D: return Bracket(pair: 0x7B, isOpening: false)
    case ..<0x0F3A, 0x10000...: return nil
    default: return search(scalar)
    }
  }

  private static func search(_ scalar: UInt32) -> Bracket? {
    for i in 0..<pairs.utf8CodeUnitCount / 8 {
      let opening = number(at: 8 * i)
      if scalar == opening { return Bracket(pair: canonical(opening), isOpening: true) }
      if scalar == number(at: 8 * i + 4) {
        return Bracket(pair: canonical(opening), isOpening: false)
      }
    }
    return nil
  }

  /// U+2329 and U+232A are canonically equivalent to U+3008 and U+3009.
  private static func canonical(_ opening: UInt32) -> UInt32 {
    opening == 0x2329 ? 0x3008 : opening
  }

  private static func number(at index: Int) -> UInt32 {
    var value: UInt32 = 0
    for i in index..<index + 4 {
      let digit = UInt32(pairs.utf8Start[i])
      value = value << 4 | (digit < 0x40 ? digit - 0x30 : digit - 0x37)
    }
    return value
  }
}
