extension Alert {
  /// Creates an alert that tells of an error: its title is what the error says of itself.
  ///
  /// SwiftUI's `alert(error:actions:message:)`.
  ///
  /// - Throws: `AlertError` as for any other alert.
  public init<Failure: Error & CustomStringConvertible>(
    error: Failure, message: String? = nil, strings: AlertStrings = AlertStrings(),
    @AlertBuilder content: () -> [AlertElement] = { [] }
  ) throws(AlertError) {
    try self.init(error.description, message: message, strings: strings, content: content)
  }
}
