import Testing
import VitrineGraphics

@testable import Vitrine

/// Alerts that are taller than their screens.
struct AlertScrollTests {
  private func bench(
    words: Int, buttons: Int, device: Device = .iPhone17Pro
  ) throws -> AlertScreen {
    let bench = try AlertScreen(device)
    try bench.present(
      Alert(
        "Title", message: String(repeating: "Words go on. ", count: words),
        buttons: (1...buttons).map { bench.button("Button \($0)") }))
    return bench
  }

  private let words = AlertTag.wordsRegion
  private let buttons = AlertTag.buttonsRegion

  @Test func whatFitsDoesNotScroll() throws {
    let bench = try bench(words: 5, buttons: 3)
    #expect(bench.offset(of: words) == nil)
    #expect(bench.offset(of: buttons) == nil)
  }

  @Test func aLongMessageScrollsAboveItsButtons() throws {
    let bench = try bench(words: 300, buttons: 2)
    #expect(bench.panel == Rect(51, 78, 300, 874 - 62 - 34 - 32))
    let button = try bench.part("Button 1").frame
    let title = try bench.part("Title").frame
    bench.drag(from: Point(200, 400), by: Point(0, -110))
    #expect(bench.offset(of: words) == 100)
    #expect(try bench.part("Title").frame == title.offset(by: Point(0, -100)))
    #expect(try bench.part("Button 1").frame == button)
    #expect(bench.offset(of: buttons) == nil)
    #expect(bench.log.isEmpty)
  }

  @Test func theEndOfAMessageCanBeReached() throws {
    let bench = try bench(words: 300, buttons: 2)
    for _ in 0..<400 { bench.wheel(at: Point(200, 300), by: 3) }
    let message = try bench.part(String(repeating: "Words go on. ", count: 300)).frame
    #expect(try message.maxY <= bench.part("Button 1").frame.minY)
    #expect(try message.maxY >= bench.part("Button 1").frame.minY - 48)
  }

  @Test func manyButtonsScrollBelowTheWords() throws {
    let bench = try bench(words: 2, buttons: 20)
    let title = try bench.part("Title").frame
    bench.wheel(at: try bench.part("Button 3").frame.center, by: 2)
    #expect(bench.offset(of: buttons) == 80)
    #expect(bench.offset(of: words) == nil)
    #expect(try bench.part("Title").frame == title)
    for _ in 0..<40 { bench.wheel(at: Point(200, 600), by: 3) }
    #expect(try bench.part("Button 20").frame.maxY == bench.panel.maxY - 14)
    try bench.tap("Button 20")
    bench.rest()
    #expect(bench.log == ["Button 20", "completion"])
  }

  @Test func bothScrollApartAndOneButtonAndAHalfStayInView() throws {
    let bench = try bench(words: 300, buttons: 20)
    let first = try bench.part("Button 1").frame
    #expect(bench.panel.maxY - first.minY == 84 + 14)
    bench.wheel(at: Point(200, 300), by: 1)
    bench.wheel(at: first.center, by: 2)
    #expect(bench.offset(of: words) == 40)
    #expect(bench.offset(of: buttons) == 80)
  }

  @Test func aHairlineDividesScrollingWordsFromButtons() throws {
    func hairline(_ bench: AlertScreen) throws -> Rect? {
      let plane = try #require(bench.screen.presentations[0].arrangement?.planes.last)
      return plane.layers[0].layers.first { $0.layer.name == "Alert Rules/Light/Hairline" }?.frame
    }
    let scrolling = try bench(words: 300, buttons: 2)
    let line = try hairline(scrolling)
    let frame = try #require(line)
    #expect(frame.height == 0.5)
    #expect(frame.width == 272)
    let top = try scrolling.part("Button 1").frame.minY - scrolling.panel.minY
    #expect(top - frame.maxY == 12)
    #expect(try hairline(bench(words: 2, buttons: 20)) == nil)
    #expect(try hairline(bench(words: 2, buttons: 2)) == nil)
  }

  @Test func wordsAreHeldBackBeyondTheirEndAndComeBack() throws {
    let bench = try bench(words: 300, buttons: 2)
    let start = Point(200, 300)
    bench.down(at: start)
    for step in 1...6 { bench.move(to: start + Point(0, Double(step) * 20)) }
    let pulled = try #require(bench.offset(of: words))
    #expect(pulled < 0)
    #expect(pulled > -110)
    bench.up(at: start + Point(0, 120))
    bench.rest()
    #expect(bench.offset(of: words) == 0)
  }

  @Test func aTouchThatScrollsPressesNothing() throws {
    let bench = try bench(words: 2, buttons: 20)
    bench.drag(from: try bench.part("Button 4").frame.center, by: Point(0, -60))
    bench.rest()
    #expect(bench.log.isEmpty)
    #expect(bench.offset(of: buttons) == 50)
  }

  @Test func keysBringTheFocusedButtonIntoView() throws {
    let bench = try bench(words: 300, buttons: 20)
    for _ in 0..<9 { bench.press(.tab) }
    bench.rest()
    #expect(bench.focusedLabel == "Button 9")
    let frame = try bench.part("Button 9").frame
    #expect(frame.maxY <= bench.panel.maxY)
    #expect(frame.minY >= bench.panel.maxY - 98)
  }

  @Test func aTurnedScreenKeepsTitleAndButtonsOnIt() throws {
    let bench = try bench(words: 60, buttons: 2)
    try bench.screen.resize(to: .size(Size(874, 402)))
    #expect(bench.panel.minY >= 16)
    #expect(bench.panel.maxY <= 402 - 16)
    #expect(try bench.part("Title").frame.minY >= bench.panel.minY)
    #expect(try bench.part("Button 1").frame.maxY <= bench.panel.maxY)
  }

  @Test func atTheLargestTextEverythingCanBeReached() throws {
    let bench = try AlertScreen(.size(Size(320, 568)))
    bench.screen.environment.dynamicTypeSize = .accessibility5
    try bench.present(
      Alert("A Rather Long Title", message: String(repeating: "Words. ", count: 20)) {
        bench.button("Delete Everything")
        bench.button("Cancel", role: .cancel)
      })
    #expect(bench.panel.width == 288)
    bench.press(.tab)
    bench.press(.tab)
    bench.rest()
    #expect(bench.focusedLabel == "Cancel")
    let frame = try bench.part("Cancel").frame
    #expect(frame.minY >= bench.panel.minY)
    #expect(frame.maxY <= bench.panel.maxY)
  }

  @Test(arguments: [Size(1, 1), Size(60, 40), Size(100, 2000), Size(2000, 30)])
  func onAnyScreenAButtonCanBeReached(size: Size) throws {
    let bench = try AlertScreen(.size(size))
    try bench.present(
      Alert(
        "Title", message: "Words.", fields: [TextField("Name")], buttons: [bench.button("Go")]))
    _ = try bench.screen.displayList()
    bench.press(.tab)
    bench.press(.enter)
    bench.rest()
    #expect(bench.log == ["Go", "completion"])
  }

  @Test func anAlertOfButtonsAloneScrollsThem() throws {
    let bench = try AlertScreen()
    try bench.present(Alert(nil, buttons: (1...20).map { bench.button("Button \($0)") }))
    bench.wheel(at: Point(200, 300), by: 100)
    #expect(try bench.part("Button 20").frame.maxY == bench.panel.maxY - 14)
    #expect(try bench.part("Button 1").frame.minY < bench.panel.minY)
  }
}
