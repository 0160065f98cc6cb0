/// Halving and doubling of planes with a known blur.
///
/// Halving weighs four neighbours 1, 3, 3, 1 and doubling weighs two 3, 1: each adds a variance of
/// 0.75 px² of its finer level, so a wide blur can be shared between a small kernel at a coarse
/// level and the way there and back. Edge pixels go on beyond the edges.
enum Pyramid {
  /// The variance that going down to a level and back adds, in px² of level 0.
  static func variance(levels: Int) -> Double {
    var sum = 0.0
    var unit = 1.5
    for _ in 0..<levels {
      sum += unit
      unit *= 4
    }
    return sum
  }
}

extension Plane {
  /// Returns the plane at half its size, rounded up; bounds start at zero.
  func halved() -> Plane {
    let result = Plane(
      PixelBounds(left: 0, top: 0, right: (width + 1) / 2, bottom: (height + 1) / 2))
    let mixed = UnsafeMutablePointer<Float>.allocate(capacity: width + 4)
    defer { mixed.deallocate() }
    let last = height - 1
    for y in 0..<result.height {
      let a = row(max(2 * y - 1, 0))
      let b = row(min(2 * y, last))
      let c = row(min(2 * y + 1, last))
      let d = row(min(2 * y + 2, last))
      let line = mixed + 1
      for x in 0..<width { line[x] = (a[x] + d[x]) * 0.125 + (b[x] + c[x]) * 0.375 }
      line[-1] = line[0]
      line[width] = line[width - 1]
      line[width + 1] = line[width - 1]
      let target = result.row(y)
      for x in 0..<result.width {
        let p = line + 2 &* x
        target[x] = (p[-1] + p[2]) * 0.125 + (p[0] + p[1]) * 0.375
      }
    }
    return result
  }

  /// Returns the plane at twice its size, cut to a width and height.
  func doubled(width: Int, height: Int) -> Plane {
    let result = Plane(PixelBounds(left: 0, top: 0, right: width, bottom: height))
    let mixed = UnsafeMutablePointer<Float>.allocate(capacity: self.width + 2)
    defer { mixed.deallocate() }
    let line = mixed + 1
    for y in 0..<height {
      let near = row(min(y / 2, self.height - 1))
      let far = row(min(max(y & 1 == 0 ? y / 2 - 1 : y / 2 + 1, 0), self.height - 1))
      for x in 0..<self.width { line[x] = near[x] * 0.75 + far[x] * 0.25 }
      line[-1] = line[0]
      line[self.width] = line[self.width - 1]
      let target = result.row(y)
      for x in 0..<width / 2 {
        target[2 &* x] = line[x] * 0.75 + line[x - 1] * 0.25
        target[2 &* x + 1] = line[x] * 0.75 + line[x + 1] * 0.25
      }
      if width & 1 == 1 {
        let x = width / 2
        target[width - 1] = line[x] * 0.75 + line[x - 1] * 0.25
      }
    }
    return result
  }
}
