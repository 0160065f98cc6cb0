import Testing
import VitrineGraphics

@testable import Vitrine

@Suite struct LiveColorPickerTests {
  private let kitPicker = ColorPickerTests.kitPicker
  private let red = PickedColor(red: 1, green: 0, blue: 0)

  // MARK: - At rest

  @Test(arguments: Appearance.allCases, ColorPicker.Tab.allCases)
  func atRestItIsThePictureOfItsScene(appearance: Appearance, tab: ColorPicker.Tab) throws {
    var picker = kitPicker
    picker.tab = tab
    for device in [Device.iPhone17Pro, PickerBench.pad] {
      let bench = try PickerBench(picker, on: device, appearance: appearance)
      let scene = Scene(
        .colorPicker(picker), on: device, appearance: appearance,
        backdrop: bench.screen.backdrop)
      let still = try bench.screen.renderer.picture(of: scene, scale: 1)
      #expect(try bench.draw().samePixels(as: still.bitmap))
    }
  }

  @Test func onAMirroredScreenItIsThePictureOfItsScene() throws {
    for tab in ColorPicker.Tab.allCases {
      var picker = kitPicker
      picker.tab = tab
      let bench = try PickerBench(picker, isRightToLeft: true)
      let scene = Scene(
        .colorPicker(picker), backdrop: bench.screen.backdrop, layoutDirection: .rightToLeft)
      let still = try bench.screen.renderer.picture(of: scene, scale: 1)
      #expect(try bench.draw().samePixels(as: still.bitmap))
    }
  }

  @Test func afterManyChangesItIsThePictureOfItsSceneAgain() throws {
    let bench = try PickerBench(kitPicker)
    _ = try bench.draw()
    try bench.tap("Spectrum")
    bench.wait(.milliseconds(50))
    _ = try bench.draw()
    try bench.tap("Grid")
    bench.tap(try bench.node("Grid", .grid).frame.at(0.5, 0.5))
    bench.tap(try bench.saved()[6].frame.center)
    bench.wait()
    let scene = Scene(.colorPicker(kitPicker), backdrop: bench.screen.backdrop)
    let still = try bench.screen.renderer.picture(of: scene, scale: 1)
    #expect(try bench.draw().samePixels(as: still.bitmap))
  }

  // MARK: - Coming and going

  @Test func nothingIsCalledBeforeAPersonActs() throws {
    let bench = try PickerBench(kitPicker)
    #expect(bench.changes.isEmpty && bench.log.saved.isEmpty && bench.log.ends.isEmpty)
  }

  @Test func onlyTheCloseButtonFinishes() throws {
    let bench = try PickerBench(kitPicker)
    try bench.tap("Close")
    #expect(bench.log.ends.isEmpty)
    bench.wait()
    #expect(bench.log.ends == ["finish", "finished"])
    #expect(bench.presentation.state == .dismissed)
  }

  @Test func draggingTheSheetDownDismissesIt() throws {
    let bench = try PickerBench(kitPicker)
    let title = try bench.node("Colors", .heading).frame.center
    bench.down(title)
    bench.move(title + Point(0, 200))
    bench.move(title + Point(0, 500))
    bench.up(title + Point(0, 500))
    bench.wait()
    #expect(bench.log.ends == ["dragged"])
  }

  @Test func aTouchOutsideDismissesThePopover() throws {
    let bench = try PickerBench(kitPicker, on: PickerBench.pad)
    bench.tap(Point(20, 20))
    bench.wait()
    #expect(bench.log.ends == ["cancelled"])
  }

  @Test func aTouchOutsideTheSheetDoesNothing() throws {
    let bench = try PickerBench(kitPicker)
    bench.tap(Point(20, 20))
    bench.wait()
    #expect(bench.presentation.state == .shown)
  }

  @Test func escapeDismisses() throws {
    for device in [Device.iPhone17Pro, PickerBench.pad] {
      let bench = try PickerBench(kitPicker, on: device)
      bench.key(.escape)
      bench.wait()
      #expect(bench.log.ends == ["cancelled"])
    }
  }

  @Test func theProgramDismisses() throws {
    let bench = try PickerBench(kitPicker)
    bench.screen.dismiss(bench.presentation)
    bench.wait()
    #expect(bench.log.ends == ["program"])
  }

  @Test func aDragThatIsDismissedEndsWithAFinalChange() throws {
    let bench = try PickerBench(kitPicker)
    bench.down(try bench.node("Grid", .grid).frame.at(0.5, 0.5))
    bench.screen.dismiss(bench.presentation)
    bench.wait(.zero)
    #expect(bench.changes.map { $0.continuously } == [true, false])
  }

  // MARK: - Numbers stay what they are

  @Test func anUntouchedColourIsBitIdentical() throws {
    // Neither is a multiple of a 255th or of a hundredth.
    let odd = PickedColor(.displayP3, red: 1.0 / 3, green: 1.2, blue: -0.1, alpha: 1.0 / 7)
    let bench = try PickerBench(ColorPicker(selection: odd))
    for tab in ["Spectrum", "Sliders", "Grid"] {
      try bench.tap(tab)
      bench.wait()
      _ = try bench.draw()
    }
    #expect(bench.changes.isEmpty)
    bench.down(try bench.node("Grid", .grid).frame.at(0.5, 0.5))
    bench.screen.handle(.windowActivation(false))
    #expect(bench.color == odd)
  }

  @Test func openingAndClosingAFieldLeavesTheOpacity() throws {
    for step in stride(from: 0, to: 1000, by: 83) {
      let color = red.withAlpha(Double(step) / 999)
      let bench = try PickerBench(ColorPicker(selection: color), settles: false)
      try bench.tap("Opacity", .textField)
      bench.key(.enter)
      try bench.tap("Opacity", .textField)
      bench.key(.escape)
      #expect(bench.changes.isEmpty)
    }
  }

  @Test func thePercentOfAThousandOpacitiesComesBack() throws {
    let kit = try Renderer().kit
    let motion = try MotionConstants(kit)
    for step in 0..<1000 {
      let alpha = Double(step) / 999
      let picker = try LiveColorPicker(
        ColorPicker(selection: red.withAlpha(alpha)), memory: ColorPickerMemory(), kit: kit,
        motion: motion, callbacks: ColorPickerCallbacks())
      var effects = Effects(now: .zero)
      let field = ColorPickerTag.number(.opacity)
      picker.focusChanged(field, isFocused: true, &effects)
      picker.setEditor(field, TextEditor(picker.text(of: field)), &effects)
      picker.focusChanged(field, isFocused: false, &effects)
      #expect(picker.choice.selection.alpha == alpha)
    }
  }

  @Test func noOpacityAtAllIsAColourToo() throws {
    let bench = try PickerBench(ColorPicker(selection: red.withAlpha(0)))
    #expect(try bench.node("Opacity", .slider).value == "0 percent")
    bench.tap(try bench.cell(6, 2).frame.center)
    #expect(bench.color?.alpha == 0)
    #expect(bench.color?.hex == "0061FD")
  }

  @Test func theOpacityIsKeptThroughEveryTab() throws {
    let bench = try PickerBench(
      ColorPicker(selection: red.withAlpha(0.3), savedColors: []))
    bench.tap(try bench.cell(3, 3).frame.center)
    try bench.tap("Spectrum", .tab)
    bench.tap(try bench.node("Spectrum", .slider).frame.at(0.3, 0.3))
    try bench.tap("Sliders", .tab)
    bench.wait()
    bench.tap(try bench.node("Green", .slider).frame.at(0.1, 0.5))
    try bench.write("123456", in: "Hex")
    bench.key(.enter)
    #expect(bench.finals == 4)
    #expect(bench.changes.allSatisfy { $0.selection.alpha == 0.3 })
  }

  @Test func theOpacityLeavesTheChannelsAlone() throws {
    let odd = PickedColor(.displayP3, red: 1.0 / 3, green: 1.2, blue: -0.1)
    let bench = try PickerBench(ColorPicker(selection: odd))
    bench.tap(try bench.node("Opacity", .slider).frame.at(0.5, 0.5))
    let color = try #require(bench.color)
    #expect((color.alpha - 0.5).magnitude < 0.01)
    #expect(color == odd.withAlpha(color.alpha))
  }

  @Test func theProgramsColourWorksBeforeTheFirstLayout() throws {
    let bench = try PickerBench(kitPicker, settles: false)
    #expect(bench.screen.setSelection(red.withAlpha(0.5), of: bench.presentation))
    #expect(try bench.node("Selected color").value == "red, 50 percent")
    #expect(bench.changes.isEmpty)
  }

  @Test func theProgramsColourIsIgnoredDuringADrag() throws {
    let bench = try PickerBench(kitPicker)
    let grid = try bench.node("Grid", .grid).frame
    bench.down(grid.at(0.5, 0.5))
    #expect(!bench.screen.setSelection(red, of: bench.presentation))
    bench.up(grid.at(0.5, 0.5))
    #expect(bench.changes.map { $0.continuously } == [true, false])
    #expect(bench.screen.setSelection(red, of: bench.presentation))
    #expect(bench.changes.count == 2)
  }

  @Test func theFirstColourIsShownAndTabsStayInThePicker() throws {
    let bench = try PickerBench(ColorPicker(selection: red), on: PickerBench.pad)
    #expect(try bench.node("Selected color").value == "red")
    let frame = try bench.node("Colors", .dialog).frame
    try bench.tap("Sliders", .tab)
    bench.wait()
    #expect(try bench.node("Colors", .dialog).frame == frame)
    #expect(try bench.node("Red", .slider).value == "255")
  }

  @Test func theTabIsRememberedForTheNextPicker() throws {
    let bench = try PickerBench(ColorPicker(selection: red))
    try bench.tap("Sliders", .tab)
    bench.screen.dismiss(bench.presentation, animated: false)
    try bench.screen.present(ColorPicker(selection: red))
    #expect(try bench.node("Sliders", .tab).isSelected)
    #expect(bench.screen.lastColorPickerTab == .sliders)
  }

  @Test func aKeyboardLeavesTheFieldInSight() throws {
    let bench = try PickerBench(ColorPicker(selection: red))
    let field = try bench.node("Opacity", .textField).frame
    bench.screen.environment.keyboardInset = 336
    #expect(try bench.node("Opacity", .textField).frame.maxY < 874 - 336)
    #expect(try bench.node("Close").frame.minY > 62)
    bench.screen.environment.keyboardInset = 0
    #expect(try bench.node("Opacity", .textField).frame == field)
  }

  @Test func seeThroughColoursLieOnChequers() throws {
    let bench = try PickerBench(
      ColorPicker(selection: red.withAlpha(0.5), savedColors: [red.withAlpha(0.1)]))
    let swatch = try bench.node("Selected color").frame
    let dot = try bench.saved()[0].frame
    let bitmap = try bench.draw()
    for frame in [swatch, dot] {
      var shades: Set<UInt32> = []
      for x in Int(frame.minX) + 8..<Int(frame.maxX) - 8 {
        shades.insert(bitmap.pixels[Int(frame.at(0, 0.35).y) * bitmap.width + x])
      }
      #expect(shades.count > 1)
    }
  }
}
