import Testing
import VitrineGraphics
import VitrineText

@Suite struct LineTests {
  @Test func linesTakeAsManyWordsAsTheyHold() {
    let text = "one two three"
    let layout = Setting().layout(text, width: 35)
    #expect(layout.lines(of: text) == ["one two", "three"])
    #expect(layout.lines.map(\.width) == [35, 25])
    #expect(layout.size == Size(35, 24))
  }

  @Test func koreanBreaksBetweenWords() {
    let setting = Setting()
    setting.fonts.choice.face = FixedFace { _ in true }
    let text = "한국어 메시지는 짧고"
    #expect(setting.layout(text, width: 30).lines(of: text) == ["한국어", "메시지는", "짧고"])
    #expect(setting.layout("메시지는", width: 10).lines.count == 2)
  }

  @Test func whiteSpaceHangsOverTheEndOfALine() {
    let text = "one     two"
    let layout = Setting().layout(text, width: 15)
    #expect(layout.lines(of: text) == ["one", "two"])
  }

  @Test func whiteSpaceAtTheStartIsKept() {
    let layout = Setting().layout("  a")
    #expect(layout.lines[0].width == 15)
    #expect(layout.runs[0].glyphs[0].origin.x == 10)
  }

  @Test func aWordThatNoLineHoldsIsBrokenBetweenClusters() {
    let accented = "e\u{301}e\u{301}e\u{301}"
    let text = "ab \(accented)\(accented) c"
    let layout = Setting().layout(text, width: 17)
    #expect(layout.lines(of: text) == ["ab", accented, accented, "c"])
  }

  @Test func aLineHoldsAtLeastOneCluster() {
    let text = "abc"
    #expect(Setting().layout(text, width: 1).lines(of: text) == ["a", "b", "c"])
    #expect(Setting().layout(text, width: -5).lines(of: text) == ["a", "b", "c"])
  }

  @Test func everyNewlineEndsALine() {
    let text = "a\nb\r\nc\rd\u{2028}e\u{2029}f\u{85}g"
    let layout = Setting().layout(text)
    #expect(layout.lines(of: text) == ["a", "b", "c", "d", "e", "f", "g"])
  }

  @Test func emptyLinesCount() {
    let layout = Setting().layout("a\n\nb\n")
    #expect(layout.lines.map(\.baseline) == [9, 21, 33, 45])
    #expect(layout.size.height == 48)
  }

  @Test func anEmptyTextIsOneEmptyLine() {
    let layout = Setting().layout("")
    #expect(layout.lines == [TextLayout.Line(baseline: 9, left: 0, width: 0, range: 0..<0)])
    #expect(layout.runs.isEmpty)
  }

  @Test func linesLieWhereTheAlignmentPutsThem() {
    func left(_ text: String, _ alignment: TextAttributes.Alignment) -> Double {
      Setting().layout(text, width: 50, alignment: alignment).lines[0].left
    }
    #expect(left("ab", .leading) == 0)
    #expect(left("ab", .center) == 20)
    #expect(left("ab", .trailing) == 40)
    #expect(left("אב", .leading) == 40)
    #expect(left("אב", .center) == 20)
    #expect(left("אב", .trailing) == 0)
  }

  @Test func withoutAWidthLinesAlignToTheWidest() {
    let layout = Setting().layout("abcd\nab", alignment: .center)
    #expect(layout.lines.map(\.left) == [0, 5])
  }

  @Test func rangesCountBytesOfTheText() {
    let layout = Setting().layout("é ß", width: 10, uppercase: true)
    #expect(layout.lines.map(\.range) == [0..<2, 3..<5])
    #expect(layout.drawn == "ÉSS")
  }

  @Test func aSoftHyphenShowsAtTheEndOfALineOnly() {
    let setting = Setting()
    setting.fonts.choice.face = FixedFace { $0 < 0x0700 || $0 == 0x2010 }
    let text = "ab\u{AD}cd\u{AD}ef"
    let layout = setting.layout(text, width: 25)
    #expect(layout.lines.map(\.width) == [25, 10])
    #expect(layout.drawn.filter { $0 == "‐" }.count == 1)
    #expect(setting.layout(text).lines.map(\.width) == [30])
  }

  @Test func aTabIsFourSpacesWide() {
    #expect(Setting().layout("a\tb").lines[0].width == 30)
  }

  @Test func controlCodesTakeNoRoom() {
    let layout = Setting().layout("a\u{7}\u{0}b")
    #expect(layout.lines[0].width == 10)
    #expect(layout.missing.isEmpty)
    #expect(layout.drawn.filter { $0.isLetter } == "ab")
  }

  @Test func theSameTextIsSetTheSameWayAgain() {
    let typesetter = Setting().typesetter()
    let attributes = TextAttributes(fontName: "Kit", size: 10, lineHeight: nil)
    let wide = typesetter.layout("one two", attributes: attributes, box: TextBox())
    let narrow = typesetter.layout("one two", attributes: attributes, box: TextBox(width: 20))
    let again = typesetter.layout("one two", attributes: attributes, box: TextBox())
    #expect(wide.lines == again.lines && wide.runs == again.runs)
    #expect(narrow.lines.count == 2)
  }

  @Test func withoutRecipesThereIsNothing() {
    let typesetter = Typesetter(recipes: [], tracking: TrackingTable(), fonts: FixedFonts())
    let attributes = TextAttributes(fontName: "Kit", size: 10, lineHeight: nil)
    #expect(typesetter.layout("a", attributes: attributes, box: TextBox()).lines.isEmpty)
  }
}
