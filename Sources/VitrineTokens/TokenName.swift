/// The words of a token's name, and the ways to write them.
struct TokenName: Hashable, Sendable {
  /// The words in lower case.
  var words: [String]

  init(_ words: [String]) { self.words = words }

  /// Takes a kit name apart: at everything but letters and digits, and before inner capitals.
  ///
  /// Numbers that only sort, such as that of `1 Primary`, are left out where words follow.
  init(kitName: String) {
    words = []
    var segment: [String] = []
    var word = ""
    var previousIsLower = false
    func finished(_ segment: [String]) -> [String] {
      let sorts = segment.count > 1 && segment[0].utf8.allSatisfy { $0 >= 48 && $0 <= 57 }
      return sorts ? Array(segment.dropFirst()) : segment
    }
    func endWord() {
      if !word.isEmpty { segment.append(word) }
      word = ""
      previousIsLower = false
    }
    for scalar in kitName.unicodeScalars {
      switch scalar {
      case "A"..."Z":
        if previousIsLower { endWord() }
        word.unicodeScalars.append(Unicode.Scalar(UInt8(scalar.value) + 32))
      case "a"..."z", "0"..."9":
        word.unicodeScalars.append(scalar)
        previousIsLower = scalar.value > 57
      case "/":
        endWord()
        words += finished(segment)
        segment = []
      case "'", "’": break
      default: endWord()
      }
    }
    endWord()
    words += finished(segment)
  }

  /// The words joined by hyphens.
  var hyphenated: String { words.joined(separator: "-") }

  /// The words as a Swift identifier in lower camel case; escaped where it is a keyword.
  var identifier: String {
    var text = ""
    for word in words { text += text.isEmpty ? word : Self.capitalized(word) }
    if let first = text.utf8.first, first >= 48, first <= 57 { text = "_" + text }
    return Self.keywords.contains(text) ? "`\(text)`" : text
  }

  /// The words as the name of a Swift type.
  var typeName: String {
    let text = words.map { Self.capitalized($0) }.joined()
    if let first = text.utf8.first, first >= 48, first <= 57 { return "_" + text }
    return text
  }

  /// Returns the name without the first of some words, and that word.
  func removing(_ removed: [String]) -> (name: TokenName, word: String?) {
    guard let index = words.firstIndex(where: { removed.contains($0) }) else { return (self, nil) }
    var rest = words
    let word = rest.remove(at: index)
    return (TokenName(rest), word)
  }

  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "for", "func", "guard",
    "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "private",
    "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript",
    "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  private static func capitalized(_ word: String) -> String {
    guard let first = word.utf8.first, first >= 97, first <= 122 else { return word }
    return String(decoding: [first - 32], as: UTF8.self) + String(word.dropFirst())
  }
}

/// Gives out names, each one once.
struct NameRegister {
  private var taken: Set<String> = []
  private var names: [String: TokenName] = [:]

  /// Returns the name of what a key stands for; with a number behind it where it is taken.
  mutating func register(_ name: TokenName, for key: String) -> TokenName {
    if let known = names[key] { return known }
    var result = name
    var number = 2
    while !taken.insert(result.hyphenated).inserted {
      result = TokenName(name.words + [String(number)])
      number += 1
    }
    names[key] = result
    return result
  }
}

/// A kit name with the appearance that it speaks of taken out.
struct ThemedName {
  /// What is left, in words.
  let name: TokenName
  /// `light`, `dark` or nothing.
  let appearance: String?
  /// What is left, as the kit writes it: equal only for the same thing.
  let key: String

  init(kitName: String) {
    let (name, word) = TokenName(kitName: kitName).removing(["light", "dark"])
    self.name = name
    appearance = word
    guard let word else {
      key = kitName
      return
    }
    let written = word == "light" ? Array("Light".utf8) : Array("Dark".utf8)
    let bytes = Array(kitName.utf8)
    var start = 0
    while start + written.count <= bytes.count, !bytes[start...].starts(with: written) {
      start += 1
    }
    let rest = bytes[..<start] + bytes[min(start + written.count, bytes.count)...]
    key = String(decoding: rest, as: UTF8.self)
  }
}
