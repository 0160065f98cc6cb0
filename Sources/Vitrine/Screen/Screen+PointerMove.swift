import VitrineGraphics

extension Screen {
  /// A pointer moves while it is down: what it drags follows, or is found now.
  func move(_ event: PointerEvent) {
    gesture?.path.note(event.position, at: now)
    if let start = gesture?.start, (event.position - start).length > motion.slop {
      gesture?.holdDeadline = nil
    }
    takeOver(at: event.position)
    follow(event)
    gesture?.last = event.position
  }

  private func follow(_ event: PointerEvent) {
    guard let current = gesture else { return }
    switch current.owner {
    case .press(let tag, let group): slide(from: tag, group, to: event.position, current)
    case .edit(let tag):
      let way = event.position - current.start
      if way.length > motion.slop || current.device == .mouse {
        extendSelection(tag, to: event.position, current)
      }
    case .track, .swipe, .edge: tell(.moved, current, at: event.position)
    case .carry:
      tell(.moved, current, at: event.position)
      scrollAtEdges(event.position)
    case .scroll, .sheet: drag(to: event.position)
    case .sampling: aim(at: event.position, isTouch: event.device == .touch)
    case .menu: slideOverMenu(to: event.position)
    case .undecided, .held, .outside, .ignored: break
    }
  }

  // MARK: - Who takes the gesture over

  /// Lets something else have the gesture once the pointer has gone far enough for it.
  private func takeOver(at position: Point) {
    guard let current = gesture else { return }
    if pullsFromEdge(current, position) { return }
    switch current.owner {
    case .held(let tag): if exceeds(motion.slop, position) { carry(tag, at: position) }
    case .press(let tag, _):
      if current.device == .mouse, lift(of: tag, current) == .held {
        if exceeds(motion.liftDistance, position) { carry(tag, at: position) }
      } else {
        dragOver(current, position)
      }
    case .undecided: dragOver(current, position)
    case .edit: if current.device == .touch { dragOver(current, position) }
    default: break
    }
  }

  private func exceeds(_ least: Double, _ position: Point) -> Bool {
    guard let start = gesture?.start else { return false }
    return (position - start).length > least
  }

  private func lift(of tag: Tag, _ gesture: PointerGesture) -> Element.Lift? {
    arrangement(of: gesture.presentation)?.part(tag)?.lift
  }

  /// A swipe from an edge goes before all else; what followed the finger so far is told so.
  private func pullsFromEdge(_ current: PointerGesture, _ position: Point) -> Bool {
    guard !current.edge.isEmpty, exceeds(motion.slop, position) else { return false }
    gesture?.edge = []
    switch current.owner {
    case .undecided, .press, .track, .edit: break
    default: return false
    }
    let way = position - current.start
    let inwards = current.edge == .left ? way.x : -way.x
    guard inwards > way.y.magnitude else { return false }
    if case .track = current.owner { tell(.cancelled, current, at: current.last) }
    take(.edge(current.edge), at: position)
    return true
  }

  /// Lets scrolling, a row or a sheet have the gesture.
  private func dragOver(_ current: PointerGesture, _ position: Point) {
    guard exceeds(motion.slop, position) else { return }
    let way = position - current.start
    let presentation = current.presentation
    let axis: Scroller.Axis = way.y.magnitude >= way.x.magnitude ? .vertical : .horizontal
    let scroller = current.device == .touch ? current.scrollers.first { $0.axis == axis } : nil
    if axis == .horizontal, let row = current.swipedRow {
      take(.swipe(row), at: position)
    } else if axis == .vertical, presentation.style == .sheet,
      sheetTakes(way.y, scroller, presentation, current)
    {
      gesture?.startHeight =
        (presentation.height?.value(at: now) ?? 0) - presentation.drag.value(at: now)
      gesture?.startDetent = presentation.height?.target
      take(.sheet, at: position)
    } else if let scroller {
      presentation.scrolls[scroller.tag]?.beginDrag(at: now)
      take(.scroll(scroller.tag), at: position)
    }
  }

  /// Gives the gesture to an owner, and tells it that it begins.
  private func take(_ owner: PointerGesture.Owner, at position: Point) {
    guard let presentation = gesture?.presentation else { return }
    gesture?.owner = owner
    gesture?.deadline = nil
    gesture?.holdDeadline = nil
    _ = gesture?.dragsBeyond(motion.slop, at: position)
    releaseAll(in: presentation)
    if case .scroll(let tag) = owner { tellScrollBegan(tag, in: presentation) }
    switch owner {
    case .swipe, .edge: if let gesture { tell(.began, gesture, at: position) }
    default: break
    }
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

  // MARK: - Dragging

  /// Moves what is dragged, point by point with the pointer once it has gone beyond the slop.
  private func drag(to position: Point) {
    guard gesture?.dragsBeyond(motion.slop, at: position) == true, let current = gesture else {
      return
    }
    let presentation = current.presentation
    let moved = current.translation(to: position)
    switch current.owner {
    case .scroll(let tag):
      guard let scroller = current.scrollers.first(where: { $0.tag == tag }) else { return }
      presentation.scrolls[tag]?.drag(by: -scroller.along(moved - current.moved))
      gesture?.dragged.note(
        Point(presentation.scrolls[tag]?.exactOffset(at: now) ?? 0, 0), at: now)
      presentation.invalidateScrolled(tag)
    case .sheet:
      dragSheet(presentation, by: moved.y, from: current.startHeight)
      let height = presentation.height?.value(at: now) ?? 0
      gesture?.dragged.note(Point(presentation.drag.value(at: now) - height, 0), at: now)
    default: return
    }
    gesture?.moved = moved
    isDirty = true
  }

  /// Lets the part under the pointer show it, if it is the pressed one or of its group.
  private func slide(
    from tag: Tag, _ group: Int?, to position: Point, _ current: PointerGesture
  ) {
    let presentation = current.presentation
    let under = part(at: position, in: presentation)
    if let under, under.tag == tag {
      press(tag, in: presentation)
    } else if let group, let under, under.gesture == .press(slideGroup: group), under.isEnabled {
      releaseAll(in: presentation)
      press(under.tag, in: presentation)
      gesture?.owner = .press(under.tag, slideGroup: group)
    } else {
      releaseAll(in: presentation)
    }
    gesture?.deadline = nil
  }
}

extension Scroller {
  /// Returns how far a way goes along the axis, in the direction that the content goes on in.
  func along(_ way: Point) -> Double {
    if axis == .vertical { return way.y }
    return isReversed ? -way.x : way.x
  }
}
