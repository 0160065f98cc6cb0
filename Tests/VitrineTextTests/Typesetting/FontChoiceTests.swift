import Testing
import VitrineGraphics
import VitrineText

@Suite struct FontChoiceTests {
  @Test func symbolsKeepTheNominalSizeAndGetNoSpacing() {
    let setting = Setting()
    setting.fonts.choice.scale = 0.5
    setting.fonts.choice.spacing = 0.1
    let layout = setting.layout("a\u{100000}a")
    #expect(layout.runs.map(\.emSize) == [5, 10])
    #expect(layout.lines[0].width == 3.5 + 10 + 3.5)
    #expect(layout.runs[1].glyphs.map(\.origin) == [Point(3.5, 9)])
  }

  @Test func aFontWithTheCodePointGoesBeforeTheSymbol() {
    let setting = Setting()
    setting.fonts.choice.face = FixedFace { $0 < 0x0700 || $0 == 0x100000 }
    let layout = setting.layout("\u{100000}")
    #expect(layout.runs[0].glyphs[0].outline.key != OneSymbol.key)
  }

  @Test func whatNoFontHasIsABoxAndReportedOnce() {
    let layout = Setting().layout("a漢b漢\u{100001}")
    #expect(layout.missing == ["漢", "\u{100001}"])
    #expect(layout.runs[0].glyphs.count == 5)
    #expect(layout.lines[0].width == 10 + 3 * 6)
  }

  @Test func fallbackFontsTakeOverForWholeClusters() {
    let setting = Setting()
    let fallback = FixedFace(seed: 2) { $0 >= 0x4E00 || $0 == 0x0301 }
    setting.fonts.fallbacks = [fallback]
    let layout = setting.layout("a漢\u{301}b")
    #expect(layout.runs[0].glyphs.map { $0.outline.key >> 32 } == [1, 2, 2, 1])
    #expect(layout.missing.isEmpty)
  }

  @Test func lettersThatJoinAreNotSpaced() {
    let setting = Setting()
    setting.fonts.choice.spacing = 0.1
    #expect(setting.layout("اب").lines[0].width == 10)
    #expect(setting.layout("ab").lines[0].width == 12)
  }

  @Test func anUnknownFontNameIsReported() {
    #expect(Setting().layout("a", font: "Other").isFontUnknown)
    #expect(!Setting().layout("a").isFontUnknown)
  }

  @Test func runsOfBothDirectionsLieInVisualOrder() {
    #expect(Setting().layout("abאב12").drawn == "ab12בא")
    #expect(Setting().layout("אבab").drawn == "abבא")
  }
}
