/// What a button is there for.
///
/// The names are SwiftUI's `ButtonRole`; UIKit's `UIAlertAction.Style` has the first two.
public enum ButtonRole: UInt8, Hashable, Sendable {
  /// Leaves everything as it is.
  case cancel
  /// Deletes something or cannot be undone.
  case destructive
  /// Agrees to what is asked.
  case confirm
  /// Goes away without a decision.
  case close
}

/// A key that presses a button.
public enum KeyboardShortcut: UInt8, Hashable, Sendable {
  /// Return: marks the preferred button, UIKit's `preferredAction`.
  case defaultAction
  /// Escape.
  case cancelAction
}

/// A button of an alert.
public struct Button: Hashable, Sendable {
  /// The words on the button.
  public var label: String
  /// What the button is there for; nil for an ordinary one.
  public var role: ButtonRole?
  /// The key that presses the button.
  public var shortcut: KeyboardShortcut?
  /// A Boolean value that is false for a button that cannot be pressed.
  public var isEnabled = true
  /// What tells the button from others when its alert is changed; nil for its label and role.
  public var id: String?
  /// What is called when the button was pressed and its alert has gone; nil for nothing.
  public var action: Action?

  /// Creates a button.
  public init(_ label: String, role: ButtonRole? = nil) {
    self.label = label
    self.role = role
  }

  /// Creates a button with an action.
  public init(_ label: String, role: ButtonRole? = nil, action: @escaping () -> Void) {
    self.init(label, role: role)
    self.action = Action(action)
  }

  /// Returns the button with a key; `.defaultAction` makes it the filled, preferred one.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> Button {
    var button = self
    button.shortcut = shortcut
    return button
  }

  /// Returns the button with a name by which a changed alert finds it again.
  public func id(_ id: String) -> Button {
    var button = self
    button.id = id
    return button
  }

  /// Returns the button switched off or on again.
  public func disabled(_ isDisabled: Bool) -> Button {
    var button = self
    button.isEnabled = !isDisabled
    return button
  }

  /// A Boolean value that is true for the one button that an alert puts forward.
  public var isPreferred: Bool { shortcut == .defaultAction }
}
