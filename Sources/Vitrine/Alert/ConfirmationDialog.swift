import VitrineGraphics

/// A choice between things to do, as SwiftUI's `confirmationDialog` and UIKit's action sheets ask
/// for it.
///
/// It always has a cancel button, and a touch outside presses that. As of iOS 26 it looks like an
/// alert, or is a popover without the cancel button beside what it belongs to.
public struct ConfirmationDialog: Hashable, Sendable {
  /// The bold words at the top; nil or empty for none.
  public let title: String?
  /// The words below the title; nil or empty for none.
  public let message: String?
  /// The buttons in the order in which they were given, with the cancel button that is added.
  public let buttons: [Button]

  /// Creates a dialog.
  ///
  /// Without a cancel button it gets a “Cancel”. No button is filled: a mark as the default action
  /// is ignored.
  ///
  /// - Parameters:
  ///   - title: the words at the top; nil or empty for none.
  ///   - message: the words below; nil or empty for none.
  ///   - strings: the words of the button that is added, in the person's language.
  ///   - content: the buttons.
  /// - Throws: `AlertError` for two buttons that only one may be or that have one `id`, and for a
  ///   text field.
  public init(
    _ title: String?, message: String? = nil, strings: AlertStrings = AlertStrings(),
    @AlertBuilder content: () -> [AlertElement] = { [] }
  ) throws(AlertError) {
    var buttons: [Button] = []
    for element in content() {
      switch element {
      case .button(let button): buttons.append(button)
      case .field(let field): throw .fieldInConfirmationDialog(field.placeholder)
      }
    }
    try Alert.check(buttons)
    if !buttons.contains(where: { $0.role == .cancel }) {
      buttons.append(Button(strings.cancel, role: .cancel))
    }
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  /// The dialog in an alert's shape.
  var alert: Alert {
    let buttons = buttons.map { button in
      button.isPreferred ? button.keyboardShortcut(nil) : button
    }
    return Alert(title: title, message: message, shownButtons: buttons)
  }
}

/// What a live confirmation dialog has that an alert has not.
struct DialogRules {
  /// What it belongs to on the screen in points, to stand beside it; nil to stand in the middle.
  var source: Rect?
}
