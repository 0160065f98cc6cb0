/// A rectangle of one number per pixel.
final class Plane {
  /// Where the numbers belong.
  let bounds: PixelBounds
  /// The numbers, rows top to bottom without padding.
  let values: UnsafeMutablePointer<Float>

  var width: Int { bounds.width }
  var height: Int { bounds.height }

  /// Creates a plane of zeros.
  init(_ bounds: PixelBounds) {
    self.bounds = bounds.isEmpty ? .empty : bounds
    let count = self.bounds.width * self.bounds.height
    values = .allocate(capacity: max(count, 1))
    values.initialize(repeating: 0, count: count)
  }

  /// Creates a plane whose numbers must all be written before they are read.
  init(uninitialized bounds: PixelBounds) {
    self.bounds = bounds.isEmpty ? .empty : bounds
    values = .allocate(capacity: max(self.bounds.width * self.bounds.height, 1))
  }

  deinit { values.deallocate() }

  /// The numbers of a row, counted from the top of the bounds.
  func row(_ index: Int) -> UnsafeMutablePointer<Float> { values + index &* bounds.width }

  /// Returns the part inside other bounds; zeros where this plane has nothing.
  func cropped(to other: PixelBounds) -> Plane {
    if other == bounds { return self }
    let result = Plane(other)
    let meet = bounds.intersection(result.bounds)
    for y in meet.top..<meet.bottom {
      let source = row(y - bounds.top) + (meet.left - bounds.left)
      (result.row(y - other.top) + (meet.left - other.left))
        .update(from: source, count: meet.width)
    }
    return result
  }
}
