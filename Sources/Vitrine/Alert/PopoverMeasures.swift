import VitrineGraphics
import VitrineKit

/// What is different in a confirmation dialog that is a popover.
struct PopoverMeasures {
  let width: Double
  private let padding: Double
  private let gap: Double

  init(kit: Kit) throws(KitError) {
    width = try kit.metric(named: "Confirmation Dialog/width")
    padding = try kit.metric(named: "Confirmation Dialog/padding")
    gap = try kit.metric(named: "Confirmation Dialog/gap")
  }

  /// Changes the room around the parts of a resolved alert, and that between its buttons.
  func apply(to root: inout Layer) throws(KitError) {
    root.stack?.padding.top = padding
    root.stack?.padding.left = padding
    root.stack?.padding.bottom = padding
    root.stack?.padding.right = padding
    root.isRebuilt = true
    try root.changeChild(AlertPart.buttons) { (group) throws(KitError) in
      group.stack?.gap = gap
      group.isRebuilt = true
    }
  }
}
