import Testing
import VitrineGraphics

@testable import Vitrine

/// What follows from another size of the screen, or other choices of the person.
struct AdaptingTests {
  let bench: BoxScreen
  var screen: Screen { bench.screen }

  init() throws { bench = try BoxScreen() }

  private func adaptive() -> BoxComponent {
    let component = BoxComponent("adaptive", .sheet, panel: Rect(0, 300, 400, 500))
    component.styleRule = { $0.screenMeasures.size.width >= 600 ? .popover : .sheet }
    component.heightRule = { context in
      let size = context.screenMeasures.size
      if size.width >= 600 { return [] }
      return size.height < 500 ? [size.height] : [size.height / 2, size.height]
    }
    return component
  }

  @Test func aSheetBecomesAPopoverOnAWideScreenAndBack() throws {
    let component = adaptive()
    let presentation = try bench.show(component)
    #expect(presentation.detents == [400, 800])
    try screen.resize(to: .size(Size(1000, 800)))
    #expect(presentation.style == .popover)
    #expect(presentation.height == nil)
    try screen.resize(to: .size(Size(400, 800)))
    #expect(presentation.style == .sheet)
    #expect(component.lastContext?.sheetHeight == 400)
    try screen.resize(to: .size(Size(1000, 800)))
    bench.tap(900, 20)
    bench.rest()
    #expect(component.log.suffix(2) == ["goes cancelled", "gone"])
  }

  @Test func aPickerThatIsWidenedGoesWithATouchOutside() throws {
    var ends: [ColorPicker.DismissalReason] = []
    try screen.present(
      ColorPicker(selection: PickedColor(Color(hex: 0x3366CC))), animated: false,
      onDismiss: { ends.append($0) })
    try screen.resize(to: .size(Size(1000, 800)))
    bench.drag(500, from: 300, to: 700)
    #expect(ends == [])
    bench.tap(20, 20)
    bench.rest()
    #expect(ends == [.cancelled])
  }

  @Test func theChosenHeightStaysChosenByItsPlace() throws {
    let component = adaptive()
    component.add("grow", Rect(0, 600, 400, 50))
    component.onPress = { $1.selectDetent(1, animated: false) }
    let presentation = try bench.show(component)
    bench.tap(200, 620)
    #expect(presentation.height?.target == 800)
    try screen.resize(to: .size(Size(500, 400)))
    #expect(presentation.height?.target == 400)
    try screen.resize(to: .size(Size(400, 900)))
    #expect(presentation.height?.target == 900)
  }

  @Test func componentsAreToldInOrderOnceTheyAreAsTheyWillBe() throws {
    let component = adaptive()
    try bench.show(component)
    try screen.resize(to: .size(Size(500, 900)))
    #expect(component.log == [])
    #expect(screen.timeUntilNextFrame == .zero)
    screen.advance(by: .zero)
    #expect(component.log == ["will show 500", "did show 450"])
    screen.environment.windowControls = Rect(10, 10, 60, 20)
    screen.advance(by: .zero)
    #expect(component.log.count == 4)
    #expect(component.lastContext?.environment.windowControls == nil)
    _ = screen.accessibility
    #expect(component.lastContext?.environment.windowControls == Rect(10, 10, 60, 20))
  }

  @Test func aDragThatLosesItsSheetEnds() throws {
    let component = adaptive()
    let presentation = try bench.show(component)
    bench.pointer(.down, 200, 450)
    bench.pointer(.move, 200, 600)
    #expect(presentation.drag.target > 0)
    try screen.resize(to: .size(Size(1000, 800)))
    bench.pointer(.move, 200, 790)
    bench.pointer(.up, 200, 790)
    bench.rest()
    #expect(presentation.state == .shown)
    #expect(presentation.drag.target == 0)
  }

  @Test func whatWaitsComesInTheStyleOfTheScreenThatItComesOn() throws {
    let component = adaptive()
    let first = try bench.show(adaptive())
    let waiting = try screen.present(
      component, named: "waiting", animated: false, whenBusy: .queue)
    try screen.resize(to: .size(Size(1000, 800)))
    screen.advance(by: .zero)
    screen.dismiss(first, animated: false)
    screen.advance(by: .zero)
    #expect(waiting.state == .shown)
    #expect(waiting.style == .popover)
  }
}
