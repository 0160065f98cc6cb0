/// What typesetting needs to know of single scalars beyond Unicode's algorithms.
enum ScalarTraits {
  /// Returns whether a scalar ends a paragraph: the hard breaks that are paragraph separators.
  static func endsParagraph(_ scalar: UInt32) -> Bool {
    scalar == 0x0A || scalar == 0x0D || scalar == 0x85 || scalar == 0x2029
  }

  /// Returns whether a scalar hangs over the end of a line: white space, but no no-break space.
  static func hangs(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x20, 0x09, 0x0B, 0x0C, 0x1680, 0x2000...0x2006, 0x2008...0x200B: true
    case 0x2028, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Returns whether a scalar is a control code, which has no width and no ink.
  static func isControl(_ scalar: UInt32) -> Bool {
    scalar < 0x20 || 0x7F...0x9F ~= scalar || scalar == 0x2028
  }

  /// Returns whether a scalar lies in the plane that the kit's symbols are in.
  static func isSymbol(_ scalar: UInt32) -> Bool { 0x100000...0x10FFFD ~= scalar }

  /// Returns whether a scalar belongs to a script whose letters join; spacing would part them.
  static func joins(_ scalar: UInt32) -> Bool {
    switch scalar {
    case ..<0x0600: false
    case 0x0600...0x07FF, 0x0840...0x08FF, 0x1800...0x18AF, 0xA840...0xA87F: true
    case 0xFB50...0xFDFF, 0xFE70...0xFEFE, 0x10AC0...0x10AFF, 0x10D00...0x10D3F: true
    case 0x10F30...0x10F6F, 0x1E900...0x1E95F: true
    default: false
    }
  }

  /// Returns whether a font need not have a scalar, as shaping shows white space and controls
  /// without a glyph of their own.
  static func needsNoGlyph(_ scalar: UInt32) -> Bool {
    guard scalar >= 0x20 else { return true }
    guard scalar >= 0x7F, let scalar = Unicode.Scalar(scalar) else { return false }
    let properties = scalar.properties
    return scalar.value <= 0x9F || properties.isDefaultIgnorableCodePoint
      || properties.isWhitespace
  }

  /// Returns whether a grapheme cluster is to be shown as a colour emoji.
  static func isEmoji(_ cluster: ArraySlice<UInt32>) -> Bool {
    // The first scalar with emoji presentation is U+231A.
    guard cluster.count > 1 || cluster.first ?? 0 >= 0x231A else { return false }
    if cluster.contains(0xFE0E) { return false }
    guard let first = cluster.first, let base = Unicode.Scalar(first) else { return false }
    if cluster.contains(0xFE0F) && base.properties.isEmoji { return true }
    return cluster.contains { value in
      value >= 0x231A && Unicode.Scalar(value)?.properties.isEmojiPresentation == true
    }
  }

  /// Returns the hint that a scalar gives for the shapes of Han characters.
  static func hanShapes(_ scalar: UInt32) -> FallbackStyle.HanShapes? {
    switch scalar {
    case ..<0x1100: nil
    case 0x3040...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: .japanese
    case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: .korean
    case 0x3100...0x312F, 0x31A0...0x31BF: .traditionalChinese
    default: nil
    }
  }
}
