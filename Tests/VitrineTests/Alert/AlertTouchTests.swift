import Testing
import VitrineGraphics

@testable import Vitrine

/// Fingers and mice on an alert's buttons.
struct AlertTouchTests {
  private func bench() throws -> AlertScreen {
    let bench = try AlertScreen()
    try bench.present(
      Alert(
        "Title",
        buttons: [
          bench.button("One"), bench.button("Off").disabled(true), bench.button("Three"),
        ]))
    return bench
  }

  /// How much a button shows that it is touched, at rest.
  private func press(_ place: Int, _ bench: AlertScreen) -> Double {
    bench.screen.presentations.first?.presses[AlertTag.button(place)]?.target ?? 0
  }

  @Test func aTouchSlidesFromButtonToButton() throws {
    let bench = try bench()
    let places = try ["One", "Three"].map { try bench.part($0).frame.center }
    bench.down(at: places[0])
    #expect(press(0, bench) == 1)
    bench.move(to: places[1])
    #expect(press(0, bench) == 0)
    #expect(press(2, bench) == 1)
    bench.up(at: places[1])
    bench.rest()
    #expect(bench.log == ["Three", "completion"])
  }

  @Test func lettingGoOutsideDoesNothing() throws {
    let bench = try bench()
    bench.down(at: try bench.part("One").frame.center)
    bench.move(to: Point(20, 20))
    #expect(press(0, bench) == 0)
    bench.up(at: Point(20, 20))
    bench.rest()
    #expect(bench.log.isEmpty)
  }

  @Test func aTouchThatComesBackPressesAgain() throws {
    let bench = try bench()
    let place = try bench.part("One").frame.center
    bench.down(at: place)
    bench.move(to: Point(20, 20))
    bench.move(to: place)
    #expect(press(0, bench) == 1)
    bench.up(at: place)
    bench.rest()
    #expect(bench.log == ["One", "completion"])
  }

  @Test func aButtonThatIsOffCannotBePressed() throws {
    let bench = try bench()
    try bench.tap("Off")
    bench.down(at: try bench.part("One").frame.center)
    bench.move(to: try bench.part("Off").frame.center)
    #expect(press(1, bench) == 0)
    bench.up(at: try bench.part("Off").frame.center)
    bench.rest()
    #expect(bench.log.isEmpty)
  }

  @Test func aTouchThatIsTakenAwayDoesNothing() throws {
    let bench = try bench()
    let place = try bench.part("One").frame.center
    bench.down(at: place)
    bench.screen.handle(.pointer(PointerEvent(.cancel, at: place)))
    bench.up(at: place)
    bench.rest()
    #expect(bench.log.isEmpty)
    #expect(press(0, bench) == 0)
  }

  @Test func aPressedButtonIsDrawnOtherwise() throws {
    for appearance in Appearance.allCases {
      let bench = try AlertScreen(appearance: appearance)
      try bench.present(Alert("Title", buttons: [Button("OK")]))
      let screen = bench.screen
      let bitmap = Bitmap(width: screen.pixelSize.width, height: screen.pixelSize.height)
      try screen.draw(into: bitmap)
      let place = try bench.part("OK").frame
      let (x, y) = (Int(place.minX) + 24, Int(place.center.y))
      let rest = bitmap.colour(x, y).hex
      bench.down(at: place.center)
      screen.advance(by: .seconds(1))
      try screen.draw(into: bitmap)
      let pressed = bitmap.colour(x, y).hex
      #expect(distance(rest, pressed) >= 12)
      #expect((pressed & 255 < rest & 255) == (appearance == .light))
      bench.move(to: Point(5, 5))
      screen.advance(by: .seconds(1))
      try screen.draw(into: bitmap)
      #expect(bitmap.colour(x, y).hex == rest)
    }
  }
}
