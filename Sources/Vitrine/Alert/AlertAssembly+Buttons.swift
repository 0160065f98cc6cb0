import VitrineGraphics
import VitrineKit

extension AlertAssembly {
  /// Returns the places of the buttons in the alert in the order in which they are shown.
  func buttonOrder(_ arrangement: Alert.ButtonArrangement) throws(KitError) -> [Int] {
    let hoists = try kit.metric(named: "Alert/hoists default action") != 0
    return alert.buttonOrder(arrangement, hoistsPreferred: hoists)
  }

  func setButtons(
    _ root: inout Layer, _ arrangement: Alert.ButtonArrangement
  ) throws(KitError) {
    if arrangement == .column, alert.fields.count > 0 {
      try stackButtons(&root)
    }
    let order = try buttonOrder(arrangement)
    try root.changeChild(AlertPart.buttons) { (group) throws(KitError) in
      let slots = group.layers
      guard let prototype = slots.last else { throw missing(AlertPart.buttons) }
      if slots.count != order.count { group.isRebuilt = true }
      var layers: [Layer] = []
      for (place, index) in order.enumerated() {
        var slot = place < slots.count ? slots[place] : prototype
        let button = alert.buttons[index]
        slot.kind = .use(
          master: masterName(of: button, isFilled: button.isPreferred && button.isEnabled),
          overrides: [Override(path: [], change: .text(button.label))])
        slot.tag = AlertTag.button(numbers?.buttons[index] ?? index)
        layers.append(slot)
      }
      group.layers = layers
    }
  }

  /// Takes the column of the kit's stacked alert in place of the row below text fields, and keeps
  /// the row's distance from the fields.
  private func stackButtons(_ root: inout Layer) throws(KitError) {
    let stacked = try kit.layer(named: "Alerts/\(appearance.kitName)/Buttons Stacked")
    var column = try stacked.child(AlertPart.buttons)
    try root.changeChild(AlertPart.buttons) { (row) throws(KitError) in
      column.stack?.padding.top = row.stack?.padding.top ?? 0
      column.isRebuilt = true
      column.frame.origin.y = row.frame.minY
      // The alert grows by what the column is taller than the row.
      column.frame.size.height = row.frame.height
      row = column
    }
  }

  /// The kit's master for a button: only the preferred one is filled, and only while it is on.
  func masterName(of button: Button, isFilled: Bool) -> String {
    let look =
      isFilled
      ? AlertPart.primary
      : button.role == .destructive ? AlertPart.destructive : AlertPart.secondary
    return "Alerts/\u{100EC3}/\(appearance.kitName)/\(look)"
  }

  /// Gives resolved buttons what no master of the kit shows.
  func finishButtons(
    _ root: inout Layer, _ arrangement: Alert.ButtonArrangement
  ) throws(KitError) {
    let order = try buttonOrder(arrangement)
    let disabledOpacity = try kit.metric(named: "Alert/disabled opacity")
    let leastScale = try kit.metric(named: "Alert/minimum label scale")
    try root.changeChild(AlertPart.buttons) { (group) throws(KitError) in
      for (place, index) in order.enumerated() {
        let button = alert.buttons[index]
        try fillWithRed(&group.layers[place], button)
        try emphasize(&group.layers[place], button)
        for layer in group.layers[place].layers.indices {
          group.layers[place].layers[layer].shrinkWords(to: leastScale)
          if !button.isEnabled { group.layers[place].layers[layer].fadeWords(by: disabledOpacity) }
        }
      }
    }
  }

  /// Fills a preferred button that is destructive too with red: a destructive label's fills
  /// repeat the preferred button's recipe in that colour.
  private func fillWithRed(_ slot: inout Layer, _ button: Button) throws(KitError) {
    guard button.isPreferred, button.isEnabled, button.role == .destructive else { return }
    let master = try kit.layer(
      named: "Alerts/\u{100EC3}/\(appearance.kitName)/\(AlertPart.destructive)")
    slot.fills = master.layers.first?.fills ?? []
  }

  /// Sets the label of a cancel button as boldly as a preferred one's where that is asked for.
  private func emphasize(_ slot: inout Layer, _ button: Button) throws(KitError) {
    guard let font = try emphasizedFont(of: button) else { return }
    for index in slot.layers.indices { slot.layers[index].setFont(font) }
  }

  /// Returns the font of a label that is bolder than its master's; nil for all others.
  func emphasizedFont(of button: Button) throws(KitError) -> String? {
    guard alert.emphasizesCancel, button.role == .cancel,
      !alert.buttons.contains(where: { $0.isPreferred })
    else { return nil }
    let master = try kit.layer(
      named: "Alerts/\u{100EC3}/\(appearance.kitName)/\(AlertPart.primary)")
    guard case .text(let bold)? = master.layers.first?.kind else { return nil }
    return bold.font
  }
}

extension Layer {
  mutating func changeText(_ change: (inout TextContent) -> Void) {
    guard case .text(var content) = kind else { return }
    change(&content)
    kind = .text(content)
  }

  mutating func setFont(_ font: String) {
    changeText { $0.font = font }
    textIsChanged = true
  }

  fileprivate mutating func shrinkWords(to scale: Double) {
    changeText { $0.minimumScale = min($0.minimumScale, scale) }
  }

  /// Makes words paler without making a group of them: in a group they would not meet what lies
  /// below as the kit's blend modes want it.
  fileprivate mutating func fadeWords(by part: Double) {
    changeText { $0.color = $0.color?.faded(part) }
    fills = fills.map { $0.faded(part) }
  }
}
