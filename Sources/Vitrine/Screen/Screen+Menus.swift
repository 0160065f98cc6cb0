import VitrineGraphics

extension Screen {
  /// Lets the pointer that was down when a menu came go on in the menu.
  func carry(_ held: PointerGesture, into menu: Presentation) {
    gesture = PointerGesture(continuing: held, on: menu, owner: .menu(hasMoved: false))
  }

  /// Shows the item under a pointer that has slid into a menu as pressed.
  ///
  /// A pointer that rests where the menu came presses nothing, whatever is below it now.
  func slideOverMenu(to position: Point) {
    guard let current = gesture, case .menu(var hasMoved) = current.owner else { return }
    hasMoved = hasMoved || (position - current.start).length > motion.slop
    gesture?.owner = .menu(hasMoved: hasMoved)
    guard hasMoved else { return }
    let item = menuItem(at: position, in: current.presentation)
    if let item, current.presentation.presses[item]?.target == 1 { return }
    releaseAll(in: current.presentation)
    if let item { setPress(item, 1, in: current.presentation) }
  }

  /// Presses the item that a pointer is let go on.
  func endMenu(at position: Point, _ gesture: PointerGesture) {
    guard case .menu(hasMoved: true) = gesture.owner,
      let item = menuItem(at: position, in: gesture.presentation)
    else { return }
    activate(item, in: gesture.presentation)
  }

  private func menuItem(at position: Point, in menu: Presentation) -> Tag? {
    guard let part = part(at: position, in: menu), part.isEnabled, case .press = part.gesture
    else { return nil }
    return part.tag
  }
}
