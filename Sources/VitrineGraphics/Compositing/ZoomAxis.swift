/// Between which source pixels each shown pixel of one axis lies.
final class ZoomAxis: @unchecked Sendable {
  /// A place between two source pixels.
  struct Place {
    /// The pixel at or before the place, counted from the first one.
    var first: Int32
    /// The part of the one after it.
    var part: Float
  }

  private let shown: Range<Int>
  private let table: UnsafeMutablePointer<Place>

  /// Finds the places of the middles of shown pixels, held within the source.
  init(_ scale: Double, _ offset: Double, _ source: Range<Int>, shown: Range<Int>) {
    self.shown = shown
    table = .allocate(capacity: max(shown.count, 1))
    let step = 1 / scale
    let last = Double(max(source.count - 1, 0))
    for (index, pixel) in shown.enumerated() {
      let place = (Double(pixel) + 0.5 - offset) * step - 0.5 - Double(source.lowerBound)
      let held = min(max(place, 0), last)
      let first = held.rounded(.down)
      (table + index).initialize(
        to: Place(first: Int32(first), part: Float(held - first)))
    }
  }

  deinit { table.deallocate() }

  /// Returns whether some pixels are among those shown.
  func holds(_ pixels: Range<Int>) -> Bool {
    shown.lowerBound <= pixels.lowerBound && pixels.upperBound <= shown.upperBound
  }

  /// The places from a shown pixel on.
  @inline(__always)
  func places(from pixel: Int) -> UnsafeMutablePointer<Place> {
    table + (pixel - shown.lowerBound)
  }
}
