import VitrineGraphics
import VitrineKit
import VitrineLayout

/// Where an alert sits on its screen, and how much room it has.
///
/// Both depend on the screen and the keyboard of the moment alone, so that nothing drifts however
/// often the keyboard changes.
struct AlertSeat {
  private let screen: ScreenMeasures
  private let centerOffset: Double
  private let margin: Double
  private let leastHeight: Double
  private let rules: AlertRegions.Rules
  /// The height in points that a keyboard takes at the bottom; 0 for none.
  var keyboardInset = 0.0

  /// Takes the screen, and how far below its middle the kit puts the middle of an alert.
  init(
    screen: ScreenMeasures, centerOffset: Double, appearance: Appearance, kit: Kit
  ) throws(KitError) {
    self.screen = screen
    self.centerOffset = centerOffset
    margin = try kit.metric(named: "Alert/screen margin")
    leastHeight = try kit.metric(named: "Alert/minimum height")
    rules = try AlertRegions.Rules(appearance: appearance, kit: kit)
  }

  /// The width of the screen.
  var screenWidth: Double { screen.size.width }

  /// The most room that there is from side to side.
  var maximumWidth: Double {
    max(0, screen.size.width - screen.safeArea.left - screen.safeArea.right - 2 * margin)
  }

  private var top: Double { screen.safeArea.top + margin }

  private var bottom: Double { screen.size.height - screen.safeArea.bottom - margin - covered }

  /// What the keyboard covers of the room above the safe area's lower edge.
  private var covered: Double { max(0, keyboardInset - screen.safeArea.bottom) }

  /// An alert at its place.
  struct Seated {
    var alert: PlacedLayer
    /// Its regions that scroll, where it is taller than there is room.
    var scrollers: [Scroller] = []
    /// What a still picture does not show of it.
    var warning: String?
  }

  /// Returns an alert at its place, no taller than there is room.
  func seat(_ placed: PlacedLayer) -> Seated {
    var seated = Seated(alert: placed)
    // Below the least height there would be nothing to press; it then stands over the edge.
    let room = max(bottom - top, leastHeight)
    if placed.frame.height > room {
      let regions = AlertRegions(placed, height: room, rules)
      seated.alert = regions.layer
      seated.scrollers = regions.scrollers
      seated.warning =
        "the alert is \((placed.frame.height - room).rounded(.up).shortest) points taller than "
        + "the screen has room for, so part of it is cut off; shorten the words or take fewer "
        + "buttons"
    }
    let size = seated.alert.frame.size
    let y = max(top, min(center - size.height / 2, bottom - size.height))
    seated.alert.frame.origin = Point((screen.size.width - size.width) / 2, y)
    return seated
  }

  /// The middle of an alert: where the kit puts it, and above a keyboard the middle of what is left.
  ///
  /// While a keyboard comes up the way from the one to the other has no step: the distance from
  /// the middle of the room shrinks by as much as that middle rises, until nothing is left of it.
  private var center: Double {
    let kitCenter = screen.size.height / 2 + centerOffset
    if covered == 0 { return kitCenter }
    let middle = (screen.safeArea.top + screen.size.height - screen.safeArea.bottom) / 2
    let distance = kitCenter - middle
    let left = max(0, distance.magnitude - covered / 2)
    return middle - covered / 2 + (distance < 0 ? -left : left)
  }
}
