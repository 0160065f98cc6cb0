import Testing
import VitrineGraphics
import VitrineKit
import VitrineLayout

@Suite struct ColorPickerLayoutTests {
  private let kit: KitLayout

  init() throws { kit = try KitLayout() }

  @Test func partsLieWhereTheKitStoresThem() throws {
    for name in try kit.names(ofPage: "color-pickers") {
      #expect(try kit.firstMove(in: name) == nil)
    }
  }

  @Test(arguments: [370.0, 354.0])
  func theGridIsStretchedByExactFractions(_ width: Double) throws {
    let grid = try kit.place("Color Pickers/􀻃/Color Grid", at: Size(width, 296))
    #expect(grid.layers.count == 10)
    for (index, row) in grid.layers.enumerated() {
      #expect(abs(row.frame.minY - 29.6 * Double(index)) < 1e-9)
      #expect(abs(row.frame.height - 29.6) < 1e-9)
      for (index, cell) in row.layers.enumerated() {
        #expect(abs(cell.frame.minX - width / 12 * Double(index)) < 1e-9)
        #expect(abs(cell.frame.width - width / 12) < 1e-9)
        #expect(abs(cell.frame.height - 29.6) < 1e-9)
      }
    }
  }

  @Test(arguments: [(370.0, 58.75), (354.0, 54.75)])
  func dotsTakeTheRoomBetweenThem(_ width: Double, _ pitch: Double) throws {
    for (name, group) in [("Dark", "Swatches"), ("Light", "Stack")] {
      let swatches = try kit.place("Color Pickers/􀻃/\(name)/Swatches", at: Size(width, 95))
      #expect(swatches[group] == Rect(105, 20, width - 105, 75))
      let row = try #require(swatches.layers.last?.layers.last)
      for (index, dot) in row.layers.enumerated() {
        #expect(dot.frame == Rect(pitch * Double(index), 0, 30, 30))
      }
    }
  }

  @Test(arguments: [370.0, 354.0])
  func theSliderTakesTheMetersRoom(_ width: Double) throws {
    let meter = try kit.place("Color Pickers/􀻃/Light/Opacity Meter", at: Size(width, 95))
    #expect(meter["Stack", "Slider"] == Rect(0, 0, width - 86, 34))
    #expect(meter["Stack", "Slider", "Scrubber"] == Rect(width - 86 - 34, 0, 34, 34))
    #expect(meter["Stack", "Field"] == Rect(width - 75, 0, 75, 34))
  }

  @Test func segmentsShareTheControlsWidth() throws {
    let control = try kit.place("Segmented Controls/Dark/Small/1 - Enabled", at: Size(354, 32))
    for (index, segment) in control.layers.enumerated() {
      #expect(abs(segment.frame.minX - (2 + 118 * Double(index))) < 0.001)
      #expect(abs(segment.frame.width - 114) < 0.001)
    }
  }

  @Test(arguments: ["Dark", "Light"])
  func theSheetKeepsItsDistanceFromTheEdgesOfAnyScreen(_ appearance: String) throws {
    let screen = try kit.place("Color Pickers/\(appearance)/iPhone", at: Size(440, 956))
    #expect(screen["Overlay"] == Rect(0, 0, 440, 956))
    #expect(screen["Stack"] == Rect(8, 349, 424, 599))
    #expect(screen["Stack", "Color Grid"] == Rect(16, 97, 392, 296))
    #expect(screen["Stack", "Color Grid", "Color Grid"] == Rect(0, 0, 392, 296))
    #expect(screen["Stack", "Navigation Bar", "Trailing Button"] == Rect(368, 0, 24, 24))
  }

  @Test(arguments: ["Dark", "Light"])
  func thePopoverSurroundsThePicker(_ appearance: String) throws {
    let picker = try kit.place("Color Pickers/\(appearance)/iPad", at: Size(420, 620))
    #expect(picker["Popover"] == Rect(-14, -14, 448, 648))
    #expect(picker["Navigation Bar"] == Rect(16, 14, 388, 35))
  }
}
