/// The pixels of a piece of glass with all that is drawn on it, where the glass covers in whole.
///
/// What lies below cannot be seen there but through the backdrop, so that they stay the same for
/// as long as the backdrop and the commands do.
final class KeptRun: @unchecked Sendable {
  /// What the pixels depend on.
  struct Key: Hashable {
    /// The captured backdrop; kept runs keep theirs alive, so that no other takes its place.
    var backdrop: ObjectIdentifier
    var shape: Shape
    var commands: [DisplayCommand]
  }

  /// A Boolean value that is true once the pixels can be used.
  private(set) var isFilled = false
  private let backdrop: Backdrop
  private let layer: Layer
  /// The columns kept of each row.
  private let columns: UnsafeMutablePointer<Range<Int>>

  var byteCount: Int { layer.surface.bounds.width * layer.surface.bounds.height * 4 + 128 }

  /// Sets aside room for the pixels of some bounds.
  init(_ bounds: PixelBounds, _ backdrop: Backdrop) {
    self.backdrop = backdrop
    layer = Layer(bounds)
    let height = layer.surface.bounds.height
    columns = .allocate(capacity: max(height, 1))
    columns.initialize(repeating: 0..<0, count: height)
  }

  deinit { columns.deallocate() }

  /// Takes over pixels of a row from where they were drawn; rows may be taken at once.
  func take(_ range: Range<Int>, _ y: Int, from pixels: UnsafePointer<UInt32>) {
    let bounds = layer.surface.bounds
    guard y >= bounds.top, y < bounds.bottom, range.lowerBound >= bounds.left,
      range.upperBound <= bounds.right, range.count > columns[y - bounds.top].count
    else { return }
    columns[y - bounds.top] = range
    layer.surface.row(y, from: range.lowerBound).update(from: pixels, count: range.count)
  }

  /// Declares the pixels complete.
  func finish() { isFilled = true }

  /// The columns that are kept of a row, inside a range.
  func range(_ y: Int, in range: Range<Int>) -> Range<Int> {
    let bounds = layer.surface.bounds
    guard isFilled, y >= bounds.top, y < bounds.bottom else { return 0..<0 }
    return columns[y - bounds.top].clamped(to: range)
  }

  /// Writes kept pixels of a row.
  func copy(_ range: Range<Int>, _ y: Int, to pixels: UnsafeMutablePointer<UInt32>) {
    pixels.update(from: layer.surface.row(y, from: range.lowerBound), count: range.count)
  }
}

extension DrawContext {
  /// Returns what is kept of a run of glass, or room to keep it if all of it will be drawn.
  ///
  /// Only glass whose backdrop was at hand is kept: what changes with every picture is not worth it.
  func keptRun(_ run: Run, region: PixelBounds) -> KeptRun? {
    guard case .glass(let glass) = run.commands[0].source, run.clips.isEmpty,
      let index = run.indices.first, hasReusedBackdrop(index), let shape = shape(of: index)
    else { return nil }
    let key = KeptRun.Key(
      backdrop: ObjectIdentifier(glass.backdrop), shape: shape,
      commands: run.indices.map { list.commands[$0].numbered(0) })
    if let kept = rasterizer.keptRuns.value(for: key) { return kept }
    guard region.contains(run.bounds) else { return nil }
    let kept = KeptRun(run.bounds, glass.backdrop)
    rasterizer.keptRuns.insert(kept, for: key, bytes: kept.byteCount)
    return kept
  }
}
