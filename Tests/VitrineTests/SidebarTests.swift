import Testing
import VitrineGraphics
import VitrineKit
import VitrineLayout

@testable import Vitrine

@Suite struct SidebarTests {
  @Test func rowsOfCollapsedBranchesAndSectionsDoNotShow() throws {
    let sidebar = try Sidebar {
      SidebarRow("A", isExpanded: true) {
        SidebarRow("B", isExpanded: false) { SidebarRow("C") }
      }
      SidebarSection("S", isExpanded: false) { SidebarRow("D") }
    }
    #expect(sidebar.visibleLines(limit: 99).map { $0.label } == ["0 A", "1 B", "# S"])
  }

  @Test func aCollapsedBranchKeepsWhatIsExpandedInside() throws {
    let sidebar = try Sidebar {
      SidebarRow("A", isExpanded: true) {
        SidebarRow("B", isExpanded: true) { SidebarRow("C", isExpanded: true) {} }
      }
    }
    #expect(sidebar.visibleLines(limit: 99).map { $0.label } == ["0 A", "1 B", "2 C"])
  }

  @Test func aSelectionThatNoRowHasIsAnErrorWithTheNearestTag() {
    #expect(throws: SidebarError.unknownSelection("Inbx", nearest: ["Inbox"])) {
      try Sidebar(selection: ["Inbx"]) { SidebarRow("Inbox") }
    }
  }

  @Test func aSelectionThatTwoRowsHaveIsAnError() {
    #expect(throws: SidebarError.ambiguousSelection("Inbox")) {
      try Sidebar(selection: ["Inbox"]) {
        SidebarRow("Inbox")
        SidebarRow("Inbox")
      }
    }
  }

  @Test func aDisabledRowCannotBeSelected() {
    #expect(throws: SidebarError.disabledSelection("Inbox")) {
      try Sidebar(selection: ["Inbox"]) { SidebarRow("Inbox").disabled(true) }
    }
  }

  @Test func aSwitchLeavesNoRoomForADetail() {
    #expect(throws: SidebarError.detailBesideToggle("Sync")) {
      try Sidebar { SidebarRow("Sync", detail: "1", accessory: .toggle(isOn: true)) }
    }
  }

  @Test func everyLevelMovesInByTheKitsStep() throws {
    let sidebar = try Sidebar { Self.nested(12) }
    let rows = try list(sidebar).layers.filter { $0.layer.name == "Source List Item" }
    let insets = try rows.map { row in try #require(row.layers.first).frame.minX }
    // 10, 30 and 50 are the kit's; deeper rows go on by 20, up to the eighth level.
    #expect(insets == [10, 30, 50, 70, 90, 110, 130, 150, 150, 150, 150, 150])
    #expect(rows.allSatisfy { row in row.layers.allSatisfy { $0.frame.maxX == row.frame.width } })
  }

  @Test func editModeShowsDeleteButtonsOnRowsThatCanBeDeleted() throws {
    var sidebar = try Sidebar {
      SidebarRow("Mine")
      SidebarRow("Built in").deleteDisabled(true)
    }
    sidebar.isEditing = true
    let list = try list(sidebar)
    let rows = list.layers.filter { $0.layer.name == "Source List Item" }
    #expect(rows.map { $0.first(named: "Delete") != nil } == [true, false])
    #expect(list.text(named: "Label") == "Done")
  }

  @Test func withoutALeadingButtonTheOthersStayAtTheEnd() throws {
    var sidebar = try Sidebar { SidebarRow("A") }
    sidebar.toolbar = SidebarToolbar(leadingTitle: "", trailingSymbols: ["star", "flag", "tray"])
    let trailing = try #require(
      try list(sidebar).first(named: "Toolbar")?.layer.first(named: "Trailing"))
    #expect(trailing.frame.maxX == 310)
    #expect(trailing.layer.layers.count == 3)
  }

  @Test func longSearchWordsShowTheirEnd() throws {
    var sidebar = try Sidebar { SidebarRow("A") }
    sidebar.search?.text = "the boat that leaves the pier at seven in the morning"
    let renderer = try Renderer()
    let stage = try Stage(Scene(.sidebar(sidebar)), renderer: renderer)
    let found = stage.layers.compactMap { $0.first(named: "Cursor") }
    let caret = try #require(found.first)
    // The microphone starts at 402 − 10 − 11 − 18 of the screen; the gap is 8.
    #expect(caret.frame.maxX <= 402 - 10 - 11 - 18 - 8 + 0.001)
  }

  @Test func aLongListIsBuiltAsFarAsTheScreenReaches() throws {
    let sidebar = try Sidebar {
      for index in 1...50_000 { SidebarRow("Row \(index)") }
    }
    #expect(try list(sidebar).layers.count < 40)
  }

  @Test func onAPhoneTheListStartsBelowTheStatusBar() throws {
    let stage = try Stage(
      Scene(.sidebar(try Sidebar { SidebarRow("A") }), on: .iPhone17Pro), renderer: try Renderer())
    let toolbar = try #require(stage.layers.compactMap { $0.first(named: "Toolbar") }.first)
    #expect(toolbar.frame.minY == 62)
  }

  private static func nested(_ depth: Int) -> SidebarRow {
    SidebarRow("Row \(depth)", isExpanded: true) { if depth > 1 { nested(depth - 1) } }
  }

  private func list(_ sidebar: Sidebar) throws -> PlacedLayer {
    let renderer = try Renderer()
    let assembly = SidebarAssembly(
      sidebar: sidebar, kit: renderer.kit, appearance: .light, screenHeight: 834, topInset: 32,
      isRightToLeft: false, typeScale: try TypeScale(.large, kit: renderer.kit))
    return LayerPlacer(text: renderer.text).place(
      try assembly.list(), size: Size(320, 834))
  }
}

extension SidebarLine {
  fileprivate var label: String {
    switch self {
    case .header(let section): "# \(section.title ?? "")"
    case .row(let row, let depth): "\(depth) \(row.title)"
    }
  }
}

extension PlacedLayer {
  /// The words of the first text layer of a name.
  func text(named name: String) -> String? {
    guard let found = first(named: name), case .text(let content) = found.layer.layer.kind else {
      return nil
    }
    return content.string
  }
}
