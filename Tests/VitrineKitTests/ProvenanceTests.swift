import Testing
import VitrineKit

@Suite struct ProvenanceTests {
  static let page = """
    COMPONENT "C" 10×10
     text "Value" =240×22 =@16,15 *"Value" ~SFPro-Medium 17 lh22 left color #000000  // inset 16
     rect "R" 1×1 @0,0 fill #FF0000

    METRIC "M" *4  // why
    SWATCH "S" #FF0000

    """

  @Test func marksAreListedWithTheirNotes() throws {
    let values = try kit(Self.page).markedValues()
    #expect(
      values.map(\.attribute) == [
        "size", "position", "text", "font", "line height", "alignment", "value",
      ])
    #expect(
      values.map(\.provenance) == [.derived, .derived, .own, .mined, .mined, .mined, .own])
    #expect(values.first?.note == "inset 16")
    #expect(values.first?.layer == "Value" && values.first?.entry == "C")
    #expect(values.last?.note == "why" && values.last?.source.line == 5)
  }

  @Test func everyValueIsCountedOnce() throws {
    let counts = try kit(Self.page).provenanceCounts()
    #expect(counts.derived == 2)
    #expect(counts.own == 2)
    #expect(counts.mined == 3)
    // The size of the root; the text's colour; size, place and fill of R; the swatch.
    #expect(counts.kit == 6)
  }

  @Test func notesAreNotMistakenForWords() throws {
    let kit = try kit("COMPONENT \"C\" 1×1\n text \"T\" 1×1 @0,0 \"a // b\" SFPro-Regular 17\n")
    #expect(kit.note(at: SourceLine(page: 0, line: 2)) == nil)
    #expect(kit.note(at: SourceLine(page: 9, line: 2)) == nil)
    #expect(kit.note(at: SourceLine(page: 0, line: 99)) == nil)
  }

  @Test func namesWordsSwatchesColoursAndNumbersAreFound() throws {
    let kit = try Kit()
    let title = kit.find("a short title")
    #expect(title.count == 8)
    #expect(title.allSatisfy { $0.kind == .text && $0.page == "alerts" })
    #expect(title.first?.entry == "Alerts/Light/Default" && title.first?.line == 5)
    #expect(kit.find("Alerts/Dark/Overlay").contains { $0.kind == .component })
    #expect(kit.find("Title and Message").allSatisfy { $0.kind == .layer })
    #expect(kit.find("#ff383c").contains { $0.file == "specs/swatches.txt" })
    #expect(kit.find("Fills/Light/3 Tertiary").contains { $0.kind == .swatch })
    #expect(kit.find("no such thing").isEmpty && kit.find("").isEmpty)
  }

  @Test func theBuildingBlocksMarkMayBeLeftOutOfWhatIsLookedFor() throws {
    let kit = try Kit()
    let matches = kit.find("Sidebar//Submenu")
    #expect(matches == kit.find("Sidebar/\u{100EC3}/Submenu"))
    #expect(matches.contains { $0.kind == .component && $0.entry.hasSuffix("Submenu/Closed") })
    #expect(matches.contains { $0.entry.hasSuffix("Light/Items/Trailing/Submenu") })
    #expect(kit.find("// machine extraction").contains { $0.file == "specs/swatches.txt" })
  }

  @Test func aSymbolIsFoundByItsCodePointAndByItsCharacter() throws {
    let kit = try Kit()
    let matches = kit.find("U+10018A")
    #expect(matches == kit.find("\u{10018A}"))
    #expect(matches.contains { $0.excerpt.hasPrefix("SYMBOL U+10018A ") })
    #expect(matches.contains { $0.kind == .text && $0.page == "sidebars" })
    #expect(kit.find("u+10018a").count == matches.count)
    #expect(kit.find("U+0041").isEmpty && kit.find("U+12345678").isEmpty)
  }

  @Test func aNumberIsFoundOnlyByItself() throws {
    let kit = try kit("METRIC \"A\" 34\nMETRIC \"B\" 134\nMETRIC \"C\" 34.5\nMETRIC \"D\" 3.34\n")
    #expect(kit.find("34").map(\.entry) == ["A"])
    #expect(kit.find("34.5").map(\.entry) == ["C"])
  }
}
