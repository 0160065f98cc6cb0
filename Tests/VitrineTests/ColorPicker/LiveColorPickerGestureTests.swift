import Testing
import VitrineGraphics

@testable import Vitrine

@Suite struct LiveColorPickerGestureTests {
  private let red = PickedColor(red: 1, green: 0, blue: 0)

  private func bench(
    _ color: PickedColor, _ tab: ColorPicker.Tab = .grid, saved: [PickedColor] = [],
    isRightToLeft: Bool = false
  ) throws -> PickerBench {
    var picker = ColorPicker(selection: color, savedColors: saved)
    picker.tab = tab
    return try PickerBench(picker, isRightToLeft: isRightToLeft)
  }

  // MARK: - Grid

  @Test func aDragAcrossTheGridFollowsTheFinger() throws {
    let bench = try bench(red.withAlpha(0.5))
    bench.down(try bench.cell(6, 1).frame.center)
    bench.move(try bench.cell(6, 2).frame.center)
    bench.move(try bench.cell(6, 2).frame.center + Point(1, 1))
    bench.move(try bench.cell(7, 3).frame.center)
    bench.up(try bench.cell(7, 3).frame.center)
    #expect(bench.changes.map { $0.selection.hex } == ["00A1D8", "0061FD", "5E30EB", "5E30EB"])
    #expect(bench.changes.map { $0.continuously } == [true, true, true, false])
    #expect(bench.changes.allSatisfy { $0.selection.alpha == 0.5 })
    #expect(bench.presentation.state == .shown)
  }

  @Test func aFingerBesideTheGridIsOnTheNearestCell() throws {
    let bench = try bench(red)
    bench.down(try bench.cell(1, 1).frame.center)
    bench.move(Point(-50, 2000))
    bench.up(Point(-50, 2000))
    #expect(bench.color?.hex == "CBF0FF")
  }

  @Test func theChosenCellAgainTellsNothing() throws {
    let bench = try bench(PickedColor(hex: "0061FD") ?? red)
    let cell = try bench.cell(6, 2)
    #expect(cell.isSelected)
    bench.tap(cell.frame.center)
    #expect(bench.changes.isEmpty)
  }

  @Test func aColourThatIsNoCellHasNoMark() throws {
    let bench = try bench(red)
    #expect(bench.screen.accessibility.first { $0.role == .cell && $0.isSelected } == nil)
  }

  @Test func onAMirroredScreenTheGridIsMirrored() throws {
    let bench = try bench(red, isRightToLeft: true)
    let grid = try bench.node("Grid", .grid).frame
    bench.tap(grid.at(0.99, 0.01))
    #expect(bench.color?.hex == "FEFFFE")
    bench.tap(grid.at(0.01, 0.01))
    #expect(bench.color?.hex == "000000")
  }

  @Test func aTakenAwayTouchGoesBack() throws {
    let bench = try bench(red)
    let place = try bench.cell(6, 2).frame.center
    bench.down(place)
    bench.screen.handle(.pointer(PointerEvent(.cancel, at: place)))
    #expect(bench.changes.map { $0.continuously } == [true, false])
    #expect(bench.color == red)
  }

  // MARK: - Spectrum

  @Test func theSpectrumClampsAtItsEdges() throws {
    let bench = try bench(red, .spectrum)
    let field = try bench.node("Spectrum", .slider).frame
    bench.down(field.at(0.5, 0.5))
    bench.move(field.at(1.0 / 3, -3))
    #expect(bench.color?.hex == "FFFFFF")
    bench.move(field.at(1.0 / 3, 0.5))
    #expect(bench.color?.hex == "00FF00")
    bench.up(field.at(1.0 / 3, 9))
    #expect(bench.color?.hex == "000000")
    #expect(bench.finals == 1)
  }

  // MARK: - Sliders

  @Test func aTapOnASliderJumpsThere() throws {
    let bench = try bench(red)
    bench.tap(try bench.node("Opacity", .slider).frame.at(0.5, 0.5))
    #expect(bench.color?.opacityPercent == 50)
    #expect(bench.changes.map { $0.continuously } == [true, false])
  }

  @Test func aKnobIsTakenWhereItIsTouched() throws {
    let bench = try bench(red.withAlpha(0.5))
    let slider = try bench.node("Opacity", .slider).frame
    let edge = slider.center + Point(12, 0)
    bench.tap(edge)
    #expect(bench.changes.isEmpty)
    bench.down(edge)
    // The knob is 34 wide, its way the rest of the slider.
    bench.move(edge + Point((slider.width - 34) / 10, 0))
    #expect((try #require(bench.color).alpha - 0.6).magnitude < 1e-9)
    bench.move(edge + Point(999, 0))
    #expect(bench.color?.alpha == 1)
    bench.up(edge + Point(999, 0))
    #expect(bench.finals == 1)
  }

  @Test func onAMirroredScreenSlidersRunTheOtherWay() throws {
    let bench = try bench(red, isRightToLeft: true)
    bench.tap(try bench.node("Opacity", .slider).frame.at(0.95, 0.5))
    #expect(bench.color?.alpha == 0)
  }

  @Test func aChannelMovesAlone() throws {
    let bench = try bench(PickedColor(red: 0.1, green: 0.2, blue: 0.3), .sliders)
    bench.tap(try bench.node("Green", .slider).frame.at(0.999, 0.5))
    #expect(bench.color == PickedColor(red: 0.1, green: 1, blue: 0.3))
  }

  @Test func anotherColourSpaceCountsAndChangesNothing() throws {
    let bench = try bench(red, .sliders)
    try bench.tap("Display P3", .tab)
    #expect(bench.changes.isEmpty)
    #expect(try bench.node("Red", .slider).value == "234")
    #expect(try bench.node("Hex", .textField).value == "EA3323")
    bench.wait()
    bench.tap(try bench.node("Red", .slider).frame.at(0.999, 0.5))
    #expect(bench.color?.colorSpace == .displayP3)
    #expect(bench.color?.red == 1)
  }

  @Test func aDisplayP3ColourComesBackAsOne() throws {
    let bench = try bench(PickedColor(.displayP3, red: 1, green: 0, blue: 0), .sliders)
    #expect(try bench.node("Display P3", .tab).isSelected)
    #expect(try bench.node("Hex", .textField).value == "FF0000")
    bench.tap(try bench.node("Opacity", .slider).frame.at(0.5, 0.5))
    #expect(bench.color?.colorSpace == .displayP3)
    #expect(bench.color?.red == 1)
  }

  // MARK: - Fields

  @Test(arguments: [
    ("37", 37), ("37%", 37), (" 5 ", 5), ("250", 100), ("-4", 0), ("0", 0),
  ])
  func percentAreCommittedByReturn(text: String, percent: Int) throws {
    let bench = try bench(red.withAlpha(0.5))
    try bench.write(text, in: "Opacity")
    #expect(bench.changes.isEmpty)
    bench.key(.enter)
    #expect(
      bench.changes
        == [
          ColorPickerChange(
            selection: red.withAlpha(Double(percent) / 100), continuously: false)
        ])
  }

  @Test(arguments: ["", "abc", "1.5", "50"])
  func whatIsNoNewPercentRevertsSilently(text: String) throws {
    let bench = try bench(red.withAlpha(0.5))
    try bench.write(text.isEmpty ? "x" : text, in: "Opacity")
    if text.isEmpty { bench.key(.backspace) }
    bench.key(.enter)
    #expect(bench.changes.isEmpty)
    #expect(try bench.node("Opacity", .textField).value == "50")
  }

  @Test func escapeRevertsAFieldAndThenDismisses() throws {
    let bench = try bench(red)
    try bench.write("12", in: "Opacity")
    bench.key(.escape)
    #expect(bench.presentation.state == .shown)
    #expect(try bench.node("Opacity", .textField).value == "100")
    bench.key(.escape)
    #expect(bench.presentation.state == .dismissing)
    #expect(bench.changes.isEmpty)
  }

  @Test func aTouchElsewhereCommitsAField() throws {
    let bench = try bench(red)
    try bench.write("12", in: "Opacity")
    bench.tap(try bench.node("Colors", .heading).frame.center)
    #expect(bench.color?.alpha == 0.12)
  }

  @Test(arguments: [("#0af", "00AAFF"), (" 123456 ", "123456"), ("AaBbCc", "AABBCC")])
  func digitsAreCommitted(text: String, digits: String) throws {
    let bench = try bench(red, .sliders)
    try bench.write(text, in: "Hex")
    bench.key(.enter)
    #expect(bench.color?.hex == digits)
    #expect(bench.changes.count == 1)
  }

  @Test(arguments: ["12345", "red", "", "FF0000", "#ff0000", "f00"])
  func whatAreNoNewDigitsRevertsSilently(text: String) throws {
    let bench = try bench(PickedColor(red: 0.9999, green: 0.0001, blue: 0), .sliders)
    try bench.write(text.isEmpty ? "x" : text, in: "Hex")
    if text.isEmpty { bench.key(.backspace) }
    bench.key(.enter)
    #expect(bench.changes.isEmpty)
    #expect(try bench.node("Hex", .textField).value == "FF0000")
  }

  @Test func eightDigitsSetTheOpacityWhereThereIsOne() throws {
    let bench = try bench(red, .sliders)
    try bench.write("00FF0080", in: "Hex")
    bench.key(.enter)
    #expect(bench.color == PickedColor(red: 0, green: 1, blue: 0, alpha: 128.0 / 255))
    var picker = ColorPicker(selection: red, supportsOpacity: false)
    picker.tab = .sliders
    let opaque = try PickerBench(picker)
    try opaque.write("00FF0080", in: "Hex")
    opaque.key(.enter)
    #expect(opaque.color == PickedColor(red: 0, green: 1, blue: 0))
  }

  @Test func pastedDigitsAreCommittedExactly() throws {
    let bench = try bench(red, .sliders)
    final class Board: Clipboard { var text: String? = " #a1b2c3\n" }
    let board = Board()
    bench.screen.clipboard = board
    try bench.tap("Hex", .textField)
    bench.key(.character("v"), .command)
    bench.key(.enter)
    #expect(bench.color == PickedColor(hex: "A1B2C3"))
  }

  @Test func channelsAreHeldBetweenTheirEnds() throws {
    let bench = try bench(red, .sliders)
    try bench.write("999", in: "Green")
    bench.key(.enter)
    #expect(bench.color == PickedColor(red: 1, green: 1, blue: 0))
    try bench.write("128", in: "Blue")
    bench.key(.enter)
    #expect(bench.color?.blue == 128.0 / 255)
  }
}
