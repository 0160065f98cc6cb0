/// Where the commands of a run cover one row, and how much.
final class RowCover {
  /// Stretches of pixels closer than this are read and written together.
  private static let gap = 16
  /// The shortest span for which it pays not to read what lies below.
  private static let shortestHidden = 32

  /// The columns that any command covers, from left to right, apart from each other.
  private(set) var stretches: [Range<Int>] = []
  private var buffer = SpanBuffer()
  private var clip = SpanBuffer()
  private var factor = SpanBuffer()
  /// Where each command's spans start, and after the last where they end.
  private let starts: UnsafeMutablePointer<Int>
  private var commandCount = 0
  private let room: UnsafeMutablePointer<Float>

  /// Sets aside room for what runs need.
  init(region: PixelBounds, runs: UnsafeBufferPointer<FlatRun>) {
    var products = 0
    var commands = 0
    for run in runs {
      commands = max(commands, run.commands.count)
      if run.clips.count > 0 { products = max(products, run.clips.count + run.commands.count) }
    }
    room = .allocate(capacity: max(products * region.width, 1))
    starts = .allocate(capacity: commands + 1)
  }

  deinit {
    room.deallocate()
    starts.deallocate()
  }

  /// The spans of a command in the row gathered last, until the next is gathered.
  @inline(__always)
  func spans(of command: Int) -> UnsafeBufferPointer<CoverSpan> {
    let start = starts[command]
    return UnsafeBufferPointer(start: buffer.spans + start, count: starts[command + 1] - start)
  }

  /// Gathers the spans of all commands of a run in a row.
  func gather(_ run: FlatRun, _ y: Int, _ bounds: PixelBounds) {
    buffer.removeAll()
    commandCount = run.commands.count
    if run.clips.count == 0 {
      for index in 0..<commandCount {
        starts[index] = buffer.count
        run.commands[index].mask
          .appendSpans(row: y, from: bounds.left, to: bounds.right, into: &buffer)
      }
    } else {
      gatherClipped(run, y, bounds)
    }
    starts[commandCount] = buffer.count
  }

  private func gatherClipped(_ run: FlatRun, _ y: Int, _ bounds: PixelBounds) {
    var clipper = SpanClipper(room: room)
    clip.removeAll()
    run.clips[0].appendSpans(row: y, from: bounds.left, to: bounds.right, into: &clip)
    for index in 1..<max(run.clips.count, 1) {
      factor.removeAll()
      run.clips[index].appendSpans(row: y, from: bounds.left, to: bounds.right, into: &factor)
      var product = SpanBuffer()
      clipper.append(clip, times: factor, to: &product)
      swap(&clip, &product)
    }
    for index in 0..<commandCount {
      starts[index] = buffer.count
      factor.removeAll()
      run.commands[index].mask
        .appendSpans(row: y, from: bounds.left, to: bounds.right, into: &factor)
      clipper.append(factor, times: clip, to: &buffer)
    }
  }

  /// Joins the columns of all commands into stretches.
  func joinStretches() {
    stretches.removeAll(keepingCapacity: true)
    for index in 0..<buffer.count {
      let span = buffer.spans[index]
      if let last = stretches.last, last.lowerBound <= span.start, last.upperBound >= span.end {
        continue
      }
      merge(span.start..<span.end)
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
    if first == stretches.count {
      stretches.append(low..<high)
    } else {
      stretches.replaceSubrange(first..<last, with: CollectionOfOne(low..<high))
    }
  }

  /// Returns the last command that hides all that lies below it on a long span of a stretch.
  func hidingSpan(
    _ run: FlatRun, in stretch: Range<Int>
  ) -> (command: Int, range: Range<Int>)? {
    guard run.hides else { return nil }
    for index in (0..<commandCount).reversed() {
      guard run.commands[index].hides else { continue }
      for span in spans(of: index) {
        let start = max(span.start, stretch.lowerBound)
        let end = min(span.end, stretch.upperBound)
        if span.isFull, end - start >= Self.shortestHidden { return (index, start..<end) }
      }
    }
    return nil
  }

  /// Returns a long part of a stretch on which every command covers evenly or not at all.
  func evenRange(in stretch: Range<Int>) -> Range<Int>? {
    var low = stretch.lowerBound
    var high = low
    for index in 0..<buffer.count {
      let span = buffer.spans[index]
      let start = max(span.start, stretch.lowerBound)
      let end = min(span.end, stretch.upperBound)
      if span.values == nil, end - start > high - low {
        low = start
        high = end
      }
    }
    for index in 0..<buffer.count {
      let span = buffer.spans[index]
      if span.end <= low || span.start >= high { continue }
      if span.values == nil, span.start <= low, span.end >= high { continue }
      // What is cut off is the smaller part.
      if span.start - low > high - span.end { high = max(span.start, low) } else { low = span.end }
    }
    return high - low >= Self.shortestHidden ? low..<high : nil
  }

  /// Whether no later command than one touches some columns.
  func isLast(_ command: Int, in range: Range<Int>) -> Bool {
    for index in starts[command + 1]..<buffer.count {
      let span = buffer.spans[index]
      if span.start < range.upperBound, span.end > range.lowerBound { return false }
    }
    return true
  }

  /// Whether every command covers all of some columns.
  func isFull(_ range: Range<Int>) -> Bool {
    for index in 0..<commandCount {
      let spans = spans(of: index)
      guard spans.count == 1, spans[0].isFull, spans[0].start <= range.lowerBound,
        spans[0].end >= range.upperBound
      else { return false }
    }
    return true
  }
}
