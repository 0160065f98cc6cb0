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

  @Test func whatIsPresentedMeanwhileEndsIt() throws {
    let bench = try bench()
    bench.down(Point(50, 700))
    var answers: [String?] = []
    let alert = try Alert("Hello") { Button("OK") }
    try bench.screen.present(alert) { answers.append($0.button?.label) }
    #expect(bench.screen.sampling == nil && bench.screen.cursor != .crosshair)
    bench.up(Point(50, 700))
    bench.wait()
    #expect(bench.changes.isEmpty)
    try bench.tap("OK")
    bench.wait()
    #expect(answers == ["OK"])
    #expect(bench.presentation.state == .shown)
    #expect(throws: Never.self) { try bench.node("Eyedropper", .button) }
  }

  @Test func theLoupeHasTheFocus() throws {
    let bench = try PickerBench(ColorPicker(selection: red))
    bench.key(.tab)
    #expect(bench.screen.focusedPart?.presentation == bench.presentation.id)
    try bench.tap("Eyedropper")
    let loupe = try bench.node("Eyedropper")
    #expect(loupe.isFocused && bench.screen.focusedPart == loupe.id)
    bench.key(.escape)
    let focus = try #require(bench.screen.focusedPart)
    #expect(bench.screen.accessibility.first { $0.id == focus }?.isFocused == true)
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

  // MARK: - The host's

  private final class Sampler: ColorSampler {
    var completion: ((PickedColor?) -> Void)?
    var count = 0
    func pickColor(completion: @escaping (PickedColor?) -> Void) {
      count += 1
      self.completion = completion
    }
  }

  private func hosted() throws -> (PickerBench, Sampler) {
    let bench = try PickerBench(ColorPicker(selection: red.withAlpha(0.5)))
    let sampler = Sampler()
    bench.screen.colorSampling = .host(sampler)
    try bench.tap("Eyedropper")
    bench.wait()
    return (bench, sampler)
  }

  @Test func aHostPicksOnce() throws {
    let (bench, sampler) = try hosted()
    #expect(sampler.count == 1 && bench.screen.cursor == .arrow)
    // No loupe, and no picker.
    let bitmap = try bench.draw()
    #expect(Set(bitmap.pixels).count == 1)
    sampler.completion?(PickedColor(.displayP3, red: 0, green: 1, blue: 0))
    #expect(bench.changes.map { $0.continuously } == [false])
    #expect(bench.color == PickedColor(.displayP3, red: 0, green: 1, blue: 0, alpha: 0.5))
    sampler.completion?(red)
    #expect(bench.changes.count == 1)
    bench.wait()
    bench.key(.escape)
    #expect(bench.presentation.state == .dismissing)
  }

  @Test func aHostMayGiveUp() throws {
    let (bench, sampler) = try hosted()
    sampler.completion?(nil)
    bench.wait()
    #expect(bench.changes.isEmpty && bench.presentation.state == .shown)
    #expect(throws: Never.self) { try bench.node("Eyedropper", .button) }
  }

  @Test func aHostThatComesTooLateIsNotHeard() throws {
    let (bench, sampler) = try hosted()
    bench.tap(Point(200, 500))
    bench.key(.enter)
    #expect(bench.screen.sampling != nil)
    bench.key(.escape)
    let late = sampler.completion
    late?(PickedColor(white: 1))
    #expect(bench.changes.isEmpty && bench.presentation.state == .shown)
    bench.wait()
    try bench.tap("Eyedropper")
    late?(PickedColor(white: 1))
    #expect(bench.changes.isEmpty && sampler.count == 2)
    bench.screen.dismiss(bench.presentation, animated: false)
    sampler.completion?(PickedColor(white: 1))
    #expect(bench.changes.isEmpty)
  }

  @Test func aHostIsNotHeardAfterSomethingWasPresented() throws {
    let (bench, sampler) = try hosted()
    try bench.screen.present(Alert("Hello") { Button("OK") })
    sampler.completion?(PickedColor(white: 1))
    #expect(bench.changes.isEmpty && bench.screen.sampling == nil)
  }

  @Test func withoutSamplingThereIsNoButton() throws {
    let bench = try PickerBench(ColorPicker(selection: red))
    bench.screen.colorSampling = .off
    #expect(bench.screen.accessibility.first { $0.label == "Eyedropper" } == nil)
    var picker = ColorPicker(selection: red)
    picker.supportsEyedropper = false
    let scene = Scene(.colorPicker(picker), backdrop: bench.screen.backdrop)
    let still = try bench.screen.renderer.picture(of: scene, scale: 1)
    #expect(try bench.draw().samePixels(as: still.bitmap))
    bench.screen.colorSampling = .screen
    #expect(throws: Never.self) { try bench.node("Eyedropper") }
  }
}
