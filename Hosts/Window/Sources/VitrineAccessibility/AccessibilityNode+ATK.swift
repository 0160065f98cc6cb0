internal import CATK
internal import CVitrineAccessibility
internal import Vitrine

extension AccessibilityNode {
  /// Calls a body with what the node is like, in C's terms.
  func withProperties(unitsPerPoint: Double, _ body: (inout vitrine_properties) -> Void) {
    func length(_ points: Double) -> Int32 { Int32(nearest: points * unitsPerPoint) }
    var properties = vitrine_properties()
    properties.actions = actions.reduce(0) { bits, action in
      action.kind.map { bits | 1 << $0.rawValue } ?? bits
    }
    properties.level = Int32(clamping: level ?? 0)
    properties.position = Int32(clamping: position ?? 0)
    properties.set_size = Int32(clamping: setSize ?? 0)
    properties.x = length(frame.minX)
    properties.y = length(frame.minY)
    properties.width = length(frame.width)
    properties.height = length(frame.height)
    properties.value = range?.value ?? 0
    properties.minimum = range?.minimum ?? 0
    properties.maximum = range?.maximum ?? 0
    properties.step = range?.step ?? 0
    if let range = textSelection {
      properties.selection_start = Int32(scalar(before: range.lowerBound))
      properties.selection_end = Int32(scalar(before: range.upperBound))
    } else {
      (properties.selection_start, properties.selection_end) = (-1, -1)
    }
    label.withCString { label in
      (hint ?? "").withCString { hint in
        words.withCString { value in
          properties.name = label
          properties.description = hint
          properties.text = value
          customActions.withCString { customActions in
            properties.custom_actions = customActions
            body(&properties)
          }
        }
      }
    }
  }

  /// The names of the part's own actions, a line for each.
  private var customActions: String {
    actions.compactMap { if case .custom(let name) = $0 { name } else { nil } }
      .joined(separator: "\n")
  }

  /// The node's states, a bit for each of ATK's.
  func states(isActive: Bool) -> UInt64 {
    var states: UInt64 = 0
    func add(_ state: AtkStateType, if condition: Bool = true) {
      if condition { states |= 1 << UInt64(state.rawValue) }
    }
    add(ATK_STATE_VISIBLE)
    add(ATK_STATE_SHOWING)
    add(ATK_STATE_ENABLED, if: isEnabled)
    add(ATK_STATE_SENSITIVE, if: isEnabled)
    add(ATK_STATE_FOCUSABLE, if: actions.contains(.focus))
    add(ATK_STATE_FOCUSED, if: isFocused)
    add(ATK_STATE_MODAL, if: isModal)
    add(ATK_STATE_ACTIVE, if: role == .screen && isActive)
    add(ATK_STATE_SELECTABLE, if: role.isSelectable)
    add(role == .toggle ? ATK_STATE_CHECKED : ATK_STATE_SELECTED, if: isSelected)
    add(ATK_STATE_EXPANDABLE, if: isExpanded != nil)
    add(ATK_STATE_EXPANDED, if: isExpanded == true)
    add(ATK_STATE_EDITABLE, if: role.kind == VITRINE_KIND_FIELD && isEnabled)
    add(ATK_STATE_SINGLE_LINE, if: role.kind == VITRINE_KIND_FIELD)
    return states
  }
}

extension AccessibilityAction {
  /// What C calls the action; nil for those that it has no bit for: the part's own, and pages, which
  /// ATK cannot ask for.
  fileprivate var kind: vitrine_action? {
    switch self {
    case .activate: VITRINE_ACTION_ACTIVATE
    case .focus: VITRINE_ACTION_FOCUS
    case .increment: VITRINE_ACTION_INCREMENT
    case .decrement: VITRINE_ACTION_DECREMENT
    case .setValue: VITRINE_ACTION_SET_VALUE
    case .setSelection: VITRINE_ACTION_SELECT
    case .replaceText: VITRINE_ACTION_REPLACE
    case .escape: VITRINE_ACTION_CANCEL
    case .scrollToVisible: VITRINE_ACTION_SCROLL
    case .expand: VITRINE_ACTION_EXPAND
    case .collapse: VITRINE_ACTION_COLLAPSE
    case .custom, .scroll: nil
    }
  }
}

extension Int32 {
  /// The nearest whole number, as ATK takes lengths; 0 for what is no number.
  init(nearest length: Double) {
    self = length.isNaN ? 0 : Int32(Swift.max(-1e9, Swift.min(length.rounded(), 1e9)))
  }
}
