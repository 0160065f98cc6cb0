public import VitrineGraphics

extension CaretMap {
  /// Returns the boundary whose caret is nearest to a point, on the line at its height.
  ///
  /// Of two carets in the same place the one beside the cluster under the point is taken. A point
  /// that is no number counts as the start of the text.
  public func boundary(nearest point: Point) -> Int {
    guard point.x.isFinite, point.y.isFinite else { return 0 }
    let line = line(at: point.y)
    var best = 0
    var least = Double.infinity
    for boundary in boundaries(of: line) {
      let distance = (caret(at: boundary).x - point.x).magnitude
      let isNearer = distance < least || distance == least && isBeside(boundary, point.x)
      if isNearer {
        best = boundary
        least = distance
      }
    }
    return best
  }

  /// Returns the cluster under a point or nearest to it on the line at its height; nil without any.
  public func cluster(nearest point: Point) -> Int? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    let line = line(at: point.y)
    var best: Int?
    var least = Double.infinity
    for (index, cell) in cells.enumerated() where cell.line == line {
      let distance = max(0, cell.left - point.x, point.x - cell.right)
      if distance < least {
        best = index
        least = distance
      }
    }
    return best
  }

  /// Returns the next boundary to the left of a boundary on its line; nil at the left end.
  public func boundary(leftOf boundary: Int) -> Int? {
    next(from: boundary) { here, there in here - there }
  }

  /// Returns the next boundary to the right of a boundary on its line; nil at the right end.
  public func boundary(rightOf boundary: Int) -> Int? {
    next(from: boundary) { here, there in there - here }
  }

  /// Returns the boundary that lies the least way ahead; of several the nearest in the text.
  private func next(from start: Int, ahead: (Double, Double) -> Double) -> Int? {
    let start = min(max(start, 0), count)
    let here = caret(at: start)
    var best: Int?
    var least = Double.infinity
    for boundary in boundaries(of: here.line) {
      let way = ahead(here.x, caret(at: boundary).x)
      guard way > 0, way <= least else { continue }
      if let best, way == least, (best - start).magnitude <= (boundary - start).magnitude {
        continue
      }
      best = boundary
      least = way
    }
    return best
  }

  private func line(at y: Double) -> Int {
    let below = lines.firstIndex { y < $0.top + $0.height }
    return below ?? max(0, lines.count - 1)
  }

  /// Returns the boundaries whose carets stand on a line.
  private func boundaries(of line: Int) -> [Int] {
    guard lines.indices.contains(line) else { return [0] }
    let clusters = lines[line].clusters
    return (clusters.lowerBound...clusters.upperBound).filter { caret(at: $0).line == line }
  }

  private func isBeside(_ boundary: Int, _ x: Double) -> Bool {
    for cell in [boundary - 1, boundary] where cells.indices.contains(cell) {
      if cells[cell].left <= x && x < cells[cell].right { return true }
    }
    return false
  }
}
