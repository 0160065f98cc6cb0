/// Curves as straight lines.
///
/// A chord that leaves its curve by a tolerance changes the coverage of a pixel by less than that
/// tolerance, as an edge inside one pixel is about one pixel long and the gap is mostly smaller.
struct Flattening {
  /// The largest distance in pixels between a curve and its chords.
  static let tolerance = 1.0 / 512
  /// The most chords a single curve is cut into.
  private static let mostChords = 8192
  /// The most chords for a curve of a path that has a great many of them.
  private static let mostChordsInCrowd = 32
  /// How many curves make a crowd.
  private static let crowd = 4096

  private let tolerance: Double
  private let limit: Int

  /// Creates a flattening for a path; `tolerance` is in the path's unit.
  init(_ path: Path, tolerance: Double = Flattening.tolerance) {
    self.tolerance = tolerance
    limit = path.elements.count > Self.crowd ? Self.mostChordsInCrowd : Self.mostChords
  }

  /// Hands the ends of a quadratic curve's chords to a body, in order.
  func quad(_ a: Point, _ b: Point, _ c: Point, _ body: (Point) -> Void) {
    let bend = Self.length(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
    let count = chords(0.25 * bend)
    for i in 1..<max(count, 1) {
      let t = Double(i) / Double(count)
      let s = 1 - t
      body(
        Point(
          s * s * a.x + 2 * s * t * b.x + t * t * c.x,
          s * s * a.y + 2 * s * t * b.y + t * t * c.y))
    }
    body(c)
  }

  /// Hands the ends of a cubic curve's chords to a body, in order.
  func cubic(_ a: Point, _ b: Point, _ c: Point, _ d: Point, _ body: (Point) -> Void) {
    let bend = max(
      Self.length(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y),
      Self.length(b.x - 2 * c.x + d.x, b.y - 2 * c.y + d.y))
    let count = chords(0.75 * bend)
    for i in 1..<max(count, 1) {
      let t = Double(i) / Double(count)
      let s = 1 - t
      let k0 = s * s * s
      let k1 = 3 * s * s * t
      let k2 = 3 * s * t * t
      let k3 = t * t * t
      body(
        Point(
          k0 * a.x + k1 * b.x + k2 * c.x + k3 * d.x,
          k0 * a.y + k1 * b.y + k2 * c.y + k3 * d.y))
    }
    body(d)
  }

  /// Wang's bound: a curve of degree d keeps within the tolerance with
  /// √(d(d−1)/8 · largest second difference / tolerance) chords.
  private func chords(_ weightedBend: Double) -> Int {
    let count = (weightedBend / tolerance).squareRoot()
    if !(count > 1) { return 1 }
    return count >= Double(limit) ? limit : Elementary.ceiling(count)
  }

  private static func length(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }
}
