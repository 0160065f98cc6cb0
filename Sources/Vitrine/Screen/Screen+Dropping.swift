import VitrineGraphics

extension Screen {
  /// Returns whether the place is the screen's, and not of what the host shows behind it.
  func handle(_ event: DropEvent) -> Bool {
    guard event.position.isNear, sampling == nil else { return false }
    let over = event.phase == .exited ? nil : presentation(under: event.position)
    if let left = dropTarget, left !== over { leaveDrop(left, event) }
    dropTarget = over
    dropOperation = .cancel
    lastDrop = event.phase == .moved && over != nil ? event : nil
    if let over { tellDrop(event, to: over) }
    if event.phase == .moved, dropTarget != nil {
      scrollAtEdges(event.position)
    } else {
      dropTarget = nil
      endEdgeScroll()
    }
    return reach(at: event.position).isTaken
  }

  private func presentation(under position: Point) -> Presentation? {
    let reach = reach(at: position)
    return reach.isInside ? reach.presentation : nil
  }

  private func leaveDrop(_ presentation: Presentation, _ event: DropEvent) {
    endEdgeScroll()
    var left = event
    left.phase = .exited
    if !presentation.isLeaving { tellDrop(left, to: presentation) }
  }

  private func tellDrop(_ event: DropEvent, to presentation: Presentation) {
    let target = event.phase == .exited ? nil : target(at: event.position, in: presentation)
    var effects = Effects(now: now)
    dropOperation = presentation.component.drop(event, over: target, &effects)
    apply(effects, to: presentation)
  }

  /// Lets the host carry something on that is pulled out of the screen.
  func dragOut(_ items: [DragItem]) {
    guard let dragOutHandler else { return }
    cancelGesture()
    calls.append { dragOutHandler(items) }
  }
}
