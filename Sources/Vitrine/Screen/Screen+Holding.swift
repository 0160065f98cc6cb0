import VitrineGraphics

extension Screen {
  /// Tells a component where a pointer goes down.
  func tellPointerDown(at position: Point, in presentation: Presentation) {
    var effects = Effects(now: now)
    presentation.component.pointerDown(
      on: part(at: position, in: presentation)?.tag, &effects)
    apply(effects, to: presentation)
  }

  /// Tells a component that a person begins to scroll.
  func tellScrollBegan(_ tag: Tag, in presentation: Presentation) {
    var effects = Effects(now: now)
    presentation.component.scrollBegan(tag, &effects)
    apply(effects, to: presentation)
  }

  /// What is held is told so, or lifted; a press comes to nothing if that means something.
  func holdDeadlinePassed() {
    guard let current = gesture else { return }
    gesture?.holdDeadline = nil
    switch current.owner {
    case .press(let tag, _):
      guard isPressed(tag, in: current.presentation),
        let part = arrangement(of: current.presentation)?.part(tag)
      else { return }
      let isLifted = part.lift == .held && current.device == .touch
      if part.takesLongPress, pressSecondary(tag, at: current.last, in: current.presentation) {
        releaseAll(in: current.presentation)
        gesture?.owner = isLifted ? .held(tag) : .ignored
        gesture?.deadline = nil
      } else if isLifted {
        carry(tag, at: current.last)
      }
    case .undecided:
      if pressSecondary(nil, at: current.last, in: current.presentation) {
        gesture?.owner = .ignored
      }
    default: return
    }
  }

  /// The secondary button does at once what holding does.
  func pressSecondary(_ event: PointerEvent) {
    guard sampling == nil, let top = reach(at: event.position).presentation else { return }
    makeKey(top)
    tellPointerDown(at: event.position, in: top)
    guard arrangement(of: top)?.panel.contains(event.position) == true else { return }
    guard let part = part(at: event.position, in: top) else {
      _ = pressSecondary(nil, at: event.position, in: top)
      return
    }
    if part.takesLongPress, part.isEnabled {
      _ = pressSecondary(part.tag, at: event.position, in: top)
    }
  }

  private func isPressed(_ tag: Tag, in presentation: Presentation) -> Bool {
    presentation.presses[tag]?.target == 1
  }

  private func pressSecondary(
    _ tag: Tag?, at position: Point, in presentation: Presentation
  ) -> Bool {
    var effects = Effects(now: now)
    let isTaken = presentation.component.secondaryPress(on: tag, at: position, &effects)
    if isTaken { apply(effects, to: presentation) }
    return isTaken
  }
}
