import VitrineGraphics

extension Screen {
  /// Moves a dragged sheet: it grows and shrinks between its heights, and goes down below the
  /// least of them; above the greatest nothing moves.
  func dragSheet(_ presentation: Presentation, by way: Double, from startHeight: Double) {
    guard let least = presentation.detents.first, let most = presentation.detents.last else {
      presentation.drag.set(max(0, way))
      return
    }
    let height = min(most, startHeight - way)
    presentation.height?.set(max(least, height))
    presentation.drag.set(max(0, least - height))
    if presentation.detents.count > 1 { presentation.invalidate() }
  }

  /// Lets a dragged sheet go: away, or to one of its heights.
  ///
  /// - Parameters:
  ///   - presentation: the sheet.
  ///   - speed: how fast it goes down, in points a second.
  func settleSheet(_ presentation: Presentation, speed: Double) {
    let panel = arrangement(of: presentation)?.panel ?? .zero
    let height = presentation.height?.value(at: now) ?? panel.height
    let drag = presentation.drag.value(at: now)
    let isFlung = speed >= motion.dismissingSpeed
    let lower = presentation.detents.last { $0 < height - 1 }
    if drag > motion.dismissingShare * height || (isFlung && lower == nil) {
      presentation.drag.move(
        to: size.height - panel.minY, at: now, settledPart: motion.settledPart,
        speed: max(0, speed))
      leave(presentation, .dragged, animated: true)
      return
    }
    presentation.drag.move(
      to: 0, at: now, settledPart: motion.settledPart, speed: environment.reducesMotion ? 0 : speed,
      frequency: environment.reducesMotion ? motion.reducedFrequency : motion.sheetFrequency)
    guard presentation.detents.count > 1 else { return }
    let higher = presentation.detents.first { $0 > height + 1 }
    let nearest = presentation.detents.min {
      ($0 - height).magnitude < ($1 - height).magnitude
    }
    let target: Double?
    if isFlung {
      target = lower ?? nearest
    } else if speed <= -motion.dismissingSpeed {
      target = higher ?? nearest
    } else {
      target = nearest
    }
    if let target {
      moveSheet(presentation, to: target, speed: drag > 0 ? 0 : -speed)
      choseDetent(of: target, in: presentation)
    }
    isDirty = true
  }
}
