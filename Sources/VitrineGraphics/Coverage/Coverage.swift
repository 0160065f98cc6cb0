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

  /// Turns differences between neighbours into coverage.
  private func accumulate(_ row: UnsafeMutablePointer<Float>) {
    var sum: Float = 0
    for x in 0..<width {
      sum += row[x]
      row[x] = min(max(sum.magnitude, 0), 1)
    }
  }
}
