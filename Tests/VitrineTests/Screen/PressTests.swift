import Testing
import VitrineGraphics

@testable import Vitrine

/// Presses with all that belongs to them, keys, typed words and what a mouse does.
struct PressTests {
  private func tap(
    _ bench: TouchBench, _ position: Point, _ modifiers: KeyModifiers = [],
    _ device: PointerEvent.Device = .touch
  ) {
    bench.send(.down, position, device, modifiers)
    bench.send(.up, position, device, modifiers)
  }

  // MARK: - Activation

  @Test func aPressTellsWhereAndWithWhichKeys() throws {
    let bench = try TouchBench()
    tap(bench, try bench.row(2), [.option, .shift])
    let expected = Activation(
      modifiers: [.option, .shift], count: 1, position: try bench.row(2))
    #expect(bench.list.activations == [expected])
  }

  @Test func pressesThatBelongTogetherAreCounted() throws {
    let bench = try TouchBench()
    for pause in [0.0, 0.3, 0.3, 0.4] {
      bench.wait(pause)
      tap(bench, try bench.row(2))
    }
    tap(bench, try bench.row(3))
    #expect(bench.list.activations.map { $0.count } == [1, 2, 3, 1, 1])
  }

  @Test func keysPressWithTheirModifiersAndNoPlace() throws {
    let bench = try TouchBench()
    bench.key(.tab)
    bench.key(.enter, .option)
    bench.key(.space, .shift)
    let expected = [KeyModifiers.option, .shift].map { Activation(modifiers: $0) }
    #expect(bench.list.activations == expected)
  }

  @Test func spacePressesNoFocusThatIsNotSeen() throws {
    let bench = try TouchBench()
    bench.key(.tab)
    bench.send(.down, Point(200, 20))
    bench.send(.up, Point(200, 20))
    let shown = try TouchBench { $0.style = .sheet }
    shown.key(.tab)
    shown.send(.down, try shown.row(4))
    shown.send(.cancel, try shown.row(4))
    shown.list.forget()
    shown.key(.space)
    #expect(shown.screen.focusedPart != nil)
    #expect(shown.list.log == [])
    shown.key(.down)
    shown.key(.space)
    #expect(shown.list.log == ["activate 1"])
  }

  // MARK: - Menus

  @Test func theSecondaryButtonMeansARowOrTheEmptyArea() throws {
    let bench = try TouchBench { list in
      list.count = 2
      list.change = { index, row in row.takesLongPress = index == 0 }
    }
    bench.send(.down, try bench.row(0), .mouse, isSecondary: true)
    bench.send(.down, try bench.row(1), .mouse, isSecondary: true)
    bench.send(.down, Point(200, 500), .mouse, isSecondary: true)
    bench.send(.down, Point(200, 20), .mouse, isSecondary: true)
    #expect(bench.list.log.filter { $0.hasPrefix("menu") } == ["menu 0", "menu none"])
  }

  @Test func aFingerThatRestsOnTheEmptyAreaAsksForItsMenu() throws {
    let bench = try TouchBench { $0.count = 2 }
    bench.send(.down, Point(200, 500))
    bench.wait(0.6)
    bench.send(.up, Point(200, 500))
    #expect(bench.list.log == ["menu none"])
  }

  // MARK: - Typed words

  @Test func wordsThatNoFieldTakesAreTheComponents() throws {
    let bench = try TouchBench { $0.wantsText = true }
    #expect(bench.screen.wantsText && bench.screen.textInput == nil)
    bench.screen.handle(.text("ab"))
    #expect(bench.list.log == ["text ab"])
  }

  @Test func aComponentThatWantsNoWordsGetsNone() throws {
    let bench = try TouchBench()
    bench.screen.handle(.text("ab"))
    #expect(!bench.screen.wantsText)
    #expect(bench.list.log == [])
  }

  // MARK: - Focus

  @Test func aPartThatShowsItsOwnFocusHasNoRing() throws {
    func commands(_ showsOwnFocus: Bool) throws -> Int {
      let bench = try TouchBench {
        $0.change = { _, row in row.showsOwnFocus = showsOwnFocus }
      }
      bench.key(.tab)
      bench.wait()
      return try bench.screen.displayList().commands.count
    }
    #expect(try commands(true) < commands(false))
  }

  @Test func aComponentLaysItselfOutByWhatIsSeenOfTheFocus() throws {
    let bench = try TouchBench()
    func context() throws -> LiveContext? {
      _ = try bench.screen.displayList()
      return bench.list.lastContext
    }
    #expect(try context()?.focusIsVisible == false)
    bench.key(.tab)
    #expect(try context()?.focusIsVisible == true)
    bench.send(.down, try bench.row(1))
    #expect(try context()?.focusIsVisible == false)
    #expect(try context()?.isActive == true)
    bench.screen.handle(.windowActivation(false))
    #expect(try context()?.isActive == false)
    bench.screen.handle(.windowActivation(true))
    #expect(try context()?.isActive == true)
  }

  // MARK: - Mice

  @Test func whatAMouseComesToIsToldOnce() throws {
    let bench = try TouchBench { $0.count = 2 }
    bench.send(.hover, try bench.row(0), .mouse)
    bench.send(.hover, try bench.row(0) + Point(5, 0), .mouse)
    bench.send(.hover, try bench.row(1), .mouse)
    bench.send(.hover, Point(200, 500), .mouse)
    #expect(bench.list.log == ["hover 0", "hover 1", "hover none"])
  }

  @Test func aMouseThatIsOnAnAlertHasLeftWhatIsBelow() throws {
    let bench = try TouchBench()
    bench.send(.hover, try bench.row(4), .mouse)
    try bench.screen.present(Alert("Title") { Button("OK") }, animated: false)
    let button = try #require(bench.screen.accessibility.first { $0.label == "OK" })
    bench.send(.hover, button.frame.center, .mouse)
    #expect(bench.list.log == ["hover 4", "hover none"])
  }

  @Test func aDividerKeepsItsPointerWhileItIsDragged() throws {
    let bench = try TouchBench {
      $0.change = { index, row in
        if index == 0 {
          row.gesture = .track
          row.cursor = .resizeColumns
        }
      }
    }
    bench.send(.hover, try bench.row(0), .mouse)
    #expect(bench.screen.cursor == .resizeColumns)
    bench.send(.down, try bench.row(0), .mouse)
    bench.send(.move, try bench.row(2), .mouse)
    #expect(bench.screen.cursor == .resizeColumns)
    bench.send(.up, try bench.row(2), .mouse)
    #expect(bench.screen.cursor == .pointingHand)
  }

  // MARK: - Edges

  @Test func aFingerPullsFromAnEdge() throws {
    let bench = try TouchBench { list in
      list.edgeSwipes = .left
      list.change = { _, row in row.takesSwipe = true }
    }
    bench.drag(from: Point(15, 300), by: Point(120, 10), speed: 600)
    bench.send(.up, Point(135, 310))
    #expect(bench.list.log.first == "edge left began")
    #expect(bench.list.log.last == "edge left ended")
    let end = try #require(bench.list.events.last)
    #expect((end.translation.x - 110).magnitude < 0.1)
    #expect((end.velocity.x - 600).magnitude < 10)
  }

  @Test func besideTheEdgeOrOutwardsItIsNone() throws {
    for (start, way) in [(21.0, 100.0), (395, -100), (15, -14)] {
      let bench = try TouchBench { $0.edgeSwipes = .left }
      bench.drag(from: Point(start, 300), by: Point(way, 0))
      #expect(!bench.list.log.contains { $0.hasPrefix("edge") })
    }
  }

  @Test func aTapAtTheEdgeIsStillAPress() throws {
    let bench = try TouchBench { $0.edgeSwipes = [.left, .right] }
    tap(bench, Point(10, 100))
    #expect(bench.list.log == ["activate 0"])
  }

  @Test func aSwipeFromTheEdgeTakesASliderOver() throws {
    let bench = try TouchBench { list in
      list.edgeSwipes = .right
      list.change = { _, row in row.gesture = .track }
    }
    bench.drag(from: Point(395, 300), by: Point(-50, 0))
    let order = bench.list.log.filter { !$0.hasSuffix("moved") }
    #expect(order == ["track 3 began", "track 3 cancelled", "edge right began"])
  }

  @Test(arguments: [
    (0.6, 0.0, true), (0.4, 0, false), (0.1, 300, true), (0.9, -300, false), (0.9, -200, true),
  ])
  func halfOfTheWayOrASwipeDecides(progress: Double, speed: Double, isDone: Bool) throws {
    let motion = try TouchBench().screen.motion
    #expect(motion.completesEdgeSwipe(progress: progress, speed: speed) == isDone)
  }
}
