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

  /// Creates an alert from a list of buttons and fields.
  ///
  /// Without any button there is an “OK”; a destructive button alone gets a “Cancel” beside it.
  ///
  /// - Throws: `AlertError` for a second cancel button or a second preferred one.
  public init(
    _ title: String?, message: String? = nil, fields: [TextField] = [], buttons: [Button]
  ) throws(AlertError) {
    self.title = title.flatMap { $0.isEmpty ? nil : $0 }
    self.message = message.flatMap { $0.isEmpty ? nil : $0 }
    self.fields = fields
    try Alert.check(buttons)
    self.buttons = Alert.completed(buttons)
  }

  /// Creates an alert.
  ///
  /// Without any button there is an “OK”; a destructive button alone gets a “Cancel” beside it.
  ///
  /// - Throws: `AlertError` for a second cancel button or a second preferred one.
  public init(
    _ title: String?, message: String? = nil,
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
    try self.init(title, message: message, fields: fields, buttons: buttons)
  }

  /// Creates a copy with other fields.
  private init(copying alert: Alert, fields: [TextField]) {
    title = alert.title
    message = alert.message
    buttons = alert.buttons
    emphasizesCancel = alert.emphasizesCancel
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

  static func check(_ buttons: [Button]) throws(AlertError) {
    let cancels = buttons.filter { $0.role == .cancel }
    if cancels.count > 1 {
      throw .severalCancelButtons(cancels[0].label, cancels[1].label)
    }
    let preferred = buttons.filter { $0.isPreferred }
    if preferred.count > 1 {
      throw .severalPreferredButtons(preferred[0].label, preferred[1].label)
    }
  }

  /// Adds the buttons that iOS adds by itself.
  private static func completed(_ buttons: [Button]) -> [Button] {
    if buttons.isEmpty { return [Button("OK")] }
    if buttons.count == 1, buttons[0].role == .destructive {
      return buttons + [Button("Cancel", role: .cancel)]
    }
    return buttons
  }
}
