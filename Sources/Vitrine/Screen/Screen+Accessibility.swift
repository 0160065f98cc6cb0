import VitrineGraphics
import VitrineKit

extension Screen {
  /// What the screen is made of, for assistive technologies.
  ///
  /// What is modal is all there is in the tree while it is up; else all that can be reached, as it
  /// lies from the bottom up.
  public var accessibility: AccessibilityNode {
    var root = AccessibilityNode(
      id: AccessibilityID(presentation: 0, part: 0, index: 0), role: .screen, label: "",
      frame: Rect(.zero, size))
    if let sampling {
      root.children = [node(of: sampling)]
    } else {
      root.children = reachable.reversed().flatMap { presentation in
        guard let arrangement = arrangement(of: presentation) else {
          return [] as [AccessibilityNode]
        }
        var roots = nodes(arrangement.root, presentation)
        let isModal = isModal(presentation)
        for index in roots.indices { roots[index].isModal = isModal }
        return roots
      }
    }
    return root
  }

  private func nodes(_ part: Element, _ presentation: Presentation) -> [AccessibilityNode] {
    let children = part.children.flatMap { nodes($0, presentation) }
    if part.isHiddenFromAccessibility { return children }
    var node = AccessibilityNode(
      id: id(part.tag, presentation), role: part.role, label: part.label, frame: part.frame)
    node.value = part.role == .secureTextField ? nil : part.value
    // Neither the words of a secure field nor how many they are is told.
    if part.role == .textField, part.gesture == .edit, let view = field(part.tag, in: presentation)
    {
      // A field at rest is measured once, not whenever it is asked for.
      if !view.isEditing { presentation.fields[part.tag] = view }
      node.textSelection = view.editor.selection.range
      node.textPlaces = AccessibilityTextPlaces(view)
    }
    node.hint = part.hint
    node.range = part.range
    node.isEnabled = part.isEnabled
    node.isSelected = part.isSelected
    node.isExpanded = part.isExpanded
    node.level = part.level
    node.position = part.position
    node.setSize = part.setSize
    node.isFocused = presentation.focus == part.tag && presentation === top
    node.actions = actions(of: part, presentation)
    node.children = children
    return [node]
  }

  private func actions(
    of part: Element, _ presentation: Presentation
  ) -> [AccessibilityAction] {
    var actions: [AccessibilityAction] = []
    guard part.isEnabled else { return actions }
    switch part.gesture {
    case .press: actions.append(.activate)
    case .edit: actions += [.setValue(""), .setSelection(0..<0), .replaceText(0..<0, with: "")]
    case .track:
      if part.role == .slider { actions += [.increment, .decrement] }
      if part.range != nil { actions.append(.setValue("")) }
    case .none: break
    }
    if part.canBeFocused { actions.append(.focus) }
    if let isExpanded = part.isExpanded { actions.append(isExpanded ? .collapse : .expand) }
    actions += part.customActions.map { .custom($0) }
    actions += pages(of: part.tag, presentation).map { .scroll($0) }
    if part.frame.isCut(to: part.visibleFrame) { actions.append(.scrollToVisible) }
    let canBeCancelled =
      presentation.component.cancelPart != nil || presentation.component.isCancellable
    let isRoot = part.role == .alertDialog || part.role == .dialog || part.role == .menu
    if canBeCancelled, isRoot { actions.append(.escape) }
    return actions
  }

  /// The loupe: pressing it picks the colour, which is its value.
  private func node(of sampling: Sampling) -> AccessibilityNode {
    var node = AccessibilityNode(
      id: samplingID, role: .image, label: sampling.label, frame: Rect(.zero, size))
    node.value = sampledColor.map { colorPickerMemory.name(of: PickedColor($0)) }
    node.isModal = true
    node.isFocused = true
    node.actions = sampling.isHosts ? [.escape] : [.activate, .escape]
    return node
  }

  /// The name of the loupe, which is the screen's own.
  var samplingID: AccessibilityID { AccessibilityID(presentation: 0, part: 1, index: 0) }

  /// Does what an assistive technology asks for, if the part is there and can do it; returns
  /// whether it did.
  func perform(_ action: AccessibilityAction, _ id: AccessibilityID) -> Bool {
    if sampling != nil { return performSampling(action) }
    guard let presentation = reachable.first(where: { $0.id == id.presentation }) else {
      return false
    }
    let tag = Tag(id.part, id.index)
    if action == .escape { return cancel(presentation) }
    guard let part = arrangement(of: presentation)?.part(tag), part.isEnabled else { return false }
    return perform(action, on: part, in: presentation)
  }

  private func performSampling(_ action: AccessibilityAction) -> Bool {
    switch action {
    case .activate: pick()
    case .escape: cancelSampling()
    default: return false
    }
    return true
  }

  private func perform(
    _ action: AccessibilityAction, on part: Element, in presentation: Presentation
  ) -> Bool {
    let tag = part.tag
    switch action {
    case .activate:
      guard case .press = part.gesture else { return false }
      activate(tag, in: presentation)
    case .focus:
      guard part.canBeFocused else { return false }
      makeKey(presentation)
      setFocus(tag, in: presentation)
    case .increment: return step(tag, .increment, in: presentation)
    case .decrement: return step(tag, .decrement, in: presentation)
    case .setValue(let words):
      if part.gesture != .edit { return step(tag, .value(words), in: presentation) }
      replaceText(of: tag, nil, with: words, in: presentation)
    case .setSelection(let range):
      guard part.gesture == .edit else { return false }
      makeKey(presentation)
      select(range, of: tag, in: presentation)
    case .replaceText(let range, let words):
      guard part.gesture == .edit else { return false }
      replaceText(of: tag, range, with: words, in: presentation)
    case .scrollToVisible: reveal(tag, in: presentation)
    case .expand, .collapse: return setExpanded(part, action == .expand, in: presentation)
    case .scroll(let direction): return turnPage(direction, from: part, in: presentation)
    case .custom(let name):
      guard part.customActions.contains(name) else { return false }
      return tell(presentation) { $0.customAction(name, of: tag, &$1) }
    case .escape: return false
    }
    return true
  }

  private func step(_ tag: Tag, _ step: Adjustment, in presentation: Presentation) -> Bool {
    tell(presentation) { $0.adjust(tag, step, &$1) }
  }

  /// Opens or closes a part; one that the component has no other way for is pressed.
  private func setExpanded(
    _ part: Element, _ isExpanded: Bool, in presentation: Presentation
  ) -> Bool {
    guard let old = part.isExpanded, old != isExpanded else { return false }
    if tell(presentation, { $0.setExpanded(part.tag, isExpanded, &$1) }) { return true }
    guard case .press = part.gesture else { return false }
    activate(part.tag, in: presentation)
    return true
  }

  /// Asks a component, and does what follows if it agrees.
  private func tell(
    _ presentation: Presentation, _ ask: (any LiveComponent, inout Effects) -> Bool
  ) -> Bool {
    var effects = Effects(now: now)
    guard ask(presentation.component, &effects) else { return false }
    apply(effects, to: presentation)
    return true
  }
}
