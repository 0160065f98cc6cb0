import VitrineGraphics
import VitrineKit
import VitrineLayout

extension Stage {
  /// An alert at its place, and what it takes to show it.
  struct AlertParts {
    /// What darkens the screen.
    var overlay: PlacedLayer
    var alert: PlacedLayer
    /// How the buttons lie.
    var arrangement: Alert.ButtonArrangement
    /// What was left out, where the screen is too small.
    var warning: String?
  }

  /// Takes the kit's example screen apart and puts it together at this screen's size.
  ///
  /// The inset is the height in points that a keyboard takes at the bottom.
  func alertParts(_ alert: Alert, keyboardInset: Double = 0) throws(KitError) -> AlertParts {
    let example = try kit.layer(named: "Examples/Alert/\(surroundings.appearance.kitName)")
    let overlay = placer.place(try kit.resolve(example.child("Overlay")), size: size)
    let typeScale = try TypeScale(surroundings.dynamicTypeSize, kit: kit)
    let assembly = AlertAssembly(
      alert: alert, kit: kit, appearance: surroundings.appearance, text: text,
      typeScale: typeScale)
    let placed = placer.place(try assembly.layer())
    let stored = try example.child("Alerts").frame
    var seat = try AlertSeat(
      screen: screen, centerOffset: stored.center.y - example.frame.height / 2, kit: kit)
    seat.keyboardInset = keyboardInset
    let (seated, warning) = try seat.seat(placed, kit: kit)
    return AlertParts(
      overlay: overlay, alert: seated, arrangement: try assembly.arrangement(), warning: warning)
  }
}
