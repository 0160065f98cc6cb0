/// Draws runs of commands, row by row; one for each band of rows.
final class RunPainter {
  private let surface: Surface
  private let region: PixelBounds
  private let row: PixelRow
  private let sourceRow: PixelRow
  private let line = BackdropLine()
  private let cover: RowCover

  /// Creates a painter.
  ///
  /// - Parameters:
  ///   - surface: Where to draw.
  ///   - region: The only pixels that may change.
  ///   - runs: What will be drawn; decides how much room is set aside.
  init(surface: Surface, region: PixelBounds, runs: [Run]) {
    self.surface = surface
    self.region = region
    row = PixelRow(values: .allocate(capacity: 4 * PixelRow.capacity))
    sourceRow = PixelRow(values: .allocate(capacity: 4 * PixelRow.capacity))
    cover = RowCover(region: region, runs: runs)
  }

  deinit {
    row.values.deallocate()
    sourceRow.values.deallocate()
  }

  /// Draws the rows of a run that lie between two heights.
  func draw(_ run: Run, from top: Int, to bottom: Int) {
    let bounds = run.bounds.intersection(region)
    for y in max(top, bounds.top)..<max(min(bottom, bounds.bottom), max(top, bounds.top)) {
      cover.gather(run, y, bounds)
      for stretch in cover.stretches { draw(run, stretch, y) }
    }
  }

  /// Draws a stretch in pieces that fit a row of numbers.
  ///
  /// Pieces start at multiples of their capacity whatever the region, and where what lies below
  /// starts or ends to be hidden.
  private func draw(_ run: Run, _ stretch: Range<Int>, _ y: Int) {
    let hidden = cover.hidingSpan(run, in: stretch)
    var x = stretch.lowerBound
    while x < stretch.upperBound {
      var end = min((x | (PixelRow.capacity - 1)) + 1, stretch.upperBound)
      if let hidden {
        if x < hidden.range.lowerBound {
          end = min(end, hidden.range.lowerBound)
        } else if x < hidden.range.upperBound {
          end = min(end, hidden.range.upperBound)
        }
      }
      let isHidden = hidden.map { $0.range.contains(x) } ?? false
      draw(run, x..<end, y, hiding: isHidden ? hidden?.command : nil)
      x = end
    }
  }

  /// Draws a piece; `hiding` is a command that covers all of it and hides what lies below.
  private func draw(_ run: Run, _ range: Range<Int>, _ y: Int, hiding: Int?) {
    let pixels = surface.row(y, from: range.lowerBound)
    if hiding == 0, let ramp = run.ramp, case .image(let image) = run.commands[0].source,
      let source = image.pixels(range, y), cover.isFull(range)
    {
      ramp.apply(source, to: pixels, count: range.count)
      return
    }
    if let hiding, case .solid(let pixel) = run.commands[hiding].source,
      cover.isLast(hiding, in: range)
    {
      row.fill(pixel, count: 1)
      row.store(pixels, count: 1)
      pixels.update(repeating: pixels[0], count: range.count)
      return
    }
    if let hiding {
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
        let coverage: Coverage =
          span.values.map { .values($0 + (start - span.start)) } ?? .constant(span.value)
        apply(
          run.commands[index], coverage, x: start, y: y, count: end - start,
          to: row.advanced(by: start - range.lowerBound))
      }
    }
    row.store(pixels, count: range.count)
  }

  /// Writes what a command shows where it hides all else.
  private func paint(_ command: PreparedCommand, _ range: Range<Int>, _ y: Int) {
    let x = range.lowerBound
    let count = range.count
    switch command.source {
    case .solid(let pixel): row.fill(pixel, count: count)
    case .gradient(let gradient): gradient.read(into: row, x: x, y: y, count: count)
    case .image(let image): image.read(into: row, x: x, y: y, count: count)
    case .glass(let glass): glass.read(into: row, x: x, y: y, count: count, line: line)
    case .layer(let layer, _): row.load(layer.surface.row(y, from: x), count: count)
    }
  }

  private func apply(
    _ command: PreparedCommand, _ coverage: Coverage, x: Int, y: Int, count: Int,
    to target: PixelRow
  ) {
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
    }
  }
}
