import VitrineGraphics

/// Where something was in the last moments, to tell how fast it moves.
struct Trail {
  private var samples: [(time: Duration, place: Point)] = []

  /// Notes where it is; only the newest places are kept.
  mutating func note(_ place: Point, at time: Duration) {
    samples.append((time, place))
    if samples.count > Self.most { samples.removeFirst() }
  }

  /// Returns how fast it moved within a time before the present, per second.
  func velocity(at time: Duration, window: Double) -> Point {
    let recent = samples.filter { (time - $0.time).seconds <= window }
    guard let first = recent.first, let last = recent.last else { return .zero }
    let span = (last.time - first.time).seconds
    return span > 0 ? (last.place - first.place) * (1 / span) : .zero
  }

  /// Pointers tell their place up to 120 times a second, some mice 1000 times; a tenth of a second
  /// of the latter is kept.
  private static let most = 128
}
