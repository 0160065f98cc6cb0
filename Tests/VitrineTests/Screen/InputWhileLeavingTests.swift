import Testing
import VitrineGraphics

@testable import Vitrine

/// Who takes input while something goes, and what the host gets.
struct InputWhileLeavingTests {
  let bench: BoxScreen
  let sheet: BoxComponent
  var screen: Screen { bench.screen }

  init() throws {
    bench = try BoxScreen()
    sheet = BoxComponent("sheet", .sheet, panel: Rect(0, 300, 400, 500))
    sheet.add("below", Rect(0, 300, 400, 200))
    sheet.cancellable = true
    try bench.show(sheet)
  }

  @Test func aSecondTapDoesNotFallThroughAnAlertThatGoes() throws {
    let alert = try screen.present(bench.alert(), animated: false)
    let button = try #require(bench.part("Cancel")).frame.center
    bench.tap(button.x, button.y)
    #expect(alert.state == .dismissing)
    #expect(bench.tap(button.x, button.y))
    #expect(screen.handle(.scroll(ScrollEvent(at: button, delta: Point(0, 1)))))
    bench.rest()
    #expect(sheet.log == [])
    bench.tap(button.x, button.y)
    #expect(sheet.log == ["press below"])
  }

  @Test func aSecondEscapeDoesNotFallThroughAnAlertThatGoes() throws {
    try screen.present(bench.alert(), animated: false)
    #expect(bench.key(.escape))
    #expect(bench.key(.escape))
    bench.rest()
    #expect(screen.presentations.count == 1)
    #expect(bench.key(.escape))
    bench.rest()
    #expect(screen.presentations.isEmpty)
  }

  @Test func whatTheScreenHasNoUseForIsTheHosts() throws {
    #expect(!bench.key(.character("w"), .command))
    #expect(!screen.handle(.text("a")))
    #expect(
      !screen.handle(.accessibility(.activate, AccessibilityID(presentation: 9, part: 1, index: 0)))
    )
    screen.dismiss(screen.presentations[0], animated: false)
    #expect(!bench.key(.escape))
    #expect(!bench.tap(200, 400))
    #expect(!screen.handle(.scroll(ScrollEvent(at: Point(1, 1), delta: Point(0, 1)))))
  }

  @Test func withoutAMovementItGoesAtOnceAndCallsInTheNextTurn() throws {
    screen.dismiss(screen.presentations[0], animated: false)
    #expect(screen.presentations.isEmpty)
    #expect(sheet.log == [])
    #expect(screen.timeUntilNextFrame == .zero)
    screen.advance(by: .zero)
    #expect(sheet.log == ["goes program", "gone"])
  }

  @Test func aReplacementWithoutAMovementCallsInTheNextTurn() throws {
    var ends = 0
    let old = try screen.present(bench.alert(), animated: false) { _ in ends += 1 }
    try screen.replace(old, with: Alert("New") { Button("OK") }, animated: false)
    #expect(old.state == .dismissed)
    #expect(ends == 0)
    screen.advance(by: .zero)
    #expect(ends == 1)
    #expect(bench.part("New") != nil)
  }
}
