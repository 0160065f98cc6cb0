extension Alert {
  /// How the buttons lie.
  enum ButtonArrangement: Hashable {
    /// Beside each other, or one alone.
    case row
    /// On top of each other.
    case column
  }

  /// Returns the buttons from the leading to the trailing end, or from top to bottom.
  ///
  /// The preferred button goes to the trailing end or the top, cancel to the leading end or the
  /// bottom; the others keep the order in which they were given. Human Interface Guidelines,
  /// Alerts.
  func orderedButtons(_ arrangement: ButtonArrangement) -> [Button] {
    let cancel = buttons.filter { $0.role == .cancel && !$0.isPreferred }
    let preferred = buttons.filter { $0.isPreferred }
    let others = buttons.filter { $0.role != .cancel && !$0.isPreferred }
    switch arrangement {
    case .row: return cancel + others + preferred
    case .column: return preferred + others + cancel
    }
  }
}
