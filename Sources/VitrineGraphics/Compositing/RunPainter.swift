/// Draws runs of commands, row by row; one for each band of rows.
final class RunPainter {
  /// Stretches of pixels closer than this are read and written together.
  private static let gap = 16
  /// The shortest span for which it pays not to read what lies below.
  private static let shortestHidden = 32

  private let surface: Surface
  private let region: PixelBounds
  private let row: PixelRow
  private let sourceRow: PixelRow
  private let line = BackdropLine()
  private let room: UnsafeMutablePointer<Float>
  private var spans: [CoverSpan] = []
  /// Where each command's spans start, and after the last where they end.
  private var starts: [Int] = []
  private var stretches: [Range<Int>] = []

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
    var products = 0
    for run in runs where !run.clips.isEmpty {
      products = max(products, run.clips.count + run.commands.count)
    }
    room = .allocate(capacity: max(products * region.width, 1))
  }

  deinit {
    row.values.deallocate()
    sourceRow.values.deallocate()
    room.deallocate()
  }

  /// Draws the rows of a run that lie between two heights.
  func draw(_ run: Run, from top: Int, to bottom: Int) {
    let bounds = run.bounds.intersection(region)
    for y in max(top, bounds.top)..<max(min(bottom, bounds.bottom), max(top, bounds.top)) {
      gather(run, y, bounds)
      for stretch in stretches { draw(run, stretch, y) }
    }
  }

  /// Draws a stretch in pieces that fit a row of numbers.
  ///
  /// Pieces start at multiples of their capacity whatever the region, and where what lies below
  /// starts or ends to be hidden.
  private func draw(_ run: Run, _ stretch: Range<Int>, _ y: Int) {
    let cover = hidingSpan(run, in: stretch)
    var x = stretch.lowerBound
    while x < stretch.upperBound {
      var end = min((x | (PixelRow.capacity - 1)) + 1, stretch.upperBound)
      if let cover {
        if x < cover.range.lowerBound {
          end = min(end, cover.range.lowerBound)
        } else if x < cover.range.upperBound {
          end = min(end, cover.range.upperBound)
        }
      }
      let isHidden = cover.map { $0.range.contains(x) } ?? false
      draw(run, x..<end, y, hiding: isHidden ? cover?.command : nil)
      x = end
    }
  }

  /// Returns the last command that hides all that lies below it on a long span of a stretch.
  private func hidingSpan(
    _ run: Run, in stretch: Range<Int>
  ) -> (command: Int, range: Range<Int>)? {
    for index in (0..<run.commands.count).reversed() {
      guard run.commands[index].hides else { continue }
      for position in starts[index]..<starts[index + 1] {
        let span = spans[position]
        let start = max(span.start, stretch.lowerBound)
        let end = min(span.end, stretch.upperBound)
        if span.values == nil, span.value == 1, end - start >= Self.shortestHidden {
          return (index, start..<end)
        }
      }
    }
    return nil
  }

  private func gather(_ run: Run, _ y: Int, _ bounds: PixelBounds) {
    spans.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    stretches.removeAll(keepingCapacity: true)
    if run.clips.isEmpty {
      for command in run.commands {
        starts.append(spans.count)
        command.mask.appendSpans(row: y, from: bounds.left, to: bounds.right, into: &spans)
      }
    } else {
      gatherClipped(run, y, bounds)
    }
    starts.append(spans.count)
    for span in spans { merge(span.start..<span.end) }
  }

  private func gatherClipped(_ run: Run, _ y: Int, _ bounds: PixelBounds) {
    var clipper = SpanClipper(room: room)
    var clip: [CoverSpan] = []
    run.clips[0].appendSpans(row: y, from: bounds.left, to: bounds.right, into: &clip)
    for other in run.clips.dropFirst() {
      var next: [CoverSpan] = []
      other.appendSpans(row: y, from: bounds.left, to: bounds.right, into: &next)
      clip = clipper.product(clip[...], next)
    }
    var own: [CoverSpan] = []
    for command in run.commands {
      starts.append(spans.count)
      own.removeAll(keepingCapacity: true)
      command.mask.appendSpans(row: y, from: bounds.left, to: bounds.right, into: &own)
      spans.append(contentsOf: clipper.product(own[...], clip))
    }
  }

  /// Adds a stretch to the sorted list, joined with those it meets or nearly meets.
  private func merge(_ added: Range<Int>) {
    var low = added.lowerBound
    var high = added.upperBound
    var first = stretches.count
    while first > 0, stretches[first - 1].upperBound + Self.gap >= low { first -= 1 }
    var last = first
    while last < stretches.count, stretches[last].lowerBound <= high + Self.gap {
      low = min(low, stretches[last].lowerBound)
      high = max(high, stretches[last].upperBound)
      last += 1
    }
    stretches.replaceSubrange(first..<last, with: CollectionOfOne(low..<high))
  }

  /// Draws a piece; `hiding` is a command that covers all of it and hides what lies below.
  private func draw(_ run: Run, _ range: Range<Int>, _ y: Int, hiding: Int?) {
    let pixels = surface.row(y, from: range.lowerBound)
    if hiding == 0, let ramp = run.ramp, case .image(let image) = run.commands[0].source,
      let source = image.pixels(range, y), coversFully(run, range)
    {
      ramp.apply(source, to: pixels, count: range.count)
      return
    }
    if let hiding {
      cover(run.commands[hiding], range, y)
    } else {
      row.load(pixels, count: range.count)
    }
    let first = hiding.map { $0 + 1 } ?? 0
    for index in first..<run.commands.count {
      for position in starts[index]..<starts[index + 1] {
        let span = spans[position]
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

  /// Whether every command covers all of a piece.
  private func coversFully(_ run: Run, _ range: Range<Int>) -> Bool {
    for index in 0..<run.commands.count {
      guard starts[index + 1] - starts[index] == 1 else { return false }
      let span = spans[starts[index]]
      guard span.values == nil, span.value == 1, span.start <= range.lowerBound,
        span.end >= range.upperBound
      else { return false }
    }
    return true
  }

  /// Writes what a command shows where it hides all else.
  private func cover(_ command: PreparedCommand, _ range: Range<Int>, _ y: Int) {
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
