extension PickedColor {
  /// Creates a colour from hexadecimal digits, as people write them; nil for anything else.
  ///
  /// `RGB`, `RRGGBB` and `RRGGBBAA` are read, in any case, with or without `#` in front and white
  /// space around.
  ///
  /// - Parameters:
  ///   - hex: the digits.
  ///   - colorSpace: the colour space that they count in.
  public init?(hex: String, in colorSpace: RGBColorSpace = .sRGB) {
    guard let digits = HexDigits(hex) else { return nil }
    self.init(
      colorSpace, red: Double(digits.bytes[0]) / 255, green: Double(digits.bytes[1]) / 255,
      blue: Double(digits.bytes[2]) / 255, alpha: Double(digits.alpha ?? 255) / 255)
  }

  /// The channels as six hexadecimal digits in capitals, `RRGGBB`, in the colour's own space.
  ///
  /// Channels are rounded to 0…255, halves up; outside 0…1 they are clamped.
  public var hex: String {
    var bytes: [UInt8] = []
    for channel in Channel.allCases {
      let byte = byte(channel)
      bytes.append(Self.digits[byte >> 4])
      bytes.append(Self.digits[byte & 15])
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A channel rounded to 0…255, halves up, and clamped.
  func byte(_ channel: Channel) -> Int {
    Int((min(max(self[channel], 0), 1) * 255 + 0.5).rounded(.down))
  }

  private static let digits = [UInt8]("0123456789ABCDEF".utf8)
}

/// The bytes that hexadecimal digits stand for.
struct HexDigits {
  /// Red, green, blue.
  let bytes: [Int]
  /// The opacity; nil where none was written.
  let alpha: Int?

  /// Reads digits; nil where they are anything else than a colour.
  init?(_ text: String) {
    var digits: [Int] = []
    for byte in text.utf8.trimmed.dropHash {
      guard let digit = Self.value(of: byte), digits.count < 8 else { return nil }
      digits.append(digit)
    }
    switch digits.count {
    case 3:
      bytes = digits.map { $0 * 17 }
      alpha = nil
    case 6, 8:
      var pairs: [Int] = []
      for index in 0..<digits.count / 2 {
        pairs.append(digits[2 * index] * 16 + digits[2 * index + 1])
      }
      bytes = Array(pairs[..<3])
      alpha = pairs.count > 3 ? pairs[3] : nil
    default: return nil
    }
  }

  private static func value(of byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): Int(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): Int(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }
}

extension String.UTF8View {
  /// The bytes without white space around.
  var trimmed: Substring.UTF8View {
    var bytes = self[...]
    while let first = bytes.first, first.isSpace { bytes.removeFirst() }
    while let last = bytes.last, last.isSpace { bytes.removeLast() }
    return bytes
  }
}

extension Substring.UTF8View {
  fileprivate var dropHash: Substring.UTF8View {
    first == UInt8(ascii: "#") ? dropFirst() : self
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { self == 32 || (self >= 9 && self <= 13) }
}
