import VitrineGraphics
import VitrineKit
import VitrineLayout

extension Stage {
  /// Returns a confirmation dialog beside what it belongs to.
  ///
  /// The inset is the height in points that a keyboard takes at the bottom.
  mutating func popover(
    _ model: AlertModel, beside source: Rect, keyboardInset: Double, isLocked: Bool
  ) throws(KitError) -> LiveContent {
    let gap = try kit.metric(named: "Confirmation Dialog/source gap")
    let margin = try kit.metric(named: "Alert/screen margin")
    var edges = screen.safeArea
    edges.bottom = max(edges.bottom, keyboardInset)
    let room = Rect(.zero, size).inset(by: edges).outset(by: -margin)
    let assembly = AlertAssembly(
      alert: model.alert, kit: kit, appearance: surroundings.appearance, text: text,
      typeScale: try TypeScale(surroundings.dynamicTypeSize, kit: kit), numbers: model.numbers,
      maximumWidth: room.width, screenWidth: size.width, popover: try PopoverMeasures(kit: kit))
    let placed = placer.place(try assembly.layer())
    let frame = DialogPlacement(
      placed.frame.size, beside: source, in: room, gap: gap,
      leastHeight: try kit.metric(named: "Alert/minimum height")
    ).frame
    var scrollers: [Scroller] = []
    var panel = placed
    if frame.height < placed.frame.height {
      let rules = try AlertRegions.Rules(appearance: surroundings.appearance, kit: kit)
      let regions = AlertRegions(placed, height: frame.height, rules)
      panel = regions.layer
      scrollers = regions.scrollers
    }
    if isRightToLeft { panel = panel.mirrored() }
    panel.frame.origin = frame.origin
    return LiveContent(
      planes: [LiveContent.Plane(role: .panel, layers: [panel])],
      root: model.root(try assembly.buttonOrder(try assembly.arrangement()), isLocked: isLocked),
      scrollers: scrollers, panel: panel.frame, origin: source.center)
  }
}
