/// How an alert ended.
public struct AlertResponse: Hashable, Sendable {
  /// The button that was pressed; nil where the program dismissed the alert.
  public var button: Button?
  /// The place of the button among the alert's, which tells buttons with the same words apart.
  public var index: Int?
  /// The words of the text fields, from top to bottom.
  public var texts: [String]

  /// Creates a response.
  public init(button: Button?, index: Int? = nil, texts: [String]) {
    self.button = button
    self.index = index
    self.texts = texts
  }
}
