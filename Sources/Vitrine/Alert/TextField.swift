/// A line of text that a person can edit.
public struct TextField: Hashable, Sendable {
  /// The words that stand in an empty field.
  public var placeholder: String
  /// The words in the field; empty for none.
  public var text: String
  /// A Boolean value that is true when the words are shown as dots.
  public var isSecure: Bool
  /// What tells the field from others when its alert is changed; nil for its placeholder.
  public var id: String?
  /// What is called with the words whenever a person changed them; nil for nothing.
  public var onChange: ChangeAction<String>?

  /// Creates a field.
  public init(_ placeholder: String, text: String = "") {
    self.placeholder = placeholder
    self.text = text
    isSecure = false
  }
}

extension TextField {
  /// Returns the field with a name by which a changed alert finds it again.
  public func id(_ id: String) -> TextField {
    var field = self
    field.id = id
    return field
  }

  /// Returns the field with something to call with the words whenever a person changed them.
  public func onChange(_ body: @escaping (String) -> Void) -> TextField {
    var field = self
    field.onChange = ChangeAction(body)
    return field
  }
}

/// Returns a field that shows its words as dots.
public func SecureField(_ placeholder: String, text: String = "") -> TextField {
  var field = TextField(placeholder, text: text)
  field.isSecure = true
  return field
}
