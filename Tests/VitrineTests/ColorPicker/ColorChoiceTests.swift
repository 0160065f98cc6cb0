import Testing
import VitrineGraphics

@testable import Vitrine

@Suite struct ColorChoiceTests {
  private let red = PickedColor(red: 1, green: 0, blue: 0)
  private let green = PickedColor(red: 0, green: 1, blue: 0)
  private let blue = PickedColor(red: 0, green: 0, blue: 1)

  @Test func aDragEndsWithOneFinalChange() {
    var choice = ColorChoice(red, supportsOpacity: true)
    choice.beginDrag()
    #expect(choice.drag(to: green)?.continuously == true)
    #expect(choice.drag(to: green) == nil)
    #expect(choice.drag(to: blue)?.continuously == true)
    let last = choice.endDrag()
    #expect(last?.continuously == false)
    #expect(last?.selection == blue)
    #expect(choice.endDrag() == nil)
  }

  @Test func aDragBackToItsStartEndsToo() {
    var choice = ColorChoice(red, supportsOpacity: true)
    choice.beginDrag()
    _ = choice.drag(to: green)
    _ = choice.drag(to: red)
    #expect(choice.endDrag() == ColorPickerChange(selection: red, continuously: false))
    #expect(choice.undo() == nil)
  }

  @Test func aDragThatChangesNothingTellsNothing() {
    var choice = ColorChoice(red, supportsOpacity: true)
    choice.beginDrag()
    #expect(choice.drag(to: red) == nil)
    #expect(choice.endDrag() == nil)
  }

  @Test func aCancelledDragGoesBack() {
    var choice = ColorChoice(red, supportsOpacity: true)
    choice.beginDrag()
    _ = choice.drag(to: green)
    #expect(
      choice.endDrag(isCancelled: true) == ColorPickerChange(selection: red, continuously: false))
    #expect(choice.selection == red)
  }

  @Test func theProgramIsIgnoredWhileAPersonDrags() {
    var choice = ColorChoice(red, supportsOpacity: true)
    choice.beginDrag()
    _ = choice.drag(to: green)
    let isTaken = choice.set(blue)
    #expect(!isTaken)
    #expect(choice.selection == green)
    _ = choice.endDrag()
    let isTakenAfterwards = choice.set(blue)
    #expect(isTakenAfterwards)
    #expect(choice.selection == blue)
  }

  @Test func anInteractionIsOneStepToUndo() {
    var choice = ColorChoice(red, supportsOpacity: true)
    choice.beginDrag()
    for step in 1...9 { _ = choice.drag(to: red.withAlpha(Double(step) / 10)) }
    _ = choice.endDrag()
    _ = choice.choose(blue)
    #expect(choice.undo()?.selection == red.withAlpha(0.9))
    #expect(choice.undo()?.selection == red)
    #expect(choice.undo() == nil)
    #expect(choice.redo()?.selection == red.withAlpha(0.9))
    _ = choice.choose(green)
    #expect(choice.redo() == nil)
  }

  @Test func greysKeepTheHue() {
    var choice = ColorChoice(blue, supportsOpacity: true)
    for grey in [PickedColor(white: 0), PickedColor(white: 0.5), PickedColor(white: 1)] {
      _ = choice.choose(grey)
      #expect(choice.hue == 2.0 / 3)
    }
  }

  @Test func withoutOpacityEveryColourComesOutOpaque() {
    var choice = ColorChoice(red.withAlpha(0.5), supportsOpacity: false)
    #expect(choice.selection.alpha == 1)
    #expect(choice.choose(green.withAlpha(0.2))?.selection == green)
    _ = choice.set(blue.withAlpha(0))
    #expect(choice.selection == blue)
  }

  /// Whatever happens in whatever order: continuous changes, then one that is final, again and
  /// again, and nothing is told twice.
  @Test(arguments: 0..<40)
  func changesFollowTheGrammar(seed: Int) {
    var random = Steps(seed)
    var choice = ColorChoice(red, supportsOpacity: true)
    var shown = red
    var isOpen = false
    for _ in 0..<400 {
      let color = PickedColor(white: Double(random.next(8)) / 7)
      let change: ColorPickerChange?
      var isFinal = true
      switch random.next(9) {
      case 0:
        choice.beginDrag()
        change = nil
      case 1...4:
        change = choice.drag(to: color)
        isFinal = false
      case 5: change = choice.endDrag(isCancelled: random.next(4) == 0)
      case 6: change = choice.choose(color)
      case 7: change = random.next(2) == 0 ? choice.undo() : choice.redo()
      default:
        if choice.set(color) { shown = choice.selection }
        change = nil
      }
      guard let change else { continue }
      #expect(change.continuously == !isFinal)
      #expect(isOpen || change.selection != shown)
      isOpen = change.continuously
      shown = change.selection
      #expect(change.selection == choice.selection)
      #expect(isOpen == false || choice.isDragging)
    }
  }
}
