import VitrineGraphics
import VitrineKit
import VitrineLayout

extension Stage {
  /// An alert at its place, and what it takes to show it.
  struct AlertParts {
    /// What darkens the screen.
    var overlay: PlacedLayer
    var alert: PlacedLayer
    /// The places of the buttons in the alert, in the order in which they are shown.
    var buttonOrder: [Int]
    /// The regions that scroll.
    var scrollers: [Scroller]
    /// What was left out, where the screen is too small.
    var warning: String?
  }

  /// Takes the kit's example screen apart and puts it together at this screen's size.
  ///
  /// The numbers are those in the parts' tags, nil for their places; the inset is the height in
  /// points that a keyboard takes at the bottom.
  func alertParts(
    _ alert: Alert, numbers: AlertNumbers? = nil, keyboardInset: Double = 0
  ) throws(KitError) -> AlertParts {
    let appearance = surroundings.appearance
    let example = try kit.layer(named: "Examples/Alert/\(appearance.kitName)")
    let overlay = placer.place(try kit.resolve(example.child("Overlay")), size: size)
    let stored = try example.child("Alerts").frame
    var seat = try AlertSeat(
      screen: screen, centerOffset: stored.center.y - example.frame.height / 2,
      appearance: appearance, kit: kit)
    seat.keyboardInset = keyboardInset
    let assembly = AlertAssembly(
      alert: alert, kit: kit, appearance: appearance, text: text,
      typeScale: try TypeScale(surroundings.dynamicTypeSize, kit: kit), numbers: numbers,
      maximumWidth: seat.maximumWidth, screenWidth: seat.screenWidth)
    let seated = seat.seat(try assembly.placed(by: placer))
    return AlertParts(
      overlay: overlay, alert: seated.alert,
      buttonOrder: try assembly.buttonOrder(try assembly.arrangement()),
      scrollers: seated.scrollers, warning: seated.warning)
  }
}
