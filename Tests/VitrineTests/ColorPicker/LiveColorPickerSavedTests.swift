import Testing
import VitrineGraphics

@testable import Vitrine

@Suite struct LiveColorPickerSavedTests {
  private let red = PickedColor(red: 1, green: 0, blue: 0)
  private let half = PickedColor(red: 0, green: 1, blue: 0, alpha: 0.5)

  private func bench(
    _ count: Int, selection: PickedColor? = nil, isRightToLeft: Bool = false
  ) throws -> PickerBench {
    let colors = (0..<count).map { PickedColor(white: Double($0 + 1) / 255) }
    return try PickerBench(
      ColorPicker(selection: selection ?? red, savedColors: colors),
      isRightToLeft: isRightToLeft)
  }

  @Test func aTapChoosesASavedColour() throws {
    let bench = try PickerBench(ColorPicker(selection: red, savedColors: [half]))
    bench.tap(try bench.saved()[0].frame.center)
    #expect(bench.changes == [ColorPickerChange(selection: half, continuously: false)])
    #expect(try bench.saved()[0].isSelected)
    bench.tap(try bench.saved()[0].frame.center)
    #expect(bench.changes.count == 1)
  }

  @Test func thePlusKeepsTheColourWithItsOpacity() throws {
    let bench = try PickerBench(ColorPicker(selection: half))
    try bench.tap("Add to saved colors")
    #expect(bench.log.saved == [[half]])
    #expect(try bench.saved()[0].isSelected)
    #expect(bench.changes.isEmpty)
  }

  @Test func aKeptColourIsNotKeptTwice() throws {
    let bench = try PickerBench(ColorPicker(selection: half, savedColors: [red, half]))
    try bench.tap("Add to saved colors")
    #expect(bench.log.saved.isEmpty)
    #expect(try bench.saved().count == 2)
  }

  @Test func holdingOffersToDelete() throws {
    let bench = try bench(3, selection: PickedColor(white: 2.0 / 255))
    let place = try bench.saved()[1].frame.center
    bench.down(place)
    bench.wait(.seconds(1))
    bench.up(place)
    #expect(bench.changes.isEmpty)
    try bench.tap("Delete")
    #expect(
      bench.log.saved == [[PickedColor(white: 1.0 / 255), PickedColor(white: 3.0 / 255)]])
    // The chosen colour stays.
    #expect(bench.changes.isEmpty)
    #expect(try bench.saved().count == 2)
  }

  @Test func theSecondaryButtonOffersToDelete() throws {
    let bench = try bench(3)
    var click = PointerEvent(.down, at: try bench.saved()[0].frame.center, device: .mouse)
    click.isSecondary = true
    bench.screen.handle(.pointer(click))
    #expect(throws: Never.self) { try bench.node("Delete") }
  }

  @Test func anyOtherTouchTakesTheOfferBack() throws {
    let bench = try bench(3)
    let place = try bench.saved()[1].frame.center
    bench.down(place)
    bench.wait(.seconds(1))
    bench.up(place)
    bench.tap(try bench.node("Colors", .heading).frame.center)
    #expect(bench.screen.accessibility.first { $0.label == "Delete" } == nil)
    #expect(bench.log.saved.isEmpty)
  }

  @Test func aMovedFingerDoesNotHold() throws {
    let bench = try bench(3)
    let place = try bench.saved()[1].frame.center
    bench.down(place)
    bench.move(place + Point(13, 0))
    bench.wait(.seconds(1))
    #expect(bench.screen.accessibility.first { $0.label == "Delete" } == nil)
    bench.up(place)
  }

  @Test func backspaceDeletesTheOneThatHasTheFocus() throws {
    let bench = try bench(2)
    bench.screen.handle(.accessibility(.focus, try bench.saved()[1].id))
    bench.key(.backspace)
    #expect(bench.log.saved == [[PickedColor(white: 1.0 / 255)]])
    #expect(bench.screen.focusedPart?.part == ColorPickerTag.add.part)
  }

  @Test func withoutOpacityASavedColourComesOutOpaque() throws {
    let bench = try PickerBench(
      ColorPicker(selection: red, supportsOpacity: false, savedColors: [half]))
    bench.tap(try bench.saved()[0].frame.center)
    #expect(bench.color == half.withAlpha(1))
  }

  // MARK: - Pages

  @Test func nineColoursLieAsTheKitsDo() throws {
    let bench = try bench(9)
    #expect(bench.screen.accessibility.first { $0.label == "Next page" } == nil)
    #expect(try bench.saved()[8].frame.minY == bench.node("Add to saved colors").frame.minY)
  }

  @Test(arguments: [false, true])
  func moreLieOnPagesThatAreSwiped(isRightToLeft: Bool) throws {
    let bench = try bench(12, isRightToLeft: isRightToLeft)
    let panel = try bench.node("Colors", .dialog).frame
    #expect(panel == Rect(8, 267, 386, 599))
    #expect(try bench.node("Next page").value == "1/2")
    let first = try bench.saved()[0].frame
    #expect(try !panel.contains(bench.saved()[10].frame.center))
    let way = isRightToLeft ? 1.0 : -1.0
    let place = try bench.saved()[2].frame.center
    bench.down(place)
    for step in 1...8 {
      bench.wait(.milliseconds(16))
      bench.move(place + Point(way * 10 * Double(step), 0))
    }
    bench.up(place + Point(way * 80, 0))
    bench.wait()
    #expect(bench.changes.isEmpty)
    #expect(try bench.node("Next page").value == "2/2")
    #expect(try (bench.saved()[10].frame.minX - first.minX).magnitude < 1e-6)
    bench.tap(try bench.saved()[11].frame.center)
    #expect(bench.color == PickedColor(white: 12.0 / 255))
  }

  @Test func aSlowShortSwipeGoesBack() throws {
    let bench = try bench(12)
    let place = try bench.saved()[2].frame.center
    bench.down(place)
    bench.move(place - Point(40, 0))
    bench.wait(.seconds(1))
    bench.up(place - Point(40, 0))
    bench.wait()
    #expect(try bench.node("Next page").value == "1/2")
    #expect(try bench.saved()[2].frame.center == place)
  }

  @Test func aWheelTurnsPages() throws {
    let bench = try bench(25)
    let place = try bench.saved()[2].frame.center
    for page in [2, 3, 3] {
      bench.screen.handle(.scroll(ScrollEvent(at: place, delta: Point(0, 1))))
      bench.wait()
      #expect(try bench.node("Next page").value == "\(page)/3")
    }
    bench.screen.handle(.scroll(ScrollEvent(at: place, delta: Point(-1, 0))))
    bench.wait()
    #expect(try bench.node("Next page").value == "2/3")
  }

  @Test func theDotsTurnPagesAroundAndAround() throws {
    let bench = try bench(12)
    for page in [2, 1] {
      try bench.tap("Next page")
      bench.wait()
      #expect(try bench.node("Next page").value == "\(page)/2")
    }
  }

  @Test func aKeptColourIsBroughtIntoView() throws {
    let bench = try bench(10)
    bench.screen.handle(.accessibility(.activate, try bench.node("Add to saved colors").id))
    bench.wait()
    #expect(bench.log.saved.last?.count == 11)
    #expect(try bench.node("Next page").value == "2/2")
  }

  @Test func aPageThatIsNoLongerThereIsLeft() throws {
    let bench = try bench(10)
    try bench.tap("Next page")
    bench.wait()
    bench.screen.handle(.accessibility(.focus, try bench.saved()[9].id))
    bench.wait()
    bench.key(.delete)
    bench.wait()
    #expect(bench.screen.accessibility.first { $0.label == "Next page" } == nil)
    #expect(try bench.saved()[0].frame.minX == 129)
  }
}
