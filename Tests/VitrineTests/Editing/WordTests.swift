import Testing

@testable import Vitrine

@Suite struct WordTests {
  @Test(arguments: [
    ("one two", ["one", " ", "two"]),
    ("don’t  stop", ["don’t", "  ", "stop"]),
    ("'quoted'", ["'", "quoted", "'"]),
    ("1,234.5 a,b", ["1,234.5", " ", "a", ",", "b"]),
    ("file_name.txt.", ["file_name.txt", "."]),
    ("x2 2x", ["x2", " ", "2x"]),
    ("日本語", ["日", "本", "語"]),
    ("ひらがな", ["ひ", "ら", "が", "な"]),
    ("カタカナです", ["カタカナ", "で", "す"]),
    ("한국어 문장", ["한국어", " ", "문장"]),
    ("שלום עולם", ["שלום", " ", "עולם"]),
    ("ne\u{301}e", ["ne\u{301}e"]),
    ("hi👩‍👩‍👧🇩🇪!", ["hi", "👩‍👩‍👧", "🇩🇪", "!"]),
    ("...", [".", ".", "."]),
  ])
  func aTextFallsIntoItsWords(text: String, words: [String]) {
    let content = ClusterText(text)
    let scanner = WordScanner(content)
    var found: [String] = []
    var place = 0
    while place < content.count {
      let segment = scanner.segment(at: place)
      #expect(segment.lowerBound == place)
      for inside in segment { #expect(scanner.segment(at: inside) == segment) }
      found.append(String(content[segment]))
      place = segment.upperBound
    }
    #expect(found == words)
  }

  @Test func movementsStopAtTheFarEndsOfWords() {
    let scanner = WordScanner(ClusterText("  one, two  "))
    #expect(
      [0, 2, 4, 5, 7, 10, 12].map { scanner.wordEnd(behind: $0) } == [5, 5, 5, 10, 10, 12, 12])
    #expect(
      [12, 10, 9, 7, 5, 3, 2].map { scanner.wordStart(before: $0) } == [7, 7, 7, 2, 2, 2, 0])
  }

  @Test func anEmptyTextHasNoWord() {
    let scanner = WordScanner(ClusterText())
    #expect(scanner.segment(at: 3) == 0..<0)
    #expect(scanner.wordStart(before: 3) == 0)
    #expect(scanner.wordEnd(behind: -3) == 0)
  }
}
