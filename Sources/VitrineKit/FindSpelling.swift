/// The spellings under which a text is looked for.
enum FindSpelling {
  /// Returns the text, the same with the building block's mark between doubled slashes, and for a
  /// symbol its other form: a code point's character, or a character's code point.
  static func all(of text: String) -> [[UInt8]] {
    var spellings = [text]
    let restored = Kit.replacing("//", in: text, by: Kit.buildingBlock)
    if restored != text { spellings.append(restored) }
    if let character = character(ofCodePoint: text) { spellings.append(character) }
    if let codePoint = codePoint(ofCharacter: text) { spellings.append(codePoint) }
    return spellings.map { spelling in Array(spelling.utf8) }
  }

  /// Returns the character for `U+10018A`; nil for all but private-use code points.
  private static func character(ofCodePoint text: String) -> String? {
    let bytes = Array(text.utf8)
    guard (6...8).contains(bytes.count), Nearest.lowercased(bytes[0]) == UInt8(ascii: "u"),
      bytes[1] == UInt8(ascii: "+")
    else { return nil }
    var value: UInt32 = 0
    for byte in bytes[2...] {
      // Letters are capitals without their sixth bit.
      let isLetter = byte >= UInt8(ascii: "a")
      guard let digit = LineScanner.hexDigit(isLetter ? byte & ~32 : byte) else { return nil }
      value = value << 4 | digit
    }
    guard let scalar = UnicodeScalar(value), isPrivate(scalar) else { return nil }
    return String(scalar)
  }

  /// Returns `U+10018A` for a private-use character by itself.
  private static func codePoint(ofCharacter text: String) -> String? {
    let scalars = text.unicodeScalars
    guard let scalar = scalars.first, scalars.count == 1, isPrivate(scalar) else { return nil }
    return "U+" + String(scalar.value, radix: 16, uppercase: true)
  }

  /// The private-use areas of the Unicode Standard, section 23.5.
  private static func isPrivate(_ scalar: UnicodeScalar) -> Bool {
    (0xE000...0xF8FF).contains(scalar.value) || scalar.value >= 0xF0000
  }
}
