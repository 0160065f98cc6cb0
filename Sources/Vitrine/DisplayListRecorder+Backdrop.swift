import VitrineGraphics
import VitrineLayout

extension DisplayListRecorder {
  /// Adds what lies behind; pictures fill the frame and are cropped around their middle.
  mutating func record(_ backdrop: Scene.Backdrop, over frame: Rect) {
    switch backdrop {
    case .screen: break
    case .color(let color): record(color: color, over: frame)
    case .image(let bitmap):
      guard bitmap.width > 0, bitmap.height > 0 else { return }
      let width = Double(bitmap.width)
      let height = Double(bitmap.height)
      let factor = max(frame.width / width, frame.height / height)
      let size = Size(width * factor, height * factor)
      record(
        image: bitmap,
        over: Rect(
          frame.center.x - size.width / 2, frame.center.y - size.height / 2, size.width,
          size.height))
    }
  }
}
