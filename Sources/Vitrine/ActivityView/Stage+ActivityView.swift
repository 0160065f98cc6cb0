import VitrineGraphics
import VitrineKit
import VitrineLayout

extension Stage {
  /// Adds a share sheet: a card on narrow screens, a popover in the middle of wide ones.
  mutating func addActivityView(_ view: ActivityView) throws(KitError) {
    try addScreen()
    let typeScale = try TypeScale(surroundings.dynamicTypeSize, kit: kit)
    let assembly = ActivityViewAssembly(
      view: view, kit: kit, appearance: surroundings.appearance, screenSize: size,
      isRightToLeft: isRightToLeft, typeScale: typeScale)
    var placed: PlacedLayer
    if try isWide {
      placed = placer.place(try assembly.popover())
      placed.frame.origin = Point(
        (size.width - placed.frame.width) / 2, (size.height - placed.frame.height) / 2)
    } else {
      placed = placer.place(try assembly.card(), size: size)
    }
    layers.append(placed)
  }
}
