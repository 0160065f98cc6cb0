import Testing
import VitrineGraphics

@testable import Vitrine

/// What a screen does at the edges of what can be asked of it.
struct ScreenLimitsTests {
  let renderer: Renderer

  init() throws { renderer = try Renderer() }

  private func bitmap(of screen: Screen) -> Bitmap {
    Bitmap(width: screen.pixelSize.width, height: screen.pixelSize.height)
  }

  @Test func theRingComesBackToThePartThatStillHasTheFocus() throws {
    let screen = try Screen(scale: 1, renderer: renderer)
    try screen.present(Alert("Done", buttons: [Button("OK")]), animated: false)
    let kept = bitmap(of: screen)
    try screen.draw(into: kept)
    screen.handle(.key(KeyEvent(.tab)))
    screen.advance(by: .seconds(1))
    try screen.draw(into: kept)
    let withRing = bitmap(of: screen)
    try screen.draw(into: withRing)
    // A touch elsewhere takes the ring away and leaves the focus.
    screen.handle(.pointer(PointerEvent(.down, at: Point(200, 435))))
    screen.handle(.pointer(PointerEvent(.up, at: Point(200, 435))))
    try screen.draw(into: kept)
    screen.handle(.key(KeyEvent(.tab)))
    #expect(screen.timeUntilNextFrame == .zero)
    screen.advance(by: .seconds(1))
    try screen.draw(into: kept)
    let fresh = bitmap(of: screen)
    try screen.draw(into: fresh)
    #expect(fresh.samePixels(as: withRing))
  }

  @Test func whatIsDismissedInTheInstantItCameIsNotStill() throws {
    let screen = try Screen(scale: 1, renderer: renderer)
    var ends = 0
    let presentation = try screen.present(Alert("A")) { _ in ends += 1 }
    screen.dismiss(presentation)
    #expect(screen.isMoving)
    screen.advance(by: .milliseconds(1))
    #expect(!screen.isMoving && ends == 1 && presentation.state == .dismissed)
  }

  @Test func dismissingAtOnceEndsAWayOutThatHasBegun() throws {
    let screen = try Screen(scale: 1, renderer: renderer)
    var ends = 0
    let presentation = try screen.present(Alert("A"), animated: false) { _ in ends += 1 }
    screen.dismiss(presentation)
    screen.advance(by: .milliseconds(50))
    #expect(presentation.state == .dismissing)
    screen.dismiss(presentation, animated: false)
    screen.advance(by: .milliseconds(1))
    #expect(presentation.state == .dismissed && ends == 1)
  }

  @Test func timeEndsBeforeItsNumbersDo() throws {
    let screen = try Screen(scale: 1, renderer: renderer)
    try screen.present(Alert("A", fields: [TextField("B")], buttons: [Button("OK")]))
    for _ in 0..<24 { screen.advance(by: .seconds(Int64.max)) }
    try screen.draw(into: bitmap(of: screen))
    #expect(screen.now == .seconds(31_557_600_000))
  }

  @Test(arguments: [Double.nan, .infinity, -1, 0])
  func aSizeThatIsNoneIsAnError(width: Double) throws {
    #expect(throws: RenderError.self) {
      try Screen(.size(Size(width, 100)), scale: 1, renderer: renderer)
    }
    let screen = try Screen(scale: 1, renderer: renderer)
    #expect(throws: RenderError.self) { try screen.resize(to: .size(Size(100, width))) }
    #expect(screen.size == Size(402, 874))
  }

  @Test(arguments: [Double.nan, .infinity, -20, 5000])
  func aSafeAreaNeverLeavesTheScreen(inset: Double) throws {
    let screen = try Screen(scale: 1, renderer: renderer)
    screen.environment.safeArea = EdgeInsets(inset, 0, 0, inset)
    try screen.present(Alert("A", buttons: [Button("OK")]), animated: false)
    let frame = try #require(screen.accessibility.children.first?.frame)
    #expect(frame.minY >= 0 && frame.maxY <= 874 && frame.minX.isFinite)
  }

  @Test(arguments: [1e307, -1e307, .nan, .infinity])
  func pointersFromNowhereAreNoTouches(place: Double) throws {
    let screen = try Screen(.size(Size(320, 300)), scale: 1, renderer: renderer)
    let words = String(repeating: "Many words. ", count: 60)
    try screen.present(Alert("A", message: words, buttons: [Button("OK")]), animated: false)
    screen.handle(.pointer(PointerEvent(.down, at: Point(160, 100))))
    screen.handle(.pointer(PointerEvent(.move, at: Point(160, place))))
    screen.advance(by: .milliseconds(16))
    for node in screen.accessibility.flattened { #expect(node.frame.minY.magnitude < 10_000) }
  }
}

extension AccessibilityNode {
  fileprivate var flattened: [AccessibilityNode] { [self] + children.flatMap { $0.flattened } }
}
