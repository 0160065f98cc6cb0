/// What lies beyond the edges of a plane.
enum PlaneEdge {
  /// Nothing.
  case zero
  /// The edge pixels go on.
  case clamp
}

/// Blurs by weighing neighbours, along rows and then along columns.
///
/// Sums run in one fixed order, so results do not depend on how rows are spread over cores.
extension Plane {
  /// Returns the blurred plane inside bounds.
  func convolved(_ kernel: Kernel, in target: PixelBounds, edge: PlaneEdge) -> Plane {
    guard width > 0, height > 0 else { return Plane(target) }
    if kernel.radius == 0 { return cropped(to: target) }
    let rows = PixelBounds(
      left: target.left, top: bounds.top, right: target.right, bottom: bounds.bottom)
    let result = Plane(target)
    convolvedAlongRows(kernel, in: rows, edge).convolveAlongColumns(kernel, into: result, edge)
    return result
  }

  private func convolvedAlongRows(
    _ kernel: Kernel, in target: PixelBounds, _ edge: PlaneEdge
  ) -> Plane {
    let result = Plane(uninitialized: target)
    let radius = kernel.radius
    // The row as far as it is looked at, counted from the leftmost neighbour.
    let span = result.width + 2 * radius
    let padded = UnsafeMutablePointer<Float>.allocate(capacity: span)
    defer { padded.deallocate() }
    let shift = bounds.left - (target.left - radius)
    let inside = max(shift, 0)..<max(min(shift + width, span), max(shift, 0))
    for y in 0..<result.height {
      let source = row(y)
      let before = edge == .zero ? 0 : source[0]
      let after = edge == .zero ? 0 : source[width - 1]
      padded.update(repeating: before, count: min(inside.lowerBound, span))
      for x in inside { padded[x] = source[x - shift] }
      (padded + min(inside.upperBound, span))
        .update(repeating: after, count: max(span - inside.upperBound, 0))
      let center = padded + radius
      let out = result.row(y)
      Self.set(out, center, weight: kernel.weights[0], count: result.width)
      for n in 1...radius {
        Self.add(out, center - n, center + n, weight: kernel.weights[n], count: result.width)
      }
    }
    return result
  }

  private func convolveAlongColumns(_ kernel: Kernel, into result: Plane, _ edge: PlaneEdge) {
    let count = result.width
    for y in result.bounds.top..<result.bounds.bottom {
      let out = result.row(y - result.bounds.top)
      if let center = row(at: y, edge) {
        Self.set(out, center, weight: kernel.weights[0], count: count)
      }
      for n in 1...kernel.radius {
        let above = row(at: y - n, edge)
        let below = row(at: y + n, edge)
        let weight = kernel.weights[n]
        if let above, let below {
          Self.add(out, above, below, weight: weight, count: count)
        } else if let one = above ?? below {
          for x in 0..<count { out[x] += one[x] * weight }
        }
      }
    }
  }

  /// The row at a height, or what stands for it beyond the edges; nil for zeros.
  private func row(at y: Int, _ edge: PlaneEdge) -> UnsafeMutablePointer<Float>? {
    if y >= bounds.top, y < bounds.bottom { return row(y - bounds.top) }
    return edge == .zero ? nil : row(y < bounds.top ? 0 : height - 1)
  }

  @inline(__always)
  private static func set(
    _ out: UnsafeMutablePointer<Float>, _ center: UnsafeMutablePointer<Float>, weight: Float,
    count: Int
  ) {
    for x in 0..<count { out[x] = center[x] * weight }
  }

  @inline(__always)
  private static func add(
    _ out: UnsafeMutablePointer<Float>, _ before: UnsafeMutablePointer<Float>,
    _ after: UnsafeMutablePointer<Float>, weight: Float, count: Int
  ) {
    for x in 0..<count { out[x] += (before[x] + after[x]) * weight }
  }
}
