import Testing
import VitrineGraphics
import VitrineText

@Suite struct FittingTests {
  @Test func theLastLineEndsInAnEllipsis() {
    let text = "one two three four"
    let layout = Setting().layout(text, width: 40, lines: 2)
    #expect(layout.lines(of: text) == ["one two", "three f"])
    #expect(layout.lines.map(\.width) == [35, 40])
    #expect(layout.isTruncated)
    #expect(layout.drawn.hasSuffix("threef…"))
  }

  @Test func textThatFitsItsLimitIsLeftAlone() {
    let layout = Setting().layout("one two", width: 20, lines: 2)
    #expect(!layout.isTruncated)
    #expect(!layout.drawn.contains("…"))
  }

  @Test func aLaterParagraphThatIsLeftOutShowsAnEllipsis() {
    let layout = Setting().layout("one\ntwo", width: 100, lines: 1)
    #expect(layout.isTruncated)
    #expect(layout.drawn == "one…")
  }

  @Test func whiteSpaceAloneIsNotLeftOut() {
    #expect(!Setting().layout("one   \n \n", width: 100, lines: 1).isTruncated)
  }

  @Test func noSpaceStandsBeforeTheEllipsis() {
    let text = "one two three"
    let layout = Setting().layout(text, width: 25, lines: 1)
    #expect(layout.lines(of: text) == ["one"])
    #expect(layout.lines[0].width == 20)
  }

  @Test func clustersAreLeftOutWhole() {
    let text = "e\u{301}e\u{301}e\u{301}e\u{301}"
    let layout = Setting().layout(text, width: 15, lines: 1)
    #expect(layout.lines(of: text) == ["e\u{301}e\u{301}"])
  }

  @Test func inRightToLeftTextTheEllipsisStandsLeft() {
    let layout = Setting().layout("אבגדה", width: 20, lines: 1)
    #expect(layout.drawn == "…גבא")
    #expect(layout.lines[0].left == 0)
  }

  @Test func aBoxTooNarrowForALetterShowsTheEllipsisAlone() {
    let layout = Setting().layout("abc", width: 6, lines: 1)
    #expect(layout.drawn == "…")
    #expect(layout.lines[0].range == 0..<0)
  }

  @Test func noLinesShowNothing() {
    let layout = Setting().layout("abc", lines: 0)
    #expect(layout.lines.isEmpty && layout.runs.isEmpty && layout.isTruncated)
  }

  @Test func textShrinksBeforeItIsCutOff() {
    let layout = Setting().layout("abcdefghij", width: 40, lines: 1, smallest: 0.5)
    #expect(!layout.isTruncated)
    #expect(layout.lines[0].width <= 40 && layout.lines[0].width > 39)
    #expect(layout.runs[0].emSize < 10)
  }

  @Test func textShrinksNoFurtherThanAllowed() {
    let layout = Setting().layout("abcdefghij", width: 30, lines: 1, smallest: 0.8)
    #expect(layout.isTruncated)
    #expect(layout.runs[0].emSize == 8)
  }

  @Test func textThatFitsDoesNotShrink() {
    #expect(Setting().layout("abc", width: 15, lines: 1, smallest: 0.5).runs[0].emSize == 10)
  }

  @Test func fittedTextFillsTheStoredWidth() {
    let layout = Setting().layout("abcd", width: 10, lines: 1, fitted: 22)
    #expect(layout.lines.map(\.width) == [21.5])
    #expect(layout.runs[0].glyphs.map(\.origin.x) == [0, 5.375, 10.75, 16.125])
    #expect(!layout.isTruncated)
  }

  @Test(arguments: [0, -1, Double.nan, Double.infinity])
  func sizesThatMakeNoSenseGiveNothing(size: Double) {
    #expect(Setting().layout("abc", size: size).lines.isEmpty)
  }

  @Test func numbersThatMakeNoSenseCountAsNone() {
    let nan = Double.nan
    let layout = Setting().layout("abc", width: nan, lines: 1, fitted: nan, smallest: nan)
    #expect(layout.lines == Setting().layout("abc").lines)
  }

  @Test func trackingIsStraightBetweenSizesAndLevelBeyond() {
    let table = TrackingTable([
      TrackingTable.Entry(size: 20, tracking: -1), TrackingTable.Entry(size: 10, tracking: 1),
    ])
    #expect([5, 10, 12.5, 20, 30].map { table.tracking(size: $0) } == [1, 1, 0.5, -1, -1])
    #expect(TrackingTable().tracking(size: 17) == 0)
  }
}
