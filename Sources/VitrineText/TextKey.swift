/// A text in a font: what shaping depends on.
///
/// Texts are compared by their bytes: canonically equal ones differ in the ranges of their lines.
struct TextKey: Hashable {
  let text: String
  let fontName: String
  let isUppercase: Bool

  static func == (left: TextKey, right: TextKey) -> Bool {
    left.isUppercase == right.isUppercase
      && left.fontName.utf8.elementsEqual(right.fontName.utf8)
      && left.text.utf8.elementsEqual(right.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
    for byte in fontName.utf8 { hasher.combine(byte) }
    hasher.combine(isUppercase)
  }
}

/// Everything that a layout depends on.
struct LayoutKey: Hashable {
  let text: TextKey
  let size: Double
  let lineHeight: Double?
  let alignment: TextAttributes.Alignment
  let box: TextBox
}
