import VitrineGraphics

extension Screen {
  /// Returns whether the pointer is the screen's, and not the host's behind it.
  func handle(_ event: PointerEvent) -> Bool {
    guard event.position.isNear else { return false }
    let isOurs = isOurs(event)
    switch event.phase {
    case .hover: if sampling != nil, gesture == nil { aim(at: event.position, isTouch: false) }
    case .down:
      if let gesture, gesture.isOver(before: event) { cancelGesture() }
      if gesture == nil {
        if event.isSecondary { pressSecondary(event) } else { begin(event) }
      }
    case .move: if gesture?.pointer == event.pointer { move(event) }
    case .up: if gesture?.pointer == event.pointer { end(event) }
    case .cancel: if gesture?.pointer == event.pointer { cancelGesture() }
    }
    if event.device == .mouse { hover(at: event.position) }
    return isOurs
  }

  /// Drops the present gesture; nothing that it began happens.
  func cancelGesture() {
    guard let gesture else { return }
    self.gesture = nil
    releaseAll(in: gesture.presentation)
    isDirty = true
    switch gesture.owner {
    case .track, .swipe, .carry, .edge: tell(.cancelled, gesture, at: gesture.last)
    case .scroll(let tag):
      gesture.presentation.scrolls[tag]?.endDrag(speed: 0, at: now)
      gesture.presentation.invalidateScrolled(tag)
    case .sheet: returnSheet(gesture.presentation, to: gesture.startDetent, speed: 0)
    case .undecided, .press, .held, .edit, .outside, .menu, .sampling, .ignored: break
    }
  }

  // MARK: - Up

  private func end(_ event: PointerEvent) {
    guard let current = gesture else { return }
    if event.position != current.last { move(event) }
    guard let current = gesture else { return }
    gesture = nil
    let presentation = current.presentation
    releaseAll(in: presentation)
    isDirty = true
    switch current.owner {
    case .press(let tag, _):
      if part(at: event.position, in: presentation)?.tag == tag {
        let count = countTap(tag, at: event.position, in: presentation)
        activate(
          tag, in: presentation,
          by: Activation(modifiers: current.modifiers, count: count, position: event.position))
      }
    case .track, .swipe, .carry, .edge: tell(.ended, current, at: event.position)
    case .edit(let tag): tap(tag, at: event.position, current)
    case .scroll(let tag):
      presentation.scrolls[tag]?.endDrag(speed: speed(of: current), at: now)
      presentation.invalidateScrolled(tag)
    case .sheet: settleSheet(presentation, speed: speed(of: current))
    case .outside:
      if let panel = arrangement(of: presentation)?.panel, !panel.contains(event.position) {
        leave(presentation, .cancelled, animated: true)
      }
    case .menu: endMenu(at: event.position, current)
    case .sampling: pick()
    case .undecided, .held, .ignored: break
    }
  }

  /// How fast what is dragged was moved last, in points a second.
  private func speed(of gesture: PointerGesture) -> Double {
    gesture.dragged.velocity(at: now, window: motion.velocityWindow).x
  }

  /// Returns how many taps belong together with one at a place, itself included.
  func countTap(_ tag: Tag, at position: Point, in presentation: Presentation) -> Int {
    var count = 1
    if let lastTap, lastTap.tag == tag, lastTap.presentation == presentation.id,
      (now - lastTap.time).seconds <= motion.doubleTapInterval,
      (position - lastTap.position).length <= motion.doubleTapDistance
    {
      count = lastTap.count + 1
    }
    lastTap = Tap(
      time: now, position: position, tag: tag, presentation: presentation.id, count: count)
    return count
  }

  // MARK: - Showing touches

  func press(_ tag: Tag, in presentation: Presentation) {
    setPress(tag, 1, in: presentation)
  }

  func releaseAll(in presentation: Presentation) {
    for tag in presentation.presses.keys { setPress(tag, 0, in: presentation) }
  }

  func setPress(_ tag: Tag, _ target: Double, in presentation: Presentation) {
    var spring = presentation.presses[tag] ?? Spring(0, frequency: motion.pressFrequency)
    guard spring.target != target else { return }
    spring.move(to: target, at: now, settledPart: motion.settledPart)
    presentation.presses[tag] = spring
    isDirty = true
  }
}
