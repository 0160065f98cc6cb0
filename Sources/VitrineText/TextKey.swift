/// A text in a font: what shaping depends on.
///
/// Texts are compared by their bytes: canonically equal ones differ in the ranges of their lines.
struct TextKey: Hashable {
  let text: String
  let fontName: String
  let isUppercase: Bool
  /// The FNV-1a hash of the text, made once: tables ask for it again and again.
  private let hash: UInt64

  init(text: String, fontName: String, isUppercase: Bool) {
    self.text = text
    self.fontName = fontName
    self.isUppercase = isUppercase
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    for byte in fontName.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    self.hash = hash
  }

  static func == (left: TextKey, right: TextKey) -> Bool {
    left.hash == right.hash && left.isUppercase == right.isUppercase
      && left.fontName.utf8.elementsEqual(right.fontName.utf8)
      && left.text.utf8.elementsEqual(right.text.utf8)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

/// Everything that a layout depends on.
struct LayoutKey: Hashable {
  let text: TextKey
  let size: Double
  let lineHeight: Double?
  let alignment: TextAttributes.Alignment
  let layoutDirection: WritingDirection?
  let box: TextBox
  /// The stretch that is drawn; nil for all.
  var seen: ClosedRange<Double>?
}
