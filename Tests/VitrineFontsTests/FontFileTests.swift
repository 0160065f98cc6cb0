import Testing
import VitrineFonts
import VitrineGraphics
import VitrineText

@Suite struct FontFileTests {
  private func error(_ path: String) -> FontError? {
    do {
      _ = try FontLibrary(path: path)
      return nil
    } catch {
      return error
    }
  }

  @Test func aMissingFileIsUnreadable() {
    let error = error("/nowhere/font.ttf")
    #expect(error == .unreadable(path: "/nowhere/font.ttf", reason: "No such file or directory"))
    #expect(
      error?.description
        == "/nowhere/font.ttf: No such file or directory; choose a font file")
  }

  @Test func foldersAndDevicesAreNoFonts() {
    #expect(error("/tmp") == .notAFont(path: "/tmp"))
    #expect(error("/dev/zero") == .notAFont(path: "/dev/zero"))
  }

  @Test(arguments: ["", "short", "This is a text that is no font at all, however long."])
  func textIsNoFont(text: String) throws {
    let file = try TemporaryFile(Array(text.utf8))
    #expect(error(file.path) == .notAFont(path: file.path))
  }

  @Test func webFontsHaveToBeUnpacked() throws {
    let file = try TemporaryFile(Array("wOF2".utf8) + [UInt8](repeating: 0, count: 100))
    #expect(error(file.path) == .packed(path: file.path))
  }

  @Test(arguments: [20, 200, 1000, 300_000, 600_000])
  func aFontThatEndsEarlyIsTruncated(count: Int) throws {
    let bytes = try TemporaryFile.bytes(of: FontLibrary.defaultPath)
    let file = try TemporaryFile(Array(bytes.prefix(count)))
    #expect(error(file.path) == .truncated(path: file.path))
  }

  @Test func aFontWithoutGlyphsIsBroken() throws {
    var bytes = try TemporaryFile.bytes(of: FontLibrary.defaultPath)
    let entry = try #require(
      (0..<64).map { 12 + 16 * $0 }.first { Array(bytes[$0..<$0 + 4]) == Array("maxp".utf8) })
    bytes[entry] = 0x58
    let file = try TemporaryFile(bytes)
    #expect(error(file.path) == .broken(path: file.path, table: "maxp"))
  }

  @Test func damagedFontsNeverTrap() throws {
    let intact = try TemporaryFile.bytes(of: FontLibrary.defaultPath)
    var state: UInt64 = 1
    for _ in 0..<12 {
      var bytes = intact
      for _ in 0..<200 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes[Int(state >> 33) % bytes.count] = UInt8(truncatingIfNeeded: state >> 25)
      }
      let file = try TemporaryFile(bytes)
      guard let setter = try? KitType.typesetter(path: file.path) else { continue }
      let layout = setter.layout(
        "Damage -> é 100% אב", attributes: .regular(), box: TextBox(width: 60, lineLimit: 2))
      #expect(layout.lines.count <= 2)
    }
  }
}
