/// Draws rows of runs of commands; one for each band of rows.
final class RunPainter {
  let surface: Surface
  let source: [Run]
  let row: PixelRow
  private let sourceRow: PixelRow
  private let line = BackdropLine()
  private let zoomLine = ZoomLine()
  let cover: RowCover

  /// Creates a painter.
  ///
  /// - Parameters:
  ///   - surface: Where to draw.
  ///   - region: The only pixels that may change.
  ///   - runs: What will be drawn; decides how much room is set aside.
  init(surface: Surface, region: PixelBounds, runs: FlatRuns) {
    self.surface = surface
    source = runs.source
    row = PixelRow(values: .allocate(capacity: 4 * PixelRow.capacity))
    sourceRow = PixelRow(values: .allocate(capacity: 4 * PixelRow.capacity))
    cover = RowCover(region: region, runs: UnsafeBufferPointer(runs.runs))
  }

  deinit {
    row.values.deallocate()
    sourceRow.values.deallocate()
  }

  /// Draws a row of a run, but for columns that are hidden by what follows.
  func draw(_ run: FlatRun, _ y: Int, hidden: Range<Int>) {
    let bounds = run.bounds
    if hidden.lowerBound <= bounds.left, hidden.upperBound >= bounds.right { return }
    cover.gather(run, y, bounds)
    if run.isSolid, run.commands.count == 1 {
      for span in cover.spans(of: 0) {
        forParts(of: span.start..<span.end, without: hidden) { part in
          drawSolid(run, span, part, y)
        }
      }
      return
    }
    cover.joinStretches()
    for stretch in cover.stretches {
      forParts(of: stretch, without: hidden) { part in drawKept(run, part, y) }
    }
  }

  /// Calls a body with what is left of a range.
  @inline(__always)
  private func forParts(
    of range: Range<Int>, without hidden: Range<Int>, _ body: (Range<Int>) -> Void
  ) {
    if hidden.isEmpty || hidden.upperBound <= range.lowerBound
      || hidden.lowerBound >= range.upperBound
    {
      body(range)
      return
    }
    if range.lowerBound < hidden.lowerBound { body(range.lowerBound..<hidden.lowerBound) }
    if hidden.upperBound < range.upperBound { body(hidden.upperBound..<range.upperBound) }
  }

  /// Draws a stretch, with pixels from an earlier drawing as far as there are any.
  private func drawKept(_ run: FlatRun, _ stretch: Range<Int>, _ y: Int) {
    guard run.isKept, let kept = source[run.index].kept else {
      draw(run, stretch, y)
      return
    }
    let known = kept.range(y, in: stretch)
    forParts(of: stretch, without: known) { draw(run, $0, y) }
    if known.count > 0 {
      kept.copy(known, y, to: surface.row(y, from: known.lowerBound))
    } else if run.fills, let (_, range) = cover.hidingSpan(run, in: stretch) {
      kept.take(range, y, from: surface.row(y, from: range.lowerBound))
    }
  }

  /// Draws a stretch in pieces that fit a row of numbers.
  ///
  /// Pieces start at multiples of their capacity whatever the region, and where what lies below
  /// starts or ends to be hidden.
  private func draw(_ run: FlatRun, _ stretch: Range<Int>, _ y: Int) {
    let hiding = cover.hidingSpan(run, in: stretch)
    let even = hiding == nil && run.isSolid ? cover.evenRange(in: stretch) : nil
    let special = hiding?.range ?? even
    var x = stretch.lowerBound
    while x < stretch.upperBound {
      var end = min((x | (PixelRow.capacity - 1)) + 1, stretch.upperBound)
      var isSpecial = false
      if let special {
        isSpecial = special.contains(x)
        if isSpecial {
          end = even != nil ? special.upperBound : min(end, special.upperBound)
        } else if x < special.lowerBound {
          end = min(end, special.lowerBound)
        }
      }
      if isSpecial, even != nil {
        drawEven(run, x..<end, y)
      } else {
        drawGeneral(run, x..<end, y, hiding: isSpecial ? hiding?.command : nil)
      }
      x = end
    }
  }

  /// Draws a piece; `hiding` is a command that covers all of it and hides what lies below.
  func drawGeneral(_ run: FlatRun, _ range: Range<Int>, _ y: Int, hiding: Int?) {
    let pixels = surface.row(y, from: range.lowerBound)
    if let hiding {
      if drawQuickly(run, range, y, hiding: hiding) { return }
      paint(run.commands[hiding], range, y)
    } else {
      row.load(pixels, count: range.count)
    }
    let first = hiding.map { $0 + 1 } ?? 0
    for index in first..<run.commands.count {
      for span in cover.spans(of: index) {
        let start = max(span.start, range.lowerBound)
        let end = min(span.end, range.upperBound)
        guard start < end else { continue }
        apply(
          run.commands[index], span.coverage(from: start), x: start, y: y, count: end - start,
          to: row.advanced(by: start - range.lowerBound))
      }
    }
    row.store(pixels, count: range.count)
  }

  /// Draws a piece without a row of numbers if that can be.
  private func drawQuickly(
    _ run: FlatRun, _ range: Range<Int>, _ y: Int, hiding: Int
  ) -> Bool {
    let pixels = surface.row(y, from: range.lowerBound)
    if let pixel = run.commands[hiding].solid {
      guard cover.isLast(hiding, in: range) else { return false }
      pixels.update(repeating: pixel.packed, count: range.count)
      return true
    }
    guard let picture = run.commands[hiding].picture?.pixels(range, y) else { return false }
    if cover.isLast(hiding, in: range) {
      pixels.update(from: picture, count: range.count)
      return true
    }
    guard hiding == 0, let ramp = source[run.index].ramp, cover.isFull(range) else { return false }
    ramp.apply(picture, to: pixels, count: range.count)
    return true
  }

  /// Writes what a command shows where it hides all else.
  private func paint(_ command: FlatCommand, _ range: Range<Int>, _ y: Int) {
    let x = range.lowerBound
    let count = range.count
    switch command.source {
    case .solid(let pixel): row.fill(pixel, count: count)
    case .gradient(let gradient): gradient.read(into: row, x: x, y: y, count: count)
    case .image(let image): image.read(into: row, x: x, y: y, count: count)
    case .glass(let glass): glass.read(into: row, x: x, y: y, count: count, line: line)
    case .layer(let layer, _): row.load(layer.surface.row(y, from: x), count: count)
    case .zoomed(let layer, _): layer.read(into: row, x: x, y: y, count: count, line: zoomLine)
    }
  }

  private func apply(
    _ command: FlatCommand, _ coverage: Coverage, x: Int, y: Int, count: Int, to target: PixelRow
  ) {
    if let pixel = command.solid {
      target.blend(pixel, command.blend, coverage, count: count)
      return
    }
    switch command.source {
    case .solid(let pixel): target.blend(pixel, command.blend, coverage, count: count)
    case .gradient(let gradient):
      gradient.read(into: sourceRow, x: x, y: y, count: count)
      target.blend(sourceRow, command.blend, coverage, count: count)
    case .image(let image):
      image.read(into: sourceRow, x: x, y: y, count: count)
      target.blend(sourceRow, command.blend, coverage, count: count)
    case .glass(let glass):
      glass.read(into: sourceRow, x: x, y: y, count: count, line: line)
      target.replace(by: sourceRow, coverage, count: count)
    case .layer(let layer, let opacity):
      sourceRow.load(layer.surface.row(y, from: x), count: count)
      sourceRow.scale(by: opacity, count: count)
      target.blend(sourceRow, command.blend, coverage, count: count)
    case .zoomed(let layer, let opacity):
      layer.read(into: sourceRow, x: x, y: y, count: count, line: zoomLine)
      sourceRow.scale(by: opacity, count: count)
      target.blend(sourceRow, command.blend, coverage, count: count)
    }
  }
}
