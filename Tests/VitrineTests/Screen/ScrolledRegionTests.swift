import Testing
import VitrineGraphics
import VitrineKit

@testable import Vitrine

/// Where regions that scroll come to lie.
struct ScrolledRegionTests {
  @Test(arguments: [1.0, 2, 3])
  func contentMovesAndRestsOnWholePixels(scale: Double) throws {
    let bench = try TouchBench(scale: scale)
    func isWhole() -> Bool {
      let pixels = bench.offset * scale
      return (pixels - pixels.rounded()).magnitude < 1e-6
    }
    let start = try bench.row(5)
    bench.send(.down, start)
    for step in 1...9 {
      bench.wait(0.008)
      bench.send(.move, start + Point(0, -5.37 * Double(step)))
      #expect(isWhole())
    }
    bench.send(.up, start + Point(0, -5.37 * 9))
    var offsets: Set<Double> = []
    for _ in 0..<40 {
      bench.wait(0.033)
      #expect(isWhole())
      offsets.insert(bench.offset)
    }
    #expect(offsets.count > 20)
    bench.wait(5)
    #expect(isWhole())
  }

  @Test func smallStepsOfATrackpadAddUp() throws {
    let bench = try TouchBench()
    for _ in 0..<10 {
      bench.screen.handle(
        .scroll(ScrollEvent(at: try bench.row(3), delta: Point(0, 0.3), isPrecise: true)))
    }
    #expect(bench.offset == 3)
  }

  @Test func aRevealedPartIsSeenWhole() throws {
    let bench = try TouchBench(scale: 3) { list in
      list.rowFrame = { Rect(0, 60.123 * Double($0), 402, 60.123) }
    }
    for _ in 0..<14 { bench.key(.tab) }
    bench.wait()
    let area = try #require(bench.screen.arrangement(of: bench.presentation))
    let place = try #require(area.places[TouchedList.row(13)])
    #expect(!place.frame.isCut(to: place.visible))
    for _ in 0..<6 { bench.key(.tab) }
    bench.wait()
    let end = try #require(bench.screen.arrangement(of: bench.presentation))
    let last = try #require(end.places[TouchedList.row(19)])
    #expect(!last.frame.isCut(to: last.visible))
  }

  // MARK: - Right to left

  private func mirrored() throws -> TouchBench {
    try TouchBench { list in
      list.rowFrame = { Rect(302 - 100 * Double($0), 0, 100, 600) }
      list.scroller = Scroller(tag: TouchedList.region, axis: .horizontal, isReversed: true)
    }
  }

  @Test func mirroredContentBeginsAtTheRightAndGoesOnToTheLeft() throws {
    let bench = try mirrored()
    #expect(try bench.frame(TouchedList.row(0)).maxX == 402)
    bench.drag(from: Point(200, 300), by: Point(110, 0))
    #expect(bench.offset == 100)
    #expect(try bench.frame(TouchedList.row(1)).maxX == 402)
    bench.send(.cancel, Point(310, 300))
    bench.screen.handle(.scroll(ScrollEvent(at: Point(200, 300), delta: Point(-100, 0))))
    #expect(bench.offset == 20 * 100 - 402)
    #expect(try bench.frame(TouchedList.row(19)).minX == 0)
  }

  @Test func keysRevealMirroredParts() throws {
    let bench = try mirrored()
    for _ in 0..<10 { bench.key(.tab) }
    bench.wait()
    #expect(try bench.frame(TouchedList.row(9)).minX >= 0)
    #expect(bench.offset > 0)
  }

  @Test func somethingCarriedScrollsMirroredContent() throws {
    let bench = try TouchBench { list in
      list.rowFrame = { Rect(302 - 100 * Double($0), 0, 100, 600) }
      list.scroller = Scroller(tag: TouchedList.region, axis: .horizontal, isReversed: true)
      list.change = { _, row in row.lift = .touched }
    }
    bench.send(.down, Point(200, 300))
    bench.send(.move, Point(2, 300))
    bench.wait(0.5)
    #expect(bench.offset > 200)
  }

  // MARK: - What is laid out anew

  @Test func scrollingLaysNothingOutThatMakesAllItsLayers() throws {
    let bench = try TouchBench()
    bench.list.forget()
    bench.drag(from: try bench.row(5), by: Point(0, -100))
    _ = try bench.screen.displayList()
    #expect(bench.list.layouts == 0)
  }

  @Test func onlyARegionThatMakesFewLayersIsLaidOutAnewAsItScrolls() throws {
    let bench = try TouchBench {
      $0.scroller = Scroller(tag: TouchedList.region, axis: .vertical, contentLength: 1200)
    }
    bench.list.forget()
    bench.presentation.invalidateScrolled(TouchedList.root)
    _ = try bench.screen.displayList()
    #expect(bench.list.layouts == 0)
    bench.presentation.invalidateScrolled(TouchedList.region)
    _ = try bench.screen.displayList()
    #expect(bench.list.layouts == 1)
  }

  // MARK: - Less motion

  @Test func withLessMotionAPartIsRevealedAtOnce() throws {
    let bench = try TouchBench()
    bench.screen.environment.reducesMotion = true
    for _ in 0..<15 { bench.key(.tab) }
    // The ring around it reaches five points further.
    #expect(bench.offset == 305)
  }

  @Test func withLessMotionAWheelTurnsPagesAtOnceAndAFingerSooner() throws {
    func bench(_ reducesMotion: Bool) throws -> TouchBench {
      let bench = try TouchBench {
        $0.rowFrame = { Rect(0, 600 * Double($0), 402, 600) }
        $0.scroller = Scroller(tag: TouchedList.region, axis: .vertical, pageLength: 600)
      }
      bench.screen.environment.reducesMotion = reducesMotion
      return bench
    }
    let less = try bench(true)
    less.screen.handle(.scroll(ScrollEvent(at: Point(200, 300), delta: Point(0, 1))))
    #expect(less.offset == 600)
    func time(_ bench: TouchBench) -> Duration {
      bench.drag(from: Point(200, 400), by: Point(0, -310))
      bench.wait(0.3)
      bench.send(.up, Point(200, 90))
      return bench.screen.motionEnd - bench.screen.now
    }
    let usual = try time(bench(false))
    #expect(try time(bench(true)) < usual * 0.6)
  }

  // MARK: - Other sizes

  @Test func aScreenThatIsTurnedScrollsToTheFocusedField() throws {
    let bench = try AlertScreen()
    try bench.present(
      Alert(
        "Title", message: String(repeating: "A line of words that wraps.\n", count: 6),
        fields: [TextField("Name"), TextField("Other")], buttons: [Button("Go").preferred]))
    bench.press(.tab)
    bench.rest()
    #expect(bench.focusedLabel == "Other")
    // Nothing but the size changes, so nothing else can scroll.
    try bench.screen.resize(to: .size(Size(874, 300)))
    bench.rest()
    let area = try #require(bench.screen.arrangement(of: bench.screen.presentations[0]))
    let place = try #require(area.places[AlertTag.field(1)])
    #expect(bench.offset(of: AlertTag.wordsRegion) ?? 0 > 0)
    #expect(!place.frame.isCut(to: place.visible))
  }
}
