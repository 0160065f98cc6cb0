import Testing
import VitrineFonts
import VitrineGraphics
import VitrineText

@Suite struct UserFontTests {
  private let noto = "/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf"

  private func outline(_ setter: Typesetter, _ font: String) throws -> GlyphOutline {
    let layout = setter.layout(
      "H", attributes: TextAttributes(fontName: font, size: 17, lineHeight: 22), box: TextBox())
    return try #require(layout.runs.first?.glyphs.first).outline
  }

  @Test func anotherFontsCapitalsAreAsHighAsTheDefaultFonts() throws {
    func height(_ setter: Typesetter) throws -> Double {
      let layout = setter.layout("H", attributes: .regular(100), box: TextBox())
      return try #require(layout.runs.first).bounds.height
    }
    let standard = try height(KitType.typesetter())
    let other = try height(KitType.typesetter(path: noto))
    #expect(abs(standard - 70.459) < 0.01)
    #expect(abs(other - standard) < 0.01)
  }

  @Test func theDefaultFontChosenByFileIsSetByTheRecipe() throws {
    let text = "Location Included"
    let standard = try KitType.typesetter().layout(
      text, attributes: .regular(15), box: TextBox())
    let chosen = try KitType.typesetter(path: FontLibrary.defaultPath).layout(
      text, attributes: .regular(15), box: TextBox())
    #expect(standard.runs == chosen.runs)
  }

  @Test func weightsDifferInOutlineAndKey() throws {
    let setter = try KitType.typesetter()
    let regular = try outline(setter, "SFPro-Regular")
    let bold = try outline(setter, "SFPro-Bold")
    #expect(regular.key != bold.key)
    #expect(bold.path != regular.path)
  }

  @Test func keysAreTheSameInEveryLibrary() throws {
    let first = try outline(KitType.typesetter(), "SFPro-Medium")
    let second = try outline(KitType.typesetter(), "SFPro-Medium")
    #expect(first.key == second.key && first.path == second.path)
  }

  @Test func aStaticFontHasOneWeight() throws {
    let setter = try KitType.typesetter(path: noto)
    #expect(try outline(setter, "SFPro-Regular") == outline(setter, "SFPro-Bold"))
  }

  @Test func theKitsOwnFontIsNeitherScaledNorSpaced() throws {
    // Inter under another name: the five letters of its family in UTF-16.
    var bytes = try TemporaryFile.bytes(of: FontLibrary.defaultPath)
    func utf16(_ text: String) -> [UInt8] { text.utf8.flatMap { [0, $0] } }
    let name = utf16("Inter")
    for place in 0..<bytes.count - name.count where bytes[place] == 0 && bytes[place + 1] == 0x49 {
      if Array(bytes[place..<place + name.count]) == name {
        bytes.replaceSubrange(place..<place + name.count, with: utf16(".SF X"))
      }
    }
    let file = try TemporaryFile(bytes)
    let layout = try KitType.typesetter(path: file.path).layout(
      "H", attributes: .regular(100), box: TextBox())
    let run = try #require(layout.runs.first)
    #expect(run.emSize == 100)
    // An advance of 2,084 units of 2,816 and the table's last tracking.
    let advance = 100 * 2084.0 / 2816
    #expect(abs(layout.lines[0].width - (advance + 0.40)) < 0.01)
  }
}
