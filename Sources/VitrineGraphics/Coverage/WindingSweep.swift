/// Fills a group of edges by the nonzero winding rule, with exact areas.
///
/// A row is cut into slabs at every corner and every crossing, so that within a slab edges are
/// ordered from left to right. Only edges where the winding number leaves or reaches zero bound
/// the inside; the others are dropped. So overlapping contours count once, even inside a pixel.
struct WindingSweep {
  /// An edge that spans the slab at hand.
  private struct Crossing {
    var edge: Edge
    /// The change of x for a step down.
    var slope: Double
    var topX = 0.0
    var bottomX = 0.0

    init(_ edge: Edge) {
      self.edge = edge
      slope = (edge.bottomX - edge.topX) / (edge.bottomY - edge.topY)
    }

    /// Twice the x of the middle of the part in the slab.
    var middle: Double { topX + bottomX }

    @inline(__always)
    mutating func place(_ top: Double, _ bottom: Double) {
      topX = x(at: top)
      bottomX = x(at: bottom)
    }

    @inline(__always)
    private func x(at y: Double) -> Double {
      y >= edge.bottomY ? edge.bottomX : edge.topX + slope * (y - edge.topY)
    }
  }

  /// How many extra cuts at crossings a row may take; beyond, crossings are ordered by their middle.
  private static let mostCuts = 256
  /// How much work a row may be (slabs times edges) before overlaps in it are no longer resolved.
  private static let mostWork = 4_000_000

  private let edges: [Edge]
  private var active: [Int] = []
  private var next = 0
  private var cuts: [Double] = []
  /// The edges that span the slab at hand, from left to right.
  private var crossings: [Crossing] = []
  private var budget = 0

  /// Creates a sweep over edges sorted from the top down.
  init(_ edges: [Edge]) { self.edges = edges }

  /// Adds the coverage differences of all rows to a plane.
  mutating func fill(_ plane: Plane) {
    guard let first = edges.first else { return }
    var y = max(0, Elementary.floor(first.topY))
    while y < plane.height {
      if active.isEmpty {
        guard next < edges.count else { return }
        y = max(y, Elementary.floor(edges[next].topY))
        if y >= plane.height { return }
      }
      fillRow(y, CoverageRow(differences: plane.row(y), width: plane.width))
      y += 1
    }
  }

  private mutating func fillRow(_ y: Int, _ row: CoverageRow) {
    let top = Double(y)
    let bottom = top + 1
    while next < edges.count, edges[next].topY < bottom {
      active.append(next)
      next += 1
    }
    let edges = self.edges
    active.removeAll { edges[$0].bottomY <= top }
    collectCuts(top, bottom)
    budget = Self.mostCuts
    if cuts.count * active.count > Self.mostWork {
      addAll(top, bottom, row)
      return
    }
    crossings.removeAll(keepingCapacity: true)
    var entering = 0
    for i in 1..<max(cuts.count, 1) {
      let slabTop = cuts[i - 1]
      crossings.removeAll { $0.edge.bottomY <= slabTop }
      while entering < active.count, edges[active[entering]].topY <= slabTop {
        let edge = edges[active[entering]]
        if edge.bottomY > slabTop { crossings.append(Crossing(edge)) }
        entering += 1
      }
      fillSlab(slabTop, cuts[i], row)
    }
  }

  private mutating func collectCuts(_ top: Double, _ bottom: Double) {
    cuts.removeAll(keepingCapacity: true)
    cuts.append(top)
    cuts.append(bottom)
    for index in active {
      let edge = edges[index]
      if edge.topY > top { cuts.append(edge.topY) }
      if edge.bottomY < bottom { cuts.append(edge.bottomY) }
    }
    guard cuts.count > 2 else { return }
    cuts.sort()
    var kept = 1
    for i in 1..<cuts.count where cuts[i] != cuts[kept - 1] {
      cuts[kept] = cuts[i]
      kept += 1
    }
    cuts.removeLast(cuts.count - kept)
  }

  private mutating func fillSlab(_ top: Double, _ bottom: Double, _ row: CoverageRow) {
    orderCrossings(top, bottom)
    if budget > 0, let cut = firstCrossing(top, bottom) {
      budget -= 1
      fillSlab(top, cut, row)
      fillSlab(cut, bottom, row)
      return
    }
    let height = bottom - top
    var winding: Int32 = 0
    for crossing in crossings {
      let before = winding
      winding &+= crossing.edge.winding
      if before == 0 {
        row.add(from: crossing.topX, to: crossing.bottomX, height: height)
      } else if winding == 0 {
        row.add(from: crossing.topX, to: crossing.bottomX, height: -height)
      }
    }
  }

  /// Orders the edges that span a slab by their middle; they mostly are already.
  private mutating func orderCrossings(_ top: Double, _ bottom: Double) {
    crossings.withUnsafeMutableBufferPointer { crossings in
      for index in 0..<crossings.count {
        crossings[index].place(top, bottom)
        let middle = crossings[index].middle
        guard index > 0, crossings[index - 1].middle > middle else { continue }
        let moved = crossings[index]
        var place = index
        while place > 0, crossings[place - 1].middle > middle {
          crossings[place] = crossings[place - 1]
          place -= 1
        }
        crossings[place] = moved
      }
    }
  }

  /// Returns the topmost height at which neighbours change places, if that is inside the slab.
  private func firstCrossing(_ top: Double, _ bottom: Double) -> Double? {
    // Smaller swaps change no coverage by more than this.
    let slack = 1.0 / 4096
    var found = bottom
    for i in 1..<max(crossings.count, 1) {
      let a = crossings[i - 1]
      let b = crossings[i]
      let upper = a.topX - b.topX
      let lower = a.bottomX - b.bottomX
      guard upper > slack || lower > slack, upper != lower else { continue }
      let y = Elementary.onGrid(top + (bottom - top) * (upper / (upper - lower)))
      if y > top, y < found { found = y }
    }
    return found < bottom ? found : nil
  }

  /// Adds every edge as it is: right where contours do not overlap.
  private func addAll(_ top: Double, _ bottom: Double, _ row: CoverageRow) {
    for index in active {
      let edge = edges[index]
      let from = max(edge.topY, top)
      let to = min(edge.bottomY, bottom)
      guard to > from else { continue }
      row.add(
        from: edge.x(at: from), to: edge.x(at: to), height: (to - from) * Double(edge.winding))
    }
  }
}
