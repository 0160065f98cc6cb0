/// Finds words in a text, after the rules of UAX #29 for words.
///
/// Ideographs, Hiragana and symbols such as emoji are words of their own: there is no dictionary.
/// White space hangs together, so that it can be chosen as a whole.
struct WordScanner {
  private let text: ClusterText

  init(_ text: ClusterText) { self.text = text }

  /// Returns the word, the white space or the single mark that a cluster belongs to.
  ///
  /// A place out of bounds counts as the nearest cluster; an empty text has an empty one.
  func segment(at cluster: Int) -> Range<Int> {
    guard text.count > 0 else { return 0..<0 }
    var lower = min(max(cluster, 0), text.count - 1)
    var upper = lower + 1
    while lower > 0 && hangTogether(lower - 1) { lower -= 1 }
    while upper < text.count && hangTogether(upper - 1) { upper += 1 }
    return lower..<upper
  }

  /// Returns where the last word that begins before a boundary starts; 0 without one.
  func wordStart(before place: Int) -> Int {
    var place = min(place, text.count)
    while place > 0 && !wordClass(at: place - 1).isWord { place -= 1 }
    return place > 0 ? segment(at: place - 1).lowerBound : 0
  }

  /// Returns where the first word that ends behind a boundary ends; the end of the text without one.
  func wordEnd(behind place: Int) -> Int {
    var place = max(place, 0)
    while place < text.count && !wordClass(at: place).isWord { place += 1 }
    return place < text.count ? segment(at: place).upperBound : text.count
  }

  private func wordClass(at cluster: Int) -> WordClass {
    guard 0..<text.count ~= cluster,
      let scalar = text[cluster..<cluster + 1].unicodeScalars.first
    else { return .other }
    return WordClass(scalar)
  }

  /// Returns whether a cluster and the next one belong to one word (WB5 to WB13b).
  private func hangTogether(_ cluster: Int) -> Bool {
    let left = wordClass(at: cluster)
    let right = wordClass(at: cluster + 1)
    return switch (left, right) {
    case (.space, .space), (.katakana, .katakana), (.katakana, .connector): true
    case (.connector, .katakana): true
    case (_, _) where left.joins && right.joins: true
    case (.letter, _) where right.isInsideWords: wordClass(at: cluster + 2) == .letter
    case (_, .letter) where left.isInsideWords: wordClass(at: cluster - 1) == .letter
    case (.digit, _) where right.isInsideNumbers: wordClass(at: cluster + 2) == .digit
    case (_, .digit) where left.isInsideNumbers: wordClass(at: cluster - 1) == .digit
    default: false
    }
  }
}

/// What a character is to a word.
enum WordClass {
  case letter, digit, katakana
  /// An underscore and its like.
  case connector
  /// A word of its own.
  case alone
  /// A mark that words have inside, such as the middle dot.
  case insideWords
  /// A mark that numbers have inside, such as the comma.
  case insideNumbers
  /// A mark that both have inside, such as the full stop and the apostrophe.
  case insideBoth
  case space, other

  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x27, 0x2E, 0x2018, 0x2019, 0x2024, 0xFE52, 0xFF07, 0xFF0E: self = .insideBoth
    case 0xB7, 0x387, 0x55F, 0x5F4, 0x2027: self = .insideWords
    case 0x2C, 0x3B, 0x37E, 0x589, 0x60C, 0x60D, 0x66C, 0x7F8, 0x2044: self = .insideNumbers
    case 0x3041...0x309F, 0x1B001...0x1B11F: self = .alone
    case 0x30A0...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: self = .katakana
    default: self = Self.general(scalar)
    }
  }

  private static func general(_ scalar: Unicode.Scalar) -> WordClass {
    let properties = scalar.properties
    if properties.isWhitespace { return .space }
    if properties.isIdeographic { return .alone }
    return switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .letterNumber:
      .letter
    case .decimalNumber, .otherNumber: .digit
    case .connectorPunctuation: .connector
    case .otherSymbol, .privateUse: .alone
    default: .other
    }
  }

  /// A Boolean value that is true for what movements by words stop at.
  var isWord: Bool {
    switch self {
    case .letter, .digit, .katakana, .connector, .alone: true
    default: false
    }
  }

  /// A Boolean value that is true for what makes up words of letters and digits.
  var joins: Bool { self == .letter || self == .digit || self == .connector }

  var isInsideWords: Bool { self == .insideWords || self == .insideBoth }

  var isInsideNumbers: Bool { self == .insideNumbers || self == .insideBoth }
}
