import VitrineGraphics

extension Screen {
  /// Who a pointer at a place is for.
  struct Reach {
    /// Who takes it; nil for nobody.
    var presentation: Presentation?
    /// Whether it is on the panel.
    var isInside = false
    /// Whether it is the screen's at all, and not of what the host shows behind.
    var isTaken = true
    /// What it passes on its way that is not modal, uppermost first.
    var passed: [Presentation] = []
  }

  /// Finds who a pointer at a place is for, from the uppermost presentation down.
  ///
  /// What is modal and goes still covers what is below: a tap that was meant for it must not fall
  /// through. UIKit's transitions take no input either.
  func reach(at position: Point) -> Reach {
    var reach = Reach()
    for presentation in presentations.reversed() {
      if presentation.isLeaving {
        if covers(presentation) { return reach }
        continue
      }
      guard let panel = arrangement(of: presentation)?.panel else { return reach }
      let isInside = panel.contains(position)
      let passes = presentation.component.passesThrough(position)
      if !passes, isInside || isModal(presentation) {
        reach.presentation = presentation
        reach.isInside = isInside
        return reach
      }
      if !isInside, !isModal(presentation) { reach.passed.append(presentation) }
    }
    reach.isTaken = false
    return reach
  }

  /// Returns whether a pointer is the screen's: it belongs to who it went down on until it is up.
  func isOurs(_ event: PointerEvent) -> Bool {
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

  /// What can be reached, uppermost first: nothing below the first that is modal.
  var reachable: [Presentation] {
    var found: [Presentation] = []
    for presentation in presentations.reversed() where !presentation.isLeaving {
      found.append(presentation)
      if isModal(presentation) { break }
    }
    return found
  }

  /// The presentation that has the keyboard: the uppermost, unless another one that can be reached
  /// was touched since.
  var top: Presentation? {
    let reachable = reachable
    return reachable.first { $0.id == keyID } ?? reachable.first
  }

  /// Whether something modal that goes still covers what has the keyboard.
  var isCovered: Bool {
    for presentation in presentations.reversed() {
      if !presentation.isLeaving { return false }
      if covers(presentation) { return true }
    }
    return false
  }

  /// Gives the keyboard to a presentation that was touched.
  func makeKey(_ presentation: Presentation) {
    guard let old = top, old !== presentation else { return }
    keyID = presentation.id
    caretMoved = now
    isDirty = true
    if old.focus != nil || presentation.focus != nil {
      notify(.focusChanged(presentation.focus.map { id($0, presentation) }))
    }
  }

  /// Whether nothing below can be reached.
  func isModal(_ presentation: Presentation) -> Bool {
    switch presentation.style {
    case .content: false
    case .sheet: presentation.component.isModal && !presentation.isUndimmed
    case .alert, .popover, .menu: presentation.component.isModal
    }
  }

  private func covers(_ leaving: Presentation) -> Bool {
    leaving.style != .menu && isModal(leaving)
  }
}
