extension Screen {
  func handle(_ event: KeyEvent) {
    if sampling != nil { return sample(event) }
    guard let top else { return }
    if offer(event, to: top) || edit(event, in: top) { return }
    switch event.key {
    case .escape: cancel(top)
    case .character(".") where event.modifiers.contains(.command): cancel(top)
    case .tab: moveFocus(by: event.modifiers.contains(.shift) ? -1 : 1, in: top)
    case .enter: pressDefault(top, event.modifiers)
    case .space: if focusIsVisible { pressFocus(top, event.modifiers) }
    case .left, .right, .up, .down, .home, .end: adjust(event, in: top)
    case .character, .backspace, .delete, .pageUp, .pageDown: break
    }
  }

  /// Lets the component have a key; returns whether it takes it.
  private func offer(_ event: KeyEvent, to presentation: Presentation) -> Bool {
    var effects = Effects(now: now)
    let isTaken = presentation.component.key(event, focus: presentation.focus, &effects)
    if isTaken { apply(effects, to: presentation) }
    return isTaken
  }

  /// Does what Escape does: presses the part that cancels, if there is one.
  func cancel(_ presentation: Presentation) {
    if let tag = presentation.component.cancelPart {
      activate(tag, in: presentation)
    } else if presentation.component.isCancellable {
      leave(presentation, .cancelled, animated: true)
    }
  }

  /// Return presses what has a visible focus, or else the default part.
  private func pressDefault(_ presentation: Presentation, _ modifiers: KeyModifiers) {
    if focusIsVisible, presentation.focus != nil {
      pressFocus(presentation, modifiers)
    } else if let tag = presentation.component.defaultPart {
      activate(tag, in: presentation, by: Activation(modifiers: modifiers))
    }
  }

  private func pressFocus(_ presentation: Presentation, _ modifiers: KeyModifiers) {
    guard let focus = presentation.focus else { return }
    activate(focus, in: presentation, by: Activation(modifiers: modifiers))
  }

  /// An arrow moves the value of what has the focus, or else the focus.
  private func adjust(_ event: KeyEvent, in presentation: Presentation) {
    if let focus = presentation.focus, let step = Adjustment(event) {
      var effects = Effects(now: now)
      let isTaken = presentation.component.adjust(focus, step, &effects)
      apply(effects, to: presentation)
      if isTaken {
        focusIsVisible = true
        return
      }
    }
    moveFocus(toward: event.key, in: presentation)
  }
}

extension Adjustment {
  /// The step that a key stands for; nil for none.
  init?(_ event: KeyEvent) {
    let isFar = event.modifiers.contains(.shift)
    switch event.key {
    case .left: self = isFar ? .leftFar : .left
    case .right: self = isFar ? .rightFar : .right
    case .up: self = isFar ? .upFar : .up
    case .down: self = isFar ? .downFar : .down
    case .home: self = .first
    case .end: self = .last
    default: return nil
    }
  }
}
