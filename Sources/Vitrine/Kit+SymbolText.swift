package import VitrineKit

extension Kit {
  /// Returns the character that stands for a symbol in a text.
  ///
  /// The name is the symbol's such as `folder`, another name of it, its code point such as
  /// `U+100215`, or the character itself. Where there is no such symbol, the error has the nearest
  /// names.
  package func symbolText(_ name: String) throws(KitError) -> String {
    if let scalar = name.unicodeScalars.first, name.unicodeScalars.count == 1,
      try symbol(scalar.value) != nil
    {
      return name
    }
    if let code = Self.codePoint(name), try symbol(code) != nil,
      let scalar = Unicode.Scalar(code)
    {
      return String(Character(scalar))
    }
    let drawing = try symbol(named: name)
    guard let code = drawing.codePoint, let scalar = Unicode.Scalar(code) else {
      throw KitError(
        .unknownName, "the symbol “\(name)” cannot stand in a text",
        mend: "take one that has a code point in specs/own/symbols.txt")
    }
    return String(Character(scalar))
  }

  /// Reads `U+100215`.
  private static func codePoint(_ text: String) -> UInt32? {
    let bytes = Array(text.utf8)
    guard bytes.count > 2, bytes.count <= 10, bytes[0] == UInt8(ascii: "U"),
      bytes[1] == UInt8(ascii: "+")
    else { return nil }
    var value: UInt32 = 0
    for byte in bytes[2...] {
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      default: return nil
      }
      value = value << 4 | UInt32(digit)
    }
    return value
  }
}
