import Testing
import VitrineGraphics

@testable import Vitrine

/// Touches that belong to what is below.
struct PassThroughTests {
  let bench: BoxScreen
  let content: BoxComponent
  let popover: BoxComponent
  var screen: Screen { bench.screen }

  init() throws {
    bench = try BoxScreen()
    content = bench.content()
    popover = BoxComponent("popover", .popover, panel: Rect(100, 400, 200, 200))
    popover.add("choice", Rect(100, 400, 200, 50))
    popover.cancellable = true
    try bench.show(content)
  }

  @Test func aTouchOnAPassThroughPlaceLeavesThePopoverUp() throws {
    popover.hole = Rect(0, 100, 400, 50)
    try bench.show(popover)
    #expect(bench.tap(200, 120))
    #expect(content.log == ["press row"])
    #expect(popover.log == [])
    bench.tap(200, 300)
    bench.rest()
    #expect(popover.log == ["goes cancelled", "gone"])
    #expect(content.log == ["press row"])
  }

  @Test func whatIsNotModalGoesWithATouchThatIsUsedBelow() throws {
    popover.modal = false
    popover.goesOutside = true
    try bench.show(popover)
    #expect(screen.accessibility.children.map { $0.isModal } == [false, false])
    bench.tap(200, 120)
    #expect(content.log == ["press row"])
    #expect(popover.log == ["goes cancelled"])
    bench.tap(200, 120)
    #expect(content.log == ["press row", "press row"])
  }

  @Test func aTouchOnWhatIsNotModalStays() throws {
    popover.modal = false
    popover.goesOutside = true
    try bench.show(popover)
    bench.tap(200, 420)
    #expect(popover.log == ["press choice"])
  }

  @Test func aDialogBesideItsSourceLeavesAllElseToBeUsed() throws {
    var labels: [String?] = []
    try screen.present(
      ConfirmationDialog("Delete?") { Button("Delete", role: .destructive) },
      from: Rect(180, 600, 40, 40)
    ) { labels.append($0.button?.label) }
    screen.advance(by: .milliseconds(50))
    let zooms: [Zoom] = try screen.displayList().commands.compactMap { command in
      if case .beginGroup(_, _, let zoom) = command, zoom != .none { zoom } else { nil }
    }
    let zoom = try #require(zooms.first)
    #expect(zoom == Zoom(scale: zoom.scale, around: Point(200, 620)))
    bench.rest()
    #expect(screen.accessibility.children.map { $0.label } == ["content", "Delete?"])
    #expect(bench.tap(200, 120))
    #expect(content.log == ["press row"])
    bench.rest()
    #expect(labels == ["Cancel"])
  }

  @Test func aHoleInRootContentIsTheHosts() throws {
    content.hole = Rect(200, 100, 200, 700)
    #expect(bench.tap(100, 120))
    #expect(!bench.pointer(.down, 300, 120))
    #expect(!bench.pointer(.move, 100, 120))
    #expect(!bench.pointer(.up, 100, 120))
    #expect(content.log == ["press row"])
    #expect(bench.pointer(.hover, 100, 120, .mouse))
    #expect(screen.cursor == .pointingHand)
    #expect(!bench.pointer(.hover, 300, 120, .mouse))
    #expect(screen.cursor == .arrow)
    #expect(!screen.handle(.scroll(ScrollEvent(at: Point(300, 120), delta: Point(0, 1)))))
  }

  @Test func aPointerStaysItsOwnersUntilItIsUp() throws {
    content.hole = Rect(200, 100, 200, 700)
    #expect(bench.pointer(.down, 100, 120))
    #expect(bench.pointer(.move, 300, 120))
    #expect(bench.pointer(.up, 300, 120))
    #expect(bench.tap(100, 120))
  }
}
