import VitrineGraphics

/// A number that springs to a target, critically damped.
///
/// The way is a closed form in time, so any frame rate shows the same one. It can be sent
/// elsewhere at any moment and goes on from where it is, as fast as it was.
struct Spring {
  /// Where the number goes.
  private(set) var target: Double
  /// The angular frequency in radians a second.
  private var frequency: Double
  private var start: Duration = .zero
  private var distance = 0.0
  private var velocity = 0.0
  /// How far from its target the number still counts as moving.
  private var tolerance = 0.0

  /// Creates a number at rest.
  init(_ value: Double, frequency: Double) {
    target = value
    self.frequency = frequency
  }

  /// Sends the number to a target, from where it is or with a new speed per second.
  ///
  /// - Parameters:
  ///   - target: where to.
  ///   - time: the present.
  ///   - settledPart: the part of the way at which it counts as arrived.
  ///   - speed: a speed per second in place of the present one.
  ///   - frequency: a frequency in place of the present one.
  mutating func move(
    to target: Double, at time: Duration, settledPart: Double, speed: Double? = nil,
    frequency: Double? = nil
  ) {
    let value = value(at: time)
    let speed = speed ?? self.velocity(at: time)
    if let frequency { self.frequency = frequency }
    self.target = target
    start = time
    distance = value - target
    velocity = speed
    // UIKit’s measure is a part of the way, however fast the start; without a way, of what the
    // speed alone would make of it.
    let way = distance == 0 ? velocity.magnitude / self.frequency : distance.magnitude
    tolerance = settledPart * way
  }

  /// Puts the number somewhere at once.
  mutating func set(_ value: Double) {
    target = value
    distance = 0
    velocity = 0
  }

  /// Returns the number at a time.
  func value(at time: Duration) -> Double {
    if isSettled(at: time) { return target }
    let t = (time - start).seconds
    return target + (distance + slope * t) * Elementary.decay(-frequency * t)
  }

  /// Returns how fast the number changes at a time, per second.
  func velocity(at time: Duration) -> Double {
    if isSettled(at: time) { return 0 }
    let t = (time - start).seconds
    return (slope - frequency * (distance + slope * t)) * Elementary.decay(-frequency * t)
  }

  /// Returns whether the number has arrived.
  func isSettled(at time: Duration) -> Bool { time >= end }

  /// The time from which the number counts as arrived.
  var end: Duration {
    guard distance != 0 || velocity != 0 else { return start }
    return start + .seconds(settlingTime)
  }

  private var slope: Double { velocity + frequency * distance }

  /// The last time at which |distance + slope t| e^(−ωt) is the tolerance.
  private var settlingTime: Double {
    func rest(_ t: Double) -> Double {
      (distance + slope * t).magnitude * Elementary.decay(-frequency * t)
    }
    // The number turns once at most, and comes nearer from there on. Where even that is within the
    // tolerance, it comes near for the last time on its first way there.
    let turn = slope == 0 ? 0 : max(0, 1 / frequency - distance / slope)
    var (low, high) = (turn, turn + 1 / frequency)
    if turn > 0, rest(turn) <= tolerance {
      (low, high) = (0, -distance / slope)
    } else {
      // Twice the time each step, for at most 64 times the spring’s own.
      while rest(high) > tolerance, high < 64 / frequency + turn { high = turn + 2 * (high - turn) }
    }
    // Halving finds the time to a millionth.
    for _ in 0..<32 {
      let middle = (low + high) / 2
      if rest(middle) > tolerance { low = middle } else { high = middle }
    }
    return high
  }
}

extension Duration {
  /// The time in seconds.
  var seconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }
}
