import VitrineGraphics

extension Screen {
  /// What the pointer should look like where it is.
  public enum Cursor: UInt8, Hashable, Sendable {
    /// The usual one.
    case arrow
    /// On something to press.
    case pointingHand
    /// On text to edit.
    case text
    /// While a colour is picked from the screen.
    case crosshair
  }

  /// What a mouse's pointer should look like at the present.
  public var cursor: Cursor {
    if let sampling { return sampling.isHosts ? .arrow : .crosshair }
    guard let hoverPosition, let under = reach(at: hoverPosition).presentation,
      let part = part(at: hoverPosition, in: under)
    else { return .arrow }
    switch part.gesture {
    case .press, .track: return .pointingHand
    case .edit: return .text
    case .none: return .arrow
    }
  }

  /// Returns whether the pointer is the screen's, and not the host's behind it.
  func handle(_ event: PointerEvent) -> Bool {
    guard event.position.isNear else { return false }
    if event.device == .mouse { hoverPosition = event.position }
    let isOurs = isOurs(event)
    switch event.phase {
    case .hover: if sampling != nil, gesture == nil { aim(at: event.position, isTouch: false) }
    case .down:
      guard gesture == nil else { return isOurs }
      if event.isSecondary { pressSecondary(event) } else { begin(event) }
    case .move: if gesture?.pointer == event.pointer { move(event) }
    case .up: if gesture?.pointer == event.pointer { end(event) }
    case .cancel: if gesture?.pointer == event.pointer { cancelGesture() }
    }
    return isOurs
  }

  /// A pointer belongs to who it went down on until it is up.
  private func isOurs(_ event: PointerEvent) -> Bool {
    switch event.phase {
    case .hover: return sampling != nil || reach(at: event.position).isTaken
    case .down:
      let isOurs = sampling != nil || reach(at: event.position).isTaken
      if isOurs {
        foreignPointers.remove(event.pointer)
      } else {
        foreignPointers.insert(event.pointer)
      }
      return isOurs
    case .move: return !foreignPointers.contains(event.pointer)
    case .up, .cancel: return foreignPointers.remove(event.pointer) == nil
    }
  }

  /// Drops the present gesture; nothing that it began happens.
  func cancelGesture() {
    guard let gesture else { return }
    self.gesture = nil
    releaseAll(in: gesture.presentation)
    switch gesture.owner {
    case .track(let tag): track(tag, .cancelled, at: gesture.last, in: gesture.presentation)
    case .scroll(let tag): gesture.presentation.scrolls[tag]?.endDrag(speed: 0, at: now)
    case .sheet: settleSheet(gesture.presentation, speed: 0)
    default: break
    }
    isDirty = true
  }

  // MARK: - Down

  private func begin(_ event: PointerEvent) {
    if focusIsVisible {
      focusIsVisible = false
      isDirty = true
    }
    if let top, sampling != nil {
      gesture = PointerGesture(event, on: top, owner: .sampling)
      aim(at: event.position, isTouch: event.device == .touch)
      return
    }
    let reach = reach(at: event.position)
    for passed in reach.passed where passed.component.goesWithTouchesOutside {
      leave(passed, .cancelled, animated: true)
    }
    guard let top = reach.presentation, let arrangement = arrangement(of: top) else { return }
    makeKey(top)
    tellPointerDown(at: event.position, in: top)
    guard reach.isInside else {
      let isHeeded =
        top.style == .popover || top.style == .menu || top.component.goesWithTouchesOutside
      gesture = PointerGesture(event, on: top, owner: isHeeded ? .outside : .ignored)
      return
    }
    var started = PointerGesture(event, on: top, owner: .undecided)
    started.scrollers = scrollers(at: event.position, in: arrangement, top)
    if let moving = started.scrollers.first(where: { isMoving($0, top) }) {
      // A touch that catches moving content only stops it.
      top.scrolls[moving.tag]?.beginDrag(at: now)
      started.owner = .scroll(moving.tag)
      gesture = started
      return
    }
    if let part = part(at: event.position, in: top), part.isEnabled {
      begin(&started, on: part)
    }
    gesture = started
    if case .track(let tag) = started.owner {
      setFocus(tag, in: top)
      track(tag, .began, at: event.position, in: top)
    }
  }

  private func begin(_ gesture: inout PointerGesture, on part: Element) {
    switch part.gesture {
    case .none: break
    case .press(let group):
      gesture.owner = .press(part.tag, slideGroup: group)
      if part.takesLongPress { gesture.holdDeadline = now + .seconds(motion.longPress) }
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

  /// A part under a finger that rests long enough shows it although it lies in a list.
  func gestureDeadlinePassed() {
    guard var current = gesture else { return }
    current.deadline = nil
    gesture = current
    if case .press(let tag, _) = current.owner { press(tag, in: current.presentation) }
  }

  // MARK: - Move

  private func move(_ event: PointerEvent) {
    guard var current = gesture else { return }
    defer { current.last = event.position }
    let way = event.position - current.start
    if way.length > motion.slop {
      current.holdDeadline = nil
      gesture?.holdDeadline = nil
    }
    switch current.owner {
    case .undecided, .press:
      if takesOver(&current, way) {
        gesture = current
        drag(event.position, way)
      } else if case .press(let tag, let group) = current.owner {
        slide(&current, from: tag, group, to: event.position)
      }
    case .edit(let tag):
      if current.device == .touch, takesOver(&current, way) {
        gesture = current
        drag(event.position, way)
      } else if way.length > motion.slop || current.device == .mouse {
        extendSelection(tag, to: event.position, current)
      }
    case .track(let tag): track(tag, .moved, at: event.position, in: current.presentation)
    case .scroll, .sheet: drag(event.position, way)
    case .sampling: aim(at: event.position, isTouch: event.device == .touch)
    case .menu: slideOverMenu(to: event.position)
    case .outside, .ignored: break
    }
    gesture?.last = event.position
    if case .press = current.owner { gesture?.owner = current.owner }
  }

  /// Lets scrolling or a sheet have the gesture once the pointer has gone far enough.
  private func takesOver(_ current: inout PointerGesture, _ way: Point) -> Bool {
    guard way.length > motion.slop else { return false }
    let presentation = current.presentation
    let axis: Scroller.Axis = way.y.magnitude >= way.x.magnitude ? .vertical : .horizontal
    let scroller = current.device == .touch ? current.scrollers.first { $0.axis == axis } : nil
    if axis == .vertical, presentation.style == .sheet,
      sheetTakes(way.y, scroller, presentation, current)
    {
      releaseAll(in: presentation)
      current.owner = .sheet
      current.deadline = nil
      current.startHeight = presentation.height?.value(at: now) ?? 0
      return true
    }
    guard let scroller else { return false }
    releaseAll(in: presentation)
    presentation.scrolls[scroller.tag]?.beginDrag(at: now)
    current.owner = .scroll(scroller.tag)
    current.deadline = nil
    return true
  }

  /// The sheet moves before its content does: down when the content is at its top, up as long as
  /// the sheet can grow.
  private func sheetTakes(
    _ way: Double, _ scroller: Scroller?, _ presentation: Presentation, _ gesture: PointerGesture
  ) -> Bool {
    if case .press(_, slideGroup: .some) = gesture.owner { return false }
    let canGrow = (presentation.height?.target ?? 0) < (presentation.detents.last ?? 0)
    guard let scroller, let scroll = presentation.scrolls[scroller.tag] else {
      return way > 0 || canGrow
    }
    return way > 0 ? scroll.offset(at: now) <= 0 : canGrow
  }

  /// Moves what is dragged; the way that a touch may move without dragging is taken off.
  private func drag(_ position: Point, _ way: Point) {
    guard let current = gesture else { return }
    let presentation = current.presentation
    switch current.owner {
    case .scroll(let tag):
      guard let scroller = current.scrollers.first(where: { $0.tag == tag }) else { return }
      func along(_ point: Point) -> Double {
        scroller.axis == .vertical ? point.y : (scroller.isReversed ? -point.x : point.x)
      }
      let step = beyondSlop(along(way)) - beyondSlop(along(current.last - current.start))
      presentation.scrolls[tag]?.drag(by: -step)
      gesture?.note(presentation.scrolls[tag]?.offset(at: now) ?? 0, at: now)
      presentation.invalidateScrolled()
    case .sheet:
      dragSheet(presentation, by: beyondSlop(way.y), from: current.startHeight)
      gesture?.note(beyondSlop(way.y), at: now)
    default: return
    }
    isDirty = true
  }

  private func beyondSlop(_ way: Double) -> Double {
    way > 0 ? max(0, way - motion.slop) : min(0, way + motion.slop)
  }

  /// Lets the part under the pointer show it, if it is the pressed one or of its group.
  private func slide(
    _ current: inout PointerGesture, from tag: Tag, _ group: Int?, to position: Point
  ) {
    let presentation = current.presentation
    let under = part(at: position, in: presentation)
    if let under, under.tag == tag {
      press(tag, in: presentation)
    } else if let group, let under, under.gesture == .press(slideGroup: group), under.isEnabled {
      releaseAll(in: presentation)
      press(under.tag, in: presentation)
      current.owner = .press(under.tag, slideGroup: group)
    } else {
      releaseAll(in: presentation)
    }
    current.deadline = nil
    gesture?.deadline = nil
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
        activate(tag, in: presentation)
      }
    case .track(let tag): track(tag, .ended, at: event.position, in: presentation)
    case .edit(let tag): tap(tag, at: event.position, current)
    case .scroll(let tag):
      presentation.scrolls[tag]?.endDrag(
        speed: current.speed(at: now, window: motion.velocityWindow), at: now)
      presentation.invalidateScrolled()
    case .sheet:
      settleSheet(presentation, speed: current.speed(at: now, window: motion.velocityWindow))
    case .outside:
      if let panel = arrangement(of: presentation)?.panel, !panel.contains(event.position) {
        leave(presentation, .cancelled, animated: true)
      }
    case .sampling: pick()
    case .menu: endMenu(at: event.position, current)
    case .undecided, .ignored: break
    }
  }

  /// Tells a part where the pointer that it follows is.
  private func track(
    _ tag: Tag, _ phase: TrackEvent.Phase, at position: Point, in presentation: Presentation
  ) {
    guard let frame = arrangement(of: presentation)?.part(tag)?.frame else { return }
    let place = Point(
      (position.x - frame.minX) / max(1, frame.width),
      (position.y - frame.minY) / max(1, frame.height))
    var effects = Effects(now: now)
    presentation.component.track(
      tag, TrackEvent(phase: phase, place: place, position: position, size: frame.size),
      &effects)
    apply(effects, to: presentation)
  }

  // MARK: - Showing touches

  private func press(_ tag: Tag, in presentation: Presentation) {
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

extension Point {
  /// The distance from the origin.
  var length: Double { (x * x + y * y).squareRoot() }
}
