extension Screen {
  /// How long the screen stays as it is; zero while something moves, nil where nothing will.
  ///
  /// A host may wait so long for the next event before it advances and draws.
  public var timeUntilNextFrame: Duration? {
    if isDirty || motionEnd > now || !calls.isEmpty { return .zero }
    let next = [nextChange, nextCaretChange].compactMap { $0 }.min()
    return next.map { max(.zero, $0 - now) }
  }

  /// A Boolean value that is true while something moves or is about to go; a blinking caret does
  /// not count.
  public var isMoving: Bool {
    motionEnd > now || presentations.contains { $0.state == .dismissing }
  }

  /// The time until which something moves.
  var motionEnd: Duration {
    var end = focusRing.end
    for presentation in presentations {
      end = max(end, presentation.progress.end, presentation.drag.end)
      end = max(end, presentation.layoutMotionEnd, presentation.aside.end)
      for press in presentation.presses.values { end = max(end, press.end) }
      for scroll in presentation.scrolls.values {
        if let change = scroll.nextChange { end = max(end, change) }
      }
    }
    return end
  }

  /// The next time at which something happens by itself, apart from movement; nil for never.
  var nextChange: Duration? {
    var next = gesture?.deadline
    func consider(_ time: Duration?) {
      guard let time else { return }
      next = min(next ?? time, time)
    }
    consider(gesture?.holdDeadline)
    consider(edgeScroll?.deadline)
    for presentation in presentations {
      switch presentation.state {
      case .presenting: consider(presentation.progress.end)
      case .dismissing: consider(max(presentation.progress.end, presentation.drag.end))
      case .queued, .shown, .dismissed: break
      }
      for scroll in presentation.scrolls.values { consider(scroll.nextChange) }
      consider(presentation.deadline)
    }
    return next
  }

  /// Does what is due at the present.
  func update() {
    for presentation in presentations {
      if presentation.state == .presenting, presentation.progress.isSettled(at: now) {
        presentation.state = .shown
      }
      for tag in presentation.movingScrollers {
        presentation.scrolls[tag]?.update(at: now)
        presentation.invalidateScrolled(tag)
        isDirty = true
      }
      presentation.presses = presentation.presses.filter { press in
        press.value.target != 0 || !press.value.isSettled(at: now)
      }
    }
    if let deadline = gesture?.deadline, deadline <= now { gestureDeadlinePassed() }
    if let deadline = gesture?.holdDeadline, deadline <= now { holdDeadlinePassed() }
    if let deadline = edgeScroll?.deadline, deadline <= now { edgeScrollDeadlinePassed() }
    for presentation in presentations {
      if let deadline = presentation.deadline, deadline <= now { passDeadline(of: presentation) }
    }
    removeGone()
  }

  /// Tells a component that its time has come.
  private func passDeadline(of presentation: Presentation) {
    presentation.lastDeadline = now
    var effects = Effects(now: now)
    presentation.component.deadlinePassed(&effects)
    apply(effects, to: presentation)
  }
}
