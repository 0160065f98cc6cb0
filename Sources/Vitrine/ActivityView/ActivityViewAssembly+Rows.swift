import VitrineGraphics
import VitrineKit

extension ActivityViewAssembly {
  func setPeople(_ row: inout Layer) throws(KitError) {
    let people = view.people.prefix(mostColumns(row))
    try row.refill(count: people.count) { (slot, index) throws(KitError) in
      try setPerson(&slot, people[index])
    }
  }

  private func setPerson(_ slot: inout Layer, _ person: Person) throws(KitError) {
    let photo = [ActivityViewPart.photo]
    var overrides = [
      Override(path: [ActivityViewPart.label], change: .text(person.label))
    ]
    switch person.photo {
    case .initials:
      let master = "Activity View/Own/Person - Initials"
      overrides += [
        Override(path: photo, change: .swap(master)),
        Override(path: photo + ["Initials"], change: .text(person.initials)),
      ]
    case .single(let image):
      overrides.append(Override(path: photo, change: .fill([try image.fill(in: kit)])))
    case .double(let first, let second):
      let master = "\(ActivityViewPart.block)/Person - Photo - Double"
      overrides += [
        Override(path: photo, change: .swap(master)),
        Override(path: photo + ["Photo 1"], change: .fill([try first.fill(in: kit)])),
        Override(path: photo + ["Photo 2"], change: .fill([try second.fill(in: kit)])),
      ]
    }
    let icon = [ActivityViewPart.icon]
    if let app = person.app {
      overrides += try app.overrides(at: icon, isBadge: true, kit: kit, appearance: appearance)
    } else {
      overrides.append(Override(path: icon, change: .visible(false)))
    }
    overrides += try labelCorrection()
    slot.kind = .use(master: "\(ActivityViewPart.block)/Light/Person", overrides: overrides)
  }

  func setApps(_ row: inout Layer) throws(KitError) {
    let apps = view.orderedApps.prefix(mostColumns(row))
    try row.refill(count: apps.count) { (slot, index) throws(KitError) in
      try setApp(&slot, apps[index])
    }
  }

  private func setApp(_ slot: inout Layer, _ app: Activity) throws(KitError) {
    var overrides = [Override(path: [ActivityViewPart.label], change: .text(app.title))]
    if let icon = app.icon {
      overrides += try icon.overrides(
        at: [ActivityViewPart.icon], isBadge: false, kit: kit, appearance: appearance)
    }
    overrides += try labelCorrection()
    var master = "\(ActivityViewPart.block)/Light/App"
    if let badge = app.badge {
      master = "Activity View/Own/App with Badge"
      overrides.append(
        Override(path: [ActivityViewPart.badge, ActivityViewPart.count], change: .text(badge)))
    }
    slot.kind = .use(master: master, overrides: overrides)
  }

  /// Makes labels white in Dark, where the kit's contents show the black ones of its Light blocks.
  private func labelCorrection() throws(KitError) -> [Override] {
    if appearance == .light { return [] }
    let dark = try kit.layer(named: "\(ActivityViewPart.block)/Dark/App")
    guard case .text(let content) = try dark.child(ActivityViewPart.label).kind,
      let color = content.color
    else { return [] }
    return [Override(path: [ActivityViewPart.label], change: .fill([color]))]
  }

  func setQuickActions(_ row: inout Layer) throws(KitError) {
    let actions = view.quickActions.prefix(mostColumns(row))
    try row.refill(count: actions.count) { (slot, index) throws(KitError) in
      let action = actions[index]
      let symbol = try action.systemImage.map { (name) throws(KitError) in
        try kit.symbolText(name)
      }
      try slot.changeChild(ActivityViewPart.circle) { (circle) throws(KitError) in
        try circle.changeChild(ActivityViewPart.symbol) { (layer) throws(KitError) in
          layer.setText(symbol)
        }
      }
      try slot.changeChild(ActivityViewPart.label) { (layer) throws(KitError) in
        layer.setText(action.title)
      }
    }
  }

  func setSections(_ list: inout Layer, bottomOfCircles: Double) throws(KitError) {
    // Sections come from the longest of the kit's own, whose rows cover every case.
    var rowsLeft = Int(screenSize.height / (list.layers.first?.layers.first?.frame.height ?? 1)) + 2
    var sections: [ActivitySection] = []
    for section in view.sections where rowsLeft > 0 {
      sections.append(ActivitySection(Array(section.activities.prefix(rowsLeft))))
      rowsLeft -= section.activities.count
    }
    if view.quickActions.isEmpty {
      // The circles' room below them divides the list from what comes before.
      list.stack?.padding.top = bottomOfCircles
      list.isRebuilt = true
    }
    try list.refill(count: sections.count) { (box, index) throws(KitError) in
      let activities = sections[index].activities
      let hasSymbols = activities.contains { $0.systemImage != nil }
      try box.refill(count: activities.count) { (row, index) throws(KitError) in
        try setRow(&row, activities[index], keepsSymbolRoom: hasSymbols)
      }
    }
  }

  /// Lets the titles of the list's rows wrap, and the rows grow with them.
  ///
  /// At accessibility sizes there may be any number of lines.
  func wrapRows(_ contents: inout Layer) throws(KitError) {
    let most = Int(try kit.metric(named: "Activity View/row lines"))
    let limit = typeScale.size.isAccessibilitySize ? nil : most
    try contents.changeChild(ActivityViewPart.actions, occurrence: 2) { (list) throws(KitError) in
      for section in list.layers.indices {
        for row in list.layers[section].layers.indices {
          list.layers[section].layers[row].letTextWrap(ActivityViewPart.label, lineLimit: limit)
        }
      }
    }
  }

  private func setRow(
    _ row: inout Layer, _ action: Activity, keepsSymbolRoom: Bool
  ) throws(KitError) {
    var overrides = [Override(path: [ActivityViewPart.label], change: .text(action.title))]
    let symbol = [ActivityViewPart.symbol]
    if let name = action.systemImage {
      overrides.append(Override(path: symbol, change: .text(try kit.symbolText(name))))
    } else {
      overrides.append(
        Override(path: keepsSymbolRoom ? symbol : ["Stack#1"], change: .visible(false)))
    }
    var master = "\(ActivityViewPart.block)/\(appearance.kitName)/List/List Row"
    if let badge = action.badge {
      master = "Activity View/Own/\(appearance.kitName)/List Row with Badge"
      overrides.append(
        Override(path: [ActivityViewPart.badge, ActivityViewPart.count], change: .text(badge)))
    }
    row.kind = .use(master: master, overrides: overrides)
  }

  /// Returns how many of a row's slots start on the screen.
  private func mostColumns(_ row: Layer) -> Int {
    guard let slot = row.layers.first, let stack = row.stack else { return 0 }
    let pitch = max(1, slot.frame.width + stack.gap)
    return Int(max(0, screenSize.width - stack.padding.left) / pitch) + 1
  }
}
