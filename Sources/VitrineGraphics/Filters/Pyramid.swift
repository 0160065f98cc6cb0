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

  /// The pixels at half size that doubling looks at to give some bounds.
  static func half(_ bounds: PixelBounds) -> PixelBounds {
    PixelBounds(
      left: (bounds.left >> 1) - 1, top: (bounds.top >> 1) - 1, right: (bounds.right >> 1) + 1,
      bottom: (bounds.bottom >> 1) + 1)
  }
}

extension Plane {
  /// Returns the plane at half its size; its left and top must be even.
  func halved() -> Plane {
    let result = Plane(
      uninitialized: PixelBounds(
        left: bounds.left >> 1, top: bounds.top >> 1, right: (bounds.right + 1) >> 1,
        bottom: (bounds.bottom + 1) >> 1))
    let mixed = UnsafeMutablePointer<Float>.allocate(capacity: width + 4)
    defer { mixed.deallocate() }
    let line = mixed + 1
    let last = height - 1
    for y in 0..<result.height {
      let a = row(max(2 * y - 1, 0))
      let b = row(min(2 * y, last))
      let c = row(min(2 * y + 1, last))
      let d = row(min(2 * y + 2, last))
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

  /// Returns the plane at twice its size inside bounds.
  func doubled(in target: PixelBounds) -> Plane {
    guard width > 0, height > 0, !target.isEmpty else { return Plane(target) }
    let result = Plane(uninitialized: target)
    // One row of this plane, from the pixel left of the first that is needed.
    let first = (target.left >> 1) - 1
    let span = (target.right >> 1) + 2 - first
    let line = UnsafeMutablePointer<Float>.allocate(capacity: span)
    defer { line.deallocate() }
    for y in target.top..<target.bottom {
      let near = row(clamped: y >> 1)
      let far = row(clamped: y & 1 == 0 ? (y >> 1) - 1 : (y >> 1) + 1)
      mix(near, far, into: line, from: first, count: span)
      Self.spread(
        line + 1, odd: target.left & 1 == 1, into: result.row(y - target.top), count: result.width)
    }
    return result
  }

  private func row(clamped y: Int) -> UnsafeMutablePointer<Float> {
    row(min(max(y - bounds.top, 0), height - 1))
  }

  private func mix(
    _ near: UnsafeMutablePointer<Float>, _ far: UnsafeMutablePointer<Float>,
    into line: UnsafeMutablePointer<Float>, from first: Int, count: Int
  ) {
    let shift = first - bounds.left
    let start = min(max(-shift, 0), count)
    let end = max(min(width - shift, count), start)
    let from = near + shift
    let other = far + shift
    for x in start..<end { line[x] = from[x] * 0.75 + other[x] * 0.25 }
    guard start < end else {
      let edge = shift < 0 ? 0 : width - 1
      for x in 0..<count { line[x] = near[edge] * 0.75 + far[edge] * 0.25 }
      return
    }
    for x in 0..<start { line[x] = line[start] }
    for x in end..<count { line[x] = line[end - 1] }
  }

  /// Writes two pixels for each, three parts of the near one and one of its neighbour.
  private static func spread(
    _ source: UnsafeMutablePointer<Float>, odd: Bool, into target: UnsafeMutablePointer<Float>,
    count: Int
  ) {
    var done = 0
    var line = source
    if odd {
      target[0] = line[0] * 0.75 + line[1] * 0.25
      done = 1
      line += 1
    }
    let pairs = (count - done) / 2
    let to = target + done
    for x in 0..<pairs {
      to[2 &* x] = line[x] * 0.75 + line[x - 1] * 0.25
      to[2 &* x + 1] = line[x] * 0.75 + line[x + 1] * 0.25
    }
    if done + 2 * pairs < count {
      target[count - 1] = line[pairs] * 0.75 + line[pairs - 1] * 0.25
    }
  }
}
