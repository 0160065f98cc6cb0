import VitrineGraphics
import VitrineKit
import VitrineLayout

/// An alert that is too tall, in two regions that scroll apart.
///
/// The buttons stay in view, at least as far as their least height; the words, with the text
/// fields, take the rest. Source of the rule: Flutter's dialog, compared with iOS. Where the words
/// scroll a hairline divides the two.
struct AlertRegions {
  /// What the specs say about such alerts.
  struct Rules {
    /// The least height of the region of the buttons in points.
    let leastButtons: Double
    /// The distance between the hairline and the buttons in points.
    let hairlineGap: Double
    let hairline: Layer

    init(appearance: Appearance, kit: Kit) throws(KitError) {
      leastButtons = try kit.metric(named: "Alert/minimum buttons height")
      hairlineGap = try kit.metric(named: "Alert/hairline gap")
      hairline = try kit.resolve(named: "Alert Rules/\(appearance.kitName)/Hairline")
    }
  }

  private let alert: PlacedLayer
  private let height: Double
  private let rules: Rules
  private let words: [PlacedLayer]
  private let buttons: PlacedLayer

  /// Takes an alert whose last layer holds the buttons, and the height that there is room for.
  init(_ alert: PlacedLayer, height: Double, _ rules: Rules) {
    self.alert = alert
    self.height = height
    self.rules = rules
    words = Array(alert.layers.dropLast())
    buttons = alert.layers.last ?? PlacedLayer(layer: alert.layer, frame: .zero)
  }

  /// The alert with its parts in the regions.
  var layer: PlacedLayer {
    var result = alert
    result.frame.size.height = height
    result.layers = []
    if !words.isEmpty { result.layers.append(wordsRegion) }
    if wordsScroll { result.layers.append(hairline) }
    result.layers.append(buttonsRegion)
    return result
  }

  /// The regions that have more in them than there is to see.
  var scrollers: [Scroller] {
    var scrollers: [Scroller] = []
    if wordsScroll {
      // Words end with room below them, text fields do not.
      let end = words.last?.layer.name == AlertPart.fields ? rules.hairlineGap : 0
      scrollers.append(Scroller(tag: AlertTag.wordsRegion, axis: .vertical, endInset: end))
    }
    if buttonsScroll {
      scrollers.append(Scroller(tag: AlertTag.buttonsRegion, axis: .vertical, endInset: padding))
    }
    return scrollers
  }

  // MARK: - Heights

  /// The space below the buttons, which scrolls with them.
  private var padding: Double { alert.frame.height - buttons.frame.maxY }

  /// What the words take, with the space above them.
  private var wordsHeight: Double { words.isEmpty ? 0 : buttons.frame.minY }

  /// How far the first button is below the region's upper edge, where there is a hairline.
  private var lead: Double {
    let inside = buttons.layers.map { $0.frame.minY }.min() ?? 0
    return max(0, rules.hairlineGap - inside)
  }

  /// What the buttons take, with the space below them.
  private var natural: Double { buttons.frame.height + padding }

  /// The heights of both regions; the upper edge of the lower one is the end of the upper one.
  private var split: (words: Double, buttons: Double, wordsScroll: Bool) {
    let above = words.isEmpty ? buttons.frame.minY : 0
    let room = max(0, height - above)
    if wordsHeight + min(natural, rules.leastButtons + padding) <= room {
      return (wordsHeight, room - wordsHeight, false)
    }
    let least = min(natural, rules.leastButtons + padding) + lead
    let buttonsHeight = min(room, least)
    return (room - buttonsHeight, buttonsHeight, true)
  }

  private var wordsScroll: Bool { !words.isEmpty && split.wordsScroll }

  /// The upper edge of the buttons in their region.
  private var buttonsTop: Double { wordsScroll ? lead : 0 }

  private var buttonsScroll: Bool { natural + buttonsTop > split.buttons }

  // MARK: - Regions

  private var wordsRegion: PlacedLayer {
    let frame = Rect(0, 0, alert.frame.width, split.words)
    var corners = alert.layer.corners
    corners.bottomLeft = 0
    corners.bottomRight = 0
    return region(words, in: frame, corners, AlertTag.wordsRegion)
  }

  private var buttonsRegion: PlacedLayer {
    let height = split.buttons
    var frame = Rect(0, self.height - height, alert.frame.width, height)
    var moved = buttons
    moved.frame.origin.y = buttonsTop
    var corners = Corners.square
    if buttonsScroll {
      corners = alert.layer.corners
      corners.topLeft = 0
      corners.topRight = 0
    } else {
      // A region that holds all its buttons ends with them, as the kit's group does.
      frame.size.height -= padding
    }
    return region([moved], in: frame, corners, AlertTag.buttonsRegion)
  }

  /// Returns a clipping container.
  private func region(
    _ content: [PlacedLayer], in frame: Rect, _ corners: Corners, _ tag: Tag
  ) -> PlacedLayer {
    var holder = Layer(
      name: "Scroll Region", kind: .group, frame: frame, source: alert.layer.source)
    holder.clipsChildren = true
    holder.corners = corners
    holder.tag = tag
    return PlacedLayer(layer: holder, frame: frame, layers: content)
  }

  private var hairline: PlacedLayer {
    let width = buttons.frame.width
    let thickness = rules.hairline.frame.height
    return PlacedLayer(
      layer: rules.hairline,
      frame: Rect(buttons.frame.minX, split.words - thickness, width, thickness))
  }
}
