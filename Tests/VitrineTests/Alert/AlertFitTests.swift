import Testing
import VitrineGraphics
import VitrineText

@testable import Vitrine

/// When two buttons lie beside each other.
struct AlertFitTests {
  let renderer: Renderer

  init() throws { renderer = try Renderer() }

  /// Sets every word as wide as it says in points at the usual size.
  private final class Ruler: TextSetter {
    func layout(_ text: String, attributes: TextAttributes, box: TextBox) -> TextLayout {
      var layout = TextLayout()
      layout.size.width = (Double(text) ?? 0) * attributes.size / 17
      return layout
    }

    func caretMap(of text: String, attributes: TextAttributes, box: TextBox) -> CaretMap {
      CaretMap(lines: [], cells: [])
    }
  }

  private func arrangement(
    _ labels: [String], fields: Int = 0, _ size: DynamicTypeSize = .large,
    maximumWidth: Double = .infinity
  ) throws -> Alert.ButtonArrangement {
    let alert = try Alert(
      "Title", fields: Array(repeating: TextField("Field"), count: fields),
      buttons: labels.map { Button($0) })
    return try AlertAssembly(
      alert: alert, kit: renderer.kit, appearance: .light, text: Ruler(),
      typeScale: TypeScale(size, kit: renderer.kit), maximumWidth: maximumWidth
    ).arrangement()
  }

  @Test func aHundredPointsFitBesideEachOther() throws {
    #expect(try arrangement(["100.0", "100.0"]) == .row)
    #expect(try arrangement(["100.1", "20"]) == .column)
    #expect(try arrangement(["20", "100.1"]) == .column)
  }

  @Test func belowTwoFieldsTheRowIsNarrower() throws {
    #expect(try arrangement(["100", "20"], fields: 1) == .row)
    #expect(try arrangement(["98.0", "20"], fields: 2) == .row)
    #expect(try arrangement(["98.1", "20"], fields: 2) == .column)
  }

  @Test func largerTextStacksTheButtonsEarlier() throws {
    // Body text grows from 17 to 23 points: 73.9 × 23 / 17 = 99.98.
    #expect(try arrangement(["73.9", "20"], .xxxLarge) == .row)
    #expect(try arrangement(["74", "20"], .xxxLarge) == .column)
  }

  @Test func theWiderPanelOfVeryLargeTextHasRoomForMore() throws {
    // (355 − 28 − 8) / 2 − 32 = 127.5 points, 77.4 at the usual size.
    #expect(try arrangement(["77.4", "20"], .accessibility1) == .row)
    #expect(try arrangement(["77.5", "20"], .accessibility1) == .column)
  }

  @Test func aNarrowScreenStacksTheButtonsEarlier() throws {
    // 288 instead of 300: each half loses 6 points.
    #expect(try arrangement(["94.0", "20"], maximumWidth: 288) == .row)
    #expect(try arrangement(["94.1", "20"], maximumWidth: 288) == .column)
  }

  @Test func theBoldCancelOfOldIsMeasuredAsItIsDrawn() throws {
    func width(_ label: String, _ font: String) -> Double {
      let attributes = TextAttributes(fontName: font, size: 17, lineHeight: 22)
      return renderer.text.layout(label, attributes: attributes, box: TextBox()).size.width
    }
    func cancelWidth(_ label: String) throws -> Double {
      let buttons = [Button(label, role: .cancel), Button("Go")]
      let alert = try Alert("Title", buttons: buttons).legacyEmphasis()
      let stage = try Stage(Scene(.alert(alert)), renderer: renderer)
      return try #require(stage.layers.last?.first(tagged: AlertTag.button(0))).frame.width
    }
    // Labels that fit the row in one of the two types alone; ours is narrower in bold.
    let labels = (0...9).flatMap { wide in
      (0...30).map { String(repeating: "e", count: wide) + String(repeating: "i", count: $0) }
    }
    let between = labels.filter {
      (width($0, "SFPro-Medium") <= 100) != (width($0, "SFPro-Semibold") <= 100)
    }
    let label = try #require(between.first)
    #expect(try cancelWidth(label) == (width(label, "SFPro-Semibold") <= 100 ? 132 : 272))
    #expect(try cancelWidth("Cancel") == 132)
  }

  @Test func threeButtonsAreStackedHoweverShort() throws {
    #expect(try arrangement(["1", "1", "1"]) == .column)
  }

  @Test func thePanelIsNeverWiderThanItsScreen() throws {
    let alert = try Alert("Title", message: "Message")
    for (width, expected) in [
      (402.0, 300.0), (400, 300), (399, 300), (332, 300), (320, 288), (280, 248),
    ] {
      let bench = try AlertScreen(.size(Size(width, 700)))
      try bench.present(alert)
      #expect(bench.panel.width == expected)
      #expect(bench.panel.minX == (width - expected) / 2)
      bench.screen.environment.dynamicTypeSize = .accessibility5
      #expect(bench.panel.width == (width < 400 ? expected : 355))
      #expect(bench.panel.center.x == width / 2)
    }
  }

  @Test func theRowIsMirroredWhereTheScreenIsReadFromTheRight() throws {
    let bench = try AlertScreen()
    bench.screen.environment.layoutDirection = .rightToLeft
    try bench.present(
      Alert("Title") {
        Button("Go")
        Button("Cancel", role: .cancel)
      })
    #expect(bench.buttonLabels == ["Cancel", "Go"])
    #expect(try bench.part("Cancel").frame.minX > bench.part("Go").frame.minX)
  }

  @Test func shortEnglishWordsStandAtTheRightWhereTheScreenIsReadFromTheRight() throws {
    let bench = try AlertScreen()
    bench.screen.environment.layoutDirection = .rightToLeft
    let long = String(repeating: "A message that is long. ", count: 6)
    for message in ["Short.", long] {
      let presentation = try bench.present(Alert("Title", message: message))
      let arrangement = try #require(bench.screen.arrangement(of: presentation))
      let words = try [AlertTag.title, AlertTag.message].map { tag in
        try #require(arrangement.planes.last?.layers.first?.first(tagged: tag))
      }
      let title = try #require(words[0].text?.lines.first)
      #expect((title.left + title.width - words[0].frame.width).magnitude < 1e-9)
      let first = try #require(words[1].text?.lines.first)
      #expect((first.left == 0) == (message == long))
      bench.screen.dismiss(presentation, animated: false)
    }
  }

  @Test func aFieldOnSuchAScreenBeginsAtTheRightBeforeAndWhileItIsEdited() throws {
    let bench = try AlertScreen()
    bench.screen.environment.layoutDirection = .rightToLeft
    let presentation = try bench.present(
      Alert("Title", fields: [TextField("Name", text: "me")], buttons: []))
    let arrangement = try #require(bench.screen.arrangement(of: presentation))
    let field = try #require(
      arrangement.planes.last?.layers.first?.first(tagged: AlertTag.field(0)))
    let words = try #require(field.firstText)
    let line = try #require(words.layer.text?.lines.first)
    let view = try #require(bench.screen.field(AlertTag.field(0), in: presentation))
    #expect((line.left + line.width - words.frame.width).magnitude < 1e-9)
    #expect(
      (view.textFrame.minX + (view.map.lines.first?.left ?? 0)
        - view.style.box.minX - line.left).magnitude < 1e-9)
  }

  @Test func aColumnIsTheSameWhereTheScreenIsReadFromTheRight() throws {
    let bench = try AlertScreen()
    bench.screen.environment.layoutDirection = .rightToLeft
    try bench.present(
      Alert("Title") {
        Button("Cancel", role: .cancel)
        Button("One")
        Button("Two")
      })
    #expect(bench.buttonLabels == ["One", "Two", "Cancel"])
    let tops = try ["One", "Two", "Cancel"].map { try bench.part($0).frame.minY }
    #expect(tops == tops.sorted())
  }

  @Test func aLongLabelShrinksBeforeItIsCut() throws {
    let label = "A Label That Is Just a Bit Too Long"
    let alert = try Alert("Title") { Button(label) }
    let stage = try Stage(Scene(.alert(alert)), renderer: renderer)
    let button = try #require(stage.layers.last?.first(tagged: AlertTag.button(0)))
    let words = try #require(button.layers.first?.text)
    #expect(words.size.width <= button.frame.width - 32)
    #expect(words.lines.count == 1)
    #expect(!words.isTruncated)
  }

  @Test func veryLargeLabelsWrap() throws {
    let bench = try AlertScreen()
    bench.screen.environment.dynamicTypeSize = .accessibility3
    try bench.present(Alert("Title") { Button("Move All of It to the Archive") })
    #expect(try bench.part("Move All of It to the Archive").frame.height > 2 * 48)
  }
}
