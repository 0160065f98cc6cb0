import VitrineKit

/// The numbers of `specs/own/motion.txt`, read once for each screen.
///
/// Where each comes from stands there. Lengths are in points, times in seconds, frequencies in
/// radians a second.
struct MotionConstants {
  let alertFrequency, alertScale, alertDismissScale: Double
  let sheetFrequency, popoverFrequency, popoverScale: Double
  let menuFrequency, menuScale: Double
  let settledPart, reducedHaste: Double
  let actionsFollowDismissal: Bool
  let pressFrequency, segmentFrequency, scrubberFrequency, focusFrequency: Double
  let slop, velocityWindow: Double
  let dismissingShare, dismissingSpeed, detentTolerance: Double
  let edgeWidth, edgeShare, edgeSpeed, liftDistance: Double
  let edgeScrollZone, edgeScrollSpeed, edgeScrollStep: Double
  let focusLead, focusAcross: Double
  let longPress, doubleTapInterval, doubleTapDistance, contentTouchDelay: Double
  let leastHitSize: Double
  let wheelStep: Double
  let caretFirstBlink, caretOff, caretOn: Double
  let scroll: ScrollConstants

  init(_ kit: Kit) throws(KitError) {
    alertFrequency = try kit.metric(named: "Motion/alert frequency")
    alertScale = try kit.metric(named: "Motion/alert scale")
    alertDismissScale = try kit.metric(named: "Motion/alert dismiss scale")
    sheetFrequency = try kit.metric(named: "Motion/sheet frequency")
    popoverFrequency = try kit.metric(named: "Motion/popover frequency")
    popoverScale = try kit.metric(named: "Motion/popover scale")
    menuFrequency = try kit.metric(named: "Motion/menu frequency")
    menuScale = try kit.metric(named: "Motion/menu scale")
    settledPart = try kit.metric(named: "Motion/settled part")
    reducedHaste = try kit.metric(named: "Motion/reduced haste")
    actionsFollowDismissal = try kit.metric(named: "Motion/actions follow dismissal") != 0
    pressFrequency = try kit.metric(named: "Motion/press frequency")
    segmentFrequency = try kit.metric(named: "Motion/segment frequency")
    scrubberFrequency = try kit.metric(named: "Motion/scrubber frequency")
    focusFrequency = try kit.metric(named: "Motion/focus frequency")
    slop = try kit.metric(named: "Gesture/slop")
    velocityWindow = try kit.metric(named: "Gesture/velocity window")
    dismissingShare = try kit.metric(named: "Gesture/dismissing share")
    dismissingSpeed = try kit.metric(named: "Gesture/dismissing speed")
    detentTolerance = try kit.metric(named: "Gesture/detent tolerance")
    edgeWidth = try kit.metric(named: "Gesture/edge width")
    edgeShare = try kit.metric(named: "Gesture/edge share")
    edgeSpeed = try kit.metric(named: "Gesture/edge speed")
    liftDistance = try kit.metric(named: "Gesture/lift distance")
    edgeScrollZone = try kit.metric(named: "Scroll/edge zone")
    edgeScrollSpeed = try kit.metric(named: "Scroll/edge speed")
    edgeScrollStep = max(0.001, try kit.metric(named: "Scroll/edge step"))
    focusLead = try kit.metric(named: "Focus/least lead")
    focusAcross = try kit.metric(named: "Focus/across weight")
    longPress = try kit.metric(named: "Gesture/long press")
    doubleTapInterval = try kit.metric(named: "Gesture/double tap interval")
    doubleTapDistance = try kit.metric(named: "Gesture/double tap distance")
    contentTouchDelay = try kit.metric(named: "Gesture/content touch delay")
    leastHitSize = try kit.metric(named: "Gesture/least hit size")
    wheelStep = try kit.metric(named: "Scroll/wheel step")
    caretFirstBlink = try kit.metric(named: "Caret/first blink")
    caretOff = try kit.metric(named: "Caret/off")
    caretOn = try kit.metric(named: "Caret/on")
    scroll = try ScrollConstants(kit)
  }
}

extension MotionConstants {
  /// Returns whether a swipe from an edge goes through, from how far it is, 0…1, and how fast it
  /// goes on in points a second, negative for back.
  func completesEdgeSwipe(progress: Double, speed: Double) -> Bool {
    speed.magnitude >= edgeSpeed ? speed > 0 : progress > edgeShare
  }
}

/// The numbers of scrolling.
struct ScrollConstants {
  let decayRate, travel, stopSpeed, rubberBand: Double
  let bounceFrequency, slowRate, fastRate, bounceSpeed: Double
  let programmaticDuration, creepTime: Double
  let pageFrequency, pageSpeed: Double

  init(_ kit: Kit) throws(KitError) {
    decayRate = try kit.metric(named: "Scroll/decay rate")
    travel = try kit.metric(named: "Scroll/travel")
    stopSpeed = try kit.metric(named: "Scroll/stop speed")
    rubberBand = try kit.metric(named: "Scroll/rubber band")
    bounceFrequency = try kit.metric(named: "Scroll/bounce frequency")
    slowRate = try kit.metric(named: "Scroll/return slow rate")
    fastRate = try kit.metric(named: "Scroll/return fast rate")
    bounceSpeed = try kit.metric(named: "Scroll/bounce speed")
    pageFrequency = try kit.metric(named: "Scroll/page frequency")
    pageSpeed = try kit.metric(named: "Scroll/page speed")
    creepTime = try kit.metric(named: "Scroll/return time")
    programmaticDuration = try kit.metric(named: "Scroll/programmatic duration")
  }
}
