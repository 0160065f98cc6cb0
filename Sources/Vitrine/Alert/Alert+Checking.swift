extension Alert {
  /// Finds buttons that exclude each other.
  static func check(_ buttons: [Button]) throws(AlertError) {
    if let (first, second) = firstTwo(of: buttons, where: { $0.role == .cancel }) {
      throw .severalCancelButtons(first.label, second.label)
    }
    if let (first, second) = firstTwo(of: buttons, where: { $0.isPreferred }) {
      throw .severalPreferredButtons(first.label, second.label)
    }
    if let (first, second) = firstTwo(of: buttons, where: { $0.shortcut == .cancelAction }) {
      throw .severalCancelActions(first.label, second.label)
    }
    try checkNames(buttons.compactMap { $0.id })
  }

  /// Finds fields that are called the same, and words that a field cannot hold.
  static func check(_ fields: [TextField]) throws(AlertError) {
    for field in fields where field.text.utf8.count > ClusterText.capacity {
      throw .textTooLong(field: field.placeholder, limit: ClusterText.capacity)
    }
    try checkNames(fields.compactMap { $0.id })
  }

  private static func checkNames(_ names: [String]) throws(AlertError) {
    var known: Set<String> = []
    for name in names where !known.insert(name).inserted { throw .repeatedID(name) }
  }

  private static func firstTwo(
    of buttons: [Button], where condition: (Button) -> Bool
  ) -> (Button, Button)? {
    let found = buttons.filter(condition)
    return found.count > 1 ? (found[0], found[1]) : nil
  }

  /// Adds the buttons that iOS adds by itself.
  static func completed(_ buttons: [Button], _ strings: AlertStrings) -> [Button] {
    if buttons.isEmpty { return [Button(strings.ok)] }
    if buttons.allSatisfy({ $0.role == .destructive }) {
      return buttons + [Button(strings.cancel, role: .cancel)]
    }
    return buttons
  }
}
