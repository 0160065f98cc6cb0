extension Screen {
  /// Returns whether the key was used.
  ///
  /// Escape and shortcuts that mean nothing to what has the keyboard go on to what else can be
  /// reached, and then to the host.
  func handle(_ event: KeyEvent) -> Bool {
    if sampling != nil {
      sample(event)
      return true
    }
    // A key that comes while an alert goes was meant for the alert.
    if isCovered { return true }
    guard let top else { return false }
    if press(event, in: top) { return true }
    guard event.bubbles else { return false }
    for other in reachable where other !== top {
      if press(event, in: other) { return true }
    }
    return false
  }

  private func press(_ event: KeyEvent, in top: Presentation) -> Bool {
    if offer(event, to: top) || edit(event, in: top) { return true }
    switch event.key {
    case .escape: return cancel(top)
    case .character(".") where event.modifiers.contains(.command): return cancel(top)
    case .tab: return moveFocus(by: event.modifiers.contains(.shift) ? -1 : 1, in: top)
    case .enter: return pressDefault(top, event.modifiers)
    case .space: return focusIsVisible && pressFocus(top, event.modifiers)
    case .left, .right, .up, .down, .home, .end: return adjust(event, in: top)
    case .character, .backspace, .delete, .pageUp, .pageDown: return false
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
  func cancel(_ presentation: Presentation) -> Bool {
    if let tag = presentation.component.cancelPart {
      activate(tag, in: presentation)
    } else if presentation.component.isCancellable {
      leave(presentation, .cancelled, animated: true)
    } else {
      return false
    }
    return true
  }

  /// Return presses what has a visible focus, or else the default part.
  private func pressDefault(_ presentation: Presentation, _ modifiers: KeyModifiers) -> Bool {
    if focusIsVisible, pressFocus(presentation, modifiers) { return true }
    guard let tag = presentation.component.defaultPart else { return false }
    activate(tag, in: presentation, by: Activation(modifiers: modifiers))
    return true
  }

  private func pressFocus(_ presentation: Presentation, _ modifiers: KeyModifiers) -> Bool {
    guard let focus = presentation.focus else { return false }
    activate(focus, in: presentation, by: Activation(modifiers: modifiers))
    return true
  }

  private func pressFocus(_ presentation: Presentation, _ modifiers: KeyModifiers) {
    guard let focus = presentation.focus else { return }
    activate(focus, in: presentation, by: Activation(modifiers: modifiers))
  }

  /// An arrow moves the value of what has the focus, or else the focus.
  private func adjust(_ event: KeyEvent, in presentation: Presentation) -> Bool {
    if let focus = presentation.focus, let step = Adjustment(event) {
      var effects = Effects(now: now)
      let isTaken = presentation.component.adjust(focus, step, &effects)
      apply(effects, to: presentation)
      if isTaken {
        focusIsVisible = true
        return true
      }
    }
    return moveFocus(toward: event.key, in: presentation)
  }
}

extension KeyEvent {
  /// Whether the key may mean something outside what has the keyboard: Escape, and shortcuts.
  fileprivate var bubbles: Bool {
    if key == .escape { return true }
    guard case .character = key else { return false }
    return modifiers.contains(.command) || modifiers.contains(.control)
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
