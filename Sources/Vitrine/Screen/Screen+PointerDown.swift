import VitrineGraphics

extension Screen {
  /// A pointer goes down: what it does is decided here or, where it may drag, as it moves.
  func begin(_ event: PointerEvent) {
    focusIsVisible = false
    if let top, sampling != nil {
      gesture = PointerGesture(event, on: top, owner: .sampling, at: now)
      aim(at: event.position, isTouch: event.device == .touch)
      return
    }
    let reach = reach(at: event.position)
    for passed in reach.passed where passed.component.goesWithTouchesOutside {
      leave(passed, .cancelled, animated: true)
    }
    guard let presentation = reach.presentation else { return }
    makeKey(presentation)
    tellPointerDown(at: event.position, in: presentation)
    if reach.isInside {
      begin(event, inside: presentation)
    } else {
      let isHeeded = presentation.goesWithTouchesOutside
      gesture = PointerGesture(
        event, on: presentation, owner: isHeeded ? .outside : .ignored, at: now)
    }
  }

  private func begin(_ event: PointerEvent, inside presentation: Presentation) {
    guard let arrangement = arrangement(of: presentation) else { return }
    var started = PointerGesture(event, on: presentation, owner: .undecided, at: now)
    started.scrollers = scrollers(at: event.position, in: arrangement, presentation)
    if let moving = started.scrollers.first(where: { isMoving($0, presentation) }) {
      // A touch that catches moving content only stops it.
      presentation.scrolls[moving.tag]?.beginDrag(at: now)
      started.owner = .scroll(moving.tag)
      gesture = started
      return
    }
    findDrags(&started, arrangement)
    if let part = part(at: event.position, in: presentation), part.isEnabled {
      begin(&started, on: part)
    } else if event.device == .touch {
      started.holdDeadline = now + .seconds(motion.longPress)
    }
    gesture = started
    beginFollowing(started)
  }

  /// Notes what a finger may become the owner of as it moves.
  private func findDrags(_ gesture: inout PointerGesture, _ arrangement: Arrangement) {
    guard gesture.device == .touch else { return }
    let start = gesture.start
    let surface = arrangement.surface(at: start)
    gesture.swipedRow =
      arrangement.parts.filter { $0.takesSwipe && $0.z >= surface }
      .topmost(at: start)?.tag
    let edges = gesture.presentation.component.edgeSwipes
    if start.x < motion.edgeWidth, edges.contains(.left) { gesture.edge = .left }
    if start.x > size.width - motion.edgeWidth, edges.contains(.right) { gesture.edge = .right }
  }

  private func begin(_ gesture: inout PointerGesture, on part: Element) {
    if part.lift == .touched {
      gesture.owner = .carry(part.tag)
      return
    }
    switch part.gesture {
    case .none: break
    case .press(let group):
      gesture.owner = .press(part.tag, slideGroup: group)
      if part.takesLongPress || (part.lift == .held && gesture.device == .touch) {
        gesture.holdDeadline = now + .seconds(motion.longPress)
      }
      if gesture.device == .touch, !gesture.scrollers.isEmpty {
        gesture.deadline = now + .seconds(motion.contentTouchDelay)
      } else {
        press(part.tag, in: gesture.presentation)
      }
    case .edit:
      gesture.owner = .edit(part.tag)
      if gesture.device == .mouse { beginEditing(part.tag, gesture) }
    case .track: gesture.owner = .track(part.tag)
    }
  }

  private func beginFollowing(_ started: PointerGesture) {
    switch started.owner {
    case .track(let tag):
      setFocus(tag, in: started.presentation)
      tell(.began, started, at: started.start)
    case .carry: tell(.began, started, at: started.start)
    default: break
    }
  }

  /// A part under a finger that rests long enough shows it although it lies in a list.
  func gestureDeadlinePassed() {
    guard var current = gesture else { return }
    current.deadline = nil
    gesture = current
    if case .press(let tag, _) = current.owner { press(tag, in: current.presentation) }
  }
}
