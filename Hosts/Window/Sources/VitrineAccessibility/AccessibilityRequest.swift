internal import CVitrineAccessibility
internal import Vitrine

/// What an assistive technology asks of a part.
struct AccessibilityRequest: Sendable {
  let kind: vitrine_action
  let id: AccessibilityID
  let text: String
  /// The words that are meant, in Unicode scalars.
  let scalars: Range<Int>

  init(_ request: vitrine_request, of id: AccessibilityID) {
    kind = request.action
    self.id = id
    text = request.text.map { String(cString: $0) } ?? ""
    let start = max(0, Int(request.start))
    scalars = start..<max(start, Int(request.end))
  }

  /// Hands the request to a screen, on the screen's thread.
  ///
  /// Only now it is known which words are meant: a request before this one may have changed them.
  func perform(on screen: Screen) {
    guard let action = action(on: screen) else { return }
    screen.handle(.accessibility(action, id))
  }

  private func action(on screen: Screen) -> AccessibilityAction? {
    switch kind {
    case VITRINE_ACTION_ACTIVATE: return .activate
    case VITRINE_ACTION_FOCUS: return .focus
    case VITRINE_ACTION_INCREMENT: return .increment
    case VITRINE_ACTION_DECREMENT: return .decrement
    case VITRINE_ACTION_SET_VALUE: return .setValue(text)
    case VITRINE_ACTION_CANCEL: return .escape
    case VITRINE_ACTION_SCROLL: return .scrollToVisible
    case VITRINE_ACTION_EXPAND: return .expand
    case VITRINE_ACTION_COLLAPSE: return .collapse
    case VITRINE_ACTION_CUSTOM: return .custom(text)
    case VITRINE_ACTION_SELECT, VITRINE_ACTION_REPLACE:
      guard let field = screen.accessibility.first(where: { $0.id == id }) else { return nil }
      let range = field.characters(scalars)
      return kind == VITRINE_ACTION_SELECT
        ? .setSelection(range) : .replaceText(range, with: text)
    default: return nil
    }
  }
}
