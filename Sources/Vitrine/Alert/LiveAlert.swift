import VitrineGraphics
import VitrineKit
import VitrineLayout

/// An alert on a live screen.
final class LiveAlert: LiveComponent {
  private(set) var alert: Alert
  private var editors: [TextEditor]
  private var completion: ((AlertResponse) -> Void)?
  private let actionsFollowDismissal: Bool
  /// The button that was pressed; no other one can be.
  private var chosen: Button?

  init(
    _ alert: Alert, actionsFollowDismissal: Bool, completion: ((AlertResponse) -> Void)?
  ) {
    self.alert = alert
    self.completion = completion
    self.actionsFollowDismissal = actionsFollowDismissal
    editors = alert.fields.map { TextEditor($0.text, isSecure: $0.isSecure) }
  }

  // MARK: - What it shows

  func style(on context: LiveContext) throws(KitError) -> PresentationStyle { .alert }

  func content(_ context: LiveContext) throws(KitError) -> LiveContent {
    var stage = context.stage()
    let parts = try stage.alertParts(shown, keyboardInset: context.keyboardInset)
    stage.layers = [parts.overlay, parts.alert]
    if stage.isRightToLeft { stage.mirror() }
    return LiveContent(
      planes: [
        LiveContent.Plane(role: .dimming, layers: [stage.layers[0]]),
        LiveContent.Plane(role: .panel, layers: [stage.layers[1]]),
      ], root: root(parts.arrangement),
      scrollers: [
        Scroller(tag: AlertTag.wordsRegion, axis: .vertical),
        Scroller(tag: AlertTag.buttonsRegion, axis: .vertical),
      ], panel: stage.layers[1].frame)
  }

  /// The alert with the words that were typed.
  private var shown: Alert { alert.withTexts(editors.map { $0.text }) }

  private func root(_ arrangement: Alert.ButtonArrangement) -> Element {
    var root = Element(AlertTag.panel, .alertDialog, label: alert.title ?? alert.message ?? "")
    root.hint = alert.title == nil ? nil : alert.message
    if let title = alert.title {
      root.children.append(Element(AlertTag.title, .heading, label: title))
    }
    if let message = alert.message {
      root.children.append(Element(AlertTag.message, .staticText, label: message))
    }
    for (index, field) in alert.fields.enumerated() {
      root.children.append(element(of: field, index))
    }
    for button in alert.orderedButtons(arrangement) {
      root.children.append(element(of: button))
    }
    return root
  }

  private func element(of field: TextField, _ index: Int) -> Element {
    var element = Element(
      AlertTag.field(index), field.isSecure ? .secureTextField : .textField,
      label: field.placeholder)
    element.value = editors[index].text
    element.gesture = .edit
    element.isFocusable = true
    return element
  }

  private func element(of button: Button) -> Element {
    let index = alert.buttons.firstIndex(of: button) ?? 0
    var element = Element(AlertTag.button(index), .button, label: button.label)
    element.gesture = .press(slideGroup: 0)
    element.isEnabled = button.isEnabled && chosen == nil
    element.isFocusable = true
    return element
  }

  // MARK: - What it does

  var initialFocus: Tag? { alert.fields.isEmpty ? nil : AlertTag.field(0) }

  var defaultPart: Tag? { button { $0.isPreferred } }

  var cancelPart: Tag? {
    button { $0.shortcut == .cancelAction } ?? button { $0.role == .cancel }
  }

  private func button(where condition: (Button) -> Bool) -> Tag? {
    guard chosen == nil,
      let index = alert.buttons.firstIndex(where: { $0.isEnabled && condition($0) })
    else { return nil }
    return AlertTag.button(index)
  }

  func activate(_ tag: Tag, _ effects: inout Effects) {
    guard chosen == nil, tag.part == AlertTag.button(0).part,
      alert.buttons.indices.contains(tag.index), alert.buttons[tag.index].isEnabled
    else { return }
    chosen = alert.buttons[tag.index]
    if !actionsFollowDismissal { respond(&effects) }
    effects.dismiss(.part(tag))
  }

  func editor(_ tag: Tag) -> TextEditor? {
    guard tag.part == AlertTag.field(0).part, editors.indices.contains(tag.index) else {
      return nil
    }
    return editors[tag.index]
  }

  func setEditor(_ tag: Tag, _ editor: TextEditor, _ effects: inout Effects) {
    guard self.editor(tag) != nil else { return }
    let isChanged = editors[tag.index].text != editor.text
    editors[tag.index] = editor
    guard isChanged, let change = alert.fields[tag.index].onChange else { return }
    let words = editor.text
    effects.call { change.call(words) }
  }

  func returnKey(in tag: Tag, _ effects: inout Effects) -> ReturnKeyOutcome {
    let next = AlertTag.field(tag.index + 1)
    if editor(next) != nil { return .focus(next) }
    return defaultPart.map { .activate($0) } ?? .endEditing
  }

  func didDismiss(_ cause: DismissalCause, _ effects: inout Effects) { respond(&effects) }

  /// Runs the pressed button's action and the completion, once.
  private func respond(_ effects: inout Effects) {
    let texts = editors.map { $0.text }
    if let action = chosen?.action {
      chosen?.action = nil
      effects.call { action.call() }
    }
    if let completion {
      self.completion = nil
      let response = AlertResponse(button: chosen, texts: texts)
      effects.call { completion(response) }
    }
  }
}

/// The tags of an alert's parts.
enum AlertTag {
  static let panel = Tag(0)
  static let title = Tag(1)
  static let message = Tag(2)
  static let wordsRegion = Tag(5)
  static let buttonsRegion = Tag(6)
  static func field(_ index: Int) -> Tag { Tag(3, index) }
  static func button(_ index: Int) -> Tag { Tag(4, index) }
}
