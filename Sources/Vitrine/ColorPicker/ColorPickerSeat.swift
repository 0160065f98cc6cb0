import VitrineGraphics
import VitrineKit
import VitrineLayout

/// Where a picker stands on a screen, and how it makes do with the room that there is.
///
/// A sheet floats above the lower edge, as the kit draws it. On low screens it takes the whole
/// screen, as sheets do on iOS 26 where the height is compact. A picker that is too tall keeps its
/// bar; all below that scrolls.
struct ColorPickerSeat {
  let isPopover: Bool
  /// Whether it takes the whole screen.
  let isFull: Bool
  /// The width of what stands in the panel in points.
  let contentWidth: Double
  /// The room at either side of it inside the panel.
  let padding: Double
  private let screen: ScreenMeasures
  private let source: Rect?
  private let keyboardInset: Double
  private let isRightToLeft: Bool
  private let kit: Kit

  init(_ stage: Stage, source: Rect?, _ keyboardInset: Double) throws(KitError) {
    isPopover = try stage.showsPickerInPopover
    let isLow = try stage.isLow
    isFull = isLow && !isPopover
    self.source = source
    self.keyboardInset = keyboardInset
    isRightToLeft = stage.isRightToLeft
    screen = stage.screen
    kit = stage.kit
    let name = "Color Pickers/\(stage.surroundings.appearance.kitName)"
    let root = try kit.layer(named: "\(name)/\(isPopover ? "iPad" : "iPhone")")
    let panel = isPopover ? root : try root.child("Stack")
    let bar = try panel.child("Navigation Bar")
    padding = bar.frame.minX
    let margins =
      isFull
      ? screen.safeArea.left + screen.safeArea.right : root.frame.width - panel.frame.width
    contentWidth =
      isPopover ? bar.frame.width : screen.size.width - margins - 2 * bar.frame.minX
  }

  // MARK: - Placing

  /// Puts a panel of its own height in its place, and lets its content scroll if it has to.
  ///
  /// The root is the kit's component that the panel was placed from.
  func seat(_ panel: inout PlacedLayer, _ root: Layer) throws(KitError) -> Seated {
    if isPopover { return try seatPopover(&panel, root) }
    let natural = panel.frame.height
    if isFull {
      fill(&panel)
      return Seated(
        scroller: panel.scrollBelowBar(
          natural: natural + screen.safeArea.top + safeBottom, corners: .square))
    }
    let margin = screen.size.height - panel.frame.maxY
    let top = max(screen.safeArea.top, margin)
    let bottom = min(panel.frame.maxY, keyboardTop)
    panel.frame.size.height = max(0, min(natural, bottom - top))
    panel.frame.origin.y = bottom - panel.frame.height
    return Seated(scroller: panel.scrollBelowBar(natural: natural, corners: panel.layer.corners))
  }

  /// What became of a panel.
  struct Seated {
    /// The region that scrolls; nil where all is in sight.
    var scroller: Scroller?
    /// The tip of an arrow that points at something.
    var origin: Point?
  }

  private var keyboardTop: Double { screen.size.height - keyboardInset }

  /// The safe area at the bottom, as far as no keyboard lies over it.
  private var safeBottom: Double { max(0, screen.safeArea.bottom - keyboardInset) }

  /// Takes the whole screen, with the content in its safe area.
  private func fill(_ panel: inout PlacedLayer) {
    let safe = screen.safeArea
    // The screen is mirrored later, its safe area is not.
    let left = isRightToLeft ? safe.right : safe.left
    for index in panel.layers.indices {
      panel.layers[index].frame.origin = panel.layers[index].frame.origin + Point(left, safe.top)
    }
    panel.frame = Rect(0, 0, screen.size.width, keyboardTop)
    panel.layer.corners = .square
  }

  // MARK: - Popovers

  private func seatPopover(_ panel: inout PlacedLayer, _ root: Layer) throws(KitError) -> Seated {
    let natural = panel.frame.size
    let margin = try kit.metric(named: "Popover/screen margin")
    var safe = screen.safeArea
    safe.bottom = safeBottom
    let room = Rect(0, 0, screen.size.width, keyboardTop).inset(by: safe).outset(by: -margin)
    let shape = try PopoverShape(root)
    let placement =
      source.map { PopoverPlacement(natural, beside: $0, in: room, shape) }
      ?? centered(natural, in: room, shape)
    panel.frame = placement.frame
    if source != nil || placement.frame.size != root.frame.size {
      panel.setPopover(shape.outline(placement), isMirrored: isRightToLeft)
    }
    if isRightToLeft { panel.frame.origin.x = screen.size.width - panel.frame.maxX }
    let region = try kit.layer(named: "\(ColorPickerAssembly.parts)/Popover Region")
    return Seated(
      scroller: panel.scrollBelowBar(natural: natural.height, corners: region.corners),
      origin: source == nil ? nil : placement.tip(length: shape.arrowLength))
  }

  /// In the middle of the screen, with the kit's arrow.
  private func centered(_ size: Size, in room: Rect, _ shape: PopoverShape) -> PopoverPlacement {
    let height = max(0, min(size.height, room.height - shape.arrowLength))
    let lowest = room.maxY - shape.arrowLength - height
    let top = max(room.minY, min((screen.size.height - height) / 2, lowest))
    let frame = Rect((screen.size.width - size.width) / 2, top, size.width, height)
    return PopoverPlacement(frame: frame, edge: .bottom, arrow: frame.width / 2)
  }
}

extension PlacedLayer {
  /// Puts everything below the bar into a region that scrolls, if the panel is too low for it.
  ///
  /// The height is what all would take; the lower corners are the region's.
  fileprivate mutating func scrollBelowBar(natural: Double, corners: Corners) -> Scroller? {
    guard natural > frame.height + 0.01,
      let bar = layers.firstIndex(where: { $0.layer.name == "Navigation Bar" })
    else { return nil }
    let top = layers[bar].frame.maxY
    var region = Layer(
      name: "Scroll Region", kind: .group, frame: .zero, source: layers[bar].layer.source)
    region.clipsChildren = true
    region.corners = corners
    region.corners.topLeft = 0
    region.corners.topRight = 0
    region.tag = ColorPickerTag.region
    var placed = PlacedLayer(
      layer: region, frame: Rect(0, top, frame.width, max(0, frame.height - top)))
    placed.layers = layers[(bar + 1)...].map { child in
      var child = child
      child.frame.origin.y -= top
      return child
    }
    let end = placed.layers.reduce(0) { max($0, $1.frame.maxY) }
    layers.removeSubrange((bar + 1)...)
    layers.append(placed)
    var scroller = Scroller(tag: ColorPickerTag.region, axis: .vertical)
    scroller.endInset = max(0, natural - top - end)
    return scroller
  }
}

extension Stage {
  /// Whether a colour picker is a popover on the screen.
  var showsPickerInPopover: Bool {
    get throws(KitError) {
      let isLow = try isLow
      let isWide = try isWide
      return isWide && !isLow
    }
  }

  /// Whether the screen's height is compact, as that of a phone that lies on its side.
  var isLow: Bool {
    get throws(KitError) { size.height < (try kit.metric(named: "Screen/regular height")) }
  }
}
