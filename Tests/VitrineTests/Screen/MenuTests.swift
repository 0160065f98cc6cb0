import Testing
import VitrineGraphics
import VitrineKit

@testable import Vitrine

/// Menus above anything, and the finger that opened one.
struct MenuTests {
  let bench: BoxScreen
  let sheet: BoxComponent
  let menu: BoxComponent
  var screen: Screen { bench.screen }

  init() throws {
    bench = try BoxScreen()
    let sheet = BoxComponent("sheet", .sheet, panel: Rect(0, 400, 400, 400))
    let menu = BoxComponent("menu", .menu, panel: Rect(100, 450, 200, 100))
    sheet.add("person", Rect(0, 420, 400, 50)) { $0.takesLongPress = true }
    sheet.onHold = { $1.present(menu, named: "menu") }
    sheet.onPress = { $1.present(menu, named: "menu") }
    menu.add("first", Rect(100, 450, 200, 50), role: .menuItem)
    menu.add("second", Rect(100, 500, 200, 50), role: .menuItem)
    menu.cancellable = true
    (self.sheet, self.menu) = (sheet, menu)
    try bench.show(sheet)
  }

  private var isUp: Bool { screen.presentations.last?.style == .menu }

  @Test func aFingerThatOpenedAMenuByHoldingSlidesOnIntoIt() throws {
    bench.pointer(.down, 200, 460)
    screen.advance(by: .seconds(1))
    #expect(isUp)
    bench.pointer(.move, 200, 520)
    #expect(screen.presentations.last?.presses[LayerTag(10, 1)]?.target == 1)
    bench.pointer(.move, 200, 470)
    #expect(screen.presentations.last?.presses[LayerTag(10, 1)]?.target == 0)
    bench.pointer(.move, 200, 520)
    bench.pointer(.up, 200, 520)
    #expect(menu.log == ["press second"])
    #expect(sheet.log == ["hold"])
  }

  @Test func aFingerThatRestsWhereItsMenuCamePressesNothing() throws {
    bench.pointer(.down, 200, 460)
    screen.advance(by: .seconds(1))
    bench.pointer(.up, 202, 462)
    #expect(menu.log == [])
    #expect(isUp)
    bench.tap(200, 460)
    #expect(menu.log == ["press first"])
  }

  @Test func aTouchOutsideAMenuOnlyDismissesIt() throws {
    bench.tap(200, 430)
    #expect(isUp)
    bench.rest()
    bench.tap(20, 430)
    bench.rest()
    #expect(!isUp)
    #expect(sheet.log == ["press person"])
    #expect(menu.log == ["goes cancelled", "gone"])
  }

  @Test func aMenuThatGoesDoesNotCoverWhatIsBelow() throws {
    try bench.show(menu)
    #expect(bench.key(.escape))
    bench.tap(200, 430)
    #expect(sheet.log == ["press person"])
  }

  @Test func aMenuStandsAboveAnAlertAndGoesWhenAnythingElseComes() throws {
    try screen.present(bench.alert(), animated: false)
    try bench.show(menu)
    #expect(isUp)
    screen.dismiss(screen.presentations[1], animated: false)
    #expect(!isUp)
    let other = BoxComponent("other", .menu, panel: Rect(0, 0, 200, 200))
    other.add("item", Rect(0, 0, 200, 50))
    try bench.show(other)
    try screen.present(bench.alert(), animated: false)
    #expect(screen.presentations.map { $0.style } == [.sheet, .alert])
  }

  @Test func aSubmenuStandsAboveItsMenu() throws {
    try bench.show(menu)
    let inner = BoxComponent("inner", .menu, panel: Rect(0, 0, 100, 100))
    try bench.show(inner)
    #expect(screen.presentations.map { $0.style } == [.sheet, .menu, .menu])
  }

  @Test func aMenuGrowsOutOfItsSource() throws {
    menu.origin = Point(40, 60)
    try bench.show(menu, animated: true)
    screen.advance(by: .milliseconds(50))
    let zooms: [Zoom] = try screen.displayList().commands.compactMap { command in
      if case .beginGroup(_, _, let zoom) = command, zoom != .none { zoom } else { nil }
    }
    let zoom = try #require(zooms.first)
    #expect(zoom.scale > 0.4 && zoom.scale < 1)
    #expect(zoom == Zoom(scale: zoom.scale, around: Point(40, 60)))
  }
}
