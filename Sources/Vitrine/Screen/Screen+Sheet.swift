import VitrineGraphics

extension Screen {
  /// Moves a dragged sheet: it grows and shrinks between its heights, and goes down below the
  /// least of them; above the greatest nothing moves.
  ///
  /// - Parameters:
  ///   - presentation: the sheet.
  ///   - way: how far down the finger dragged, in points.
  ///   - startHeight: the height when the drag began, less what was dragged down already.
  func dragSheet(_ presentation: Presentation, by way: Double, from startHeight: Double) {
    guard let least = presentation.detents.first, let most = presentation.detents.last else {
      presentation.drag.set(max(0, way - startHeight))
      return
    }
    let height = min(most, startHeight - way)
    presentation.height?.set(max(least, height))
    presentation.drag.set(max(0, least - height))
    if presentation.detents.count > 1 { presentation.invalidate() }
  }

  /// Lets a dragged sheet go: away, or to one of its heights.
  ///
  /// It goes away when it was thrown down from its least height, or dragged over half of that
  /// down; a throw upwards takes that back. Otherwise it comes to rest at the height that is
  /// nearest to where its speed would carry it, and a throw leads to the next one at least.
  ///
  /// - Parameters:
  ///   - presentation: the sheet.
  ///   - speed: how fast it goes down, in points a second.
  func settleSheet(_ presentation: Presentation, speed: Double) {
    let panel = arrangement(of: presentation)?.panel ?? .zero
    let height = presentation.height?.value(at: now) ?? panel.height
    let drag = presentation.drag.value(at: now)
    let isThrownDown = speed >= motion.dismissingSpeed
    let isThrownUp = speed <= -motion.dismissingSpeed
    let isLeast = !presentation.detents.contains { $0 < height - motion.detentTolerance }
    let isFarDown = drag > motion.dismissingShare * height
    if isThrownDown ? isLeast : isFarDown && !isThrownUp {
      presentation.drag.move(
        to: size.height - panel.minY, at: now, settledPart: motion.settledPart,
        speed: max(0, speed), frequency: motion.sheetFrequency)
      leave(presentation, .dragged, animated: true)
      return
    }
    let detent = detent(of: presentation, from: height - drag, speed: speed)
    returnSheet(presentation, to: detent, speed: speed)
    if let detent { choseDetent(of: detent, in: presentation) }
  }

  /// Lets go of a dragged sheet, which is at once where the drag began: its way has lost its
  /// measure on a screen that has changed.
  func undoSheetDrag() {
    guard let current = gesture, current.owner == .sheet else { return }
    cancelGesture()
    current.presentation.drag.set(0)
    if let height = current.startDetent { current.presentation.height?.set(height) }
    current.presentation.invalidate()
  }

  /// How quickly a sheet comes to one of its heights; sooner where a person wants less motion.
  var sheetFrequency: Double {
    motion.sheetFrequency * (environment.reducesMotion ? motion.reducedHaste : 1)
  }

  /// Sends a dragged sheet to one of its heights; nil where it has but its own.
  func returnSheet(_ presentation: Presentation, to detent: Double?, speed: Double) {
    let frequency = sheetFrequency
    let drag = presentation.drag.value(at: now)
    // Nothing rises above the greatest height, so no throw carries it beyond.
    presentation.drag.move(
      to: 0, at: now, settledPart: motion.settledPart,
      speed: drag > 0 ? max(speed, -frequency * drag) : 0, frequency: frequency)
    isDirty = true
    guard let detent, let height = presentation.height?.value(at: now) else { return }
    var rise = drag > 0 ? 0 : -speed
    if detent == presentation.detents.last { rise = min(rise, frequency * max(0, detent - height)) }
    presentation.height?.move(
      to: detent, at: now, settledPart: motion.settledPart, speed: rise, frequency: frequency)
    if presentation.detents.count > 1 { presentation.invalidate() }
  }

  /// The height at which a sheet comes to rest; nil where it has but its own.
  private func detent(
    of presentation: Presentation, from height: Double, speed: Double
  ) -> Double? {
    let detents = presentation.detents
    let aim = height - speed * motion.scroll.travel
    guard let nearest = detents.min(by: { ($0 - aim).magnitude < ($1 - aim).magnitude }),
      let least = detents.first, height >= least - motion.detentTolerance
    else { return detents.first }
    if speed >= motion.dismissingSpeed {
      return min(nearest, detents.last { $0 < height - motion.detentTolerance } ?? nearest)
    }
    if speed <= -motion.dismissingSpeed {
      return max(nearest, detents.first { $0 > height + motion.detentTolerance } ?? nearest)
    }
    return nearest
  }
}
