extension EdgeList {
  /// Returns the pieces in groups that do not overlap, each sorted from the top down.
  ///
  /// No two groups share both a column and a row, so each can be filled by itself. Sweeping costs
  /// the square of the pieces in a row: a page of text falls apart into lines, then into glyphs.
  func groups() -> [[Edge]] {
    var done: [[Edge]] = []
    var open = contours.isEmpty ? [] : Self.columns(contours[...])
    while let part = open.popLast() {
      let rows = part.count > 1 ? Self.rows(part) : [part]
      if rows.count > 1 {
        for row in rows { open += Self.columns(row) }
      } else {
        done.append(sortedEdges(of: part))
      }
    }
    return done
  }

  private func sortedEdges(of part: ArraySlice<Contour>) -> [Edge] {
    var group: [Edge] = []
    for contour in part { group.append(contentsOf: edges[contour.edges]) }
    group.sort { $0.topY < $1.topY }
    return group
  }

  /// Cuts contours apart where none of them reaches across a column.
  private static func columns(_ contours: ArraySlice<Contour>) -> [ArraySlice<Contour>] {
    let sorted = contours.sorted { $0.left < $1.left }
    return cut(sorted[...]) { (from: $0.left, to: $0.right) }
  }

  /// Cuts contours apart where none of them reaches across a whole row of pixels' border.
  private static func rows(_ contours: ArraySlice<Contour>) -> [ArraySlice<Contour>] {
    let sorted = contours.sorted { $0.top < $1.top }
    // Whole pixels: what shares a row of pixels is swept in the same slabs.
    return cut(sorted[...]) { (from: $0.top.rounded(.down), to: $0.bottom.rounded(.up)) }
  }

  private static func cut(
    _ sorted: ArraySlice<Contour>, _ extent: (Contour) -> (from: Double, to: Double)
  ) -> [ArraySlice<Contour>] {
    var parts: [ArraySlice<Contour>] = []
    var start = sorted.startIndex
    var reach = -Double.infinity
    for index in sorted.indices {
      let (from, to) = extent(sorted[index])
      if from >= reach, index > start {
        parts.append(sorted[start..<index])
        start = index
      }
      reach = max(reach, to)
    }
    if start < sorted.endIndex { parts.append(sorted[start...]) }
    return parts
  }
}
