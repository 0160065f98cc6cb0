import VitrineGraphics
import VitrineLayout

/// A colour of the screen is being picked.
struct Sampling {
  /// Who wants it.
  let presentation: Presentation
  /// Where the pointer is; nil until it comes.
  var position: Point?
}

extension Screen {
  /// Begins to pick a colour of the screen for a component, which is out of sight meanwhile.
  func beginSampling(for presentation: Presentation) {
    sampling = Sampling(presentation: presentation)
    isDirty = true
  }

  func aim(at position: Point) {
    sampling?.position = position
    isDirty = true
  }

  /// Ends picking without a colour.
  func cancelSampling() {
    sampling = nil
    isDirty = true
  }

  /// Takes the colour at a place of the screen.
  func pick(at position: Point) {
    guard let sampling else { return }
    cancelSampling()
    guard let color = color(at: position) else { return }
    var effects = Effects()
    sampling.presentation.component.sampled(color, &effects)
    apply(effects, to: sampling.presentation)
  }

  /// The colour that the screen shows at a place, without the component that samples it.
  private func color(at position: Point) -> Color? {
    guard let last = lastFrame else { return nil }
    let x = Int(max(0, min(position.x * scale, Double(last.bitmap.width - 1))))
    let y = Int(max(0, min(position.y * scale, Double(last.bitmap.height - 1))))
    guard last.bitmap.width > 0, last.bitmap.height > 0 else { return nil }
    let pixel = last.bitmap.pixels[y * last.bitmap.width + x]
    func channel(_ shift: UInt32) -> Float { Float((pixel >> shift) & 255) / 255 }
    return Color(red: channel(0), green: channel(8), blue: channel(16))
  }

  func record(_ sampling: Sampling, _ recorder: inout DisplayListRecorder) {}
}
