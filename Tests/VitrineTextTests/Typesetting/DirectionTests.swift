import Testing

@testable import VitrineText

/// At which edge lines lie: their own, or that of what they are part of.
struct DirectionTests {
  private let setting = Setting()
  private let hebrew = "\u{05D0}\u{05D1}"

  /// Whether each line of a text that is 100 points wide lies left or right.
  private func edges(
    _ text: String, _ direction: WritingDirection?,
    _ alignment: TextAttributes.Alignment = .leading
  ) -> [String] {
    let layout = setting.layout(text, width: 100, alignment: alignment, direction: direction)
    return layout.lines.map { line in
      line.left == 0 ? "left" : line.left == 100 - line.width ? "right" : "middle"
    }
  }

  @Test func withoutADirectionEachParagraphHasItsOwn() {
    #expect(edges("ab\n\(hebrew)", nil) == ["left", "right"])
  }

  @Test(arguments: ["ab", "\u{05D0}\u{05D1}", "ab\n\u{05D0}\u{05D1}"])
  func oneOrTwoLinesLieAsTheirSurroundingsDo(text: String) {
    #expect(Set(edges(text, .rightToLeft)) == ["right"])
    #expect(Set(edges(text, .leftToRight)) == ["left"])
    #expect(Set(edges(text, .rightToLeft, .trailing)) == ["left"])
    #expect(Set(edges(text, .leftToRight, .trailing)) == ["right"])
    #expect(Set(edges(text, .rightToLeft, .center)) == ["middle"])
  }

  @Test func fromThreeLinesOnParagraphsLieAsTheirLanguageDoes() {
    #expect(edges("ab\n\(hebrew)\ncd", .rightToLeft) == ["left", "right", "left"])
    #expect(edges("ab\n\(hebrew)\ncd", .leftToRight) == ["left", "right", "left"])
  }

  @Test func aTextThatIsCutToTwoLinesIsShort() {
    let layout = setting.layout(
      String(repeating: "ab ", count: 40), width: 100, lines: 2, direction: .rightToLeft)
    #expect(layout.isTruncated)
    #expect(layout.lines.allSatisfy { $0.left == 100 - $0.width })
  }

  @Test func theWordsThemselvesRunAsBefore() {
    let text = "ab \(hebrew)"
    #expect(
      setting.layout(text, width: 100, direction: .rightToLeft).drawn
        == setting.layout(text, width: 100).drawn)
  }
}
