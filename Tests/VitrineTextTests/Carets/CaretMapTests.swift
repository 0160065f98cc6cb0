import Testing
import VitrineGraphics
import VitrineText

/// Characters are 5 points wide on lines of 12 points, see `Setting`.
@Suite struct CaretMapTests {
  @Test func everyBoundaryHasItsPlace() {
    #expect(Setting().carets("abc") == [0, 5, 10, 15])
  }

  @Test func anEmptyTextHasOnePlace() {
    #expect(Setting().carets("") == [0])
    #expect(Setting().carets("", width: 40, alignment: .center) == [20])
    #expect(Setting().carets("", width: 40, alignment: .trailing) == [40])
  }

  @Test func lettersKeepTheirOwnWidths() {
    let setting = Setting()
    setting.fonts.choice.face = WidthFace()
    #expect(setting.carets("iWi") == [0, 2.5, 12.5, 15])
  }

  @Test func letterSpacingBelongsToTheLetterBeforeIt() {
    let setting = Setting()
    setting.fonts.choice.spacing = 0.1
    #expect(setting.carets("ab") == [0, 6, 12])
  }

  @Test func aClusterOfMarksHasNoPlaceInside() {
    #expect(Setting().carets("ae\u{301}b") == [0, 5, 10, 15])
  }

  @Test func marksWithGlyphsOfTheirOwnStayWithTheirLetter() {
    let setting = Setting()
    setting.fonts.choice.face = WidthFace()
    // The face draws the mark as a glyph of its own, half an em wide.
    #expect(setting.carets("e\u{302}b") == [0, 10, 15])
  }

  @Test func ligaturesAreDividedEvenly() {
    let setting = Setting()
    setting.fonts.choice.face = WidthFace()
    #expect(setting.carets("afib") == [0, 5, 8, 11, 16])
  }

  @Test func emojiOfSeveralScalarsAreOnePlace() {
    let setting = Setting()
    setting.fonts.fallbacks = [WholeFace()]
    #expect(setting.carets("a👩‍👩‍👧b") == [0, 5, 15, 20])
  }

  @Test func alignmentMovesThePlacesAsItMovesTheText() {
    #expect(Setting().carets("ab", width: 40, alignment: .center) == [15, 20, 25])
    #expect(Setting().carets("ab", width: 40, alignment: .trailing) == [30, 35, 40])
    #expect(Setting().carets("אב", width: 40) == [40, 35, 30])
  }

  @Test func rightToLeftTextRunsTheOtherWay() {
    #expect(Setting().carets("אבג") == [15, 10, 5, 0])
  }

  @Test func rightToLeftLigaturesAreDividedFromTheRight() {
    let setting = Setting()
    setting.fonts.choice.face = WidthFace()
    #expect(setting.carets("אלאב") == [16, 11, 8, 5, 0])
  }

  @Test func eachDirectionOfAMixedTextRunsItsOwnWay() {
    // Seen from left to right: a b ג ב א.
    #expect(Setting().carets("abאבג") == [0, 5, 10, 20, 15, 10])
  }

  @Test func whiteSpaceAtTheEndHasItsWidth() {
    #expect(Setting().carets("a  ") == [0, 5, 10, 15])
    #expect(Setting().carets("א  ", width: 40) == [40, 35, 30, 25])
  }

  @Test func aNewlineTakesTheCaretToTheNextLine() {
    let map = Setting().map("a\r\nb\n")
    #expect(map.count == 4)
    let carets = (0...4).map { map.caret(at: $0) }
    #expect(carets.map(\.line) == [0, 0, 1, 1, 2])
    #expect(carets.map(\.x) == [0, 5, 0, 5, 0])
    #expect(map.lines.map(\.top) == [0, 12, 24])
  }

  @Test func whereALineWrapsTheCaretStandsOnTheNextOne() {
    let map = Setting().map("one two", width: 20)
    #expect(map.lines.map(\.clusters) == [0..<4, 4..<7])
    #expect(map.caret(at: 3).line == 0)
    #expect(map.caret(at: 4).line == 1)
    #expect(map.caret(at: 4).x == 0)
  }

  @Test func whatIsCutOffHasNoWidth() {
    let map = Setting().map("abcdef", width: 20, lines: 1)
    #expect(map.cells.map(\.left) == [0, 5, 10, 20, 20, 20])
    #expect(map.cells.map(\.right) == [5, 10, 15, 20, 20, 20])
  }

  @Test func upperCaseKeepsTheBoundariesOfTheText() {
    let setting = Setting()
    let map = setting.typesetter().caretMap(
      of: "aßb",
      attributes: TextAttributes(fontName: "Kit", size: 10, lineHeight: 12, isUppercase: true),
      box: TextBox())
    #expect((0...3).map { map.caret(at: $0).x } == [0, 5, 15, 20])
  }

  @Test(arguments: ["abc", "ab אבג cd", "אבג ab 12", "a\nbc", "a e\u{301} b"])
  func cellsLieWhereTheGlyphsAreDrawn(text: String) {
    let setting = Setting()
    let layout = setting.layout(text, width: 60)
    let map = setting.map(text, width: 60)
    let cells = map.cells.filter { $0.right > $0.left }
    for glyph in layout.runs.flatMap(\.glyphs) {
      #expect(cells.contains { $0.left == glyph.origin.x })
    }
    #expect(map.lines.map(\.left) == layout.lines.map(\.left))
    #expect(map.lines.map(\.baseline) == layout.lines.map(\.baseline))
  }

  @Test func sizesThatMakeNoSenseGiveOnePlace() {
    let map = Setting().map("abc", size: .nan)
    #expect(map.count == 0)
    #expect(map.caret(at: 2) == map.caret(at: 0))
    #expect(map.boundary(nearest: Point(3, 3)) == 0)
  }
}
