internal import Vitrine

/// A field's words as assistive technologies of the desktop get them, who count Unicode scalars.
extension AccessibilityNode {
  /// The words; those of a secure field are a bullet for each character, as on the screen.
  var words: String {
    guard role == .secureTextField else { return value ?? "" }
    return String(repeating: "\u{2022}", count: textPlaces?.count ?? 0)
  }

  /// The number of scalars before a boundary between characters.
  func scalar(before boundary: Int) -> Int { words.prefix(boundary).unicodeScalars.count }

  /// The characters that a range of scalars touches; for an empty range the boundary there, behind
  /// a character that it is in the middle of.
  func characters(_ scalars: Range<Int>) -> Range<Int> {
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
