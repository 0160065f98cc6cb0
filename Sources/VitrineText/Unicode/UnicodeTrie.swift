/// A table with a small number for every Unicode scalar, read straight from string literals.
///
/// The three levels hold printable characters that start at `0`: one for a value, two (base 64)
/// for the number of a block on the next level. A look-up costs three loads and no start-up.
struct UnicodeTrie: Sendable {
  private let top: StaticString
  private let middle: StaticString
  private let leaf: StaticString

  init(top: StaticString, middle: StaticString, leaf: StaticString) {
    self.top = top
    self.middle = middle
    self.leaf = leaf
  }

  /// Returns the value of a scalar; numbers beyond Unicode's last scalar have that of U+0000.
  subscript(scalar: UInt32) -> UInt8 {
    let scalar = scalar < 0x110000 ? Int(scalar) : 0
    let middleBlock = Self.number(top.utf8Start, scalar >> 12)
    let leafBlock = Self.number(middle.utf8Start, middleBlock << 6 | (scalar >> 6 & 63))
    return leaf.utf8Start[leafBlock << 6 | (scalar & 63)] &- 0x30
  }

  private static func number(_ text: UnsafePointer<UInt8>, _ index: Int) -> Int {
    (Int(text[2 * index]) - 0x30) << 6 | (Int(text[2 * index + 1]) - 0x30)
  }
}
