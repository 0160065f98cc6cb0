/// Blurs by weighing neighbours, along rows and then along columns.
///
/// Sums run in one fixed order, so results do not depend on how rows are spread over cores.
extension Plane {
  /// Returns the plane blurred; beyond its edges the edge pixels go on.
  func convolved(_ kernel: Kernel) -> Plane {
    if kernel.radius == 0 || width == 0 || height == 0 { return self }
    return convolvedAlongRows(kernel).convolvedAlongColumns(kernel)
  }

  private func convolvedAlongRows(_ kernel: Kernel) -> Plane {
    let result = Plane(bounds)
    let radius = kernel.radius
    let padded = UnsafeMutablePointer<Float>.allocate(capacity: width + 2 * radius)
    defer { padded.deallocate() }
    for y in 0..<height {
      let source = row(y)
      (padded + radius).update(from: source, count: width)
      for i in 0..<radius {
        padded[i] = source[0]
        padded[radius + width + i] = source[width - 1]
      }
      Self.weigh(
        into: result.row(y), count: width, center: padded + radius, kernel: kernel
      ) { n in (padded + (radius - n), padded + (radius + n)) }
    }
    return result
  }

  private func convolvedAlongColumns(_ kernel: Kernel) -> Plane {
    let result = Plane(bounds)
    for y in 0..<height {
      Self.weigh(into: result.row(y), count: width, center: row(y), kernel: kernel) { n in
        (row(max(y - n, 0)), row(min(y + n, height - 1)))
      }
    }
    return result
  }

  /// Sums up a row of neighbours; `pair` gives the two neighbours at a distance.
  @inline(__always)
  private static func weigh(
    into result: UnsafeMutablePointer<Float>, count: Int, center: UnsafeMutablePointer<Float>,
    kernel: Kernel, pair: (Int) -> (UnsafeMutablePointer<Float>, UnsafeMutablePointer<Float>)
  ) {
    let middle = kernel.weights[0]
    for x in 0..<count { result[x] = center[x] * middle }
    for n in 1...kernel.radius {
      let weight = kernel.weights[n]
      let (before, after) = pair(n)
      for x in 0..<count { result[x] += (before[x] + after[x]) * weight }
    }
  }
}
