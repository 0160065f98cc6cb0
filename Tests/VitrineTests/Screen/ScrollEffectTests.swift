import Testing
import VitrineGraphics
import VitrineKit
import VitrineLayout

@testable import Vitrine

/// Scrolling that a component asks for.
struct ScrollEffectTests {
  let bench: BoxScreen
  let list: BoxComponent
  static let region = LayerTag(2)
  static let rowHeight = 50.0
  var screen: Screen { bench.screen }

  /// A list of 100,000 rows, of which only those in sight are made.
  init() throws {
    bench = try BoxScreen()
    let list = BoxComponent("list", .content, panel: Rect(0, 0, 400, 800))
    list.add("jump", Rect(0, 0, 400, 40))
    list.scrollers = [
      Scroller(tag: Self.region, axis: .vertical, contentLength: 100_000 * Self.rowHeight)
    ]
    list.rows = { context in
      let offset = context.scrollOffset(Self.region)
      let first = Int((offset / Self.rowHeight).rounded(.down))
      var view = BoxComponent.layer(Self.region, Rect(0, 100, 400, 700), clips: true)
      view.layers = (first..<first + 15).map { row in
        BoxComponent.layer(
          LayerTag(3, row), Rect(0, Double(row) * Self.rowHeight - offset, 400, Self.rowHeight))
      }
      return [view]
    }
    self.list = list
  }

  private var presentation: Presentation { screen.presentations[0] }

  private func place(ofRow row: Int) -> Rect? {
    screen.arrangement(of: presentation)?.places[LayerTag(3, row)]?.frame
  }

  @Test func aRowThatHasNoLayerYetIsReached() throws {
    try bench.show(list)
    #expect(place(ofRow: 90_000) == nil)
    list.onPress = { $1.scroll(Self.region, to: 90_000 * Self.rowHeight, animated: false) }
    bench.tap(200, 20)
    #expect(place(ofRow: 90_000) == Rect(0, 100, 400, 50))
  }

  @Test func aMovementToARowArrivesAtIt() throws {
    try bench.show(list)
    list.onPress = { $1.scroll(Self.region, to: 90_000 * Self.rowHeight) }
    bench.tap(200, 20)
    screen.advance(by: .milliseconds(150))
    #expect(place(ofRow: 45_000) != nil)
    bench.rest()
    #expect(place(ofRow: 90_000)?.minY == 100)
  }

  @Test func offsetsBeyondTheEndStopAtIt() throws {
    try bench.show(list)
    list.onPress = { $1.scroll(Self.region, to: .infinity, animated: false) }
    bench.tap(200, 20)
    #expect(place(ofRow: 99_999)?.maxY == 800)
  }

  @Test func aRegionBeginsAtItsInitialOffset() throws {
    list.scrollers[0].initialOffset = 500 * Self.rowHeight
    try bench.show(list)
    #expect(place(ofRow: 500)?.minY == 100)
    screen.handle(.scroll(ScrollEvent(at: Point(200, 400), delta: Point(0, -50), isPrecise: true)))
    #expect(place(ofRow: 499)?.minY == 100)
    screen.environment.increasesContrast = true
    #expect(place(ofRow: 499)?.minY == 100)
  }

  @Test func assistiveTechnologiesScrollByAPage() throws {
    list.boxes[0].part.tag = Self.region
    list.boxes[0].frame = Rect(0, 0, 0, 0)
    try bench.show(list)
    func actions() throws -> [AccessibilityAction] { try #require(bench.part("jump")).actions }
    #expect(try actions().contains(.scroll(.down)))
    #expect(try !actions().contains(.scroll(.up)))
    let id = AccessibilityID(presentation: presentation.id, part: 2, index: 0)
    #expect(screen.handle(.accessibility(.scroll(.down), id)))
    bench.rest()
    #expect(place(ofRow: 14)?.minY == 100)
    #expect(try actions().contains(.scroll(.up)))
    #expect(!screen.handle(.accessibility(.scroll(.left), id)))
  }
}
