/// Where the commands of a run cover one row, and how much.
final class RowCover {
  /// Stretches of pixels closer than this are read and written together.
  private static let gap = 16
  /// The shortest span for which it pays not to read what lies below.
  private static let shortestHidden = 32

  /// The columns that any command covers, from left to right, apart from each other.
  private(set) var stretches: [Range<Int>] = []
  private var spans: [CoverSpan] = []
  /// Where each command's spans start, and after the last where they end.
  private var starts: [Int] = []
  private let room: UnsafeMutablePointer<Float>

  /// Sets aside room for the products with clips that runs need.
  init(region: PixelBounds, runs: [Run]) {
    var products = 0
    for run in runs where !run.clips.isEmpty {
      products = max(products, run.clips.count + run.commands.count)
    }
    room = .allocate(capacity: max(products * region.width, 1))
  }

  deinit { room.deallocate() }

  /// The spans of a command in the row gathered last.
  func spans(of command: Int) -> ArraySlice<CoverSpan> {
    spans[starts[command]..<starts[command + 1]]
  }

  /// Gathers the spans of all commands of a run in a row.
  func gather(_ run: Run, _ y: Int, _ bounds: PixelBounds) {
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

  /// Returns the last command that hides all that lies below it on a long span of a stretch.
  func hidingSpan(
    _ run: Run, in stretch: Range<Int>
  ) -> (command: Int, range: Range<Int>)? {
    for index in (0..<run.commands.count).reversed() {
      guard run.commands[index].hides else { continue }
      for span in spans(of: index) {
        let start = max(span.start, stretch.lowerBound)
        let end = min(span.end, stretch.upperBound)
        if span.values == nil, span.value == 1, end - start >= Self.shortestHidden {
          return (index, start..<end)
        }
      }
    }
    return nil
  }

  /// Whether no later command than one touches some columns.
  func isLast(_ command: Int, in range: Range<Int>) -> Bool {
    for span in spans[starts[command + 1]...] {
      if span.start < range.upperBound, span.end > range.lowerBound { return false }
    }
    return true
  }

  /// Whether every command covers all of some columns.
  func isFull(_ range: Range<Int>) -> Bool {
    for index in 0..<starts.count - 1 {
      guard starts[index + 1] - starts[index] == 1 else { return false }
      let span = spans[starts[index]]
      guard span.values == nil, span.value == 1, span.start <= range.lowerBound,
        span.end >= range.upperBound
      else { return false }
    }
    return true
  }
}
