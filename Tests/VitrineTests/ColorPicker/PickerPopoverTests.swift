import Testing
import VitrineGraphics

@testable import Vitrine

/// A picker beside what it belongs to.
@Suite struct PickerPopoverTests {
  private let picker = ColorPickerTests.kitPicker
  private let source = Rect(900, 40, 60, 44)

  private func bench(_ source: Rect?, isRightToLeft: Bool = false) throws -> PickerBench {
    var picker = picker
    picker.source = source
    return try PickerBench(picker, on: PickerBench.pad, isRightToLeft: isRightToLeft)
  }

  private func origin(_ bench: PickerBench) -> Point? {
    bench.screen.arrangement(of: bench.presentation)?.origin
  }

  @Test(arguments: [false, true])
  func itsArrowPointsAtWhatItBelongsTo(isRightToLeft: Bool) throws {
    for source in [source, Rect(200, 780, 40, 30), Rect(100, 400, 20, 20), Rect(1100, 400, 9, 9)] {
      let bench = try bench(source, isRightToLeft: isRightToLeft)
      let panel = try bench.node("Colors", .dialog).frame
      let tip = try #require(origin(bench))
      #expect(source.outset(by: 0.001).contains(tip))
      #expect(!panel.contains(tip))
      #expect(panel.minX >= 10 && panel.maxX <= 1184 && panel.minY >= 10 && panel.maxY <= 824)
      // The arrow is white glass: something else than what lies behind, just inside its tip.
      let inside = tip + (panel.center - tip) * (5 / distance(tip, panel.center))
      let bitmap = try bench.draw()
      #expect(pixel(bitmap, inside) != pixel(try empty(), inside))
    }
  }

  private func distance(_ a: Point, _ b: Point) -> Double { (a - b).length }

  private func pixel(_ bitmap: Bitmap, _ place: Point) -> UInt32 {
    // Shadows darken, glass lightens: only the red of something lighter counts.
    let pixel = bitmap.pixels[Int(place.y) * bitmap.width + Int(place.x)]
    return (pixel & 255) > 0x60 ? 1 : 0
  }

  private func empty() throws -> Bitmap {
    let bench = try bench(nil)
    bench.screen.dismiss(bench.presentation, animated: false)
    return try bench.draw()
  }

  @Test(arguments: Appearance.allCases, [false, true])
  func atRestItIsThePictureOfItsScene(appearance: Appearance, isRightToLeft: Bool) throws {
    for source in [source, Rect(100, 400, 20, 20)] {
      var picker = picker
      picker.source = source
      let bench = try PickerBench(
        picker, on: PickerBench.pad, appearance: appearance, isRightToLeft: isRightToLeft)
      let scene = Scene(
        .colorPicker(picker), on: PickerBench.pad, appearance: appearance,
        backdrop: bench.screen.backdrop,
        layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
      let still = try bench.screen.renderer.picture(of: scene, scale: 1)
      #expect(try bench.draw().samePixels(as: still.bitmap))
    }
  }

  @Test func withoutASourceItIsInTheMiddleWithTheKitsArrow() throws {
    let bench = try bench(nil)
    #expect(try bench.node("Colors", .dialog).frame == Rect(396, 117.5, 402, 599))
    #expect(origin(bench) == nil)
  }

  @Test func theSourceMayBeGivenWhereItIsPresented() throws {
    let bench = try bench(nil)
    bench.screen.dismiss(bench.presentation, animated: false)
    let presentation = try bench.screen.present(picker, from: source, animated: false)
    #expect(bench.screen.arrangement(of: presentation)?.origin == Point(930, 84))
  }

  @Test func onNarrowScreensTheSourceMeansNothing() throws {
    var picker = picker
    picker.source = source
    let bench = try PickerBench(picker)
    #expect(try bench.node("Colors", .dialog).frame == Rect(8, 267, 386, 599))
  }

  @Test func aPopoverThatIsTooTallScrolls() throws {
    let bench = try bench(Rect(340, 10, 20, 20))
    try bench.screen.resize(to: .size(Size(700, 560)))
    let panel = try bench.node("Colors", .dialog).frame
    #expect(panel.minY == 30 + 13 && panel.maxY == 550)
    bench.screen.handle(.scroll(ScrollEvent(at: panel.at(0.5, 0.15), delta: Point(0, 30))))
    bench.wait()
    #expect(try (panel.maxY - bench.node("Selected color").frame.maxY - 16).magnitude < 1e-6)
  }

  /// UIKit's documents have the button in the sheet alone, the kit draws it in both.
  @Test func theCloseButtonFinishesInAPopoverToo() throws {
    let bench = try bench(source)
    try bench.tap("Close")
    bench.wait()
    #expect(bench.log.ends == ["finish", "finished"])
  }

  @Test func withoutOpacityThePopoverIsLower() throws {
    let flat = ColorPicker(selection: PickedColor(white: 0), supportsOpacity: false)
    let bench = try PickerBench(flat, on: PickerBench.pad)
    #expect(try bench.node("Colors", .dialog).frame == Rect(396, 165, 402, 504))
  }
}
