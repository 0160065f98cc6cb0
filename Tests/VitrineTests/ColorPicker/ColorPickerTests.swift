import Testing
import VitrineGraphics
import VitrineKit
import VitrineLayout

@testable import Vitrine

@Suite struct ColorPickerTests {
  /// The nine saved colours of the kit.
  static let saved: [UInt32] = [
    0x34C759, 0xFFCC00, 0xFF8D28, 0xFF383C, 0xCB30E0, 0x0088FF, 0x6155F5, 0xCB30E0, 0xFF2D55,
  ]
  static let indigo = Color(hex: 0x6155F5)
  static let kitPicker = ColorPicker(selection: indigo, savedColors: saved.map { Color(hex: $0) })

  /// What the kit's slider has to show so that it shows the current colour, as the live one does.
  static func corrections(_ renderer: Renderer, _ appearance: Appearance) throws -> [Override] {
    let meter = try renderer.kit.layer(
      named: "Color Pickers/\u{100EC3}/\(appearance.kitName)/Opacity Meter")
    let fills = try meter.child("Stack").child("Slider").fills.map { fill in
      guard case .gradient(var gradient) = fill.source else { return fill }
      for index in gradient.stops.indices {
        let alpha = gradient.stops[index].color.alpha
        gradient.stops[index].color = Color(hex: 0x6155F5, alpha: alpha)
      }
      return Fill(.gradient(gradient))
    }
    return [
      Override(path: ["Slider"], change: .fill(fills)),
      Override(path: ["Scrubber"], change: .fill([Fill(.color(indigo))])),
    ]
  }

  @Test(arguments: Appearance.allCases)
  func theSheetWithTheKitsContentIsTheKits(appearance: Appearance) throws {
    let renderer = try Renderer()
    var options = ComponentOptions()
    options.scale = 1
    options.backdrop = .color(Color(hex: 0x3366CC))
    options.overrides = try Self.corrections(renderer, appearance)
    let kitPicture = try renderer.picture(
      ofComponent: "Color Pickers/\(appearance.kitName)/iPhone", options)
    let scene = Scene(
      .colorPicker(Self.kitPicker), appearance: appearance, backdrop: options.backdrop)
    let live = try renderer.picture(of: scene, scale: 1)
    #expect(live.bitmap.hasSamePixels(as: kitPicture.bitmap))
  }

  @Test(arguments: Appearance.allCases)
  func thePopoverWithTheKitsContentIsTheKits(appearance: Appearance) throws {
    let renderer = try Renderer()
    var options = ComponentOptions()
    options.scale = 1
    // The kit's picker, with as much room around it as it has on the screen.
    let screen = Size(802, 999)
    options.margin = 200
    options.backdrop = .color(Color(hex: 0x3366CC))
    options.overrides = try Self.corrections(renderer, appearance)
    let kitPicture = try renderer.picture(
      ofComponent: "Color Pickers/\(appearance.kitName)/iPad", options)
    let scene = Scene(
      .colorPicker(Self.kitPicker), on: .size(screen), appearance: appearance,
      backdrop: options.backdrop)
    let live = try renderer.picture(of: scene, scale: 1)
    #expect(live.bitmap.hasSamePixels(as: kitPicture.bitmap))
  }

  @Test func percentIsRoundedWithHalvesUp() {
    #expect(ColorPicker(selection: Color(hex: 0, alpha: 0.125)).opacityPercent == 13)
    #expect(ColorPicker(selection: Color(hex: 0, alpha: 0.994)).opacityPercent == 99)
    #expect(ColorPicker(selection: Color(hex: 0, alpha: 7)).opacityPercent == 100)
  }

  @Test func withoutOpacityAllColoursAreOpaqueAndThereIsNoSlider() throws {
    let half = Color(hex: 0x34C759, alpha: 0.5)
    let picker = ColorPicker(selection: half, supportsOpacity: false, savedColors: [half])
    #expect(picker.selection?.alpha == 1)
    // What is kept stays as it is; it is shown opaque.
    #expect(picker.savedColors?[0].alpha == 0.5)
    let panel = try place(picker)
    let dot = try #require(panel.place(of: ColorPickerTag.savedColor(0))?.layer.layer)
    #expect(dot.fills == [Fill(.color(Color(hex: 0x34C759)))])
    #expect(panel.first(named: "Opacity Meter") == nil)
    // The sheet keeps its distance from the bottom.
    #expect(panel.frame == Rect(8, 267 + 95, 386, 599 - 95))
  }

  @Test(arguments: [(0.0, 0.0), (0.5, 117), (1, 234)])
  func theScrubberStandsAtTheOpacity(alpha: Double, left: Double) throws {
    let picker = ColorPicker(selection: Color(hex: 0xFF383C, alpha: Float(alpha)))
    let slider = try #require(try place(picker).first(named: "Slider")).layer
    #expect(slider.layers.first?.frame.minX == left)
  }

  @Test func moreColoursThanTwoRowsHoldMakeThePickerTaller() throws {
    var colors = Self.saved
    colors += [0x00C8B3, 0xAC7F5E]
    let picker = ColorPicker(selection: Self.indigo, savedColors: colors.map { Color(hex: $0) })
    let panel = try place(picker)
    #expect(panel.frame == Rect(8, 267 - 45, 386, 599 + 45))
    let rows = try #require(panel.layers.last?.layers.last).layers
    #expect(rows.map { $0.frame.minY } == [0, 45, 90])
  }

  @Test func coloursWithoutRoomAreTold() throws {
    let colors = (0..<200).map { Color(hex: UInt32($0)) }
    let picker = ColorPicker(selection: Self.indigo, savedColors: colors)
    let stage = try Stage(Scene(.colorPicker(picker)), renderer: try Renderer())
    #expect(stage.warnings.count == 1)
    #expect(stage.warnings[0].hasPrefix("176 of the saved colours"))
  }

  @Test func theFirstSavedColourThatIsChosenHasTheRing() {
    #expect(Self.kitPicker.selectedSavedColor == 6)
    #expect(ColorPicker(selection: Color(hex: 0xCB30E0)).selectedSavedColor == nil)
  }

  private func place(_ picker: ColorPicker) throws -> PlacedLayer {
    let stage = try Stage(Scene(.colorPicker(picker)), renderer: try Renderer())
    return try #require(stage.layers.last)
  }
}
