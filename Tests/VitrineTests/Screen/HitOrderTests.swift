import Testing
import VitrineGraphics
import VitrineKit
import VitrineLayout

@testable import Vitrine

/// What lies above what, for touches.
struct HitOrderTests {
  let bench: BoxScreen
  let content: BoxComponent
  var screen: Screen { bench.screen }

  /// A sidebar that floats over rows, and is read before them.
  init() throws {
    bench = try BoxScreen()
    let content = BoxComponent("content", .content, panel: Rect(0, 0, 400, 800))
    content.add("sidebar", Rect(10, 50, 200, 700), z: 1, role: .group) { sidebar in
      sidebar.gesture = .none
      var item = Element(LayerTag(20), .row, label: "item")
      item.gesture = .press(slideGroup: nil)
      sidebar.children = [item]
    }
    content.add("row", Rect(0, 100, 400, 20))
    content.rows = { _ in
      [
        BoxComponent.layer(LayerTag(20), Rect(20, 200, 180, 50)),
        HitOrderTests.region(LayerTag(30), Rect(0, 300, 400, 400)),
        HitOrderTests.region(LayerTag(31), Rect(10, 300, 200, 400)),
      ]
    }
    content.scrollers = [
      Scroller(tag: LayerTag(31), axis: .vertical), Scroller(tag: LayerTag(30), axis: .vertical),
    ]
    content.scrollers[0].z = 1
    self.content = content
    content.onPress = { tag, effects in effects.call { content.pressed.append(tag) } }
    try bench.show(content)
  }

  private static func region(_ tag: LayerTag, _ frame: Rect) -> PlacedLayer {
    var region = BoxComponent.layer(tag, frame, clips: true)
    region.layers = [BoxComponent.layer(nil, Rect(0, 0, frame.width, 2000))]
    return region
  }

  @Test func aFloatingPartCoversRowsThatAreReadAfterIt() throws {
    bench.tap(100, 110)
    #expect(content.pressed == [])
    bench.tap(300, 110)
    #expect(content.pressed == [LayerTag(10, 1)])
  }

  @Test func partsInsideAFloatingPartFloatWithIt() throws {
    content.add("under", Rect(0, 200, 400, 50))
    screen.invalidate()
    bench.tap(100, 220)
    #expect(content.pressed == [LayerTag(20)])
  }

  @Test func theAreaForTouchesOfACoveredRowDoesNotReachThrough() throws {
    bench.tap(100, 125)
    #expect(content.pressed == [])
    bench.tap(300, 125)
    #expect(content.pressed == [LayerTag(10, 1)])
  }

  @Test func aWheelScrollsWhatLiesAbove() throws {
    screen.handle(.scroll(ScrollEvent(at: Point(100, 500), delta: Point(0, 1))))
    screen.handle(.scroll(ScrollEvent(at: Point(300, 500), delta: Point(0, 2))))
    let scrolls = screen.presentations[0].scrolls
    #expect(scrolls[LayerTag(31)]?.offset(at: screen.now) == 40)
    #expect(scrolls[LayerTag(30)]?.offset(at: screen.now) == 80)
  }
}
