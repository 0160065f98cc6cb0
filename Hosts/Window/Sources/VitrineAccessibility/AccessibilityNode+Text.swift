internal import Vitrine

/// A field's words as assistive technologies of the desktop get them, who count Unicode scalars.
extension AccessibilityNode {
  /// The words; none of a secure field, not even how many they are.
  var words: String { value ?? "" }

  /// The number of scalars before a boundary between characters.
  func scalar(before boundary: Int) -> Int { words.prefix(boundary).unicodeScalars.count }

  /// The characters that a range of scalars touches; for an empty range the boundary there, behind
  /// a character that it is in the middle of.
  ///
  /// Who asks for those of a secure field counts by himself, and a character as one.
  func characters(_ scalars: Range<Int>) -> Range<Int> {
    if role == .secureTextField { return scalars }
    let upper = boundary(behind: scalars.upperBound)
    return scalars.isEmpty ? upper..<upper : boundary(upTo: scalars.lowerBound)..<upper
  }

  /// The last boundary between characters at a number of scalars or before it.
  func boundary(upTo scalar: Int) -> Int {
    var count = 0
    var boundary = 0
    for character in words {
      count += character.unicodeScalars.count
      if count > scalar { break }
      boundary += 1
    }
    return boundary
  }

  /// The first boundary between characters at a number of scalars or behind it.
  private func boundary(behind scalar: Int) -> Int {
    var count = 0
    var boundary = 0
    for character in words {
      if count >= scalar { break }
      count += character.unicodeScalars.count
      boundary += 1
    }
    return boundary
  }
}
