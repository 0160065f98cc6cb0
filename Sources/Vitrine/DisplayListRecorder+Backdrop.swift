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
      record(image: bitmap, over: frame.filled(byWidth: bitmap.width, height: bitmap.height))
    }
  }
}
