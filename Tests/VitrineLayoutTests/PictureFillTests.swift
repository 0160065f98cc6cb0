import Testing
import VitrineGraphics
import VitrineKit

@testable import VitrineLayout

@Suite struct PictureFillTests {
  private let source = SourceLine(page: 0, line: 1)

  @Test(arguments: [
    // A wide picture is cropped left and right, a tall one above and below.
    (200, 100, Rect(-20, 20, 120, 60)), (100, 200, Rect(10, -10, 60, 120)),
    (30, 30, Rect(10, 20, 60, 60)),
  ])
  func aPhotoFillsTheLayerAroundItsMiddle(width: Int, height: Int, expected: Rect) {
    var layer = Layer(name: "Photo", kind: .oval, frame: Rect(10, 20, 60, 60), source: source)
    layer.fills = [Fill(.bitmap(Bitmap(width: width, height: height)))]
    var recorder = DisplayListRecorder(width: 100, height: 100, scale: 1)
    recorder.record(PlacedLayer(layer: layer, frame: layer.frame))
    let frames = recorder.list.commands.compactMap { command -> Rect? in
      guard case .fill(_, let paint) = command, case .image(let image) = paint.source else {
        return nil
      }
      return image.frame
    }
    #expect(frames == [expected])
  }

  @Test func anEmptyPhotoCoversTheLayerAndNothingElse() {
    #expect(Rect(1, 2, 3, 4).filled(byWidth: 0, height: 5) == Rect(1, 2, 3, 4))
  }

  @Test func mirroringLeavesDrawingsOfSeveralShapesAsTheyAre() {
    let bars = holder([shape(0), shape(10), shape(20)])
    #expect(bars.mirrored().layers.map { $0.frame.minX } == [0, 10, 20])
    // One shape in a holder is a part that moves, such as a slider's handle.
    #expect(holder([shape(0)]).mirrored().layers.map { $0.frame.minX } == [92])
    #expect(holder([bars, shape(0)]).mirrored().layers.map { $0.frame.minX } == [0, 92])
  }

  private func shape(_ left: Double) -> PlacedLayer {
    let frame = Rect(left, 0, 8, 8)
    return PlacedLayer(
      layer: Layer(name: "Bar", kind: .rect, frame: frame, source: source), frame: frame)
  }

  private func holder(_ layers: [PlacedLayer]) -> PlacedLayer {
    let frame = Rect(0, 0, 100, 8)
    return PlacedLayer(
      layer: Layer(name: "Holder", kind: .group, frame: frame, source: source), frame: frame,
      layers: layers)
  }
}
