import VitrineKit

extension SidebarAssembly {
  private var blocks: String { "Sidebar/\u{100EC3}/\(appearance.kitName)" }

  /// Returns the changes that give an instance of a level its state, words and accessories.
  func rowOverrides(_ row: SidebarRow) throws(KitError) -> [Override] {
    let state =
      sidebar.selection.contains(row.tag) ? "Selected" : row.isEnabled ? "Default" : "Disabled"
    let leading = ["State", "Leading"]
    var overrides = [
      Override(path: ["State"], change: .swap("\(blocks)/States/\(state)")),
      Override(path: leading + ["Title"], change: .text(row.title)),
    ]
    if let subtitle = row.subtitle {
      overrides += [
        Override(path: leading + ["Subtitle"], change: .visible(true)),
        Override(path: leading + ["Subtitle"], change: .text(subtitle)),
      ]
    }
    if let symbol = row.systemImage {
      let text = try kit.symbolText(symbol)
      overrides.append(Override(path: leading + ["SF Symbol", "Symbol"], change: .text(text)))
    } else {
      overrides.append(Override(path: leading + ["SF Symbol"], change: .visible(false)))
    }
    if sidebar.isEditing, row.isDeletable {
      overrides.append(Override(path: leading + ["Delete"], change: .visible(true)))
    }
    return try overrides + trailingOverrides(row)
  }

  private func trailingOverrides(_ row: SidebarRow) throws(KitError) -> [Override] {
    let path = ["State", "Trailing Detail"]
    func swap(_ name: String) -> [Override] {
      [Override(path: path, change: .swap("\(blocks)/Items/Trailing/\(name)"))]
    }
    let detail = detailOverrides(row, at: path)
    switch row.content {
    case .branch(_, let isExpanded):
      return try swap("Submenu") + detail + chevron(at: path + ["Chevron"], isOpen: isExpanded)
    case .leaf(nil):
      return row.detail == nil ? [Override(path: path, change: .visible(false))] : detail
    case .leaf(.info): return swap("Info") + detail
    case .leaf(.checkmark): return swap("Checkmark") + detail
    case .leaf(.symbol(let name)):
      let text = try kit.symbolText(name)
      return swap("Symbol") + detail + [Override(path: path + ["Symbol"], change: .text(text))]
    case .leaf(.toggle(let isOn)):
      let toggle = "Toggles/\(appearance.kitName)/\(isOn ? "On" : "Off")/1 - Idle"
      return swap("Toggle") + [
        Override(path: path + ["Toggle", "Toggle"], change: .swap(toggle))
      ]
    }
  }

  private func detailOverrides(_ row: SidebarRow, at path: [String]) -> [Override] {
    guard let detail = row.detail else {
      return [Override(path: path + ["Detail"], change: .visible(false))]
    }
    return [Override(path: path + ["Detail"], change: .text(detail))]
  }
}
