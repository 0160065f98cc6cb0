import VitrineKit

extension Screen {
  /// Lets everything that is up follow the screen's new size and the person's new choices.
  ///
  /// Each component's style and heights are asked for again before it is told, so that it finds
  /// itself as it will be; what it has called comes later, in that order.
  func adapt() {
    for presentation in presentations where !presentation.isLeaving {
      do throws(KitError) { try readStyle(of: presentation) } catch { failure = .kit(error) }
      var effects = Effects(now: now)
      presentation.component.surroundingsChanged(context(for: presentation), &effects)
      apply(effects, to: presentation)
    }
  }

  /// Takes over the style and the heights that a component has on the present screen.
  func readStyle(of presentation: Presentation) throws(KitError) {
    let context = context(for: presentation)
    let style = try presentation.component.style(on: context)
    let detents = try presentation.component.detents(on: context)
    if style == presentation.style, detents == presentation.detents { return }
    // The drag of a sheet that is another one now, or none, has lost its measure.
    if gesture?.presentation === presentation, gesture?.owner == .sheet {
      gesture?.owner = .ignored
    }
    presentation.style = style
    presentation.detents = detents
    presentation.drag.set(0)
    presentation.invalidate()
    guard let height = presentation.selectedHeight else { return presentation.height = nil }
    presentation.height = Spring(height, frequency: motion.sheetFrequency)
  }
}
