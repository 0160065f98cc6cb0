import VitrineGraphics

extension Screen {
  /// Returns where there are more pages of a region.
  func pages(of tag: Tag, _ presentation: Presentation) -> [AccessibilityScrollDirection] {
    guard let scroller = presentation.content?.scrollers.first(where: { $0.tag == tag }),
      let scroll = presentation.scrolls[tag]
    else { return [] }
    let offset = scroll.offset(at: now)
    var pages: [AccessibilityScrollDirection] = []
    if offset > 0 { pages.append(scroller.direction(isForwards: false)) }
    if offset < scroll.limit { pages.append(scroller.direction(isForwards: true)) }
    return pages
  }

  /// Scrolls the region that a part is, or the innermost one that it lies in, by a page. Returns
  /// whether there is more in that direction.
  func turnPage(
    _ direction: AccessibilityScrollDirection, from part: Element, in presentation: Presentation
  ) -> Bool {
    guard let arrangement = arrangement(of: presentation) else { return false }
    let around = arrangement.scrollers.reversed().filter { scroller in
      arrangement.places[scroller.tag]?.frame.contains(part.frame.center) ?? false
    }
    let own = arrangement.scrollers.filter { $0.tag == part.tag }
    for scroller in own + around where pages(of: scroller.tag, presentation).contains(direction) {
      turnPage(
        of: scroller, isForwards: direction == scroller.direction(isForwards: true), presentation)
      return true
    }
    return false
  }

  private func turnPage(of scroller: Scroller, isForwards: Bool, _ presentation: Presentation) {
    guard var scroll = presentation.scrolls[scroller.tag] else { return }
    let step = isForwards ? 1.0 : -1
    if scroller.pageLength != nil {
      scroll.turnPage(by: step, animated: !environment.reducesMotion, at: now)
    } else {
      scroll.scroll(
        to: scroll.offset(at: now) + step * scroll.viewLength, animated: !environment.reducesMotion,
        at: now)
    }
    presentation.scrolls[scroller.tag] = scroll
    presentation.invalidateScrolled(scroller.tag)
    isDirty = true
  }
}

extension Scroller {
  /// Where the next page lies, or the one before.
  fileprivate func direction(isForwards: Bool) -> AccessibilityScrollDirection {
    if axis == .vertical { return isForwards ? .down : .up }
    return isForwards == isReversed ? .left : .right
  }
}
