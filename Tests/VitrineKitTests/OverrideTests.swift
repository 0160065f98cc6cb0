import Testing
import VitrineGraphics
import VitrineKit

@Suite struct OverrideTests {
  static let page = """
    COMPONENT "Label" 40×10 opacity 50%
     text "Text" 40×10 @0,0 "old" SFPro-Regular 11 lh13 center color #000000

    COMPONENT "Pair" 80×20 fill #FF0000 (undrawn) clip
     use "Left" 40×10 @0,0 → Label
     use "Right" 40×10 @40,0 → Label [text="right"]
     rect "Line" 80×1 @0,19 fill #111111

    COMPONENT "Dot" 5×5 corners max fill #00FF00

    COMPONENT "Row" 100×20
     use "Pair" 90×20 @0,0 → Pair [Left.text="left"]
     group "Cell" 10×10 @90,0
      use "Icon" 10×10 @0,0 → Dot
     group "Cell" 10×10 @90,10
      use "Icon" 10×10 @0,0 → Dot

    """
  let kit: Kit

  init() throws { kit = try VitrineKitTests.kit(Self.page) }

  private func row(_ overrides: Override...) throws -> Layer {
    try kit.resolve(named: "Row", overrides: overrides)
  }

  @Test func anInstanceTakesOverItsMastersLookAndLayers() throws {
    let pair = try #require(try row().at("Pair"))
    #expect(pair.frame == Rect(0, 0, 90, 20))
    #expect(pair.contentSize == Size(80, 20))
    #expect(pair.clipsChildren)
    #expect(pair.fills.map(\.isDrawn) == [false])
    #expect(pair.at("Left")?.opacity == 0.5)
    #expect(pair.at("Left", "Text")?.string == "left")
    #expect(pair.at("Right", "Text")?.string == "right")
    #expect(pair.at("Right", "Text")?.textIsChanged == true)
    #expect(pair.at("Line")?.textIsChanged == false)
  }

  @Test func aGivenOverrideWinsOverAStoredOne() throws {
    let row = try row(Override(path: ["Pair", "Right"], change: .text("new")))
    #expect(row.at("Pair", "Right", "Text")?.string == "new")
    #expect(row.at("Pair", "Left", "Text")?.string == "left")
  }

  @Test func aPathMayLeaveOutLevels() throws {
    let row = try row(Override(path: ["Line"], change: .visible(false)))
    #expect(row.at("Pair", "Line")?.isHidden == true)
    #expect(row.at("Pair", "Line")?.visibilityIsChanged == true)
  }

  @Test func hidingTwiceAndShowingAgainIsNoChange() throws {
    let row = try row(
      Override(path: ["Line"], change: .visible(false)),
      Override(path: ["Line"], change: .visible(false)),
      Override(path: ["Line"], change: .visible(true)))
    #expect(row.at("Pair", "Line")?.isHidden == false)
    #expect(row.at("Pair", "Line")?.visibilityIsChanged == false)
  }

  @Test func twinsAreToldApartByNumber() throws {
    let red = [Fill(.color(Color(hex: 0xFF0000)))]
    let row = try row(Override(path: ["Cell#2", "Icon"], change: .fill(red)))
    #expect(row.layers[1].layers[0].fills != red)
    #expect(row.layers[2].layers[0].fills == red)
  }

  @Test func anAmbiguousPathListsWhatFits() throws {
    let error = #expect(throws: KitError.self) {
      try row(Override(path: ["Icon"], change: .swap("Label")))
    }
    #expect(error?.kind == .ambiguousLayer)
    #expect(error?.suggestions == ["Cell#1/Icon", "Cell#2/Icon"])
  }

  @Test func textWithoutPathNeedsOneTextLayer() throws {
    let error = #expect(throws: KitError.self) {
      try row(Override(path: [], change: .text("x")))
    }
    #expect(error?.suggestions == ["Pair/Left/Text", "Pair/Right/Text"])
  }

  @Test func aWrongPathListsTheNamesAtThatPlace() throws {
    let error = #expect(throws: KitError.self) {
      try row(Override(path: ["Pair", "Middle"], change: .text("x")))
    }
    #expect(error?.kind == .unknownLayer)
    #expect(error?.message == "there is no layer “Pair/Middle” in “Row”")
    #expect(error?.suggestions == ["Left", "Right", "Line"])
    #expect(error?.file == nil)
  }

  @Test func aSwapComesBeforeWhatLiesInside() throws {
    let row = try row(
      Override(path: ["Pair", "Left", "Line"], change: .visible(false)),
      Override(path: ["Pair", "Left"], change: .swap("Pair")))
    #expect(row.at("Pair", "Left", "Line")?.isHidden == true)
    #expect(row.at("Pair", "Line")?.isHidden == false)
  }

  @Test func aSwappedInstanceStartsFromItsNewMaster() throws {
    let row = try row(
      Override(path: ["Pair", "Left"], change: .swap("Dot")),
      Override(path: ["Cell#1", "Icon"], change: .swap("Label")),
      Override(path: ["Cell#1", "Icon"], change: .text("in")))
    let dot = try #require(row.at("Pair", "Left"))
    #expect(dot.contentSize == Size(5, 5) && dot.corners == .capsule && dot.opacity == 1)
    #expect(dot.layers.isEmpty)
    #expect(dot.frame == Rect(0, 0, 40, 10))
    #expect(row.layers[1].at("Icon", "Text")?.string == "in")
  }

  @Test func aMasterThatHoldsItselfIsAnError() throws {
    let kit = try VitrineKitTests.kit(
      "COMPONENT \"A\" 1×1\n use \"B\" 1×1 @0,0 → B\n\nCOMPONENT \"B\" 1×1\n use \"A\" 1×1 @0,0 → A\n"
    )
    let error = #expect(throws: KitError.self) { try kit.resolve(named: "A") }
    #expect(error?.kind == .recursion)
    #expect(error?.line != nil)
  }

  @Test func nestingThatGrowsWithoutBoundIsAnError() throws {
    var page = "COMPONENT \"C0\" 1×1\n rect \"R\" 1×1 @0,0\n\n"
    for level in 1...30 {
      page += "COMPONENT \"C\(level)\" 1×1\n"
      for index in 1...4 { page += " use \"U\(index)\" 1×1 @0,0 → C\(level - 1)\n" }
      page += "\n"
    }
    let kit = try VitrineKitTests.kit(page)
    let error = #expect(throws: KitError.self) { try kit.resolve(named: "C30") }
    #expect(error?.kind == .tooLarge)
  }

  @Test func aFaultInAStoredOverrideNamesItsLine() throws {
    let kit = try VitrineKitTests.kit(
      Self.page + "COMPONENT \"Bad\" 1×1\n use \"P\" 1×1 @0,0 → Pair [Midle.text=\"x\"]\n")
    let error = #expect(throws: KitError.self) { try kit.resolve(named: "Bad") }
    #expect(error?.file == "specs/page.txt")
    #expect(error?.line == 18)
    #expect(kit.check().findings.map(\.line) == [18])
  }

  @Test func pathsMayHoldDotsAndUnknownMastersSuggest() throws {
    let kit = try VitrineKitTests.kit(
      """
      COMPONENT "A" 1×1
       use "Edit..." 1×1 @0,0 → Lable

      COMPONENT "Label" 1×1
       text "T" 1×1 @0,0 "x" SFPro-Regular 11

      COMPONENT "B" 1×1
       use "A" 1×1 @0,0 → C [Edit....text="y"]

      COMPONENT "C" 1×1
       use "Edit..." 1×1 @0,0 → Label

      """)
    #expect(try kit.resolve(named: "B").at("A", "Edit...", "T")?.string == "y")
    let error = #expect(throws: KitError.self) { try kit.resolve(named: "A") }
    #expect(error?.suggestions == ["Label"])
    #expect(error?.line == 2)
  }
}
