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
    tolerance = settledPart * max(distance.magnitude, velocity.magnitude / self.frequency)
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

  /// The time after which (|distance| + |slope| t) e^(−ωt) stays below the tolerance.
  private var settlingTime: Double {
    func rest(_ t: Double) -> Double {
      (distance.magnitude + slope.magnitude * t) * Elementary.decay(-frequency * t)
    }
    // The bound falls from 1/ω on at the latest. Halving finds the time to a millionth.
    var low = 1 / frequency
    var high = low
    while rest(high) > tolerance, high < 64 / frequency { high *= 2 }
    if high == low { return low }
    for _ in 0..<24 {
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
