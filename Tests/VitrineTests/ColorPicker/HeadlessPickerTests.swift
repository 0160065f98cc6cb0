import Testing
import VitrineGraphics
import VitrineKit

@testable import Vitrine

/// A live picker without a screen.
struct Headless {
  let picker: LiveColorPicker

  init(_ picker: ColorPicker, _ environment: ScreenEnvironment = ScreenEnvironment()) throws {
    let kit = try Renderer().kit
    self.picker = try LiveColorPicker(
      picker, memory: ColorPickerMemory(), kit: kit, motion: try MotionConstants(kit),
      environment: environment, callbacks: ColorPickerCallbacks())
  }
}

/// A picker does all that it does before anything was laid out or drawn.
@Suite struct HeadlessPickerTests {
  private let red = PickedColor(red: 1, green: 0, blue: 0)

  private func track(
    _ picker: LiveColorPicker, _ tag: LayerTag, at x: Double, _ y: Double, width: Double
  ) {
    var effects = Effects(now: .zero)
    for phase in [TrackEvent.Phase.began, .moved, .ended] {
      picker.track(
        tag,
        TrackEvent(
          phase: phase, place: Point(x, y), position: .zero, size: Size(width, 34)), &effects)
    }
  }

  @Test func theGridIsKnown() throws {
    let picker = try Headless(ColorPicker(selection: red)).picker
    track(picker, ColorPickerTag.field, at: 1.5 / 12, 5.5 / 10, width: 354)
    #expect(picker.choice.selection.hex == "0061FD")
    var effects = Effects(now: .zero)
    #expect(picker.adjust(ColorPickerTag.cell(61), .right, &effects))
    #expect(picker.choice.selection.hex == "4D22B2")
    #expect(effects.focus == ColorPickerTag.cell(62))
  }

  @Test func slidersAreMeasured() throws {
    let picker = try Headless(ColorPicker(selection: red)).picker
    // Half of the knob's way is the middle of the slider.
    track(picker, ColorPickerTag.slider(.opacity), at: 0.5, 0.5, width: 268)
    #expect(picker.choice.selection.alpha == 0.5)
    track(picker, ColorPickerTag.slider(.opacity), at: 0.05, 0.5, width: 268)
    #expect(picker.choice.selection.alpha == 0)
  }

  @Test func theDirectionIsKnown() throws {
    var environment = ScreenEnvironment()
    environment.layoutDirection = .rightToLeft
    let picker = try Headless(ColorPicker(selection: red), environment).picker
    var effects = Effects(now: .zero)
    #expect(picker.adjust(ColorPickerTag.tab(.grid), .left, &effects))
    #expect(picker.tab == .spectrum)
  }

  @Test func theProgramsColourIsTakenBeforeTheFirstLayout() throws {
    let picker = try Headless(ColorPicker(selection: red)).picker
    let green = PickedColor(red: 0, green: 1, blue: 0, alpha: 0.5)
    #expect(picker.setSelection(green, at: .zero))
    #expect(picker.choice.selection == green)
    // And it is what the first layout shows.
    let screen = try Screen(renderer: Renderer())
    _ = try screen.present(picker, named: "Colors", animated: false, whenBusy: .drop)
    let swatch = screen.accessibility.first { $0.label == "Selected color" }
    #expect(swatch?.value == "green, 50 percent")
    let knob = picker.knobs[ColorPickerSlider.opacity.rawValue]
    #expect(knob.target == 0.5)
  }

  @Test func theProgramsColourIsTakenWhileThePickerWaits() throws {
    let screen = try Screen(renderer: Renderer())
    let first = try screen.present(ColorPicker(selection: red), animated: false)
    let second = try screen.present(ColorPicker(selection: red), whenBusy: .queue)
    #expect(screen.setSelection(PickedColor(white: 1), of: second))
    screen.dismiss(first, animated: false)
    screen.advance(by: .seconds(2))
    let swatch = screen.accessibility.first { $0.label == "Selected color" }
    #expect(swatch?.value == "white")
  }

  // MARK: - Less motion

  @Test func withReducedMotionNothingSlides() throws {
    let bench = try PickerBench(ColorPicker(selection: red))
    bench.screen.environment.reducesMotion = true
    let live = try #require(bench.presentation.component as? LiveColorPicker)
    bench.screen.handle(.accessibility(.activate, try bench.node("Sliders", .tab).id))
    bench.screen.handle(
      .accessibility(.setValue("20"), try bench.node("Opacity", .slider).id))
    #expect(live.motionEnd <= bench.screen.now)
    var picker = ColorPicker(selection: red.withAlpha(0.2))
    picker.tab = .sliders
    let scene = Scene(.colorPicker(picker), backdrop: bench.screen.backdrop)
    let still = try bench.screen.renderer.picture(of: scene, scale: 1)
    #expect(try bench.draw().samePixels(as: still.bitmap))
  }

  @Test func withReducedMotionAPickerFadesInItsPlace() throws {
    let bench = try PickerBench(ColorPicker(selection: red), settles: false)
    bench.screen.environment.reducesMotion = true
    let empty = try bench.draw()
    bench.wait(.milliseconds(100))
    let halfway = try bench.draw()
    bench.wait()
    let shown = try bench.draw()
    let (x, y) = (40, 840)
    let pixels = [empty, halfway, shown].map { $0.pixels[y * $0.width + x] & 255 }
    // In the sheet's lower corner: it is neither below the screen nor all there.
    #expect(pixels[0] < pixels[1] && pixels[1] < pixels[2])
  }

  // MARK: - Assistive technologies

  @Test func theSpectrumIsAdjusted() throws {
    var picker = ColorPicker(selection: red)
    picker.tab = .spectrum
    let bench = try PickerBench(picker)
    try bench.perform(.increment, try bench.node("Spectrum", .slider))
    #expect(bench.color?.hex == "FF0505")
    try bench.perform(.decrement, try bench.node("Spectrum", .slider))
    #expect(bench.color?.hex == "FF0000")
  }

  // MARK: - What the program sets meanwhile

  @Test func whatAPersonHasChosenStandsAgainstTheProgram() throws {
    let bench = try PickerBench(ColorPicker(selection: red))
    let grid = try bench.node("Grid", .grid).frame
    bench.down(grid.at(0.5, 0.5))
    #expect(!bench.screen.setSelection(PickedColor(white: 1), of: bench.presentation))
    bench.up(grid.at(0.5, 0.5))
    bench.wait()
    #expect(bench.changes.last?.continuously == false)
    #expect(bench.changes.last?.selection == bench.changes.first?.selection)
    #expect(try bench.node("Selected color").value != "white")
  }
}
