import Testing
import VitrineFonts
import VitrineGraphics
import VitrineText

/// A long line that changes a little is set as it would be from nothing.
struct ShapingReuseTests {
  /// A sequence of numbers that is the same at every run.
  private struct Numbers {
    var state: UInt64
    mutating func next(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(max(1, limit)))
    }
  }

  /// What Inter joins, kerns and swaps by context, what it lacks, and what is read from the right.
  private static let pieces = [
    "a", "AV", "To", " ", "->", "--", "=", ">", "2x3", "fi", "(", ")", ":", "10:30", "e\u{301}",
    "\u{301}", "Ж", "\u{5D0}", "\u{1F600}", "日", "|", "WAVE ", "1", "/",
  ]

  @Test(arguments: 1...6)
  func everyChangeComesToTheSameGlyphs(seed: Int) throws {
    var numbers = Numbers(state: UInt64(seed))
    let kinds = seed % 2 == 0 ? Self.pieces.count : 16
    var text = Array(
      (0..<900).map { _ in Self.pieces[numbers.next(below: kinds)] }.joined().unicodeScalars)
    let lasting = try KitType.typesetter()
    for _ in 0..<25 {
      let start = numbers.next(below: text.count)
      let end = min(text.count, start + numbers.next(below: 4))
      let new = Self.pieces[numbers.next(below: kinds)]
      text.replaceSubrange(start..<end, with: Array(new.unicodeScalars))
      var words = ""
      words.unicodeScalars.append(contentsOf: text)
      let attributes = TextAttributes.regular()
      let fresh = try KitType.typesetter()
      let box = TextBox(lineLimit: 1)
      let (found, expected) = (
        lasting.layout(words, attributes: attributes, box: box),
        fresh.layout(words, attributes: attributes, box: box)
      )
      #expect(found.lines == expected.lines)
      #expect(found.runs == expected.runs)
      #expect(
        lasting.caretMap(of: words, attributes: attributes, box: TextBox(width: 200))
          == fresh.caretMap(of: words, attributes: attributes, box: TextBox(width: 200)))
    }
  }

  @Test func aPartOfALineHasAllGlyphsThatReachIntoIt() throws {
    let setter = try KitType.typesetter()
    let words = String(repeating: "Waving from afar. ", count: 60)
    let whole = setter.layout(
      words, attributes: .regular(), box: TextBox(lineLimit: 1))
    let seen = 700.0...900.0
    let part = setter.line(of: words, attributes: .regular(), seen: seen)
    #expect(part.lines == whole.lines)
    #expect(part.size == whole.size)
    let reaching = whole.runs[0].glyphs.filter { glyph in
      let ink = glyph.outline.bounds.scaled(by: whole.runs[0].emSize).offset(by: glyph.origin)
      return ink.maxX >= seen.lowerBound && ink.minX <= seen.upperBound
    }
    #expect(part.runs.map { $0.glyphs } == [reaching])
    #expect(reaching.count < 60)
  }
}
