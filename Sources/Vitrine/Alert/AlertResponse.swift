/// How an alert ended.
public struct AlertResponse: Hashable, Sendable {
  /// The button that was pressed; nil where the program dismissed the alert.
  public var button: Button?
  /// The words of the text fields, from top to bottom.
  public var texts: [String]

  /// Creates a response.
  public init(button: Button?, texts: [String]) {
    self.button = button
    self.texts = texts
  }
}
