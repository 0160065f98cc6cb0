import VitrineGraphics
import VitrineKit
import VitrineLayout

/// Where an alert sits on its screen, and what gives way when it is too tall.
struct AlertSeat {
  private let screen: ScreenMeasures
  private let centerOffset: Double
  private let margin: Double
  /// The height in points that a keyboard takes at the bottom; 0 for none.
  var keyboardInset = 0.0

  /// Takes the screen, and how far below its middle the kit puts the middle of an alert.
  init(screen: ScreenMeasures, centerOffset: Double, kit: Kit) throws(KitError) {
    self.screen = screen
    self.centerOffset = centerOffset
    margin = try kit.metric(named: "Alert/screen margin")
  }

  /// The distance between the highest and the lowest place that an alert may cover.
  private var room: Double {
    max(0, screen.size.height - screen.safeArea.top - screen.safeArea.bottom - 2 * margin)
  }

  /// Returns the alert at its place, no taller than there is room, and what was left out.
  func seat(_ placed: PlacedLayer, kit: Kit) throws(KitError) -> (PlacedLayer, String?) {
    var alert = placed
    var warning: String?
    if alert.frame.height > room {
      let least = try kit.metric(named: "Alert/minimum buttons height")
      alert = alert.fitted(height: room, leastButtons: least)
      warning =
        "the alert is \((placed.frame.height - room).rounded(.up).shortest) points taller than "
        + "the screen has room for, so part of it is cut off; shorten the words or take fewer "
        + "buttons"
    }
    let top = screen.safeArea.top + margin
    let wanted = screen.size.height / 2 + centerOffset - alert.frame.height / 2
    let lowest = screen.size.height - screen.safeArea.bottom - margin - alert.frame.height
    alert.frame.origin = Point(
      (screen.size.width - alert.frame.width) / 2, max(top, min(wanted, lowest)))
    return (alert, warning)
  }
}

extension PlacedLayer {
  /// Returns the alert with its words, and if need be its buttons, cut to a height.
  ///
  /// Words and buttons are two regions that scroll apart: the buttons stay in view, at least as
  /// far as their least height, and the words take the rest. Source of the rule: Flutter's
  /// dialog, compared with iOS.
  fileprivate func fitted(height: Double, leastButtons: Double) -> PlacedLayer {
    guard let buttons = layers.last, layers.count > 1 else { return cut(to: height) }
    let padding = frame.height - buttons.frame.maxY
    let words = layers.dropLast()
    let wordsTop = words.first?.frame.minY ?? 0
    let wordsHeight = buttons.frame.minY - wordsTop
    let room = max(0, height - wordsTop - padding)
    let buttonsHeight = min(
      buttons.frame.height, max(min(leastButtons, room), room - wordsHeight))
    let wordsRoom = max(0, room - buttonsHeight)

    var result = self
    result.frame.size.height = height
    let wordsFrame = Rect(0, wordsTop, frame.width, wordsRoom)
    let buttonsFrame = Rect(0, wordsTop + wordsRoom, frame.width, buttonsHeight)
    result.layers = [
      region(Array(words), in: wordsFrame, AlertTag.wordsRegion),
      region([buttons], in: buttonsFrame, AlertTag.buttonsRegion),
    ]
    return result
  }

  /// Returns a clipping container that holds layers whose first one starts at its top.
  private func region(_ content: [PlacedLayer], in frame: Rect, _ tag: Tag) -> PlacedLayer {
    let top = content.first?.frame.minY ?? 0
    var holder = Layer(name: "Scroll Region", kind: .group, frame: frame, source: layer.source)
    holder.clipsChildren = true
    holder.tag = tag
    let moved = content.map { child in
      var child = child
      child.frame.origin.y -= top
      return child
    }
    return PlacedLayer(layer: holder, frame: frame, layers: moved)
  }

  private func cut(to height: Double) -> PlacedLayer {
    var result = self
    result.frame.size.height = height
    result.layer.clipsChildren = true
    return result
  }
}
