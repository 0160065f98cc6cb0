import VitrineGraphics
import VitrineKit

/// How much room an alert's words have around them at another text size.
///
/// It was measured at three sizes of body text. In between it grows evenly with the text, by whole
/// points, as all of the kit's; beyond them it stays, for very large words need the room themselves.
struct AlertTextRoom {
  private let isAccessibilitySize: Bool
  private let labelPadding: Double
  /// How much more there is than at the usual size, in points.
  private let top, gap, bottom: Double

  init(_ scale: TypeScale, kit: Kit) throws(KitError) {
    isAccessibilitySize = scale.size.isAccessibilitySize
    labelPadding = try kit.metric(named: "Alert/accessibility label padding")
    top = try Self.growth(of: "title top", scale, kit)
    gap = try Self.growth(of: "title gap", scale, kit)
    bottom = try Self.growth(of: "words bottom", scale, kit)
  }

  /// The text sizes that were measured, the usual one first.
  private static let measured: [DynamicTypeSize] = [.large, .xxxLarge, .accessibility2]

  private static func growth(
    of name: String, _ scale: TypeScale, _ kit: Kit
  ) throws(KitError) -> Double {
    var growth = 0.0
    for (lower, upper) in zip(measured, measured.dropFirst()) {
      let start = try TypeScale(lower, kit: kit).glyphs
      let end = try TypeScale(upper, kit: kit).glyphs
      let part = min(1, max(0, (scale.glyphs - start) / (end - start)))
      let step =
        try kit.metric(named: "Alert/\(name) \(upper.name)")
        - kit.metric(named: "Alert/\(name) \(lower.name)")
      growth += part * step
    }
    return growth.rounded()
  }

  /// Changes the room in a resolved alert whose words have their size.
  func apply(to root: inout Layer) throws(KitError) {
    try root.changeChild(AlertPart.words) { (block) throws(KitError) in
      block.stack?.padding.top += top
      block.stack?.padding.bottom += bottom
      block.stack?.gap += gap
      block.isRebuilt = true
    }
    try root.changeChild(AlertPart.buttons) { (group) throws(KitError) in
      for index in group.layers.indices { setHeight(of: &group.layers[index]) }
    }
  }

  /// A button is as tall as ever, and at accessibility sizes as its label with room around.
  private func setHeight(of button: inout Layer) {
    guard isAccessibilitySize else {
      button.heightSizing = .fixed
      return
    }
    for index in button.layers.indices {
      button.layers[index].frame.origin.y = labelPadding
      button.contentSize.height = button.layers[index].frame.height + 2 * labelPadding
    }
  }
}
