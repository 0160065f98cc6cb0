import VitrineGraphics
import VitrineKit

/// Builds a share sheet's layers out of the kit's own masters, as a designer would.
///
/// A component of the kit gives the frame; its header is swapped, its rows are filled with as many
/// instances as there is content, and the layout does the rest. With the kit's placeholder content
/// the result is the kit's own component.
struct ActivityViewAssembly {
  let view: ActivityView
  let kit: Kit
  let appearance: Appearance
  /// The size of the screen in points: what lies beyond it is not built.
  let screenSize: Size
  let isRightToLeft: Bool
  let typeScale: TypeScale

  /// Returns the sheet with the dimmed screen, resolved.
  func card() throws(KitError) -> Layer {
    let height = view.detent == .large ? "Full" : "Half"
    return try filled("Activity View/\(appearance.kitName)/Card - \(height) Height")
  }

  /// Returns the popover that takes the sheet's place on wide screens, resolved.
  func popover() throws(KitError) -> Layer {
    try filled("Activity View/Own/\(appearance.kitName)/Popover")
  }

  /// Returns what scrolls in the sheet, resolved.
  func contents() throws(KitError) -> Layer {
    var root = try kit.layer(named: "\(ActivityViewPart.block)/\(appearance.kitName)/Contents")
    try root.changeChild(ActivityViewPart.header) { (layer) throws(KitError) in
      try setHeader(&layer)
    }
    try root.changeChild(ActivityViewPart.people) { (row) throws(KitError) in
      try setPeople(&row)
    }
    try root.changeChild(ActivityViewPart.apps) { (row) throws(KitError) in try setApps(&row) }
    let circles = try root.child(ActivityViewPart.actions).stack?.padding.bottom ?? 0
    try root.changeChild(ActivityViewPart.actions) { (row) throws(KitError) in
      try setQuickActions(&row)
    }
    try root.changeChild(ActivityViewPart.actions, occurrence: 2) { (list) throws(KitError) in
      try setSections(&list, bottomOfCircles: circles)
    }
    try root.changeChild(ActivityViewPart.editing) { (layer) throws(KitError) in
      try setEditButton(&layer)
    }
    var resolved = try kit.resolve(root)
    try limitLines(&resolved)
    try wrapRows(&resolved)
    try applyTypeSize(&resolved)
    if isRightToLeft { resolved.turnChevrons() }
    return resolved
  }

  private func filled(_ name: String) throws(KitError) -> Layer {
    let contents = try contents()
    var root = try kit.resolve(named: name)
    try root.changeChild(ActivityViewPart.sheet) { (sheet) throws(KitError) in
      try sheet.changeChild(ActivityViewPart.contents) { (slot) throws(KitError) in
        slot.layers = contents.layers
        slot.contentSize = contents.contentSize
      }
    }
    return root
  }

  /// Sets the header's words and the list in the person's text size; icons and circles keep theirs.
  private func applyTypeSize(_ contents: inout Layer) throws(KitError) {
    if typeScale.isDefault { return }
    try contents.changeChild(ActivityViewPart.header) { (header) throws(KitError) in
      try header.changeChild(ActivityViewPart.words) { (words) throws(KitError) in
        words.applyTypeScale(typeScale)
      }
    }
    try contents.changeChild(ActivityViewPart.actions, occurrence: 2) { (list) throws(KitError) in
      for section in list.layers.indices {
        for row in list.layers[section].layers.indices {
          list.layers[section].layers[row].applyTypeScale(typeScale)
          list.layers[section].layers[row].widenSymbols(by: typeScale)
        }
      }
    }
  }

  private func setEditButton(_ layer: inout Layer) throws(KitError) {
    guard let title = view.editTitle else { return layer.hide() }
    try layer.changeChild(ActivityViewPart.editButton) { (button) throws(KitError) in
      button.setOverride(Override(path: [], change: .text(title)))
    }
  }
}
