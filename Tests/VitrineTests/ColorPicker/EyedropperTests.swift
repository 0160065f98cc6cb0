import Testing
import VitrineGraphics

@testable import Vitrine

@Suite struct EyedropperTests {
  private let red = PickedColor(red: 1, green: 0, blue: 0)

  private func bench() throws -> PickerBench {
    let bench = try PickerBench(ColorPicker(selection: red.withAlpha(0.5)))
    try bench.tap("Eyedropper")
    bench.wait()
    return bench
  }

  @Test func aReleasedFingerPicksOnce() throws {
    let bench = try bench()
    bench.down(Point(50, 700))
    bench.move(Point(60, 600))
    #expect(bench.changes.isEmpty)
    bench.up(Point(60, 600))
    #expect(bench.changes.map { $0.continuously } == [false])
    #expect(bench.color?.hex == "3366CC")
    #expect(bench.color?.alpha == 0.5)
    bench.wait()
    #expect(bench.presentation.state == .shown)
    #expect(try bench.node("Selected color").value == "blue, 50 percent")
  }

  @Test func thePickerIsNotInThePicture() throws {
    let bench = try bench()
    let bitmap = try bench.draw()
    // The sheet would be here, the loupe is in the middle of the screen.
    #expect(bitmap.pixels[830 * bitmap.width + 200] == 0xFFCC_6633)
    #expect(bitmap.pixels[(437 - 60) * bitmap.width + 201] == 0xFFCC_6633)
  }

  @Test func escapeCancels() throws {
    let bench = try bench()
    bench.key(.escape)
    #expect(bench.changes.isEmpty)
    bench.wait()
    #expect(bench.presentation.state == .shown)
    #expect(bench.screen.cursor != .crosshair)
    bench.key(.escape)
    #expect(bench.presentation.state == .dismissing)
  }

  @Test func aMouseAimsWithoutAButton() throws {
    let bench = try bench()
    #expect(bench.screen.cursor == .crosshair)
    bench.screen.handle(
      .pointer(PointerEvent(.hover, at: Point(100, 100), device: .mouse)))
    #expect(bench.screen.sampling?.position == Point(100, 100))
    #expect(bench.changes.isEmpty)
  }

  @Test func keysAimAndPick() throws {
    let bench = try bench()
    bench.key(.right)
    bench.key(.up, .shift)
    #expect(bench.screen.sampling?.position == Point(202, 427))
    bench.key(.enter)
    #expect(bench.color?.hex == "3366CC")
  }

  @Test func aPickedColourIsUndoneInOneStep() throws {
    let bench = try bench()
    bench.tap(Point(50, 50))
    bench.key(.character("z"), .command)
    #expect(bench.color == red.withAlpha(0.5))
  }

  @Test func theProgramMayDismissMeanwhile() throws {
    let bench = try bench()
    bench.screen.dismiss(bench.presentation)
    bench.wait()
    #expect(bench.screen.sampling == nil)
    #expect(bench.log.ends == ["program"])
  }

  @Test func withoutTheOptionThereIsNoButton() throws {
    var picker = ColorPicker(selection: red)
    picker.supportsEyedropper = false
    let bench = try PickerBench(picker)
    #expect(bench.screen.accessibility.first { $0.label == "Eyedropper" } == nil)
  }

  @Test func assistiveTechnologiesReadAndPick() throws {
    let bench = try bench()
    let loupe = try bench.node("Eyedropper")
    #expect(loupe.role == .image && loupe.isModal && loupe.value == "blue")
    #expect(bench.screen.accessibility.children.count == 1)
    bench.screen.handle(.accessibility(.activate, loupe.id))
    #expect(bench.color?.hex == "3366CC")
  }
}
