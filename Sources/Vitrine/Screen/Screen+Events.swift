import VitrineKit

extension Screen {
  /// Handles an event at the present.
  ///
  /// An event that comes out of a call-back is handled when the call is over.
  public func handle(_ event: Event) {
    inputs.append(.event(event))
    run()
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

  private static let longestTime = Duration.seconds(Int64(31_557_600_000))

  /// Works off all that has come in; calls back in between.
  private func run() {
    if isHandling { return }
    isHandling = true
    defer { isHandling = false }
    while true {
      if !calls.isEmpty {
        calls.removeFirst()()
      } else if !inputs.isEmpty {
        switch inputs.removeFirst() {
        case .event(let event): dispatch(event)
        case .time(let duration): pass(duration)
        }
      } else {
        return
      }
    }
  }

  /// Calls back what was put off by something that did not come from outside.
  func callBack() { run() }

  private func dispatch(_ event: Event) {
    switch event {
    case .pointer(let event): handle(event)
    case .scroll(let event): handle(event)
    case .key(let event): handle(event)
    case .text(let text): type(text)
    case .markedText(let text, let selection): mark(text, selection)
    case .accessibility(let action, let id): perform(action, id)
    case .windowActivation(let isActive): if !isActive { cancelGesture() }
    }
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
    if let cause = effects.dismissal { leave(presentation, cause, animated: true) }
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
  func activate(_ tag: Tag, in presentation: Presentation) {
    guard !presentation.isLeaving, let part = arrangement(of: presentation)?.part(tag),
      part.isEnabled
    else { return }
    lastActivated = id(tag, presentation)
    var effects = Effects(now: now)
    presentation.component.activate(tag, &effects)
    apply(effects, to: presentation)
  }
}
