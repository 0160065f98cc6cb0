/// A line of text that a person can edit.
public struct TextField: Hashable, Sendable {
  /// The words that stand in an empty field.
  public var placeholder: String
  /// The words in the field; empty for none.
  public var text: String
  /// A Boolean value that is true when the words are shown as dots.
  public var isSecure: Bool

  /// Creates a field.
  public init(_ placeholder: String, text: String = "") {
    self.placeholder = placeholder
    self.text = text
    isSecure = false
  }
}

/// Returns a field that shows its words as dots.
public func SecureField(_ placeholder: String, text: String = "") -> TextField {
  var field = TextField(placeholder, text: text)
  field.isSecure = true
  return field
}
