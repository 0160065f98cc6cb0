import Testing
import VitrineGraphics

@testable import Vitrine

/// Rows that are swiped, held and carried.
struct RowGestureTests {
  // MARK: - Swipes

  private func swiping() throws -> TouchBench {
    try TouchBench { $0.change = { _, row in row.takesSwipe = true } }
  }

  @Test func aRowIsPulledSidewaysWithTheFinger() throws {
    let bench = try swiping()
    let start = try bench.row(3)
    bench.drag(from: start, by: Point(-100, 0), speed: 500)
    bench.send(.up, start + Point(-100, 0))
    #expect(bench.list.log.first == "swipe 3 began")
    #expect(bench.list.log.last == "swipe 3 ended")
    let end = try #require(bench.list.events.last)
    #expect(end.translation == Point(-90, 0))
    #expect((end.velocity.x + 500).magnitude < 5)
    #expect(bench.presentation.presses.values.allSatisfy { $0.target == 0 })
  }

  @Test func aVerticalDragOnARowScrolls() throws {
    let bench = try swiping()
    bench.drag(from: try bench.row(3), by: Point(-20, -100))
    #expect(bench.list.log == ["scroll"])
    #expect(bench.offset > 80)
  }

  @Test func aRowThatTakesNoSwipeGetsNone() throws {
    let bench = try TouchBench()
    bench.drag(from: try bench.row(3), by: Point(-100, 0))
    #expect(bench.list.log == [])
  }

  @Test func aMouseDoesNotSwipe() throws {
    let bench = try swiping()
    let start = try bench.row(3)
    bench.send(.down, start, .mouse)
    bench.send(.move, start + Point(-100, 0), .mouse)
    bench.send(.up, start + Point(-100, 0), .mouse)
    #expect(!bench.list.log.contains { $0.hasPrefix("swipe") })
  }

  @Test func aSwipeIsCancelledWithItsPointer() throws {
    let bench = try swiping()
    let start = try bench.row(3)
    bench.drag(from: start, by: Point(-100, 0))
    bench.send(.cancel, start)
    #expect(bench.list.log.last == "swipe 3 cancelled")
  }

  @Test func scrollingIsTold() throws {
    let bench = try TouchBench()
    bench.screen.handle(.scroll(ScrollEvent(at: try bench.row(3), delta: Point(0, 1))))
    #expect(bench.list.log == ["scroll"])
    // At the end there is nothing to scroll, and nothing is told.
    bench.screen.handle(.scroll(ScrollEvent(at: try bench.row(3), delta: Point(0, -1))))
    bench.list.forget()
    bench.screen.handle(.scroll(ScrollEvent(at: try bench.row(3), delta: Point(0, -1))))
    #expect(bench.list.log == [])
  }

  // MARK: - Carrying

  private func carrying(_ lift: Element.Lift = .held, menus: Bool = false) throws -> TouchBench {
    try TouchBench {
      $0.change = { _, row in
        row.lift = lift
        row.takesLongPress = menus
      }
    }
  }

  @Test func aFingerThatRestsLiftsARow() throws {
    let bench = try carrying()
    let start = try bench.row(3)
    bench.send(.down, start)
    bench.wait(0.49)
    #expect(bench.list.log == [])
    bench.wait(0.02)
    #expect(bench.list.log == ["carry 3 began"])
    bench.send(.move, start + Point(0, 100))
    bench.send(.up, start + Point(0, 100))
    #expect(bench.list.log == ["carry 3 began", "carry 3 moved", "carry 3 ended"])
    let end = try #require(bench.list.events.last)
    // Nothing is taken off, so that what is carried stays below the finger.
    #expect(end.translation == Point(0, 100))
    #expect(end.target == TrackEvent.Target(tag: TouchedList.row(5), place: Point(0.5, 1.0 / 6)))
    #expect(bench.offset == 0)
  }

  @Test func aFingerThatMovesSoonScrollsInstead() throws {
    let bench = try carrying()
    bench.drag(from: try bench.row(3), by: Point(0, -100))
    bench.wait(1)
    #expect(bench.list.log == ["scroll"])
  }

  @Test func aMouseLiftsARowAfterThreePoints() throws {
    let bench = try carrying()
    let start = try bench.row(3)
    bench.send(.down, start, .mouse)
    bench.send(.move, start + Point(2.5, 0), .mouse)
    #expect(!bench.list.log.contains { $0.hasPrefix("carry") })
    bench.send(.move, start + Point(3.5, 0), .mouse)
    bench.send(.up, start + Point(3.5, 0), .mouse)
    #expect(bench.list.log.filter { $0.hasPrefix("carry") }.first == "carry 3 began")
    #expect(!bench.list.log.contains("activate 3"))
  }

  @Test func aHandleIsLiftedAtOnce() throws {
    let bench = try carrying(.touched)
    let start = try bench.row(3)
    bench.send(.down, start)
    bench.send(.move, start + Point(0, 2))
    bench.send(.up, start + Point(0, 2))
    #expect(bench.list.log == ["carry 3 began", "carry 3 moved", "carry 3 ended"])
  }

  @Test func aHeldRowShowsItsMenuAndIsLiftedWhenItMoves() throws {
    let bench = try carrying(menus: true)
    let start = try bench.row(3)
    bench.send(.down, start)
    bench.wait(0.6)
    #expect(bench.list.log == ["menu 3"])
    bench.send(.move, start + Point(0, 8))
    #expect(bench.list.log == ["menu 3"])
    bench.send(.move, start + Point(0, 12))
    #expect(bench.list.log.prefix(2) == ["menu 3", "carry 3 began"])
    bench.send(.up, start + Point(0, 12))
    #expect(!bench.list.log.contains("activate 3"))
  }

  @Test func aCancelledCarryIsTold() throws {
    let bench = try carrying(.touched)
    bench.send(.down, try bench.row(3))
    bench.screen.handle(.windowActivation(false))
    #expect(bench.list.log.last == "carry 3 cancelled")
  }

  // MARK: - Scrolling at the edges

  /// Holds a row at the lower edge of the region for two seconds, at a frame rate.
  private func offsets(_ frame: Duration) throws -> (offset: Double, log: [String]) {
    let bench = try carrying(.touched)
    bench.send(.down, try bench.row(3))
    bench.send(.move, Point(200, 673.99))
    bench.list.forget()
    var time = Duration.zero
    while time < .milliseconds(600) {
      bench.screen.advance(by: frame)
      time += frame
      _ = try bench.screen.displayList()
    }
    return (bench.offset, bench.list.events.map { "\($0.target?.tag.index ?? -1)" })
  }

  @Test func aRegionScrollsUnderWhatIsHeldAtItsEdge() throws {
    let (offset, targets) = try offsets(.milliseconds(10))
    #expect((offset - 360).magnitude <= 1)
    // The row that comes below it is told although the finger rests.
    #expect(targets.first != targets.last)
  }

  @Test func theWayAtAnEdgeDoesNotDependOnTheFrameRate() throws {
    let often = try offsets(.milliseconds(5))
    let seldom = try offsets(.milliseconds(200))
    #expect(often.offset == seldom.offset)
    #expect(often.log == seldom.log)
  }

  @Test func itEndsAtTheEndAndWhenTheFingerLeavesTheEdge() throws {
    let bench = try carrying(.touched)
    bench.send(.down, try bench.row(3))
    bench.send(.move, Point(200, 800))
    bench.wait(10)
    #expect(bench.offset == 600)
    bench.send(.move, Point(200, 80))
    bench.wait(0.2)
    #expect(bench.offset < 600 && bench.offset > 400)
    bench.send(.move, Point(200, 400))
    let offset = bench.offset
    bench.wait(1)
    #expect(bench.offset == offset)
    #expect(bench.screen.timeUntilNextFrame != .zero || bench.screen.isDirty)
    bench.send(.move, Point(200, 80))
    bench.wait(0.1)
    bench.send(.up, Point(200, 80))
    let last = bench.offset
    bench.wait(1)
    #expect(bench.offset == last)
  }
}
