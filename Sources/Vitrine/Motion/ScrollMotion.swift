import VitrineGraphics

/// How far some content has been scrolled along one axis, with the way it moves by itself.
///
/// All motion is closed forms in time: a fling slows down, runs into an end with the speed it
/// still has, swings over it and back. The laws were measured on iOS 26.1.
struct ScrollMotion {
  private enum Phase {
    case rest(Double)
    /// A finger holds the content; the offset before any resistance.
    case drag(Double)
    /// Slows down from an offset with a speed.
    case fling(from: Double, speed: Double, since: Duration)
    /// Swings about an end.
    case bounce(Spring)
    /// Creeps back to an end from rest.
    case creep(from: Double, to: Double, since: Duration)
    /// Goes where it is sent.
    case travel(from: Double, to: Double, since: Duration)
    /// Goes on at one speed, as far as there is anything.
    case glide(from: Double, speed: Double, since: Duration)
  }

  private let constants: ScrollConstants
  private let settledPart: Double
  private var phase = Phase.rest(0)
  /// The extent of the content that is seen at a time in points.
  private(set) var viewLength = 0.0
  /// The extent of all content in points.
  private(set) var contentLength = 0.0

  init(_ constants: MotionConstants) {
    self.constants = constants.scroll
    settledPart = constants.settledPart
  }

  /// The distance from one resting place to the next in points; nil where it rests anywhere.
  var pageLength: Double?
  /// The page that was held last.
  private var heldPage = 0.0
  /// The points of a device pixel, or 0: content rests and moves on whole pixels, as on iOS 26.1.
  var grid = 0.0
  /// How much sooner pages come to rest than they do for most people.
  var haste = 1.0

  /// The largest offset at rest: of whole pixels, so that the last of the content can be seen.
  var limit: Double { aligned(max(0, contentLength - viewLength), .up) }
  /// Whether there is anything to scroll.
  var isScrollable: Bool { limit > 0 }

  /// Whether a finger holds the content.
  var isDragged: Bool { if case .drag = phase { true } else { false } }

  /// Takes new extents; an offset at rest that is out of range then is put at the end.
  mutating func resize(view: Double, content: Double, at time: Duration) {
    if view == viewLength, content == contentLength { return }
    viewLength = view
    contentLength = content
    if isDragged { return }
    let offset = exactOffset(at: time)
    if !isMoving(at: time) || offset < 0 || offset > limit { phase = .rest(held(offset)) }
  }

  /// Returns the offset at a time in points, of whole device pixels; it is beyond the ends where
  /// content swings over.
  func offset(at time: Duration) -> Double {
    aligned(exactOffset(at: time), .toNearestOrAwayFromZero)
  }

  /// Returns an offset of whole device pixels; one that is as good as whole stays.
  func aligned(_ offset: Double, _ rule: FloatingPointRoundingRule) -> Double {
    guard grid > 0 else { return offset }
    let pixels = offset / grid
    let nearest = pixels.rounded()
    return ((pixels - nearest).magnitude < 1e-6 ? nearest : pixels.rounded(rule)) * grid
  }

  /// Returns the offset at a time as the laws of motion have it.
  func exactOffset(at time: Duration) -> Double {
    switch phase {
    case .rest(let offset): return offset
    case .drag(let raw): return resisted(raw)
    case .fling(let from, let speed, let since):
      return from + way(of: speed, after: min((time - since).seconds, flingTime(speed)))
    case .bounce(let spring): return spring.value(at: time)
    case .creep(let from, let to, let since):
      return creep(from, to, (time - since).seconds)
    case .travel(let from, let to, let since):
      let part = min(1, max(0, (time - since).seconds / constants.programmaticDuration))
      // (1 − cos πx) / 2 is the square of the sine of half the angle.
      let sine = Elementary.sine(part * 1.57079632679489661923)
      return from + (to - from) * sine * sine
    case .glide(let from, let speed, let since):
      return held(from + speed * (time - since).seconds)
    }
  }

  /// Returns the time at which the motion ends or changes its law; nil at rest.
  var nextChange: Duration? {
    switch phase {
    case .rest, .drag: return nil
    case .fling(let from, let speed, let since):
      return since + .seconds(min(flingTime(speed), timeToEnd(from, speed)))
    case .bounce(let spring): return spring.end
    case .creep(_, _, let since): return since + .seconds(constants.creepTime)
    case .travel(_, _, let since): return since + .seconds(constants.programmaticDuration)
    case .glide(let from, let speed, let since):
      let room = speed < 0 ? from : limit - from
      return since + .seconds(max(0, room) / speed.magnitude)
    }
  }

  /// Goes over to the next law where one has run out; to be called for each `nextChange`.
  mutating func update(at time: Duration) {
    guard let change = nextChange, time >= change else { return }
    switch phase {
    case .rest, .drag: break
    case .fling(let from, let speed, let since):
      let t = timeToEnd(from, speed)
      if t < flingTime(speed) {
        let end = speed < 0 ? 0 : limit
        var spring = Spring(end, frequency: constants.bounceFrequency)
        spring.move(
          to: end, at: since + .seconds(t), settledPart: settledPart, speed: self.speed(speed, t))
        phase = .bounce(spring)
      } else {
        phase = .rest(held(offset(at: change)))
      }
    case .bounce(let spring): phase = .rest(held(spring.target))
    case .creep(_, let to, _), .travel(_, let to, _): phase = .rest(held(to))
    case .glide: phase = .rest(exactOffset(at: change))
    }
  }

  /// Returns whether the offset changes by itself.
  func isMoving(at time: Duration) -> Bool { nextChange != nil }

  // MARK: - Fingers and wheels

  /// Takes the content in the hand where it is.
  mutating func beginDrag(at time: Duration) {
    heldPage = page(of: offset(at: time))
    phase = .drag(unresisted(exactOffset(at: time)))
  }

  /// Moves held content by a way in points; positive shows what comes later.
  mutating func drag(by way: Double) {
    if case .drag(let raw) = phase { phase = .drag(raw + way) }
  }

  /// Lets go with a speed in points a second.
  mutating func endDrag(speed: Double, at time: Duration) {
    guard case .drag(let raw) = phase else { return }
    let offset = resisted(raw)
    if offset < 0 || offset > limit {
      returnToEnd(from: offset, speed: speed, at: time)
    } else if let pageLength {
      settle(on: pageLength * nextPage(offset, speed), from: offset, speed: speed, at: time)
    } else if speed.magnitude <= constants.stopSpeed {
      phase = .rest(offset)
    } else {
      phase = .fling(from: offset, speed: speed, since: time)
    }
  }

  private mutating func returnToEnd(from offset: Double, speed: Double, at time: Duration) {
    let end = held(offset)
    if speed.magnitude < constants.bounceSpeed {
      phase = .creep(from: offset, to: end, since: time)
      return
    }
    var spring = Spring(offset, frequency: constants.bounceFrequency)
    spring.move(to: end, at: time, settledPart: settledPart, speed: speed)
    phase = .bounce(spring)
  }

  /// Moves the content at once and stops it; it stays between its ends.
  mutating func scroll(by way: Double, at time: Duration) {
    phase = .rest(held(exactOffset(at: time) + way))
  }

  /// Sends the content to an offset, or puts it there at once.
  mutating func scroll(to offset: Double, animated: Bool, at time: Duration) {
    let target = held(offset)
    let now = self.offset(at: time)
    phase = animated && target != now ? .travel(from: now, to: target, since: time) : .rest(target)
  }

  /// Moves the content on and on, at a speed in points a second that is not 0.
  mutating func glide(speed: Double, at time: Duration) {
    if case .glide(_, speed, _) = phase { return }
    phase = .glide(from: held(exactOffset(at: time)), speed: speed, since: time)
  }

  /// Stops the content where it is, at the nearest end if it is beyond one.
  mutating func stop(at time: Duration) { phase = .rest(held(offset(at: time))) }

  /// Whether nothing lies before what is seen.
  func isAtStart(_ time: Duration) -> Bool { exactOffset(at: time) <= 0 }

  /// Whether nothing follows what is seen.
  func isAtEnd(_ time: Duration) -> Bool { exactOffset(at: time) >= limit }

  // MARK: - Laws

  private func held(_ offset: Double) -> Double { min(max(0, offset), limit) }

  /// The offset of content that is pulled beyond an end: c·d·D / (c·d + D).
  private func resisted(_ raw: Double) -> Double {
    let inside = held(raw)
    let beyond = (raw - inside).magnitude
    guard beyond > 0, viewLength > 0 else { return inside }
    let pull = constants.rubberBand * beyond
    let shown = pull * viewLength / (pull + viewLength)
    return raw < inside ? inside - shown : inside + shown
  }

  private func unresisted(_ offset: Double) -> Double {
    let inside = held(offset)
    let shown = (offset - inside).magnitude
    guard shown > 0, viewLength > shown else { return inside }
    let beyond = shown * viewLength / (constants.rubberBand * (viewLength - shown))
    return offset < inside ? inside - beyond : inside + beyond
  }

  private func way(of speed: Double, after t: Double) -> Double {
    speed * constants.travel * (1 - Elementary.decay(-constants.decayRate * max(0, t)))
  }

  private func speed(_ speed: Double, _ t: Double) -> Double {
    speed * Elementary.decay(-constants.decayRate * t)
  }

  /// The seconds until a fling is as slow as it may get, found by halving.
  private func flingTime(_ speed: Double) -> Double {
    seconds { self.speed(speed, $0).magnitude <= constants.stopSpeed }
  }

  /// The seconds until a fling reaches an end; infinite if it does not.
  private func timeToEnd(_ from: Double, _ speed: Double) -> Double {
    let room = speed < 0 ? from : limit - from
    guard way(of: speed, after: .infinity).magnitude > room else { return .infinity }
    return seconds { way(of: speed, after: $0).magnitude >= room }
  }

  private func seconds(until isReached: (Double) -> Bool) -> Double {
    // Nothing that a finger can do takes longer than this.
    var (low, high) = (0.0, 32.0)
    for _ in 0..<48 {
      let middle = (low + high) / 2
      if isReached(middle) { high = middle } else { low = middle }
    }
    return high
  }

  /// The overdamped way back of content that was let go at rest.
  private func creep(_ from: Double, _ to: Double, _ t: Double) -> Double {
    let (slow, fast) = (constants.slowRate, constants.fastRate)
    let slowPart = fast * Elementary.decay(-slow * t)
    let fastPart = slow * Elementary.decay(-fast * t)
    return to + (from - to) * (slowPart - fastPart) / (fast - slow)
  }
}

// MARK: - Pages

extension ScrollMotion {
  /// Sends content that rests page by page so many pages on; while it moves nothing happens.
  mutating func turnPage(by step: Double, animated: Bool = true, at time: Duration) {
    guard let pageLength, !isMoving(at: time) else { return }
    let offset = exactOffset(at: time)
    let target = pageLength * (page(of: offset) + step)
    if animated {
      settle(on: target, from: offset, speed: 0, at: time)
    } else {
      phase = .rest(held(target))
    }
  }

  /// Returns the start of the page that an offset is on; the offset itself without pages.
  func pageStart(_ offset: Double) -> Double {
    guard let pageLength, pageLength > 0 else { return offset }
    // Offsets are of whole pixels, pages need not be.
    return ((offset + grid / 2) / pageLength).rounded(.down) * pageLength
  }

  private func page(of offset: Double) -> Double {
    guard let pageLength, pageLength > 0 else { return 0 }
    return (offset / pageLength).rounded()
  }

  /// The page to rest on: the nearest, or the next one of a fling, at most one from the held one.
  private func nextPage(_ offset: Double, _ speed: Double) -> Double {
    let flung = speed.magnitude > constants.pageSpeed ? (speed < 0 ? -1.0 : 1.0) : 0
    let wanted = flung == 0 ? page(of: offset) : heldPage + flung
    return min(max(wanted, heldPage - 1), heldPage + 1)
  }

  private mutating func settle(
    on target: Double, from offset: Double, speed: Double, at time: Duration
  ) {
    var spring = Spring(offset, frequency: constants.pageFrequency * haste)
    spring.move(to: held(target), at: time, settledPart: settledPart, speed: speed)
    phase = .bounce(spring)
  }
}
