extension Plane {
  /// Creates the exact coverage, 0…1, of an outline by the nonzero winding rule.
  convenience init(coverageOf path: Path, in bounds: PixelBounds) {
    self.init(bounds)
    guard width > 0, height > 0 else { return }
    for group in EdgeList(path, in: bounds).groups() {
      var sweep = WindingSweep(group)
      sweep.fill(self)
    }
    for y in 0..<height { accumulate(row(y)) }
  }

  /// How many pixels without a change are passed over at a time.
  private static let block = 8

  /// Turns differences between neighbours into coverage.
  private func accumulate(_ row: UnsafeMutablePointer<Float>) {
    var sum: Float = 0
    var x = 0
    while x + Self.block <= width {
      let part = row + x
      x += Self.block
      var bits: UInt32 = 0
      for i in 0..<Self.block { bits |= part[i].bitPattern }
      if bits == 0 {
        let value = min(sum.magnitude, 1)
        for i in 0..<Self.block { part[i] = value }
      } else {
        Self.accumulate(part, Self.block, &sum)
      }
    }
    Self.accumulate(row + x, width - x, &sum)
  }

  @inline(__always)
  private static func accumulate(
    _ row: UnsafeMutablePointer<Float>, _ count: Int, _ sum: inout Float
  ) {
    for x in 0..<count {
      sum += row[x]
      row[x] = min(sum.magnitude, 1)
    }
  }
}
