import VitrineGraphics

extension Screen {
  /// Returns the part at a place: the innermost one that is there, or else the nearest small one
  /// whose area for touches reaches there.
  func part(at position: Point, in presentation: Presentation) -> Element? {
    guard let arrangement = arrangement(of: presentation) else { return nil }
    let surface = arrangement.surface(at: position)
    let parts = arrangement.parts.filter {
      $0.gesture != .none && $0.takesPointers && $0.z >= surface
    }
    if let exact = parts.topmost(at: position) { return exact }
    let least = motion.leastHitSize
    var best: (part: Element, distance: Double)?
    for part in parts where !part.visibleFrame.isEmpty {
      let frame = part.visibleFrame
      let reach = Rect(
        frame.center.x - max(frame.width, least) / 2, frame.center.y - max(frame.height, least) / 2,
        max(frame.width, least), max(frame.height, least))
      guard reach.contains(position) else { continue }
      let distance = (position - frame.center).length
      if distance < best?.distance ?? .infinity { best = (part, distance) }
    }
    return best?.part
  }

  /// Returns the scrolling regions under a place that can scroll, innermost first.
  func scrollers(
    at position: Point, in arrangement: Arrangement, _ presentation: Presentation
  ) -> [Scroller] {
    let surface = arrangement.surface(at: position)
    return arrangement.scrollers.reversed().filter { scroller in
      if scroller.z < surface { return false }
      guard let place = arrangement.places[scroller.tag], place.visible.contains(position) else {
        return false
      }
      return presentation.scrolls[scroller.tag]?.isScrollable ?? false
    }
  }

  func isMoving(_ scroller: Scroller, _ presentation: Presentation) -> Bool {
    presentation.scrolls[scroller.tag]?.isMoving(at: now) ?? false
  }

  /// A wheel scrolls the innermost region under it that can go on, or else the next one.
  ///
  /// Returns whether the place is the screen's, and not of what the host shows behind it.
  func handle(_ event: ScrollEvent) -> Bool {
    if sampling != nil { return true }
    let reach = reach(at: event.position)
    if let presentation = reach.presentation { scroll(presentation, event) }
    return reach.isTaken
  }

  private func scroll(_ top: Presentation, _ event: ScrollEvent) {
    guard event.delta.isNear, event.position.isNear, let arrangement = arrangement(of: top)
    else { return }
    let step = event.isPrecise ? 1 : motion.wheelStep
    for scroller in scrollers(at: event.position, in: arrangement, top) {
      let way = scroller.way(of: event.delta) * step
      guard way != 0, var scroll = top.scrolls[scroller.tag] else { continue }
      if scroller.pageLength == nil {
        let before = scroll.exactOffset(at: now)
        scroll.scroll(by: way, at: now)
        guard scroll.exactOffset(at: now) != before else { continue }
      } else {
        scroll.turnPage(
          by: way < 0 ? -1 : 1, animated: !environment.reducesMotion, at: now)
      }
      top.scrolls[scroller.tag] = scroll
      top.invalidateScrolled(scroller.tag)
      isDirty = true
      tellScrollBegan(scroller.tag, in: top)
      return
    }
  }

  /// Scrolls so that what has the keyboard's focus can be seen, after the screen has changed.
  func revealFocus() {
    if let top, let focus = top.focus { reveal(focus, in: top) }
  }

  /// Scrolls so that a part can be seen, with the ring around it where it has one.
  func reveal(_ tag: Tag, in presentation: Presentation) {
    guard let arrangement = arrangement(of: presentation), let part = arrangement.part(tag)
    else { return }
    let ring = ringReach(around: part, in: presentation)
    if ring == 0, !part.frame.isCut(to: part.visibleFrame) { return }
    for scroller in arrangement.scrollers {
      guard let region = arrangement.places[scroller.tag]?.frame,
        let view = presentation.content?.planes.lazy.flatMap({ $0.layers })
          .compactMap({ $0.first(tagged: scroller.tag) }).first,
        view.first(tagged: tag) != nil, var scroll = presentation.scrolls[scroller.tag]
      else { continue }
      // Pages have their own places, whatever is around their parts.
      let frame = scroller.pageLength == nil ? part.frame.outset(by: ring) : part.frame
      let (before, after) = scroller.overhangs(of: frame, in: region)
      let way = before < 0 ? before : max(0, min(after, before))
      if way == 0 { continue }
      let offset = scroll.offset(at: now)
      // Whole pixels further, so that nothing of the part is left out.
      let target = scroll.aligned(offset + way, way < 0 ? .down : .up)
      scroll.scroll(
        to: scroller.pageLength == nil ? target : scroll.pageStart(offset + before),
        animated: presentation.state != .presenting && !environment.reducesMotion, at: now)
      presentation.scrolls[scroller.tag] = scroll
      presentation.invalidateScrolled(scroller.tag)
      isDirty = true
    }
  }
}

extension Arrangement {
  /// Returns how far up the uppermost part at a place lies; what is further down is covered there.
  func surface(at position: Point) -> Int {
    parts.reduce(0) { $1.visibleFrame.contains(position) ? max($0, $1.z) : $0 }
  }
}

extension [Element] {
  /// The part at a place that lies uppermost, and the last one of several.
  func topmost(at position: Point) -> Element? {
    var found: Element?
    for part in self where part.visibleFrame.contains(position) && part.z >= found?.z ?? part.z {
      found = part
    }
    return found
  }
}

extension Scroller {
  /// Returns how far a wheel moves the content; one that turns pages takes either direction.
  fileprivate func way(of delta: Point) -> Double {
    if axis == .vertical { return delta.y }
    let way = isReversed ? -delta.x : delta.x
    return pageLength != nil && way == 0 ? delta.y : way
  }

  /// Returns how far a part begins after the region does, and how far it ends after it.
  fileprivate func overhangs(of part: Rect, in region: Rect) -> (before: Double, after: Double) {
    if axis == .vertical { return (part.minY - region.minY, part.maxY - region.maxY) }
    if isReversed { return (region.maxX - part.maxX, region.minX - part.minX) }
    return (part.minX - region.minX, part.maxX - region.maxX)
  }
}
