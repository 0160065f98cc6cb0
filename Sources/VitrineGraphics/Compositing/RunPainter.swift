/// Draws rows of runs of commands; one for each band of rows.
final class RunPainter {
  private let surface: Surface
  private let region: PixelBounds
  private let source: [Run]
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
  init(surface: Surface, region: PixelBounds, runs: FlatRuns) {
    self.surface = surface
    self.region = region
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

  /// Draws a part of a span of a run of one colour.
  private func drawSolid(_ run: FlatRun, _ span: CoverSpan, _ part: Range<Int>, _ y: Int) {
    guard let pixel = run.commands[0].solid else { return }
    let blend = run.commands[0].blend
    let pixels = surface.row(y, from: part.lowerBound)
    if span.values != nil {
      DirectBlending.blend(
        pixel, blend, span.coverage(from: part.lowerBound), onto: pixels, count: part.count)
      return
    }
    if span.value == 1 {
      if run.commands[0].hides {
        pixels.update(repeating: pixel.packed, count: part.count)
        return
      }
    }
    drawEven(run, part, y)
  }

  /// Draws columns on which every command of a run of colours covers evenly or not at all.
  private func drawEven(_ run: FlatRun, _ part: Range<Int>, _ y: Int) {
    let pixels = surface.row(y, from: part.lowerBound)
    let count = part.count
    if DirectBlending.isUniform(pixels, count: count) {
      var pixel = Pixel(pixels[0])
      blendEven(run, part.lowerBound, onto: &pixel)
      let packed = pixel.packed
      if packed != pixels[0] { pixels.update(repeating: packed, count: count) }
      return
    }
    if run.commands.count == 1 {
      let command = run.commands[0]
      let spans = cover.spans(of: 0)
      let value =
        spans.first { $0.start <= part.lowerBound && $0.end > part.lowerBound }?.value ?? 0
      if value == 1, let ramp = source[run.index].ramp,
        DirectBlending.isOpaque(pixels, count: count)
      {
        ramp.apply(to: pixels, count: count)
      } else if let pixel = command.solid {
        DirectBlending.blend(pixel, command.blend, .constant(value), onto: pixels, count: count)
      }
      return
    }
    var x = part.lowerBound
    while x < part.upperBound {
      let end = min(x + PixelRow.capacity, part.upperBound)
      drawGeneral(run, x..<end, y, hiding: nil)
      x = end
    }
  }

  /// Blends all commands of a run at a column onto one pixel.
  private func blendEven(_ run: FlatRun, _ x: Int, onto pixel: inout Pixel) {
    for index in 0..<run.commands.count {
      guard let solid = run.commands[index].solid else { continue }
      for span in cover.spans(of: index) where span.start <= x && span.end > x {
        row.fill(pixel, count: 1)
        row.blend(solid, run.commands[index].blend, .constant(span.value), count: 1)
        pixel = Pixel(row.red[0], row.green[0], row.blue[0], row.alpha[0])
      }
    }
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
  private func drawGeneral(_ run: FlatRun, _ range: Range<Int>, _ y: Int, hiding: Int?) {
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
    }
  }
}
