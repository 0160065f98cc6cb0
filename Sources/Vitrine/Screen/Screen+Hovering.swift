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
    /// On what makes columns wider and narrower.
    case resizeColumns
  }

  /// What a mouse's pointer should look like at the present.
  public var cursor: Cursor {
    if let sampling { return sampling.isHosts ? .arrow : .crosshair }
    guard let hoverPosition else { return .arrow }
    // What is dragged keeps its pointer, wherever the mouse is.
    let dragged: Element? =
      if let gesture, case .track(let tag) = gesture.owner {
        arrangement(of: gesture.presentation)?.part(tag)
      } else {
        nil
      }
    let under = reach(at: hoverPosition).presentation
    guard let part = dragged ?? under.flatMap({ part(at: hoverPosition, in: $0) }) else {
      return .arrow
    }
    if let cursor = part.cursor { return cursor }
    switch part.gesture {
    case .press, .track: return .pointingHand
    case .edit: return .text
    case .none: return .arrow
    }
  }

  /// Tells components what a mouse comes to and leaves.
  func hover(at position: Point) {
    hoverPosition = position
    let found: Hovered? =
      if let under = reach(at: position).presentation, let part = part(at: position, in: under) {
        Hovered(presentation: under, tag: part.tag)
      } else {
        nil
      }
    let old = hovered
    if old?.presentation === found?.presentation, old?.tag == found?.tag { return }
    hovered = found
    if let old, old.presentation !== found?.presentation { tellHover(nil, old.presentation) }
    if let found { tellHover(found.tag, found.presentation) }
  }

  private func tellHover(_ tag: Tag?, _ presentation: Presentation) {
    if presentation.isLeaving { return }
    var effects = Effects(now: now)
    presentation.component.hoverChanged(tag, &effects)
    apply(effects, to: presentation)
  }
}

/// The part that a mouse is on.
struct Hovered {
  let presentation: Presentation
  let tag: Tag
}
