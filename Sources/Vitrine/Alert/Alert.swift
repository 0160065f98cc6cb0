/// A message that asks for a decision, as iOS 27 draws it.
///
/// The words and shape are SwiftUI's; UIKit's counterpart is `UIAlertController` with the style
/// `alert`. An alert is a value: it holds what it says and draws nothing by itself.
public struct Alert: Hashable, Sendable {
  /// The bold words at the top; nil or empty for none.
  public let title: String?
  /// The words below the title; nil or empty for none.
  public let message: String?
  /// The text fields from top to bottom.
  public let fields: [TextField]
  /// The buttons in the order in which they were given, with those that the rules add.
  public let buttons: [Button]
  /// A Boolean value that is true where a cancel button without a preferred one beside it is bold.
  public private(set) var emphasizesCancel = false
  /// How serious it is.
  public private(set) var severity = Severity.standard
  /// What a person feels as the alert appears; nil for nothing.
  public private(set) var sensoryFeedback: SensoryFeedback?

  /// Creates an alert from a list of buttons and fields.
  ///
  /// Without any button there is an “OK”; where all buttons are destructive they get a “Cancel”.
  ///
  /// - Parameters:
  ///   - title: the words at the top; nil or empty for none.
  ///   - message: the words below; nil or empty for none.
  ///   - fields: the text fields from top to bottom.
  ///   - buttons: the buttons.
  ///   - strings: the words of the buttons that are added, in the person's language.
  /// - Throws: `AlertError` for two buttons that only one may be, for two fields or two buttons of
  ///   one `id`, and for more words than a field holds.
  public init(
    _ title: String?, message: String? = nil, fields: [TextField] = [], buttons: [Button],
    strings: AlertStrings = AlertStrings()
  ) throws(AlertError) {
    self.title = title.flatMap { $0.isEmpty ? nil : $0 }
    self.message = message.flatMap { $0.isEmpty ? nil : $0 }
    self.fields = fields
    try Alert.check(fields)
    try Alert.check(buttons)
    self.buttons = Alert.completed(buttons, strings)
  }

  /// Creates an alert.
  ///
  /// Without any button there is an “OK”; where all buttons are destructive they get a “Cancel”.
  ///
  /// - Parameters:
  ///   - title: the words at the top; nil or empty for none.
  ///   - message: the words below; nil or empty for none.
  ///   - strings: the words of the buttons that are added, in the person's language.
  ///   - content: the buttons and text fields.
  /// - Throws: `AlertError` for two buttons that only one may be, for two fields or two buttons of
  ///   one `id`, and for more words than a field holds.
  public init(
    _ title: String?, message: String? = nil, strings: AlertStrings = AlertStrings(),
    @AlertBuilder content: () -> [AlertElement] = { [] }
  ) throws(AlertError) {
    var fields: [TextField] = []
    var buttons: [Button] = []
    for element in content() {
      switch element {
      case .button(let button): buttons.append(button)
      case .field(let field): fields.append(field)
      }
    }
    try self.init(title, message: message, fields: fields, buttons: buttons, strings: strings)
  }

  /// Creates a copy with other fields.
  private init(copying alert: Alert, fields: [TextField]) {
    title = alert.title
    message = alert.message
    buttons = alert.buttons
    emphasizesCancel = alert.emphasizesCancel
    severity = alert.severity
    sensoryFeedback = alert.sensoryFeedback
    self.fields = fields
  }

  /// Creates what shows another component in an alert's shape; nothing is checked or added.
  init(title: String?, message: String?, shownButtons: [Button]) {
    self.title = title.flatMap { $0.isEmpty ? nil : $0 }
    self.message = message.flatMap { $0.isEmpty ? nil : $0 }
    fields = []
    buttons = shownButtons
  }

  /// Returns the alert with other words in its fields.
  func withTexts(_ texts: [String]) -> Alert {
    Alert(
      copying: self,
      fields: zip(fields, texts).map { field, text in
        var field = field
        field.text = text
        return field
      })
  }

  /// Returns the alert as it was emphasized before iOS 26: without a preferred button the cancel
  /// button is bold.
  ///
  /// As of iOS 26 only a preferred button stands out.
  public func legacyEmphasis(_ isOn: Bool = true) -> Alert {
    var alert = self
    alert.emphasizesCancel = isOn
    return alert
  }

  /// Returns the alert with a note of how serious it is; UIKit's `severity`.
  ///
  /// It is kept for the host. An alert looks the same either way, as on iOS.
  public func severity(_ severity: Severity) -> Alert {
    var alert = self
    alert.severity = severity
    return alert
  }

  /// Returns the alert with what a person feels as it appears; `Screen.onSensoryFeedback` is told.
  ///
  /// UIKit's alerts play nothing by themselves.
  public func sensoryFeedback(_ feedback: SensoryFeedback?) -> Alert {
    var alert = self
    alert.sensoryFeedback = feedback
    return alert
  }
}
