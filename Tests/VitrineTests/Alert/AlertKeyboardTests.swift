import Testing
import VitrineGraphics

@testable import Vitrine

/// Where an alert goes when an on-screen keyboard comes.
struct AlertKeyboardTests {
  private func bench(lines: Int = 1) throws -> AlertScreen {
    let bench = try AlertScreen()
    try bench.present(
      Alert(
        "Title", message: String(repeating: "A line of words that wraps.\n", count: lines),
        fields: [TextField("Name"), TextField("Other")],
        buttons: [Button("Cancel", role: .cancel), Button("Go").preferred]))
    return bench
  }

  @Test func withoutAKeyboardItSitsWhereTheKitPutsIt() throws {
    let bench = try bench()
    #expect(bench.panel.center == Point(201, 437 + 27))
  }

  @Test func aboveAKeyboardItSitsInTheMiddleOfTheRest() throws {
    let bench = try bench()
    for height in [260.0, 336, 400] {
      bench.screen.environment.keyboardInset = height
      #expect(bench.panel.center == Point(201, (62 + 874 - height) / 2))
    }
  }

  @Test func itComesBackWithoutADrift() throws {
    let bench = try bench()
    let before = bench.panel
    for height in [336.0, 291, 336, 380, 336] {
      bench.screen.environment.keyboardInset = height
      let direct = try self.bench()
      direct.screen.environment.keyboardInset = height
      #expect(bench.panel == direct.panel)
    }
    bench.screen.environment.keyboardInset = 0
    #expect(bench.panel == before)
  }

  @Test func itRisesWithTheKeyboardWithoutAStep() throws {
    let bench = try bench()
    var last = bench.panel.center.y
    for height in 1...420 {
      bench.screen.environment.keyboardInset = Double(height)
      let center = bench.panel.center.y
      #expect(center <= last)
      #expect(last - center <= 1)
      last = center
    }
  }

  @Test func whatIsTooTallScrollsAboveTheKeyboardAndKeepsItsButtons() throws {
    let bench = try bench(lines: 12)
    let field = try bench.part("Name").id
    bench.screen.environment.keyboardInset = 336
    bench.rest()
    #expect(bench.panel.minY == 62 + 16)
    #expect(bench.panel.maxY == 874 - 336 - 16)
    #expect(try bench.part("Go").frame.maxY <= bench.panel.maxY - 14)
    #expect(bench.screen.focusedPart == field)
    let area = try #require(bench.screen.presentations[0].arrangement)
    let place = try #require(area.places[AlertTag.field(0)])
    #expect(place.visible == place.frame)
  }

  @Test func aTurnedScreenShowsTheFocusedField() throws {
    let bench = try bench(lines: 3)
    bench.screen.environment.keyboardInset = 336
    bench.press(.tab)
    bench.rest()
    try bench.screen.resize(to: .size(Size(874, 402)))
    bench.screen.environment.keyboardInset = 200
    bench.rest()
    #expect(bench.focusedLabel == "Other")
    #expect(bench.panel.maxY <= 402 - 200 - 16)
    let frame = try bench.part("Other").frame
    #expect(frame.minY >= bench.panel.minY)
    #expect(try frame.maxY <= bench.part("Go").frame.minY)
    let turned = bench.panel
    try bench.screen.resize(to: .iPhone17Pro)
    bench.screen.environment.keyboardInset = 336
    #expect(bench.panel.center == Point(201, (62 + 874 - 336) / 2))
    try bench.screen.resize(to: .size(Size(874, 402)))
    bench.screen.environment.keyboardInset = 200
    #expect(bench.panel == turned)
  }

  @Test func onItsWayOutItDoesNotFollowTheKeyboard() throws {
    let bench = try bench()
    bench.screen.environment.keyboardInset = 336
    let presentation = bench.screen.presentations[0]
    let place = bench.panel
    try bench.tap("Cancel")
    bench.screen.environment.keyboardInset = 0
    #expect(bench.screen.arrangement(of: presentation)?.panel == place)
  }

  @Test func typingBringsAFieldBackThatWasScrolledAway() throws {
    let bench = try bench(lines: 12)
    bench.screen.environment.keyboardInset = 336
    bench.rest()
    bench.wheel(at: Point(200, 200), by: -50)
    #expect(bench.offset(of: AlertTag.wordsRegion) == 0)
    bench.type("a")
    bench.rest()
    let frame = try bench.part("Name").frame
    #expect(frame.minY >= bench.panel.minY)
    #expect(try frame.maxY <= bench.part("Go").frame.minY)
  }

  @Test func aKeyboardThatIsNoNumberIsNone() throws {
    let bench = try bench()
    let before = bench.panel
    for height in [-Double.infinity, -100, .nan] {
      bench.screen.environment.keyboardInset = height
      #expect(bench.panel == before)
    }
    bench.screen.environment.keyboardInset = .infinity
    #expect(bench.panel.height == 112)
  }

  @Test func aKeyboardThatLeavesNoRoomLeavesAButton() throws {
    let bench = try bench()
    bench.screen.environment.keyboardInset = 2000
    bench.rest()
    #expect(bench.panel.height == 112)
    #expect(try bench.part("Go").frame.maxY <= bench.panel.maxY)
    #expect(try bench.part("Go").frame.minY >= bench.panel.minY)
  }
}
