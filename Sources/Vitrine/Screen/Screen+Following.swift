import VitrineGraphics

extension Screen {
  /// Tells what follows the pointer where it is.
  func tell(_ phase: TrackEvent.Phase, _ gesture: PointerGesture, at position: Point) {
    let presentation = gesture.presentation
    let event = trackEvent(phase, gesture, at: position)
    var effects = Effects(now: now)
    switch gesture.owner {
    case .track(let tag): presentation.component.track(tag, event, &effects)
    case .swipe(let tag): presentation.component.swipe(tag, event, &effects)
    case .carry(let tag): presentation.component.carry(tag, event, &effects)
    case .edge(let edge): presentation.component.edgeSwipe(edge, event, &effects)
    default: return
    }
    if phase == .ended || phase == .cancelled { endEdgeScroll() }
    apply(effects, to: presentation)
  }

  private func trackEvent(
    _ phase: TrackEvent.Phase, _ gesture: PointerGesture, at position: Point
  ) -> TrackEvent {
    let arrangement = arrangement(of: gesture.presentation)
    let frame = gesture.owner.tag.flatMap { arrangement?.part($0)?.frame } ?? .zero
    var event = TrackEvent(phase: phase, place: frame.share(of: position), position: position)
    event.size = frame.size
    event.translation = gesture.translation(to: position)
    event.velocity = gesture.path.velocity(at: now, window: motion.velocityWindow)
    if case .carry(let tag) = gesture.owner {
      event.target = target(at: position, in: gesture.presentation, except: tag)
    }
    return event
  }

  /// The part that lies under something that is carried.
  func target(
    at position: Point, in presentation: Presentation, except tag: Tag? = nil
  ) -> TrackEvent.Target? {
    guard let arrangement = arrangement(of: presentation) else { return nil }
    let surface = arrangement.surface(at: position)
    let under = arrangement.parts.filter {
      $0.gesture != .none && $0.takesPointers && $0.tag != tag && $0.z >= surface
    }.topmost(at: position)
    return under.map { TrackEvent.Target(tag: $0.tag, place: $0.frame.share(of: position)) }
  }

  /// Lifts a part, which follows the pointer from here on.
  func carry(_ tag: Tag, at position: Point) {
    guard let presentation = gesture?.presentation else { return }
    gesture?.owner = .carry(tag)
    gesture?.slop = .zero
    gesture?.deadline = nil
    gesture?.holdDeadline = nil
    releaseAll(in: presentation)
    if let gesture { tell(.began, gesture, at: position) }
  }
}

extension Rect {
  /// Returns where a place lies: (0, 0) at the top left corner, (1, 1) at the bottom right one.
  fileprivate func share(of position: Point) -> Point {
    Point((position.x - minX) / max(1, width), (position.y - minY) / max(1, height))
  }
}
