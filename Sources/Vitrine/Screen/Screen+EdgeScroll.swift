import VitrineGraphics

/// A region scrolls by itself, since something is held at its edge.
struct EdgeScroll {
  let presentation: Presentation
  let tag: Tag
  /// When what is held is told next what lies below it now.
  var deadline: Duration
}

extension Screen {
  /// Scrolls what is under something carried or dropped while it is near an edge.
  ///
  /// The way is a closed form in time; what is held is told at fixed times, so that nothing
  /// depends on how often frames are drawn.
  func scrollAtEdges(_ position: Point) {
    guard let presentation = gesture?.presentation ?? dropTarget,
      let arrangement = arrangement(of: presentation)
    else { return endEdgeScroll() }
    // Beyond the edge, the regions that it came out of go on.
    let under = scrollers(at: position, in: arrangement, presentation)
    for scroller in under.isEmpty ? gesture?.scrollers ?? [] : under {
      guard let frame = arrangement.places[scroller.tag]?.frame,
        let scroll = presentation.scrolls[scroller.tag]
      else { continue }
      let speed = scroller.edgeSpeed(at: position, in: frame, motion)
      if speed == 0 || (speed < 0 ? scroll.isAtStart(now) : scroll.isAtEnd(now)) { continue }
      if edgeScroll?.tag != scroller.tag {
        endEdgeScroll()
        edgeScroll = EdgeScroll(
          presentation: presentation, tag: scroller.tag,
          deadline: now + .seconds(motion.edgeScrollStep))
      }
      presentation.scrolls[scroller.tag]?.glide(speed: speed, at: now)
      presentation.invalidateScrolled(scroller.tag)
      isDirty = true
      return
    }
    endEdgeScroll()
  }

  /// Stops what scrolls by itself.
  func endEdgeScroll() {
    guard let edgeScroll else { return }
    self.edgeScroll = nil
    edgeScroll.presentation.scrolls[edgeScroll.tag]?.stop(at: now)
    edgeScroll.presentation.invalidateScrolled(edgeScroll.tag)
    isDirty = true
  }

  /// Other content has come below what is held.
  func edgeScrollDeadlinePassed() {
    edgeScroll?.deadline = now + .seconds(motion.edgeScrollStep)
    if let gesture {
      tell(.moved, gesture, at: gesture.last)
      if let last = self.gesture?.last { scrollAtEdges(last) } else { endEdgeScroll() }
    } else if let lastDrop {
      _ = handle(lastDrop)
    } else {
      endEdgeScroll()
    }
  }
}

extension Scroller {
  /// Returns how fast the content scrolls with something held at a place: faster nearer to the
  /// edge, and as fast as there beyond it.
  fileprivate func edgeSpeed(
    at position: Point, in frame: Rect, _ motion: MotionConstants
  ) -> Double {
    let (place, least, most) =
      axis == .vertical
      ? (position.y, frame.minY, frame.maxY) : (position.x, frame.minX, frame.maxX)
    let zone = min(motion.edgeScrollZone, (most - least) / 3)
    guard zone > 0 else { return 0 }
    let back = min(1, max(0, (least + zone - place) / zone))
    let forth = min(1, max(0, (place - most + zone) / zone))
    let speed = (forth - back) * motion.edgeScrollSpeed
    return axis == .horizontal && isReversed ? -speed : speed
  }
}
