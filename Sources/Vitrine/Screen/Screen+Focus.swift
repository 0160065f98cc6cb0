import VitrineGraphics

extension Screen {
  /// The part that has the keyboard's focus; nil for none.
  ///
  /// While a colour of the screen is picked it is the loupe, which is all there is in the tree.
  public var focusedPart: AccessibilityID? {
    if sampling != nil { return samplingID }
    guard let top, let focus = top.focus else { return nil }
    return id(focus, top)
  }

  /// Gives the keyboard's focus to a part, or takes it away.
  func setFocus(_ tag: Tag?, in presentation: Presentation) {
    let old = presentation.focus
    guard old != tag else { return }
    presentation.focus = tag
    caretMoved = now
    isDirty = true
    var effects = Effects(now: now)
    if let old { presentation.component.focusChanged(old, isFocused: false, &effects) }
    if let tag { presentation.component.focusChanged(tag, isFocused: true, &effects) }
    apply(effects, to: presentation)
    fieldFocusChanged(from: old, to: tag, in: presentation)
    showFocusRing()
    presentation.invalidate()
    if let tag { reveal(tag, in: presentation) }
    notify(.focusChanged(tag.map { id($0, presentation) }))
  }

  /// Lets the ring around what has the focus appear, or go.
  func showFocusRing() {
    isDirty = true
    guard focusIsVisible else { return }
    focusRing.set(0)
    focusRing.move(to: 1, at: now, settledPart: motion.settledPart)
  }

  /// Moves the focus to the next or the previous part, around and around.
  ///
  /// Returns whether there is one.
  func moveFocus(by step: Int, in presentation: Presentation) -> Bool {
    guard let parts = arrangement(of: presentation)?.parts.filter({ $0.canBeFocused }) else {
      return false
    }
    return moveFocus(by: step, among: parts, in: presentation)
  }

  private func moveFocus(
    by step: Int, among parts: [Element], in presentation: Presentation
  ) -> Bool {
    if parts.isEmpty { return false }
    focusIsVisible = true
    let current = parts.firstIndex { $0.tag == presentation.focus }
    let next: Int
    if let current {
      next = (current + step + parts.count) % parts.count
    } else {
      next = step > 0 ? 0 : parts.count - 1
    }
    setFocus(parts[next].tag, in: presentation)
    return true
  }

  /// Moves the focus to the nearest part in a direction; without a focus to the first or last one.
  ///
  /// Text fields are passed over: arrows would not lead out of them again. Returns whether there
  /// is a part.
  func moveFocus(toward direction: Key, in presentation: Presentation) -> Bool {
    guard
      let parts = arrangement(of: presentation)?.parts
        .filter({ $0.canBeFocused && $0.gesture != .edit })
    else { return false }
    guard let from = parts.first(where: { $0.tag == presentation.focus }) else {
      let step = direction == .left || direction == .up ? -1 : 1
      return moveFocus(by: step, among: parts, in: presentation)
    }
    var best: (part: Element, distance: Double)?
    for part in parts where part.tag != from.tag {
      let way = part.frame.center - from.frame.center
      let (along, across): (Double, Double)
      switch direction {
      case .left: (along, across) = (-way.x, way.y)
      case .right: (along, across) = (way.x, way.y)
      case .up: (along, across) = (-way.y, way.x)
      case .down: (along, across) = (way.y, way.x)
      default: return false
      }
      // What lies more beside than ahead is in another direction.
      guard along > 0, along >= across.magnitude * motion.focusLead else { continue }
      let distance = along + motion.focusAcross * across.magnitude
      if distance < best?.distance ?? .infinity { best = (part, distance) }
    }
    guard let best else { return false }
    focusIsVisible = true
    setFocus(best.part.tag, in: presentation)
    return true
  }

  /// Lays a component out anew whose content was exchanged.
  ///
  /// The focus stays where it can, or else goes to where it would begin. What is touched is let
  /// go if it is no longer there.
  func contentChanged(of presentation: Presentation) {
    presentation.invalidate()
    isDirty = true
    guard let arrangement = arrangement(of: presentation) else { return }
    if let gesture, gesture.presentation === presentation, let tag = gesture.owner.tag,
      arrangement.places[tag] == nil
    {
      cancelGesture()
    }
    for tag in presentation.presses.keys where arrangement.part(tag)?.isEnabled != true {
      setPress(tag, 0, in: presentation)
    }
    if let focus = presentation.focus {
      if arrangement.part(focus)?.canBeFocused == true {
        reveal(focus, in: presentation)
      } else {
        setFocus(presentation.component.initialFocus, in: presentation)
      }
    }
    if presentation === top {
      notify(.layoutChanged(presentation.focus.map { id($0, presentation) }))
    }
  }
}
