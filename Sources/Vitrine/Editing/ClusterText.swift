/// A text of one line and the boundaries between its grapheme clusters.
///
/// Offsets count clusters. They hold for one text only: what is put in can melt with what stands
/// around it, as a combining accent does.
struct ClusterText: Sendable {
  /// The text.
  private(set) var string = ""
  /// The bytes of the UTF-8 text that clusters start at, and its end.
  private(set) var boundaries: [Int] = [0]

  /// Creates an empty text.
  init() {}

  /// Creates a text of one line, as `replace` makes it.
  init(_ words: String) { _ = replace(bytes: 0..<0, with: words) }

  /// The most bytes of UTF-8 that a field holds; it bounds the cost of a key and of undoing.
  static let capacity = 1 << 14

  /// The number of clusters; the last boundary.
  var count: Int { boundaries.count - 1 }

  /// The number of bytes.
  var byteCount: Int { boundaries[count] }

  /// Returns whether two texts are the same byte for byte, not only to a reader.
  func hasSameBytes(as other: ClusterText) -> Bool {
    string.utf8.elementsEqual(other.string.utf8)
  }

  /// Returns a part of the text; what lies out of bounds is cut off.
  subscript(range: Range<Int>) -> Substring {
    let bytes = bytes(of: range)
    return string[index(bytes.lowerBound)..<index(bytes.upperBound)]
  }

  /// Returns the bytes of a range of clusters; what lies out of bounds is cut off.
  func bytes(of range: Range<Int>) -> Range<Int> {
    let range = range.clamped(to: 0..<count)
    return boundaries[range.lowerBound]..<boundaries[range.upperBound]
  }

  /// Returns the first boundary at a byte or behind it.
  func boundary(from byte: Int) -> Int {
    let before = boundary(upTo: byte)
    return boundaries[before] < byte ? min(before + 1, count) : before
  }

  /// Returns the last boundary at a byte or before it.
  func boundary(upTo byte: Int) -> Int { boundary(upTo: byte, in: boundaries) }

  private func boundary(upTo byte: Int, in boundaries: [Int]) -> Int {
    var low = 0
    var high = boundaries.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if boundaries[middle] <= byte { low = middle } else { high = middle }
    }
    return low
  }

  /// Puts a text in the place of a range of bytes that ends between scalars.
  ///
  /// Newlines and tabs become spaces. Other control characters, and clusters that the field has no
  /// room for, are left out.
  ///
  /// - Returns: The bytes of what was put in, and whether something was left out.
  mutating func replace(bytes range: Range<Int>, with new: String) -> (Range<Int>, isCut: Bool) {
    let range = range.clamped(to: 0..<byteCount)
    let room = Self.capacity - (byteCount - range.count)
    let (inserted, isCut) = Self.line(of: new, capacity: room)
    string.replaceSubrange(index(range.lowerBound)..<index(range.upperBound), with: inserted)
    findBoundaries(around: range, newCount: inserted.utf8.count)
    return (range.lowerBound..<range.lowerBound + inserted.utf8.count, isCut)
  }

  /// Finds the boundaries again where a change of some bytes can have moved them.
  ///
  /// Those before the cluster in front of the change stay. Behind it they are found one by one,
  /// until one is where there was one before: what follows depends on nothing in front of it.
  private mutating func findBoundaries(around range: Range<Int>, newCount: Int) {
    let old = boundaries
    let shift = newCount - range.count
    let kept = range.lowerBound == 0 ? 0 : boundary(upTo: range.lowerBound - 1)
    boundaries.removeSubrange((kept + 1)...)
    var place = index(old[kept])
    var next = boundary(upTo: range.upperBound, in: old)
    while place < string.endIndex {
      let end = string.index(after: place)
      let byte = boundaries[count] + string[place..<end].utf8.count
      place = end
      while next < old.count, old[next] + shift < byte || old[next] < range.upperBound { next += 1 }
      if next < old.count, old[next] + shift == byte {
        for following in old[next...] { boundaries.append(following + shift) }
        return
      }
      boundaries.append(byte)
    }
  }

  /// Returns a text as one line, as far as it fits a number of bytes.
  private static func line(of text: String, capacity: Int) -> (String, isCut: Bool) {
    var line = ""
    var room = capacity
    for character in text {
      guard let character = inLine(character) else { continue }
      let size = character.utf8.count
      if size > room { return (line, true) }
      room -= size
      line.append(character)
    }
    return (line, false)
  }

  /// Returns what stands in a line for a character; nil for a control character.
  private static func inLine(_ character: Character) -> Character? {
    if character.isNewline || character == "\t" { return " " }
    // A control character never is a cluster together with others.
    guard let scalar = character.unicodeScalars.first else { return nil }
    return scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) ? nil : character
  }

  private func index(_ byte: Int) -> String.Index {
    string.utf8.index(string.startIndex, offsetBy: byte)
  }
}
