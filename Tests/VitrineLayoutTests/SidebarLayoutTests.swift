import Testing
import VitrineGraphics
import VitrineKit
import VitrineLayout

@Suite struct SidebarLayoutTests {
  private let kit: KitLayout

  init() throws { kit = try KitLayout() }

  @Test func partsLieWhereTheKitStoresThem() throws {
    // “Edit” is set by a real font in the kit, so the toolbars are left out here.
    for name in try kit.names(ofPage: "sidebars") where !name.contains("/Toolbar/") {
      #expect(try kit.firstMove(in: name) == nil)
    }
  }

  @Test(arguments: ["Light", "Dark"])
  func aWideRowGivesItsRoomToTheTitle(_ appearance: String) throws {
    let row = try kit.place("Sidebar/\(appearance)/Items/Level 1", at: Size(300, 44))
    #expect(row["State"] == Rect(30, 0, 270, 44))
    #expect(row["State", "Leading"] == Rect(4, 0, 202, 44))
    #expect(row["State", "Leading", "Stack", "Title + Subtitle"] == Rect(38, 11, 158, 22))
    #expect(row["State", "Trailing Detail"] == Rect(214, 0, 52, 44))
  }

  @Test(arguments: ["Light", "Dark"])
  func aWideHeaderKeepsItsDisclosureAtTheEnd(_ appearance: String) throws {
    let header = try kit.place("Sidebar/\(appearance)/Header/Header", at: Size(300, 54))
    #expect(header["Title"] == Rect(12, 21, 198, 22))
    #expect(header["Stack"] == Rect(218, 21, 70, 22))
  }

  @Test(arguments: ["Light", "Dark"])
  func aWideSearchFieldGivesItsRoomToTheText(_ appearance: String) throws {
    let search = try kit.place("Sidebar/􀻃/\(appearance)/Search/Placeholder", at: Size(300, 64))
    #expect(search["Stack"] == Rect(0, 0, 300, 44))
    #expect(search["Stack", "Search"] == Rect(45, 11, 218, 22))
    #expect(search["Stack", "􀊱"] == Rect(271, 11, 18, 22))
  }

  @Test(arguments: ["Light", "Dark"])
  func aNarrowToolbarPutsTheRoomBetweenItsGroups(_ appearance: String) throws {
    for kind in ["Fullscreen", "Floating Window"] {
      let toolbar = try kit.place("Sidebar/\(appearance)/Toolbar/\(kind)", at: Size(300, 54))
      #expect(toolbar["Trailing"] == Rect(200, 0, 100, 44))
    }
  }

  @Test(arguments: ["Light", "Dark"])
  func aSwitchLiesInTheMiddleOfItsRow(_ appearance: String) throws {
    let item = try kit.place("Sidebar/􀻃/\(appearance)/Items/Trailing/Toggle")
    let outer = try #require(item["Toggle"])
    let inner = try #require(item["Toggle", "Toggle"])
    #expect(outer.minY + inner.minY == 8)
    #expect(inner.size == Size(64, 28))
  }

  @Test func aSelectedRowTakesItsSubmenusWidth() throws {
    let screen = try kit.place("Examples/Sidebar/Light")
    let rows = try #require(screen.layers.first { $0.layer.name == "Sidebar" }).layers
    let row = try #require(rows.first { $0.frame.minY == 512 })
    // The count “19” is 17 wide here, the word that it replaces 44: 74 − 44 + 17 and 17 + 6.
    #expect(row["State", "Trailing Detail"]?.width == 47.0)
    #expect(row["State", "Trailing Detail", "Chevron"]?.minX == 23.0)
  }

  @Test func symbolsLieInTheMiddleOfTheirBoxes() throws {
    let item = try kit.place("Sidebar/􀻃/Light/Items/Leading/Symbols")
    let symbol = try #require(item.layers.first)
    // The line is 22 tall in a box of 36, its baseline 17 below its top: 7 + 17.
    #expect(symbol.text?.lines.first?.baseline == 24.0)
  }

  @Test func aTallerScreenStretchesTheGroundOfTheSidebar() throws {
    let screen = try kit.place("Examples/Sidebar/Dark", at: Size(1366, 1024))
    #expect(screen["Sidebar"] == Rect(0, 0, 320, 1024))
    #expect(screen["Sidebar", "BG"] == Rect(0, 0, 320, 1024))
    #expect(screen["Sidebar", "Toolbar"] == Rect(10, 32, 300, 54))
    #expect(screen["Column 2"] == Rect(670, 0, 696, 1024))
    #expect(screen["Window Resize"] == Rect(1334, 992, 32, 32))
  }
}
