import VitrineKit

extension Screen {
  /// Handles an event at the present.
  ///
  /// An event that comes out of a call-back is handled when the call is over.
  ///
  /// - Returns: whether the event was used: false where the host may do something with it, such as
  ///   close a window by Escape, or touch what it shows behind the screen. Of a pointer that goes
  ///   down, all that follows goes the same way. Events out of call-backs count as used.
  @discardableResult
  public func handle(_ event: Event) -> Bool {
    inputs.append(.event(event))
    return run() ?? true
  }

  /// Lets time pass.
  ///
  /// What happens at a certain time, such as the end of a movement, happens then, however long
  /// the steps are. Negative durations count as none, and no screen grows older than a thousand
  /// years.
  public func advance(by duration: Duration) {
    inputs.append(.time(min(max(.zero, duration), Self.longestTime)))
    run()
  }

  private static let longestTime = Duration.seconds(31_557_600) * 1_000

  /// Works off all that has come in; calls back in between.
  ///
  /// Returns whether the first event was used; nil where there was none, or where this is a call.
  @discardableResult
  private func run() -> Bool? {
    if isHandling { return nil }
    isHandling = true
    defer { isHandling = false }
    var isUsed: Bool?
    while true {
      if !calls.isEmpty {
        calls.removeFirst()()
      } else if !inputs.isEmpty {
        switch inputs.removeFirst() {
        case .event(let event):
          let isTaken = dispatch(event)
          isUsed = isUsed ?? isTaken
        case .time(let duration): pass(duration)
        }
      } else {
        return isUsed
      }
    }
  }

  private func dispatch(_ event: Event) -> Bool {
    switch event {
    case .pointer(let event): return handle(event)
    case .scroll(let event): return handle(event)
    case .key(let event): return handle(event)
    case .text(let text): return type(text)
    case .markedText(let text, let selection): return mark(text, selection)
    case .accessibility(let action, let id): return perform(action, id)
    case .drop(let event): return handle(event)
    case .windowActivation(let isActive):
      activateWindow(isActive)
      return true
    }
  }

  private func activateWindow(_ isActive: Bool) {
    if !isActive { cancelGesture() }
    if self.isActive == isActive { return }
    self.isActive = isActive
    for presentation in presentations { presentation.invalidate() }
    isDirty = true
  }

  /// Lets time pass up to the next change, and puts the rest back.
  private func pass(_ duration: Duration) {
    let end = min(now + duration, Self.longestTime)
    guard let next = nextChange, next <= end else {
      now = end
      return
    }
    now = max(now, next)
    update()
    inputs.insert(.time(end - now), at: 0)
  }

  /// Carries out what follows from an event.
  func apply(_ effects: Effects, to presentation: Presentation) {
    calls += effects.calls
    if effects.needsLayout { presentation.invalidate() }
    isDirty = true
    if let text = effects.copiedText { copy(text) }
    move(presentation, by: effects)
    if let tag = effects.focus { setFocus(tag, in: presentation) }
    if effects.endsFocus { setFocus(nil, in: presentation) }
    if let tag = effects.revealed { reveal(tag, in: presentation) }
    for notification in effects.notifications {
      switch notification {
      case .valueChanged(let tag): notify(.valueChanged(id(tag, presentation)))
      case .layoutChanged(let tag): notify(.layoutChanged(tag.map { id($0, presentation) }))
      case .announcement(let words): notify(.announcement(words))
      }
    }
    if let label = effects.samplingLabel { beginSampling(for: presentation, label: label) }
    for (component, name) in effects.presented {
      calls.append { [self] in present(component, named: name) }
    }
    if let items = effects.dragItems { dragOut(items) }
    if let cause = effects.dismissal { leave(presentation, cause, animated: true) }
  }

  /// Takes a sheet to a height and regions to offsets, as a component asks for.
  private func move(_ presentation: Presentation, by effects: Effects) {
    if let detent = effects.detent {
      selectDetent(detent.place, animated: detent.isAnimated, in: presentation)
    }
    for scroll in effects.scrolls {
      // What has just come must be laid out to be scrolled.
      guard arrangement(of: presentation) != nil,
        var motion = presentation.scrolls[scroll.tag]
      else { continue }
      motion.scroll(to: scroll.offset, animated: scroll.isAnimated, at: now)
      presentation.scrolls[scroll.tag] = motion
      presentation.invalidateScrolled(scroll.tag)
    }
  }

  /// Presents what a component asked for, as soon as it may come.
  private func present(_ component: any LiveComponent, named name: String) {
    do throws(PresentationError) {
      _ = try present(component, named: name, animated: true, whenBusy: .queue)
    } catch {
      if case .render(let error) = error { failure = error }
    }
  }

  func notify(_ notification: AccessibilityNotification) {
    // Hosts without assistive technologies never take them, so only the newest are kept.
    if notifications.count >= 64 { notifications.removeFirst() }
    notifications.append(notification)
  }

  /// The name of a part in the accessibility tree.
  func id(_ tag: Tag, _ presentation: Presentation) -> AccessibilityID {
    AccessibilityID(presentation: presentation.id, part: tag.part, index: tag.index)
  }

  /// Presses a part, if it can be pressed.
  func activate(
    _ tag: Tag, in presentation: Presentation, by activation: Activation = Activation()
  ) {
    guard !presentation.isLeaving, let part = arrangement(of: presentation)?.part(tag),
      part.isEnabled
    else { return }
    lastActivated = id(tag, presentation)
    var effects = Effects(now: now)
    presentation.component.activate(tag, by: activation, &effects)
    apply(effects, to: presentation)
  }
}
