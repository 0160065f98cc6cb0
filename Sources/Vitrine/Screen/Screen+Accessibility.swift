import VitrineGraphics
import VitrineKit

extension Screen {
  /// What the screen is made of, for assistive technologies.
  ///
  /// While a component is up nothing below it can be reached, so it is the only one in the tree.
  public var accessibility: AccessibilityNode {
    var root = AccessibilityNode(
      id: AccessibilityID(presentation: 0, part: 0, index: 0), role: .screen, label: "",
      frame: Rect(.zero, size))
    if let sampling {
      root.children = [node(of: sampling)]
    } else if let top, let arrangement = arrangement(of: top) {
      root.children = nodes(arrangement.root, top)
      for index in root.children.indices { root.children[index].isModal = true }
    }
    return root
  }

  private func nodes(_ part: Element, _ presentation: Presentation) -> [AccessibilityNode] {
    let children = part.children.flatMap { nodes($0, presentation) }
    if part.isHiddenFromAccessibility { return children }
    var node = AccessibilityNode(
      id: id(part.tag, presentation), role: part.role, label: part.label, frame: part.frame)
    node.value = part.role == .secureTextField ? nil : part.value
    if part.gesture == .edit, let view = field(part.tag, in: presentation) {
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
    node.isFocused = presentation.focus == part.tag
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
    case .track: if part.range != nil { actions += [.increment, .decrement, .setValue("")] }
    case .none: break
    }
    if part.canBeFocused { actions.append(.focus) }
    if part.frame.isCut(to: part.visibleFrame) { actions.append(.scrollToVisible) }
    let canBeCancelled =
      presentation.component.cancelPart != nil || presentation.component.isCancellable
    if canBeCancelled, part.role == .alertDialog || part.role == .dialog { actions.append(.escape) }
    return actions
  }

  /// The loupe: pressing it picks the colour, which is its value.
  private func node(of sampling: Sampling) -> AccessibilityNode {
    var node = AccessibilityNode(
      id: samplingID, role: .image, label: sampling.label, frame: Rect(.zero, size))
    node.value = sampledColor.map { ColorName.words(for: PickedColor($0)) }
    node.isModal = true
    node.actions = [.activate, .escape]
    return node
  }

  /// The name of the loupe, which is the screen's own.
  var samplingID: AccessibilityID { AccessibilityID(presentation: 0, part: 1, index: 0) }

  /// Does what an assistive technology asks for, if the part is there and can do it.
  func perform(_ action: AccessibilityAction, _ id: AccessibilityID) {
    if sampling != nil {
      if action == .activate { pick() } else if action == .escape { cancelSampling() }
      return
    }
    guard let top, top.id == id.presentation else { return }
    let tag = Tag(id.part, id.index)
    if action == .escape { return cancel(top) }
    guard let part = arrangement(of: top)?.part(tag), part.isEnabled else { return }
    switch action {
    case .activate: if case .press = part.gesture { activate(tag, in: top) }
    case .focus: if part.canBeFocused { setFocus(tag, in: top) }
    case .increment: step(tag, .increment, in: top)
    case .decrement: step(tag, .decrement, in: top)
    case .setValue(let words):
      if part.gesture == .edit {
        replaceText(of: tag, nil, with: words, in: top)
      } else {
        step(tag, .value(words), in: top)
      }
    case .setSelection(let range): if part.gesture == .edit { select(range, of: tag, in: top) }
    case .replaceText(let range, let words):
      if part.gesture == .edit { replaceText(of: tag, range, with: words, in: top) }
    case .scrollToVisible: reveal(tag, in: top)
    case .escape: break
    }
  }

  private func step(_ tag: Tag, _ step: Adjustment, in presentation: Presentation) {
    var effects = Effects(now: now)
    if presentation.component.adjust(tag, step, &effects) { apply(effects, to: presentation) }
  }
}
