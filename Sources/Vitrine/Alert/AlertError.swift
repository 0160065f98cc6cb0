/// A mistake in the content of an alert.
public enum AlertError: Error, Hashable, Sendable, CustomStringConvertible {
  /// More than one button has the cancel role; the labels of the first two.
  case severalCancelButtons(String, String)
  /// More than one button is marked as the default action; the labels of the first two.
  case severalPreferredButtons(String, String)
  /// More than one button is pressed by Escape; the labels of the first two.
  case severalCancelActions(String, String)
  /// Two buttons, or two fields, have one `id`; which one.
  case repeatedID(String)
  /// The words of a field are more than it holds; its placeholder, and the most bytes of UTF-8.
  case textTooLong(field: String, limit: Int)
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
    case .severalCancelActions(let first, let second):
      "Escape can press only one button, “\(first)” and “\(second)” are marked for it; "
        + "take the mark from one of them"
    case .repeatedID(let id):
      "the id “\(id)” is there twice; give each button and each field an id of its own"
    case .textTooLong(let placeholder, let limit):
      "the field “\(placeholder)” is given more than the \(limit) bytes that it holds; "
        + "shorten its text"
    case .fieldInConfirmationDialog(let placeholder):
      "a confirmation dialog cannot have text fields, “\(placeholder)” is one; "
        + "ask for text in an alert"
    }
  }
}
