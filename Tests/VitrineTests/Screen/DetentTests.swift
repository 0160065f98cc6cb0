import Testing
import VitrineGraphics

@testable import Vitrine

/// The heights of sheets, chosen by the person or the program.
struct DetentTests {
  let bench: BoxScreen
  let sheet: BoxComponent
  let content: BoxComponent
  var screen: Screen { bench.screen }

  init() throws {
    bench = try BoxScreen()
    content = bench.content()
    sheet = BoxComponent("sheet", .sheet, panel: Rect(0, 400, 400, 400))
    sheet.heights = [200, 400, 700]
    sheet.add("grabber", Rect(150, 600, 100, 20))
    try bench.show(content)
  }

  private var presentation: Presentation { screen.presentations[1] }
  private var height: Double { presentation.height?.value(at: screen.now) ?? 0 }

  @Test func theProgramChoosesAHeightWithoutBeingTold() throws {
    sheet.onPress = { $1.selectDetent(2) }
    try bench.show(sheet)
    #expect(height == 200)
    bench.tap(200, 610)
    screen.advance(by: .milliseconds(50))
    #expect(height > 200 && height < 700)
    bench.rest()
    #expect(height == 700)
    #expect(sheet.log == ["press grabber"])
    _ = screen.accessibility
    #expect(sheet.lastContext?.selectedDetent == 2)
  }

  @Test func aHeightThatIsNoneIsTheNearest() throws {
    sheet.onPress = { $1.selectDetent(9, animated: false) }
    try bench.show(sheet)
    bench.tap(200, 610)
    #expect(height == 700)
  }

  @Test func aHeightThatThePersonChoseIsToldOnce() throws {
    try bench.show(sheet)
    bench.drag(50, from: 650, to: 440)
    bench.rest()
    #expect(height == 400)
    #expect(sheet.log == ["detent 1"])
    bench.drag(50, from: 650, to: 645)
    bench.rest()
    #expect(sheet.log == ["detent 1"])
  }

  @Test func anUndimmedSheetLeavesWhatIsBelowToBeUsed() throws {
    sheet.undimmed = 0
    sheet.onPress = { $1.selectDetent(1) }
    try bench.show(sheet)
    #expect(screen.accessibility.children.map { $0.label } == ["content", "sheet"])
    #expect(screen.accessibility.children.map { $0.isModal } == [false, false])
    #expect(bench.tap(200, 120))
    #expect(content.log == ["press row"])
    bench.tap(200, 610)
    bench.rest()
    bench.tap(200, 120)
    #expect(content.log == ["press row"])
    #expect(screen.accessibility.children.map { $0.label } == ["sheet"])
  }

  @Test func aSheetDimsFromItsUndimmedHeightToTheNext() throws {
    sheet.undimmed = 1
    try bench.show(sheet)
    func shown() -> Double { screen.dimming(of: presentation) }
    presentation.height?.set(300)
    #expect(shown() == 0)
    presentation.height?.set(550)
    #expect(shown() == 0.5)
    #expect(try bench.groupOpacities() == [])
    presentation.height?.set(700)
    #expect(shown() == 1)
    sheet.undimmed = 2
    #expect(shown() == 0)
    sheet.undimmed = nil
    presentation.height?.set(200)
    #expect(shown() == 1)
  }

  @Test func heightsAreReachedSoonerWithLessMotion() throws {
    func rest(reduced: Bool) throws -> Duration {
      let bench = try BoxScreen()
      let sheet = BoxComponent("sheet", .sheet, panel: Rect(0, 400, 400, 400))
      sheet.heights = [200, 700]
      bench.screen.environment.reducesMotion = reduced
      try bench.show(sheet)
      bench.drag(50, from: 650, to: 200)
      let presentation = bench.screen.presentations[0]
      return (presentation.height?.end ?? .zero) - bench.screen.now
    }
    let (usual, reduced) = (try rest(reduced: false), try rest(reduced: true))
    #expect(reduced > .zero)
    #expect(reduced <= usual / 2)
  }

  @Test func keysGoToWhatWasTouchedLast() throws {
    sheet.undimmed = 0
    sheet.cancellable = true
    try bench.show(sheet)
    bench.tap(200, 120)
    #expect(bench.key(.tab))
    #expect(screen.focusedPart?.presentation == screen.presentations[0].id)
    bench.tap(200, 610)
    #expect(bench.key(.tab))
    #expect(screen.focusedPart?.presentation == presentation.id)
    bench.tap(200, 120)
    #expect(!bench.key(.character("s"), .control))
    #expect(bench.key(.escape))
    bench.rest()
    #expect(screen.presentations.count == 1)
  }
}
