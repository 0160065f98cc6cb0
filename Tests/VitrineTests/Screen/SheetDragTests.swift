import Testing
import VitrineGraphics

@testable import Vitrine

/// Sheets of the heights 400 and 800 on a screen 874 high, and of one height.
struct SheetDragTests {
  private let grip = Point(200, 500)

  private func bench(_ heights: [Double] = [400, 800]) throws -> TouchBench {
    try TouchBench { list in
      list.style = .sheet
      list.heights = heights
      list.scroller = nil
      list.panel = Rect(0, 474, 402, 400)
    }
  }

  /// The height at which a sheet comes to rest after a throw; nil where it goes.
  private func rest(
    _ heights: [Double] = [400, 800], from start: Double = 400, way: Double, speed: Double
  ) throws -> Double? {
    let bench = try bench(heights)
    bench.presentation.height?.set(start)
    bench.presentation.invalidate()
    bench.drag(from: grip, by: Point(0, way), speed: speed)
    bench.send(.up, grip + Point(0, way))
    bench.wait()
    return bench.presentation.state == .shown ? 874 - bench.top : nil
  }

  @Test func theSlopIsTakenOffOnceAndNotOnTheWayBack() throws {
    // As measured: 180, 240 and 320 points of a finger are 170, 230 and 310 of the sheet.
    let bench = try bench([400])
    bench.send(.down, grip)
    for way in [180.0, 240, 320, 100, 11] {
      bench.send(.move, grip + Point(0, way))
      #expect(bench.top == 474 + way - 10)
    }
    for way in [9.0, 0, -40] {
      bench.send(.move, grip + Point(0, way))
      #expect(bench.top == 474)
    }
    bench.send(.move, grip + Point(0, 30))
    #expect(bench.top == 494)
  }

  @Test func aScrolledListFollowsTheFingerBackAcrossItsStart() throws {
    let bench = try TouchBench()
    bench.presentation.scrolls[TouchedList.region]?.scroll(
      to: 300, animated: false, at: bench.screen.now)
    bench.presentation.invalidateScrolled(TouchedList.region)
    bench.send(.down, grip)
    for way in [-50.0, -11, -9, 0, 9, 40] {
      bench.send(.move, grip + Point(0, way))
      #expect(bench.offset == 300 - way - 10)
    }
  }

  @Test func halfOfTheHeightDecides() throws {
    #expect(try rest([400], way: 205, speed: 100) == 400)
    #expect(try rest([400], way: 215, speed: 100) == nil)
  }

  @Test func aThousandPointsASecondDismissAtAnyDistance() throws {
    #expect(try rest([400], way: 74, speed: 975) == 400)
    #expect(try rest([400], way: 74, speed: 1001) == nil)
  }

  @Test func anUpwardThrowTakesADismissalBack() throws {
    let bench = try bench([400])
    bench.drag(from: grip, by: Point(0, 350))
    bench.wait(0.2)
    bench.continueDrag(from: grip + Point(0, 350), by: Point(0, -60), speed: 1200)
    #expect(bench.top > 474 + 200)
    bench.send(.up, grip + Point(0, 290))
    #expect(bench.presentation.state == .shown)
    bench.wait()
    #expect(bench.top == 474)
  }

  @Test func aSlowUpwardMoveBeyondHalfStillDismisses() throws {
    let bench = try bench([400])
    bench.drag(from: grip, by: Point(0, 350))
    bench.wait(0.2)
    bench.continueDrag(from: grip + Point(0, 350), by: Point(0, -60), speed: 900)
    bench.send(.up, grip + Point(0, 290))
    #expect(bench.presentation.state == .dismissing)
  }

  @Test func theNearestHeightIsWhereItRests() throws {
    #expect(try rest(way: -150, speed: 50) == 400)
    #expect(try rest(way: -250, speed: 50) == 800)
    #expect(try rest(from: 800, way: 150, speed: 50) == 800)
    #expect(try rest(from: 800, way: 250, speed: 50) == 400)
  }

  @Test func aSlowThrowRestsWhereItsSpeedWouldCarryIt() throws {
    // 90 points and 0.499 s at 300 points a second are 240, more than half of the way.
    #expect(try rest(way: -100, speed: 300) == 800)
    #expect(try rest(way: -100, speed: 150) == 400)
    #expect(try rest(from: 800, way: 100, speed: 300) == 400)
  }

  @Test func aThrowLeadsToTheNextHeightAtLeast() throws {
    let heights = [300.0, 800, 860]
    #expect(try rest(heights, from: 800, way: -20, speed: 1100) == 860)
    #expect(try rest(heights, from: 860, way: 20, speed: 1100) == 300)
    #expect(try rest([400, 820, 860], from: 860, way: 30, speed: 1100) == 400)
    // A throw down from the least height dismisses; from above it only shrinks.
    #expect(try rest(from: 800, way: 60, speed: 1100) == 400)
    #expect(try rest(from: 400, way: 60, speed: 1100) == nil)
  }

  @Test func aCancelledDragGoesBackWhereItBegan() throws {
    let one = try bench([400])
    one.drag(from: grip, by: Point(0, 390), speed: 1500)
    one.send(.cancel, grip + Point(0, 390))
    #expect(one.presentation.state == .shown)
    one.wait()
    #expect(one.top == 474)
    let two = try bench()
    two.drag(from: grip, by: Point(0, -350), speed: 1500)
    two.send(.cancel, grip + Point(0, -350))
    two.wait()
    #expect(two.top == 474)
  }

  @Test func aWindowThatLosesTheKeyboardDismissesNothing() throws {
    let bench = try bench([400])
    bench.drag(from: grip, by: Point(0, 390))
    bench.screen.handle(.windowActivation(false))
    bench.wait()
    #expect(bench.presentation.state == .shown)
    #expect(bench.top == 474)
  }

  @Test func anotherSizeOfTheScreenTakesADragBackAtOnce() throws {
    let bench = try bench([400])
    bench.drag(from: grip, by: Point(0, 390))
    try bench.screen.resize(to: .size(Size(390, 874)))
    #expect(bench.top == 474)
    bench.send(.move, grip + Point(0, 395))
    bench.send(.up, grip + Point(0, 395))
    bench.wait()
    #expect(bench.presentation.state == .shown)
    #expect(bench.top == 474)
    // The next drag is one as before.
    bench.send(.down, grip)
    bench.send(.move, grip + Point(0, 110))
    #expect(bench.top == 574)
  }

  @Test func anotherTextSizeTakesADragBackToItsHeightAtOnce() throws {
    let bench = try bench()
    bench.drag(from: grip, by: Point(0, -200))
    bench.screen.environment.dynamicTypeSize = .accessibility1
    #expect(bench.top == 474)
    bench.send(.up, grip + Point(0, -200))
    bench.wait()
    #expect(bench.top == 474)
  }

  @Test func whatDoesNotMoveASheetLeavesADragAlone() throws {
    let bench = try bench([400])
    bench.drag(from: grip, by: Point(0, 110))
    bench.screen.environment.increasesContrast = true
    try bench.screen.resize(to: .iPhone17Pro, scale: 2)
    #expect(bench.top == 574)
    bench.send(.move, grip + Point(0, 60))
    #expect(bench.top == 524)
  }

  @Test func nothingRisesAboveTheGreatestHeight() throws {
    let bench = try bench()
    bench.drag(from: grip, by: Point(0, -600), speed: 3000)
    #expect(bench.top == 74)
    bench.send(.up, grip + Point(0, -600))
    for _ in 0..<60 {
      bench.wait(0.008)
      #expect(bench.top >= 74)
    }
  }

  @Test func aSheetThatIsThrownBackUpDoesNotRiseAboveItsPlace() throws {
    let low = try bench([400])
    low.drag(from: grip, by: Point(0, 60), speed: 400)
    low.continueDrag(from: grip + Point(0, 60), by: Point(0, -30), speed: 2500)
    low.send(.up, grip + Point(0, 30))
    for _ in 0..<60 {
      low.wait(0.008)
      #expect(low.top >= 474)
    }
  }

  @Test func aSheetThatIsCaughtOnItsWayBackDoesNotJump() throws {
    let bench = try bench([400])
    bench.drag(from: grip, by: Point(0, 150))
    bench.send(.up, grip + Point(0, 150))
    bench.wait(0.05)
    let caught = bench.top
    #expect(caught > 500)
    bench.send(.down, grip)
    bench.send(.move, grip + Point(0, 11))
    #expect((bench.top - caught - 1).magnitude < 1e-9)
  }

  @Test func withLessMotionASheetComesToRestSooner() throws {
    func time(_ reducesMotion: Bool) throws -> Duration {
      let bench = try bench()
      bench.screen.environment.reducesMotion = reducesMotion
      bench.drag(from: grip, by: Point(0, -250))
      bench.wait(0.3)
      bench.send(.up, grip + Point(0, -250))
      return bench.screen.motionEnd - bench.screen.now
    }
    let (usual, less) = (try time(false), try time(true))
    #expect(less < usual * 0.6 && less > .zero)
  }
}
