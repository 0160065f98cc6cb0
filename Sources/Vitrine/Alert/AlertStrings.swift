/// The words of the buttons that are added by themselves, in the person's language.
public struct AlertStrings: Hashable, Sendable {
  /// What stands on the only button of an alert that was given none.
  public var ok: String
  /// What stands on a cancel button that was not given.
  public var cancel: String

  /// Creates words; the English ones unless told otherwise.
  public init(ok: String = "OK", cancel: String = "Cancel") {
    self.ok = ok
    self.cancel = cancel
  }
}
