import Testing
import VitrineGraphics
import VitrineKit
import VitrineLayout

/// White tiles on black, 12 × 10 of them at sizes that are no whole numbers of pixels.
@Suite struct SeamlessTests {
  private static let source = SourceLine(page: 0, line: 1)

  private func layer(_ kind: Layer.Kind, _ frame: Rect, _ hex: UInt32) -> Layer {
    var layer = Layer(name: "Tile", kind: kind, frame: frame, source: Self.source)
    layer.fills = [Fill(.color(Color(hex: hex)))]
    return layer
  }

  private func grid(_ size: Size, isSeamless: Bool) -> PlacedLayer {
    let cell = Size(size.width / 12, size.height / 10)
    var tiles: [PlacedLayer] = []
    for row in 0..<10 {
      for column in 0..<12 {
        let frame = Rect(
          Point(cell.width * Double(column), cell.height * Double(row)), cell)
        var tile = layer(.rect, frame, 0xFFFFFF)
        tile.blend = row < 7 ? .screen : .normal
        tiles.append(PlacedLayer(layer: tile, frame: frame))
      }
    }
    let frame = Rect(.zero, size)
    var root = layer(.group, frame, 0x000000)
    root.isSeamless = isSeamless
    return PlacedLayer(layer: root, frame: frame, layers: tiles)
  }

  private func darkest(_ grid: PlacedLayer) -> UInt32 {
    let (width, height) = (Int(grid.frame.width * 2), Int(grid.frame.height * 2))
    var recorder = DisplayListRecorder(width: width, height: height, scale: 2)
    recorder.record(color: Color(hex: 0x808080), over: grid.frame)
    recorder.record(grid)
    let bitmap = Bitmap(width: width, height: height)
    Rasterizer().draw(recorder.list, into: bitmap)
    return bitmap.pixels.reduce(255) { min($0, $1 & 255) }
  }

  @Test(arguments: [Size(370, 296), Size(354, 296), Size(101, 77)])
  func whiteTilesHaveNoSeams(_ size: Size) {
    #expect(darkest(grid(size, isSeamless: true)) >= 254)
    #expect(darkest(grid(size, isSeamless: false)) < 240, "without, the ground shows through")
  }

  @Test func theGridOfThePickersIsSeamlessAndKeepsItsBlends() throws {
    let kit = try Kit()
    let grid = try kit.layer(named: "Color Pickers/\u{100EC3}/Color Grid")
    #expect(grid.isSeamless)
    #expect(grid.layers[1].layers.allSatisfy { $0.blend == .screen })
    let picker = try kit.resolve(named: "Color Pickers/Light/iPad")
    let instance = try #require(picker.layers.first { $0.name == "Color Grid" }?.layers.first)
    #expect(instance.isSeamless)
  }

  @Test func onlyContainersAreSeamless() throws {
    let text = "COMPONENT \"A\" 10×10\n rect \"B\" 10×10 @0,0 *seamless\n"
    #expect(throws: (any Error).self) {
      try Kit(files: [(name: "own/a.txt", bytes: Array(text.utf8))]).layer(named: "A")
    }
  }
}
