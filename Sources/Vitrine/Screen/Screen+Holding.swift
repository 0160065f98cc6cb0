import VitrineGraphics

extension Screen {
  /// Tells a component where a pointer goes down.
  func tellPointerDown(at position: Point, in presentation: Presentation) {
    var effects = Effects(now: now)
    presentation.component.pointerDown(
      on: part(at: position, in: presentation)?.tag, &effects)
    apply(effects, to: presentation)
  }

  /// A held part is told so; the gesture does nothing more if that means something to it.
  func holdDeadlinePassed() {
    guard var current = gesture else { return }
    current.holdDeadline = nil
    gesture = current
    guard case .press(let tag, _) = current.owner, isPressed(tag, in: current.presentation),
      longPress(tag, in: current.presentation)
    else { return }
    releaseAll(in: current.presentation)
    gesture?.owner = .ignored
    gesture?.deadline = nil
  }

  /// The secondary button does at once what holding does.
  func pressSecondary(_ event: PointerEvent) {
    guard sampling == nil, let top = reach(at: event.position).presentation else { return }
    makeKey(top)
    tellPointerDown(at: event.position, in: top)
    guard let part = part(at: event.position, in: top), part.takesLongPress, part.isEnabled
    else { return }
    _ = longPress(part.tag, in: top)
  }

  private func isPressed(_ tag: Tag, in presentation: Presentation) -> Bool {
    presentation.presses[tag]?.target == 1
  }

  private func longPress(_ tag: Tag, in presentation: Presentation) -> Bool {
    var effects = Effects(now: now)
    let isTaken = presentation.component.longPress(tag, &effects)
    if isTaken { apply(effects, to: presentation) }
    return isTaken
  }
}
