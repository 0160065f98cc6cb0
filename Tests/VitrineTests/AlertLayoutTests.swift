import Testing
import VitrineGraphics
import VitrineKit
import VitrineLayout
import VitrineText

@testable import Vitrine

/// Where the parts of an alert come to lie.
@Suite struct AlertLayoutTests {
  let renderer: Renderer

  init() throws { renderer = try Renderer() }

  private func place(_ alert: Alert, _ size: DynamicTypeSize = .large) throws -> PlacedLayer {
    let assembly = AlertAssembly(
      alert: alert, kit: renderer.kit, appearance: .light, text: renderer.text,
      typeScale: try TypeScale(size, kit: renderer.kit))
    return try assembly.placed(by: LayerPlacer(text: renderer.text))
  }

  private func buttons(_ placed: PlacedLayer) -> [PlacedLayer] {
    placed.layers.last?.layers ?? []
  }

  private func labels(_ placed: PlacedLayer) -> [String] {
    buttons(placed).map { button in
      guard case .text(let content) = button.layers.first?.layer.kind else { return "" }
      return content.string
    }
  }

  @Test func oneButtonFillsTheRow() throws {
    let placed = try place(try Alert("Done", message: "All files were copied."))
    #expect(buttons(placed).map { $0.frame } == [Rect(0, 0, 272, 48)])
    #expect(labels(placed) == ["OK"])
  }

  @Test func twoShortLabelsStandSideBySideWithCancelLeading() throws {
    let placed = try place(
      try Alert("Delete?") {
        Button("Delete", role: .destructive)
        Button("Cancel", role: .cancel)
      })
    #expect(labels(placed) == ["Cancel", "Delete"])
    #expect(buttons(placed).map { $0.frame } == [Rect(0, 0, 132, 48), Rect(140, 0, 132, 48)])
  }

  @Test func oneLongLabelStacksTheButtonsWithCancelLast() throws {
    let placed = try place(
      try Alert("Share?") {
        Button("Cancel", role: .cancel)
        Button("Share With Everybody")
      })
    #expect(labels(placed) == ["Share With Everybody", "Cancel"])
    #expect(buttons(placed).map { $0.frame } == [Rect(0, 0, 272, 48), Rect(0, 60, 272, 48)])
  }

  @Test func theRowTurnsIntoAColumnExactlyWhereALabelNoLongerFits() throws {
    // A label has 132 − 2 × 16 = 100 points in a row.
    var label = ""
    var width = 0.0
    while width <= 100 {
      let arrangement = try place(
        try Alert("Title") {
          Button(label.isEmpty ? "i" : label)
          Button("No")
        })
      #expect(buttons(arrangement)[0].frame.width == 132, "\(label), \(width) points")
      label += "i"
      width =
        renderer.text.layout(
          label,
          attributes: TextAttributes(fontName: "SFPro-Medium", size: 17, lineHeight: 22),
          box: TextBox()
        ).size.width
    }
    let stacked = try place(
      try Alert("Title") {
        Button(label)
        Button("No")
      })
    #expect(buttons(stacked)[0].frame.width == 272)
  }

  @Test(arguments: 1...2, 2...4)
  func anAlertIsTallEnoughForButtonsBelowFields(fields: Int, count: Int) throws {
    let placed = try place(
      try Alert(
        "A Short Title Is Best", message: "A message should be a short, complete sentence.",
        fields: (1...fields).map { TextField("Field \($0)") },
        buttons: (1...count).map { Button("A Button That Is Long \($0)") }))
    let row = fields == 1 ? 255.0 : 307.0
    // Nineteen points above the column, as above the row that it stands for.
    #expect(placed.frame.height == row - 48 + Double(count * 60 - 12))
    let last = try #require(placed.layers.last)
    #expect(last.frame.maxY == placed.frame.height - 14)
    #expect(buttons(placed).last?.frame.maxY == last.frame.height)
  }

  @Test func manyButtonsFollowEachOtherEverySixtyPoints() throws {
    let placed = try place(try Alert("Pick", buttons: (1...7).map { Button("Button \($0)") }))
    #expect(buttons(placed).map { $0.frame.minY } == [0, 60, 120, 180, 240, 300, 360])
    #expect(placed.frame.height == 14 + 54 + 408 + 14)
  }

  @Test func withoutAMessageItsLineAndGapAreGone() throws {
    // 8 + 22 + 24 for the title block.
    let placed = try place(try Alert("A Short Title Is Best") { Button("OK") })
    #expect(placed.layers[0].frame.height == 54)
    #expect(placed.frame.height == 14 + 54 + 48 + 14)
  }

  @Test func aLongMessageMovesTheButtonsDown() throws {
    let one = try place(try Alert("T", message: "Short."))
    let long = try place(
      try Alert("T", message: String(repeating: "A longer message. ", count: 20)))
    let lines = long.layers[0].layers[1].text?.lines.count ?? 0
    #expect(lines > 5)
    #expect(long.frame.height - one.frame.height == Double(lines - 1) * 22)
    #expect(long.layers[1].frame.minY == long.layers[0].frame.maxY)
  }

  @Test func threeFieldsMakeOneGroupWithSeparatorsBetween() throws {
    let placed = try place(
      try Alert("Sign In") {
        TextField("Name")
        SecureField("Password", text: "secret")
        TextField("Code")
        Button("Cancel", role: .cancel)
        Button("Sign In").keyboardShortcut(.defaultAction)
      })
    let fields = placed.layers[1]
    #expect(fields.frame == Rect(14, 14 + 54, 272, 156))
    #expect(fields.layers.map { $0.frame.minY } == [0, 52, 104])
    let separators = fields.layers.map { row in
      row.layers.contains { $0.layer.name == AlertPart.separator }
    }
    #expect(separators == [true, true, false])
    if case .text(let content) = fields.layers[1].layers[0].layer.kind {
      #expect(content.string == "••••••")
    }
  }

  @Test func longLabelsBelowFieldsKeepTheFieldsDistance() throws {
    let placed = try place(
      try Alert("Title") {
        TextField("Name")
        Button("A Rather Long Label")
        Button("Another Long Label")
      })
    let group = placed.layers[2]
    #expect(group.frame == Rect(14, 14 + 54 + 52, 272, 19 + 108))
    #expect(group.layers.map { $0.frame.minY } == [19, 79])
  }

  @Test func largerTextMakesThePanelTallerAndButtonsNot() throws {
    let alert = try Alert("Title", message: "Message") { Button("OK") }
    let large = try place(alert)
    let larger = try place(alert, .xxxLarge)
    // Body text grows from 17/22 to 23/29: two lines of words. Above, between and below them there
    // are 16, 9⅓ and ⅔ points more, rounded.
    #expect(buttons(larger)[0].frame.height == 48)
    #expect(larger.frame.height == large.frame.height + 2 * 7 + 16 + 9 + 1)
    #expect(larger.frame.width == 300)
  }

  @Test func veryLargeLabelsHaveTwelvePointsAboveAndBelow() throws {
    let alert = try Alert("Title", message: "Message") { Button("OK") }
    for (size, line) in [(DynamicTypeSize.accessibility1, 34.0), (.accessibility2, 40)] {
      let button = try #require(buttons(place(alert, size)).first)
      let room: Double = button.frame.height - line
      #expect((room - 24).magnitude < 1e-9)
      #expect(button.layers.first?.frame.minY == 12)
    }
  }

  @Test func theRoomAroundWordsGrowsEvenlyBetweenMeasuredSizes() throws {
    let alert = try Alert("Title", message: "Message") { Button("OK") }
    func top(_ size: DynamicTypeSize) throws -> Double {
      try place(alert, size).layers[0].layers[0].frame.minY
    }
    // From 8 below the padding of 14: 22 points at a body size of 17, 38 at 23, 73 at 33.
    let expected: [(DynamicTypeSize, Double)] = [
      (.xSmall, 8), (.large, 8), (.xxxLarge, 24), (.accessibility1, 42), (.accessibility2, 59),
      (.accessibility5, 59),
    ]
    for (size, y) in expected {
      let found: Double = try top(size)
      #expect((found - y).magnitude < 1e-9, "\(size)")
    }
    // Two thirds of the way to 23.
    #expect(try top(.xxLarge) == 8 + 11)
  }

  @Test(arguments: [true, false])
  func wordsAloneStandRegularInTheMiddle(isTitle: Bool) throws {
    let title = isTitle ? "Only a title." : nil
    let message = isTitle ? nil : "Only a message."
    let placed = try place(try Alert(title, message: message))
    let words = placed.layers[0].layers
    #expect(words.count == 1)
    let kit = try renderer.kit.layer(named: "Alerts/Light/Default").child(AlertPart.words)
    guard case .text(let set) = words[0].layer.kind,
      case .text(let heading) = try kit.child(AlertPart.title).kind,
      case .text(let body) = try kit.child(AlertPart.message).kind
    else { return #expect(Bool(false)) }
    #expect(set.string == title ?? message)
    #expect(set.font == body.font)
    #expect(set.color == heading.color)
    let line = try #require(words[0].text?.lines.first)
    #expect((2 * line.left + line.width - 256).magnitude < 1e-9)
    #expect(words[0].layer.tag == (title == nil ? AlertTag.message : AlertTag.title))
  }

  @Test func wordsBesideEachOtherStandAtTheLeadingEdge() throws {
    let placed = try place(try Alert("Title", message: "Message"))
    for words in placed.layers[0].layers { #expect(words.text?.lines.first?.left == 0) }
  }

  @Test func accessibilitySizesWidenThePanel() throws {
    let placed = try place(try Alert("Title", message: "Message"), .accessibility3)
    #expect(placed.frame.width == 355)
    #expect(buttons(placed)[0].frame.width == 272 + 55)
  }

  @Test func anArabicAlertIsMirrored() throws {
    let alert = try Alert("حذف الملف؟") {
      Button("حذف", role: .destructive)
      Button("إلغاء", role: .cancel)
    }
    let list = try renderer.displayList(of: Scene(.alert(alert)), scale: 1)
    let mirrored = try renderer.displayList(
      of: Scene(.alert(alert), layoutDirection: .leftToRight), scale: 1)
    #expect(list.list.shapes != mirrored.list.shapes)
  }

  @Test func whatIsTooTallKeepsItsButtonsInViewAndSaysSo() throws {
    let alert = try Alert("Title", message: String(repeating: "Word. ", count: 3000)) {
      Button("Keep")
      Button("Delete", role: .destructive)
    }
    let stage = try Stage(Scene(.alert(alert)), renderer: renderer)
    let placed = try #require(stage.layers.last)
    #expect(stage.warnings.count == 1)
    #expect(placed.frame.minY >= 62)
    #expect(placed.frame.maxY <= 874 - 34)
    let region = try #require(placed.layers.last)
    #expect(region.frame.height == 12 + 48)
    #expect(region.frame.maxY == placed.frame.height - 14)
  }

  @Test func tenThousandButtonsAreCutOffAndSaidSo() throws {
    let alert = try Alert("Many", buttons: (0..<10_000).map { Button("Button \($0)") })
    let stage = try Stage(Scene(.alert(alert)), renderer: renderer)
    let placed = try #require(stage.layers.last)
    #expect(placed.frame.height <= 874 - 62 - 34 - 32)
    #expect(stage.warnings.count == 1)
  }

  @Test func aPreferredDestructiveButtonIsFilledWithRed() throws {
    let alert = try Alert("Erase?") {
      Button("Erase", role: .destructive).keyboardShortcut(.defaultAction)
      Button("Cancel", role: .cancel)
    }
    let placed = try place(alert)
    let fills = buttons(placed)[1].layer.fills
    let label = try renderer.kit.layer(named: "Alerts/Light/3 Destructive").layers[0]
    #expect(fills == label.fills)
    #expect(fills.count == 2)
  }
}
