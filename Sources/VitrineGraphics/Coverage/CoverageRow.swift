/// Adds straight boundaries to a row of coverage differences.
///
/// Each entry holds by how much a pixel's coverage differs from that of its left neighbour, so
/// that boundaries simply add up. Areas are rounded to multiples of 2⁻²⁰ and heights are multiples
/// of 2⁻¹⁶, so all sums below 16 are exact in any order.
struct CoverageRow {
  let differences: UnsafeMutablePointer<Float>
  let width: Int

  /// Adds a boundary that falls by `height` between two places; inside is to the right.
  ///
  /// A negative height takes the area to the right away.
  func add(from x0: Double, to x1: Double, height: Double) {
    var left = min(x0, x1)
    var right = max(x0, x1)
    var rest = height
    let end = Double(width)
    if left >= end { return }
    if right <= 0 {
      put(0, rest)
      return
    }
    if left < 0 {
      let part = Self.rounded(rest * (-left / (right - left)))
      put(0, part)
      rest -= part
      left = 0
    }
    if right > end {
      rest -= Self.rounded(rest * ((right - end) / (right - left)))
      right = end
    }
    addInside(left, right, rest)
  }

  private func addInside(_ left: Double, _ right: Double, _ height: Double) {
    let first = Int(left)
    let origin = Double(first)
    if right <= origin + 1 {
      let cover = Self.rounded(height * (origin + 1 - (left + right) / 2))
      put(first, cover)
      put(first + 1, height - cover)
      return
    }
    // The area to the right of a slanted boundary, up to a column, grows with the square of the
    // distance from the boundary's left end.
    let scale = 1 / (2 * (right - left))
    var previousArea = 0.0
    var previousCover = 0.0
    var cell = first
    while Double(cell) < right {
      let column = Double(cell + 1)
      let area =
        column < right
        ? (column - left) * (column - left) * scale : column - (left + right) / 2
      let cover = Self.rounded(height * (area - previousArea))
      put(cell, cover - previousCover)
      previousArea = area
      previousCover = cover
      cell += 1
    }
    put(cell, height - previousCover)
  }

  @inline(__always)
  private func put(_ column: Int, _ difference: Double) {
    if column < width { differences[column] += Float(difference) }
  }

  @inline(__always)
  private static func rounded(_ value: Double) -> Double {
    let shift = 6_442_450_944.0  // 1.5·2³²: leaves 20 bits behind the point
    return (value + shift) - shift
  }
}
