extension Alert {
  /// How serious an alert is; the names are SwiftUI's `DialogSeverity`.
  public enum Severity: UInt8, Hashable, Sendable {
    /// As most are: UIKit's `default`.
    case standard
    /// Something is about to be lost.
    case critical
  }
}

/// What a device lets a person feel; the Human Interface Guidelines' notifications.
public enum SensoryFeedback: UInt8, Hashable, Sendable {
  /// Something is done.
  case success
  /// Something needs care.
  case warning
  /// Something went wrong.
  case error
}
