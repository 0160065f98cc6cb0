import Testing
import VitrineGraphics

@testable import Vitrine

@Suite struct LiveColorPickerKeyTests {
  private let red = PickedColor(red: 1, green: 0, blue: 0)

  private func bench(
    _ color: PickedColor, _ tab: ColorPicker.Tab = .grid, isRightToLeft: Bool = false
  ) throws -> PickerBench {
    var picker = ColorPicker(selection: color, savedColors: [red])
    picker.tab = tab
    return try PickerBench(picker, isRightToLeft: isRightToLeft)
  }

  // MARK: - Order

  @Test func tabGoesThroughThePartsAsTheyAreDrawn() throws {
    let bench = try bench(red, .sliders)
    var labels: [String] = []
    for _ in 0..<18 {
      bench.key(.tab)
      let id = bench.screen.focusedPart
      let node = bench.screen.accessibility.first { $0.id == id }
      labels.append(node?.label ?? "")
    }
    #expect(
      labels == [
        "Eyedropper", "Close", "Sliders", "Red", "Red", "Green", "Green", "Blue", "Blue", "sRGB",
        "Hex", "Opacity", "Opacity", "red", "Add to saved colors", "Eyedropper", "Close",
        "Sliders",
      ])
    #expect(bench.changes.isEmpty)
  }

  @Test func arrowsGoFromTabToTab() throws {
    let bench = try bench(red)
    try bench.focus("Grid", .tab)
    bench.key(.right)
    #expect(try bench.node("Spectrum", .tab).isSelected)
    #expect(try bench.node("Spectrum", .tab).isFocused)
    bench.key(.end)
    #expect(try bench.node("Sliders", .tab).isSelected)
    bench.key(.right)
    #expect(try bench.node("Sliders", .tab).isSelected)
    bench.key(.home)
    #expect(try bench.node("Grid", .tab).isSelected)
  }

  // MARK: - Grid

  @Test func arrowsGoFromCellToCell() throws {
    let bench = try bench(PickedColor(hex: "0061FD") ?? red)
    let start = try bench.cell(6, 2)
    bench.screen.handle(.accessibility(.focus, start.id))
    for (key, cell) in [
      (Key.right, (6, 3)), (.down, (7, 3)), (.left, (7, 2)), (.up, (6, 2)), (.home, (6, 1)),
      (.end, (6, 12)),
    ] {
      bench.key(key)
      let node = try bench.cell(cell.0, cell.1)
      #expect(node.isFocused && node.isSelected)
    }
    #expect(bench.changes.count == 6)
    #expect(bench.changes.allSatisfy { !$0.continuously })
    bench.key(.right)
    #expect(bench.changes.count == 6)
  }

  @Test func onAMirroredScreenArrowsFollowTheEye() throws {
    let bench = try bench(PickedColor(hex: "0061FD") ?? red, isRightToLeft: true)
    bench.screen.handle(.accessibility(.focus, try bench.cell(6, 2).id))
    bench.key(.left)
    #expect(try bench.cell(6, 3).isSelected)
  }

  @Test func cellsAreReadByColourAndPlace() throws {
    let bench = try bench(red)
    #expect(try bench.cell(1, 12).label == "black, row 1, column 12")
    #expect(try bench.cell(6, 2).label == "blue, row 6, column 2")
    bench.screen.handle(.accessibility(.activate, try bench.cell(6, 2).id))
    #expect(bench.color?.hex == "0061FD")
  }

  // MARK: - Sliders

  @Test func arrowsMoveTheOpacityByPercents() throws {
    let bench = try bench(red.withAlpha(0.5))
    try bench.focus("Opacity", .slider)
    for (key, modifiers, percent) in [
      (Key.right, KeyModifiers(), 51), (.up, [], 52), (.left, [], 51), (.down, [], 50),
      (.right, .shift, 60), (.down, .shift, 50), (.end, [], 100), (.home, [], 0),
    ] {
      bench.key(key, modifiers)
      #expect(bench.color?.alpha == Double(percent) / 100)
      #expect(try bench.node("Opacity", .slider).value == "\(percent) percent")
    }
    #expect(bench.changes.count == 8)
    bench.key(.left)
    #expect(bench.changes.count == 8)
  }

  @Test func arrowsMoveAChannelByOne() throws {
    let bench = try bench(PickedColor(hex: "804020") ?? red, .sliders)
    try bench.focus("Red", .slider)
    bench.key(.right)
    #expect(bench.color?.hex == "814020")
    bench.key(.left, .shift)
    #expect(bench.color?.hex == "774020")
  }

  @Test func assistiveTechnologiesMoveSliders() throws {
    let bench = try bench(red.withAlpha(0.5))
    let slider = try bench.node("Opacity", .slider)
    #expect(slider.range == AccessibilityRange(value: 50, minimum: 0, maximum: 100, step: 1))
    _ = bench.screen.takeNotifications()
    bench.screen.handle(.accessibility(.increment, slider.id))
    #expect(bench.color?.alpha == 0.51)
    #expect(bench.screen.takeNotifications().contains(.valueChanged(slider.id)))
    bench.screen.handle(.accessibility(.setValue("25%"), slider.id))
    #expect(bench.color?.alpha == 0.25)
    bench.screen.handle(.accessibility(.setValue("much"), slider.id))
    #expect(bench.changes.count == 2)
  }

  @Test func arrowsMoveTheKnobOnTheSpectrum() throws {
    let bench = try bench(red, .spectrum)
    try bench.focus("Spectrum", .slider)
    bench.key(.up, .shift)
    #expect(bench.color?.hex == "FF3333")
    bench.key(.down, .shift)
    bench.key(.right, .shift)
    #expect(bench.color?.hex == "FF2B00")
  }

  @Test func theHueOutlivesBlack() throws {
    let bench = try bench(PickedColor(red: 0, green: 0, blue: 1), .spectrum)
    try bench.focus("Spectrum", .slider)
    for _ in 0..<6 { bench.key(.down, .shift) }
    #expect(bench.color?.hex == "000000")
    for _ in 0..<5 { bench.key(.up, .shift) }
    #expect(bench.color?.hex == "0000FF")
  }

  // MARK: - Undo

  @Test func anInteractionIsUndoneAtOnce() throws {
    let bench = try bench(red)
    let grid = try bench.node("Grid", .grid).frame
    bench.down(grid.at(0.1, 0.5))
    bench.move(grid.at(0.5, 0.5))
    bench.up(grid.at(0.9, 0.5))
    let chosen = bench.color
    bench.key(.character("z"), .command)
    #expect(bench.changes.last == ColorPickerChange(selection: red, continuously: false))
    bench.key(.character("z"), [.command, .shift])
    #expect(bench.color == chosen)
    bench.key(.character("z"), .control)
    let count = bench.changes.count
    bench.key(.character("z"), .command)
    #expect(bench.changes.count == count)
  }

  @Test func inAFieldUndoIsTheFields() throws {
    let bench = try bench(red)
    bench.tap(try bench.cell(2, 2).frame.center)
    try bench.write("1", in: "Opacity")
    let count = bench.changes.count
    bench.key(.character("z"), .command)
    #expect(bench.changes.count == count)
    #expect(try bench.node("Opacity", .textField).value == "100")
  }

  @Test func afterAFieldTheColourIsUndoneAgain() throws {
    let bench = try bench(red)
    try bench.write("40", in: "Opacity")
    bench.key(.enter)
    bench.key(.character("z"), .command)
    #expect(bench.color == red)
  }
}
