/// Draws the rows of a band, each with all runs, and leaves out what later runs hide.
final class BandPainter {
  private let runs: UnsafeMutableBufferPointer<FlatRun>
  private let painter: RunPainter
  /// The runs that reach into the band, and for each the columns that later ones hide in a row.
  private let active: UnsafeMutablePointer<(run: Int, hidden: Range<Int>)>

  init(surface: Surface, region: PixelBounds, runs: FlatRuns) {
    self.runs = runs.runs
    painter = RunPainter(surface: surface, region: region, runs: runs)
    active = .allocate(capacity: max(runs.runs.count, 1))
  }

  deinit { active.deallocate() }

  /// Draws the rows between two heights.
  func draw(from top: Int, to bottom: Int) {
    var count = 0
    for index in 0..<runs.count {
      let bounds = runs[index].bounds
      guard bounds.top < bottom, bounds.bottom > top else { continue }
      (active + count).initialize(to: (index, 0..<0))
      count += 1
    }
    for y in top..<bottom {
      findHidden(y, count)
      for place in 0..<count {
        let (index, hidden) = active[place]
        let bounds = runs[index].bounds
        guard y >= bounds.top, y < bounds.bottom else { continue }
        painter.draw(runs[index], y, hidden: runs[index].fills ? 0..<0 : hidden)
      }
    }
  }

  /// Works out from the last run to the first what is hidden: the longest stretch that is known.
  private func findHidden(_ y: Int, _ count: Int) {
    var hidden = 0..<0
    for place in (0..<count).reversed() {
      active[place].hidden = hidden
      let run = runs[active[place].run]
      guard run.hides else { continue }
      let own = run.hiddenRange(row: y)
      if own.isEmpty { continue }
      if !hidden.isEmpty, own.lowerBound <= hidden.upperBound, hidden.lowerBound <= own.upperBound {
        hidden =
          min(own.lowerBound, hidden.lowerBound)..<max(own.upperBound, hidden.upperBound)
      } else if own.count > hidden.count {
        hidden = own
      }
    }
  }
}
