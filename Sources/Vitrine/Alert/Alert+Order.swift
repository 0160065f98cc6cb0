extension Alert {
  /// How the buttons lie.
  enum ButtonArrangement: Hashable {
    /// Beside each other, or one alone.
    case row
    /// On top of each other.
    case column
  }

  /// Returns the places of the buttons in `buttons`, from the leading to the trailing end or from
  /// top to bottom.
  ///
  /// Cancel goes to the leading end or the bottom, and the preferred button, where it is hoisted,
  /// to the trailing end or the top; the others keep the order in which they were given. Human
  /// Interface Guidelines, Alerts.
  func buttonOrder(_ arrangement: ButtonArrangement, hoistsPreferred: Bool = true) -> [Int] {
    func isHoisted(_ index: Int) -> Bool { hoistsPreferred && buttons[index].isPreferred }
    func isCancel(_ index: Int) -> Bool {
      buttons[index].role == .cancel && !isHoisted(index)
    }
    let hoisted = buttons.indices.filter(isHoisted)
    let cancel = buttons.indices.filter(isCancel)
    let others = buttons.indices.filter { !isHoisted($0) && !isCancel($0) }
    switch arrangement {
    case .row: return cancel + others + hoisted
    case .column: return hoisted + others + cancel
    }
  }

  /// Returns the buttons from the leading to the trailing end, or from top to bottom.
  func orderedButtons(_ arrangement: ButtonArrangement) -> [Button] {
    buttonOrder(arrangement).map { buttons[$0] }
  }
}
