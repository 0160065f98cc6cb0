/// Base64 after RFC 4648, section 4.
enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Returns bytes as text.
  static func text(_ bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    var index = 0
    while index < bytes.count {
      let rest = bytes.count - index
      var word = Int(bytes[index]) << 16
      if rest > 1 { word |= Int(bytes[index + 1]) << 8 }
      if rest > 2 { word |= Int(bytes[index + 2]) }
      result.append(alphabet[word >> 18])
      result.append(alphabet[word >> 12 & 63])
      result.append(rest > 1 ? alphabet[word >> 6 & 63] : UInt8(ascii: "="))
      result.append(rest > 2 ? alphabet[word & 63] : UInt8(ascii: "="))
      index += 3
    }
    return String(decoding: result, as: UTF8.self)
  }
}
