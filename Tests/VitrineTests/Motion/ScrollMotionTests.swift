import Testing
import VitrineKit

@testable import Vitrine

struct ScrollMotionTests {
  let motion: MotionConstants

  init() throws { motion = try MotionConstants(try Kit()) }

  private func scroll(view: Double = 400, content: Double = 5000) -> ScrollMotion {
    var scroll = ScrollMotion(motion)
    scroll.resize(view: view, content: content, at: .zero)
    return scroll
  }

  /// Lets go at a speed and goes from law to law until all is still.
  private func fling(_ scroll: inout ScrollMotion, speed: Double) -> Duration {
    scroll.beginDrag(at: .zero)
    scroll.endDrag(speed: speed, at: .zero)
    var time = Duration.zero
    while let change = scroll.nextChange {
      time = change
      scroll.update(at: time)
    }
    return time
  }

  /// The ways and times that were measured on iOS 26.1.
  @Test(arguments: [(1000.0, 494.0, 2.30), (3000, 1492, 2.85)])
  func aFlingLandsWhereItWasMeasuredTo(speed: Double, way: Double, seconds: Double) {
    var scroll = scroll()
    let time = fling(&scroll, speed: speed)
    #expect((scroll.offset(at: time) - way).magnitude < 1)
    #expect((time.seconds - seconds).magnitude < 0.01)
  }

  @Test func contentBeyondAnEndIsHeldBack() {
    // c·d·D / (c·d + D) with c = 0.55, D = 400, d = 200.
    var scroll = scroll()
    scroll.beginDrag(at: .zero)
    scroll.drag(by: -200)
    #expect((scroll.offset(at: .zero) + 110 * 400 / 510).magnitude < 1e-9)
    scroll.drag(by: 200)
    #expect(scroll.offset(at: .zero) == 0)
  }

  @Test func contentThatIsCaughtBeyondAnEndStaysInTheHand() {
    var scroll = scroll()
    scroll.beginDrag(at: .zero)
    scroll.drag(by: -150)
    let offset = scroll.offset(at: .zero)
    scroll.endDrag(speed: 0, at: .zero)
    scroll.beginDrag(at: .milliseconds(20))
    let caught = scroll.offset(at: .milliseconds(20))
    #expect(caught < 0 && caught > offset)
  }

  @Test func aFlingRunsIntoAnEndWithItsSpeedAndSwingsBack() {
    // The overshoot is v / (ω e); measured 99.7 at 3005 points a second.
    var scroll = scroll(content: 400)
    scroll.beginDrag(at: .zero)
    scroll.endDrag(speed: 3005, at: .zero)
    var most = 0.0
    for milliseconds in 0..<1500 {
      let time = Duration.milliseconds(milliseconds)
      if let change = scroll.nextChange, change <= time { scroll.update(at: time) }
      most = max(most, scroll.offset(at: time))
    }
    #expect((most - 100.5).magnitude < 1)
    #expect(scroll.offset(at: .seconds(3)) == 0)
  }

  @Test func everyThrowEndsInRange() {
    for speed in stride(from: -6000.0, through: 6000, by: 750) {
      for start in [0.0, 300, 4600] {
        var scroll = scroll()
        scroll.scroll(to: start, animated: false, at: .zero)
        let time = fling(&scroll, speed: speed)
        let offset = scroll.offset(at: time)
        #expect(offset >= 0 && offset <= scroll.limit)
        #expect(time < .seconds(6))
      }
    }
  }

  @Test func theWayDoesNotDependOnWhenOneLooks() {
    var often = scroll()
    var seldom = scroll()
    often.beginDrag(at: .zero)
    often.endDrag(speed: -900, at: .zero)
    seldom.beginDrag(at: .zero)
    seldom.endDrag(speed: -900, at: .zero)
    for milliseconds in stride(from: 0, through: 900, by: 7) {
      let time = Duration.milliseconds(milliseconds)
      while let change = often.nextChange, change <= time { often.update(at: change) }
      _ = often.offset(at: time)
    }
    let end = Duration.milliseconds(900)
    while let change = seldom.nextChange, change <= end { seldom.update(at: change) }
    #expect(often.offset(at: end) == seldom.offset(at: end))
  }

  @Test func aTurnOfPagesFollowsACosine() {
    // A page of 375: 469 of 750 after a third of the time, 656.5 after two thirds.
    var scroll = scroll(view: 375, content: 3000)
    scroll.scroll(to: 375, animated: false, at: .zero)
    scroll.scroll(to: 750, animated: true, at: .zero)
    #expect((scroll.offset(at: .milliseconds(100)) - 468.75).magnitude < 0.1)
    #expect((scroll.offset(at: .milliseconds(200)) - 656.25).magnitude < 0.1)
    scroll.update(at: .milliseconds(300))
    #expect(scroll.offset(at: .milliseconds(300)) == 750)
  }

  @Test func contentThatShrinksIsPutAtItsEnd() {
    var scroll = scroll()
    scroll.scroll(to: 4600, animated: false, at: .zero)
    scroll.resize(view: 400, content: 1000, at: .zero)
    #expect(scroll.offset(at: .zero) == 600)
    scroll.resize(view: 400, content: 100, at: .zero)
    #expect(scroll.offset(at: .zero) == 0)
    #expect(!scroll.isScrollable)
  }
}
