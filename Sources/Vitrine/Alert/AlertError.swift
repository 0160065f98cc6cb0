/// A mistake in the content of an alert.
public enum AlertError: Error, Hashable, Sendable, CustomStringConvertible {
  /// More than one button has the cancel role; the labels of the first two.
  case severalCancelButtons(String, String)
  /// More than one button is marked as the default action; the labels of the first two.
  case severalPreferredButtons(String, String)
  /// A confirmation dialog has a text field; its placeholder.
  case fieldInConfirmationDialog(String)

  /// What is wrong, and what to do.
  public var description: String {
    switch self {
    case .severalCancelButtons(let first, let second):
      "an alert can have only one cancel button, “\(first)” and “\(second)” are two; "
        + "give one of them no role"
    case .severalPreferredButtons(let first, let second):
      "an alert can have only one preferred button, “\(first)” and “\(second)” are two; "
        + "take the mark from one of them"
    case .fieldInConfirmationDialog(let placeholder):
      "a confirmation dialog cannot have text fields, “\(placeholder)” is one; "
        + "ask for text in an alert"
    }
  }
}
