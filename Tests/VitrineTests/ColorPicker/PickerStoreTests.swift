import Testing
import VitrineGraphics

@testable import Vitrine

/// What pickers have in common: kept colours, the last colour, the last tab, names.
@Suite struct PickerStoreTests {
  private let red = PickedColor(red: 1, green: 0, blue: 0)
  private let half = PickedColor(.displayP3, red: 0, green: 1, blue: 0, alpha: 0.5)

  private final class Store: SavedColorStore {
    var savedColors: [PickedColor] = []
  }

  /// Presents another picker in the place of a bench's.
  @discardableResult
  private func next(_ bench: PickerBench, _ picker: ColorPicker) throws -> Presentation {
    for presentation in bench.screen.presentations {
      bench.screen.dismiss(presentation, animated: false)
    }
    return try bench.screen.present(picker, animated: false)
  }

  // MARK: - Kept colours

  @Test func theNextPickerKnowsWhatThisOneKept() throws {
    let bench = try PickerBench(ColorPicker(selection: half))
    try bench.tap("Add to saved colors")
    #expect(bench.log.saved == [[half]])
    try next(bench, ColorPicker(selection: red))
    #expect(try bench.saved().map { $0.label } == ["green, 50 percent"])
    bench.tap(try bench.saved()[0].frame.center)
    #expect(bench.screen.lastPickedColor == half)
    try bench.perform(.custom("Delete"), try bench.saved()[0])
    try next(bench, ColorPicker(selection: red))
    #expect(try bench.saved().isEmpty)
  }

  @Test func aHostsStoreIsReadAndWritten() throws {
    let bench = try PickerBench(ColorPicker(selection: half))
    let store = Store()
    store.savedColors = [red]
    bench.screen.savedColorStore = store
    try next(bench, ColorPicker(selection: half))
    #expect(try bench.saved().count == 1)
    try bench.tap("Add to saved colors")
    #expect(store.savedColors == [red, half])
    bench.screen.savedColorStore = nil
    try next(bench, ColorPicker(selection: half))
    #expect(try bench.saved().isEmpty)
  }

  @Test func aPickersOwnColoursStayOutOfTheStore() throws {
    let bench = try PickerBench(ColorPicker(selection: half, savedColors: [red]))
    try bench.tap("Add to saved colors")
    #expect(bench.log.saved == [[red, half]])
    try next(bench, ColorPicker(selection: half))
    #expect(try bench.saved().isEmpty)
  }

  @Test func keptColoursKeepTheirOpacityWhereNoneIsSupported() throws {
    let bench = try PickerBench(
      ColorPicker(selection: red, supportsOpacity: false, savedColors: [half]))
    #expect(try bench.saved()[0].label == "green")
    bench.tap(try bench.saved()[0].frame.center)
    #expect(bench.color == half.withAlpha(1))
    #expect(try bench.saved()[0].isSelected)
    // It is there already, as it is shown.
    try bench.tap("Add to saved colors")
    #expect(bench.log.saved.isEmpty)
    bench.tap(try bench.cell(6, 2).frame.center)
    try bench.tap("Add to saved colors")
    #expect(bench.log.saved.last?.first == half)
  }

  @Test func anAssistiveTechnologyDeletes() throws {
    let bench = try PickerBench(ColorPicker(selection: red, savedColors: [red, half]))
    try bench.perform(.custom("Delete"), try bench.saved()[0])
    #expect(bench.log.saved == [[half]])
    #expect(bench.changes.isEmpty)
  }

  // MARK: - The last colour and tab

  @Test func aPickerWithoutAColourBeginsWithTheLastOne() throws {
    let bench = try PickerBench(ColorPicker())
    #expect(try bench.node("Selected color").value == "black")
    bench.tap(try bench.cell(6, 2).frame.center)
    let chosen = try #require(bench.color)
    try next(bench, ColorPicker())
    #expect(bench.screen.lastPickedColor == chosen)
    #expect(try bench.node("Selected color").value == "blue")
    #expect(bench.changes.count == 2)
    try next(bench, ColorPicker(selection: red))
    #expect(try bench.node("Selected color").value == "red")
    try next(bench, ColorPicker())
    #expect(try bench.node("Selected color").value == "blue")
  }

  @Test func theRulesOfOthersCanBeSwitchedOff() throws {
    let live = try Headless(ColorPicker(selection: red, savedColors: [half])).picker
    var effects = Effects(now: .zero)
    #expect(live.longPress(ColorPickerTag.savedColor(0), &effects))
    live.armedColor = nil
    live.rules.offersDeletion = false
    #expect(!live.longPress(ColorPickerTag.savedColor(0), &effects))
    #expect(live.armedColor == nil)
    #expect(live.root.all.allSatisfy { !$0.takesLongPress })
  }

  // MARK: - Names

  @Test func coloursAreNamedByTheProgram() throws {
    let bench = try PickerBench(ColorPicker(selection: red.withAlpha(0.5)))
    bench.screen.colorName = { $0.red > 0.5 ? "rot" : "nicht rot" }
    #expect(try bench.node("Selected color").value == "rot, 50 percent")
    #expect(try bench.cell(6, 2).label == "nicht rot, row 6, column 2")
    bench.screen.colorName = nil
    #expect(try bench.cell(6, 2).label == "blue, row 6, column 2")
  }

  @Test func placesAreCountedInThePickersWords() throws {
    var picker = ColorPicker(selection: red)
    picker.labels.row = "Zeile"
    picker.labels.column = "Spalte"
    let bench = try PickerBench(picker)
    #expect(throws: Never.self) { try bench.node("blue, Zeile 6, Spalte 2") }
  }

  // MARK: - Wells and light

  @Test func aWellIsEmptyUntilAColourIsChosen() {
    var well = ColorWell("Ink")
    #expect(well.isEmpty && well.picker.selection == nil && well.picker.title == "Ink")
    let clear = red.withAlpha(0)
    let isOther = well.take(ColorPickerChange(selection: clear, continuously: true))
    #expect(isOther && !well.isEmpty && well.selection == clear)
    let isOtherAgain = well.take(ColorPickerChange(selection: clear, continuously: false))
    #expect(!isOtherAgain)
    #expect(well.picker.selection == clear)
  }

  @Test func brighterColoursAreDimmedAsTheyAreChosen() throws {
    let bright = PickedColor(.displayP3, red: 2, green: 1, blue: 0)
    for (most, greatest) in [(1.0, 1.0), (0.2, 1), (100, 2)] {
      var picker = ColorPicker(selection: red, savedColors: [bright])
      picker.maximumLinearExposure = most
      let bench = try PickerBench(picker)
      bench.tap(try bench.saved()[0].frame.center)
      let color = try #require(bench.color)
      #expect((color.red - greatest).magnitude < 1e-9)
      #expect(color.colorSpace == .displayP3)
      // The hue is that of the same shares of light.
      #expect(color.blue == 0 && color.green < color.red && color.green > 0)
    }
  }

  @Test func whatAnSDRScreenShowsIsNotDimmed() {
    let widest = PickedColor(.displayP3, red: 1, green: 0, blue: 0)
    #expect(widest.limited(toLinearExposure: 1) == widest)
    let outside = widest.converted(to: .sRGB)
    #expect(outside.red > 1)
    #expect(outside.limited(toLinearExposure: 1) == outside)
  }

  @Test func aSelectionThatIsBrighterStaysUntilItIsChanged() throws {
    let bright = PickedColor(.displayP3, red: 2, green: 1, blue: 0)
    let bench = try PickerBench(ColorPicker(selection: bright))
    bench.tap(try bench.node("Opacity", .slider).frame.at(0.5, 0.5))
    #expect(bench.color?.red == 2)
  }
}

extension PickerBench {
  func perform(_ action: AccessibilityAction, _ node: AccessibilityNode) throws {
    try #require(node.actions.contains(action))
    screen.handle(.accessibility(action, node.id))
  }
}
