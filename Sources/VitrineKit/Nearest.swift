/// Suggestions for a word that is not known.
package enum Nearest {
  /// The longest word that is compared in full, which bounds the time.
  private static let longest = 200

  /// Returns the known words that are most like a wrong one, nearest first.
  package static func words(to wrong: String, among known: [String], limit: Int = 3) -> [String] {
    let pattern = Array(wrong.utf8.prefix(longest))
    let bound = max(2, pattern.count / 3)
    var found: [(distance: Int, word: String)] = []
    for word in known {
      let candidate = Array(word.utf8.prefix(longest))
      var distance = editDistance(pattern, candidate, bound: bound)
      if distance > bound, pattern.count >= 3, contains(candidate, pattern) { distance = bound }
      if distance <= bound { found.append((distance, word)) }
    }
    let sorted = found.sorted { $0.distance < $1.distance }
    return sorted.prefix(limit).map { $0.word }
  }

  /// Returns the words as the end of a message: “A”, “B” or “C”; the fallback where there are none.
  package static func phrase(for wrong: String, among known: [String], otherwise: String) -> String
  {
    let words = words(to: wrong, among: known)
    return words.isEmpty ? otherwise : "did you mean \(list(words))?"
  }

  /// Returns quoted words divided by commas, the last one by “or”.
  package static func list(_ words: [String]) -> String {
    var text = ""
    for (index, word) in words.enumerated() {
      if index > 0 { text += index == words.count - 1 ? " or " : ", " }
      text += "“\(word)”"
    }
    return text
  }

  /// Returns the Levenshtein distance in bytes, or a number above the bound where it is exceeded.
  private static func editDistance(_ left: [UInt8], _ right: [UInt8], bound: Int) -> Int {
    if abs(left.count - right.count) > bound { return bound + 1 }
    var row = Array(0...right.count)
    for (i, byte) in left.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      var least = row[0]
      for j in right.indices {
        let change = lowercased(byte) == lowercased(right[j]) ? 0 : 1
        let value = min(diagonal + change, row[j] + 1, row[j + 1] + 1)
        diagonal = row[j + 1]
        row[j + 1] = value
        least = min(least, value)
      }
      if least > bound { return bound + 1 }
    }
    return row[right.count]
  }

  /// Returns whether the bytes occur in others, letter case aside.
  static func contains(_ bytes: [UInt8], _ part: [UInt8]) -> Bool {
    guard !part.isEmpty, bytes.count >= part.count else { return part.isEmpty }
    for start in 0...(bytes.count - part.count) {
      var length = 0
      while length < part.count, lowercased(bytes[start + length]) == lowercased(part[length]) {
        length += 1
      }
      if length == part.count { return true }
    }
    return false
  }

  /// Returns an ASCII capital letter in lower case, and any other byte as it is.
  static func lowercased(_ byte: UInt8) -> UInt8 {
    byte >= 65 && byte <= 90 ? byte + 32 : byte
  }
}
