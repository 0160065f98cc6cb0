import Testing
import VitrineGraphics
import VitrineLayout
import VitrineText

@testable import Vitrine

/// Pickers on screens that are too low or too narrow for the kit's.
@Suite struct LowScreenPickerTests {
  static let lying = Device.size(Size(874, 402))
  static let small = Device.size(Size(320, 568))
  /// A phone on its side, small phones, and parts of a split iPad.
  static let sizes: [(Double, Double)] = [
    (320, 568), (375, 667), (667, 375), (874, 402), (320, 1024), (507, 1024), (639, 1024),
    (700, 600),
  ]
  private let red = PickedColor(red: 1, green: 0, blue: 0)

  private func bench(
    _ device: Device, _ tab: ColorPicker.Tab = .grid, isRightToLeft: Bool = false
  ) throws -> PickerBench {
    let saved = (0..<5).map { PickedColor(white: Double($0) / 9) }
    var picker = ColorPicker(selection: red.withAlpha(0.5), savedColors: saved)
    picker.tab = tab
    return try PickerBench(picker, on: device, isRightToLeft: isRightToLeft)
  }

  private func parts(_ bench: PickerBench) -> [AccessibilityNode] {
    func all(_ node: AccessibilityNode) -> [AccessibilityNode] {
      [node] + node.children.flatMap { all($0) }
    }
    let roles: [AccessibilityRole] = [.heading, .button, .tab, .slider, .textField, .image]
    return all(bench.screen.accessibility).filter { roles.contains($0.role) }
  }

  // MARK: - The sheet

  @Test func onALowScreenTheSheetIsTheScreen() throws {
    let bench = try bench(Self.lying)
    #expect(bench.presentation.style == .sheet)
    #expect(try bench.node("Colors", .dialog).frame == Rect(0, 0, 874, 402))
  }

  @Test func theContentOfALowScreenKeepsToItsSafeArea() throws {
    let bench = try bench(Self.lying)
    bench.screen.environment.safeArea = EdgeInsets(5, 40, 21, 62)
    #expect(try bench.node("Colors", .dialog).frame == Rect(0, 0, 874, 402))
    #expect(try bench.node("Eyedropper").frame.minX == 62 + 16)
    #expect(try bench.node("Close").frame.maxX == 874 - 40 - 16)
    #expect(try bench.node("Close").frame.minY == 5 + 14)
    let mirrored = try self.bench(Self.lying, isRightToLeft: true)
    mirrored.screen.environment.safeArea = EdgeInsets(5, 40, 21, 62)
    #expect(try mirrored.node("Close").frame.minX == 62 + 16)
  }

  @Test func aSheetThatIsTooTallEndsBelowTheSafeArea() throws {
    let bench = try bench(Self.small)
    #expect(try bench.node("Colors", .dialog).frame == Rect(8, 8, 304, 552))
    bench.screen.environment.safeArea = EdgeInsets(20, 0, 0, 0)
    #expect(try bench.node("Colors", .dialog).frame == Rect(8, 20, 304, 540))
  }

  @Test(arguments: sizes, ColorPicker.Tab.allCases)
  func nothingLiesOverAnythingElse(size: (Double, Double), tab: ColorPicker.Tab) throws {
    let bench = try bench(.size(Size(size.0, size.1)), tab)
    let parts = parts(bench)
    for (index, part) in parts.enumerated() {
      for other in parts[(index + 1)...] {
        let common = part.frame.intersection(other.frame)
        #expect(common.isEmpty, "\(part.label) and \(other.label) on \(size)")
      }
      #expect(part.frame.minX >= 0 && part.frame.maxX <= size.0)
    }
  }

  @Test(arguments: DynamicTypeSize.allCases, ColorPicker.Tab.allCases)
  func wordsOfAnySizeHaveRoom(textSize: DynamicTypeSize, tab: ColorPicker.Tab) throws {
    for device in [Device.iPhone17Pro, Self.small, Self.lying, PickerBench.pad] {
      let bench = try bench(device, tab)
      bench.screen.environment.dynamicTypeSize = textSize
      let arrangement = try #require(bench.screen.arrangement(of: bench.presentation))
      let parts = parts(bench)
      for (index, part) in parts.enumerated() {
        for other in parts[(index + 1)...] {
          let common = part.frame.intersection(other.frame)
          #expect(common.isEmpty, "\(part.label) and \(other.label) at \(textSize)")
        }
      }
      for panel in arrangement.planes[arrangement.planes.count - 1].layers {
        for (label, width, room) in words(panel, bench.screen.renderer.text) {
          #expect(width <= room + 0.001, "\(label) at \(textSize)")
        }
      }
      let lines = try TypeScale(textSize, kit: bench.screen.renderer.kit).lines
      let field = try bench.node("Opacity", .textField).frame
      #expect((field.height - 34 - 22 * (lines - 1)).magnitude < 1e-6)
    }
  }

  /// The words that stand in fields, how wide they are, and how wide their boxes.
  private func words(_ layer: PlacedLayer, _ text: any TextSetter) -> [(String, Double, Double)] {
    if ["Field", "Red", "Green", "Blue", "Opacity Meter"].contains(layer.layer.name) {
      let inside = layer.layers.filter { $0.text == nil }.flatMap { words($0, text) }
      return inside + ownWords(layer, text)
    }
    return layer.layers.flatMap { words($0, text) }
  }

  private func ownWords(
    _ layer: PlacedLayer, _ text: any TextSetter
  ) -> [(String, Double, Double)] {
      return layer.layers.compactMap { child in
        guard child.text != nil, case .text(let content) = child.layer.kind else { return nil }
        // What does not fit is cut with an ellipsis, and is then no wider than its box.
        var whole = child.layer
        whole.widthSizing = .hug
        whole.textIsChanged = true
        let wanted = LayerPlacer(text: text).wantedSize(of: whole, width: nil)
        return (content.string, wanted.width, child.frame.width)
      }
  }

  @Test(arguments: ColorPicker.Tab.allCases)
  func atRestItIsThePictureOfItsScene(tab: ColorPicker.Tab) throws {
    for device in [Self.lying, Self.small] {
      let bench = try bench(device, tab)
      var picker = ColorPicker(
        selection: red.withAlpha(0.5),
        savedColors: (0..<5).map { PickedColor(white: Double($0) / 9) })
      picker.tab = tab
      let scene = Scene(.colorPicker(picker), on: device, backdrop: bench.screen.backdrop)
      let still = try bench.screen.renderer.picture(of: scene, scale: 1)
      #expect(try bench.draw().samePixels(as: still.bitmap))
      #expect(still.warnings.contains { $0.contains("scrolls") })
    }
  }

  // MARK: - Scrolling

  @Test func theBarStaysWhileTheRestScrolls() throws {
    let bench = try bench(Self.lying, .sliders)
    let bar = try bench.node("Close").frame
    let start = try bench.node("Red", .textField).frame
    let place = Point(start.midX, start.maxY + 12)
    bench.down(place)
    bench.move(place - Point(0, 30))
    bench.move(place - Point(0, 110))
    bench.wait(.seconds(1))
    bench.up(place - Point(0, 110))
    bench.wait()
    #expect(try bench.node("Close").frame == bar)
    #expect(try bench.node("Red", .textField).frame.minY == start.minY - 100)
    #expect(bench.changes.isEmpty)
  }

  @Test func whatIsScrolledUnderTheBarIsNotTouched() throws {
    let bench = try bench(Self.lying)
    bench.screen.handle(.scroll(ScrollEvent(at: Point(437, 60), delta: Point(0, 3))))
    bench.wait()
    let grid = try bench.node("Grid", .grid).frame
    #expect(grid.minY < 20)
    bench.tap(Point(437, 30))
    #expect(bench.changes.isEmpty)
    bench.tap(Point(437, 60))
    #expect(bench.finals == 1)
  }

  @Test func theEndIsReached() throws {
    for device in [Self.lying, Self.small] {
      let bench = try bench(device)
      let panel = try bench.node("Colors", .dialog).frame
      for _ in 0..<30 {
        bench.screen.handle(
          .scroll(ScrollEvent(at: panel.at(0.5, 0.2), delta: Point(0, 1))))
        bench.wait()
      }
      let swatch = try bench.node("Selected color").frame
      // The kit's distance from the lower edge.
      #expect((panel.maxY - swatch.maxY - 16).magnitude < 1e-6)
    }
  }

  @Test func aSheetAtItsTopIsDraggedAway() throws {
    let bench = try bench(Self.lying)
    let title = try bench.node("Colors", .heading).frame.center
    bench.down(title)
    bench.move(title + Point(0, 100))
    bench.move(title + Point(0, 300))
    bench.up(title + Point(0, 300))
    bench.wait()
    #expect(bench.log.ends == ["dragged"])
  }

  // MARK: - Keys

  @Test(arguments: sizes, ColorPicker.Tab.allCases)
  func theKeyboardReachesEverythingInSight(
    size: (Double, Double), tab: ColorPicker.Tab
  ) throws {
    let bench = try bench(.size(Size(size.0, size.1)), tab)
    let bar = try bench.node("Close").frame
    var seen: [AccessibilityID] = []
    for _ in 0..<40 {
      bench.key(.tab)
      bench.wait()
      let id = try #require(bench.screen.focusedPart)
      if seen.contains(id) { break }
      seen.append(id)
      let part = try #require(bench.screen.accessibility.first { $0.id == id })
      #expect(!part.actions.contains(.scrollToVisible), "\(part.label) on \(size)")
      let isInBar = part.frame.minY < bar.maxY + 1
      #expect(isInBar == (part.label == "Close" || part.label == "Eyedropper"))
    }
    // Eyedropper, Close, a tab, what chooses, opacity, five colours, Add.
    #expect(seen.count == (tab == .sliders ? 19 : 12))
  }

  @Test func aWholeChoiceIsMadeByKeysAlone() throws {
    let bench = try bench(Self.lying)
    for _ in 0..<3 { bench.key(.tab) }
    bench.key(.end)
    #expect(try bench.node("Sliders", .tab).isSelected)
    bench.key(.tab)
    bench.key(.left, .shift)
    #expect(bench.color?.hex == "F50000")
    for _ in 0..<7 { bench.key(.tab) }
    bench.screen.handle(.text("00FF00"))
    bench.key(.enter)
    #expect(bench.color?.hex == "00FF00")
    try tab(bench, to: "Add to saved colors")
    bench.key(.enter)
    #expect(bench.log.saved.last?.last?.hex == "00FF00")
    try tab(bench, to: "Close")
    bench.key(.space)
    bench.wait()
    #expect(bench.log.ends == ["finish", "finished"])
  }

  private func tab(_ bench: PickerBench, to label: String) throws {
    for _ in 0..<40 where try !bench.node(label).isFocused { bench.key(.tab) }
    #expect(try bench.node(label).isFocused)
  }

  @Test func aKeyboardLeavesTheEditedFieldInSight() throws {
    for (device, inset) in [(Self.lying, 210.0), (Self.small, 260), (PickerBench.pad, 420)] {
      let bench = try bench(device, .sliders)
      try bench.focus("Opacity", .textField)
      bench.screen.environment.keyboardInset = inset
      bench.wait()
      let field = try bench.node("Opacity", .textField)
      #expect(field.frame.maxY <= bench.screen.size.height - inset)
      #expect(!field.actions.contains(.scrollToVisible))
      #expect(try bench.node("Close").frame.minY >= 0)
    }
  }

  // MARK: - Other sizes

  @Test func aPickerThatIsUpFollowsTheScreen() throws {
    let bench = try bench(PickerBench.pad, .sliders)
    try bench.write("40", in: "Opacity")
    try bench.screen.resize(to: .iPhone17Pro)
    #expect(bench.presentation.style == .sheet)
    #expect(try bench.node("Colors", .dialog).frame == Rect(8, 267, 386, 599))
    // What was written is still there, and still being edited.
    #expect(try bench.node("Opacity", .textField).value == "40")
    #expect(try bench.node("Opacity", .textField).isFocused)
    #expect(bench.changes.isEmpty)
    bench.tap(Point(20, 20))
    #expect(bench.presentation.state == .shown)
    try bench.screen.resize(to: Self.lying)
    #expect(try bench.node("Colors", .dialog).frame == Rect(0, 0, 874, 402))
    try bench.screen.resize(to: PickerBench.pad)
    #expect(bench.presentation.style == .popover)
    #expect(try bench.node("Colors", .dialog).frame == Rect(396, 117.5, 402, 599))
    #expect(try bench.node("Sliders", .tab).isSelected)
    bench.tap(Point(20, 20))
    bench.wait()
    #expect(bench.log.ends == ["cancelled"])
  }

  @Test func anotherSizeDrawsAsIfItHadAlwaysBeenSo() throws {
    let resized = try bench(PickerBench.pad)
    _ = try resized.draw()
    try resized.screen.resize(to: Self.small)
    let fresh = try bench(Self.small)
    #expect(try resized.draw().samePixels(as: fresh.draw()))
  }

  @Test func longWordsPutTheDigitsBelow() throws {
    var picker = ColorPicker(selection: red)
    picker.tab = .sliders
    picker.labels.hex = "Hexadezimalzahl"
    let bench = try PickerBench(picker)
    let spaces = try bench.node("Display P3", .tab).frame
    #expect(try bench.node("Hexadezimalzahl", .textField).frame.minY > spaces.maxY)
  }
}

extension Rect {
  fileprivate var midX: Double { center.x }
}
