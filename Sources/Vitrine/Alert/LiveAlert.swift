import VitrineGraphics
import VitrineKit
import VitrineLayout

/// An alert on a live screen, or a confirmation dialog in an alert's shape.
final class LiveAlert: LiveComponent {
  /// What is asked, and what was typed.
  private(set) var model: AlertModel
  private var completion: ((AlertResponse) -> Void)?
  private let actionsFollowDismissal: Bool
  /// What is different in a confirmation dialog; nil for an alert.
  var dialog: DialogRules?
  /// The place of the button that was pressed; no other one can be.
  private var chosen: Int?
  private var hasActed = false

  init(
    _ alert: Alert, dialog: DialogRules? = nil, actionsFollowDismissal: Bool,
    completion: ((AlertResponse) -> Void)?
  ) {
    model = AlertModel(alert)
    self.dialog = dialog
    self.completion = completion
    self.actionsFollowDismissal = actionsFollowDismissal
  }

  var alert: LiveAlert? { self }

  var sensoryFeedback: SensoryFeedback? { asked.sensoryFeedback }

  func refusal(on context: LiveContext) throws(KitError) -> PresentationError? {
    guard let dialog else { return nil }
    if let source = dialog.source { return source.isPlace ? nil : .missingSource(asked.name) }
    return try context.stage().isWide ? .missingSource(asked.name) : nil
  }

  private var asked: Alert { model.alert }

  // MARK: - What it shows

  func style(on context: LiveContext) throws(KitError) -> PresentationStyle {
    dialog?.source == nil ? .alert : .popover
  }

  func content(_ context: LiveContext) throws(KitError) -> LiveContent {
    try content(of: model, context)
  }

  /// Returns what it would show of another model.
  func content(of model: AlertModel, _ context: LiveContext) throws(KitError) -> LiveContent {
    var stage = context.stage()
    if let source = dialog?.source {
      return try stage.popover(
        model.withoutCancel, beside: source, keyboardInset: context.keyboardInset,
        isLocked: chosen != nil)
    }
    let parts = try stage.alertParts(
      model.shown, numbers: model.numbers, keyboardInset: context.keyboardInset)
    stage.layers = [parts.overlay, parts.alert]
    if stage.isRightToLeft { stage.mirror() }
    return LiveContent(
      planes: [
        LiveContent.Plane(role: .dimming, layers: [stage.layers[0]]),
        LiveContent.Plane(role: .panel, layers: [stage.layers[1]]),
      ], root: model.root(parts.buttonOrder, isLocked: chosen != nil),
      scrollers: parts.scrollers, panel: stage.layers[1].frame)
  }

  // MARK: - What it does

  var initialFocus: Tag? { model.numbers.fields.first.map { AlertTag.field($0) } }

  var defaultPart: Tag? { button { $0.isPreferred } }

  var cancelPart: Tag? {
    if dialog?.source != nil { return nil }
    return button { $0.shortcut == .cancelAction } ?? button { $0.role == .cancel }
  }

  /// A dialog goes away without its cancel button, which a popover does not show.
  var isCancellable: Bool { dialog != nil && chosen == nil && cancelPlace != nil }

  var goesWithTouchesOutside: Bool { isCancellable }

  /// Beside what it belongs to a dialog leaves all else to be used: Adopting Liquid Glass.
  var isModal: Bool { dialog?.source == nil }

  private var cancelPlace: Int? {
    asked.buttons.firstIndex { $0.role == .cancel && $0.isEnabled }
  }

  private func button(where condition: (Button) -> Bool) -> Tag? {
    guard chosen == nil,
      let place = asked.buttons.firstIndex(where: { $0.isEnabled && condition($0) })
    else { return nil }
    return AlertTag.button(model.numbers.buttons[place])
  }

  func activate(_ tag: Tag, _ effects: inout Effects) {
    guard chosen == nil, let place = model.button(tag), asked.buttons[place].isEnabled else {
      return
    }
    chosen = place
    if !actionsFollowDismissal { respond(&effects) }
    effects.dismiss(.part(tag))
  }

  /// Exchanges what is asked; what was typed stays.
  func change(to model: AlertModel) { self.model = model }

  // MARK: - Text

  func editor(_ tag: Tag) -> TextEditor? { model.field(tag).map { model.editors[$0] } }

  func setEditor(_ tag: Tag, _ editor: TextEditor, _ effects: inout Effects) {
    guard let place = model.field(tag) else { return }
    let isChanged = model.editors[place].text != editor.text
    model.editors[place] = editor
    guard isChanged, let change = asked.fields[place].onChange else { return }
    let words = editor.text
    effects.call { change.call(words) }
  }

  func returnKey(in tag: Tag, _ effects: inout Effects) -> ReturnKeyOutcome {
    if let place = model.field(tag), place + 1 < model.numbers.fields.count {
      return .focus(AlertTag.field(model.numbers.fields[place + 1]))
    }
    return defaultPart.map { .activate($0) } ?? .endEditing
  }

  // MARK: - The end

  func willDismiss(_ cause: DismissalCause, _ effects: inout Effects) {
    guard cause == .cancelled, chosen == nil else { return }
    chosen = cancelPlace
    if !actionsFollowDismissal { respond(&effects) }
  }

  func didDismiss(_ cause: DismissalCause, _ effects: inout Effects) { respond(&effects) }

  /// Runs the pressed button's action and the completion, once.
  private func respond(_ effects: inout Effects) {
    if hasActed { return }
    hasActed = true
    let button = chosen.map { asked.buttons[$0] }
    if let action = button?.action { effects.call { action.call() } }
    if let completion {
      self.completion = nil
      let response = AlertResponse(
        button: button, index: chosen, texts: model.editors.map { $0.text })
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
  static func field(_ number: Int) -> Tag { Tag(3, number) }
  static func button(_ number: Int) -> Tag { Tag(4, number) }
}
