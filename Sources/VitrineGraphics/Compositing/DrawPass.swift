/// Draws a range of a list's commands into a surface.
///
/// Commands are gathered into runs; runs are drawn in bands of rows, spread over cores. Glass and
/// groups that are kept apart need what lies below to be finished: they end a stage.
final class DrawPass {
  /// How many rows a band has.
  private static let bandHeight = 32

  private let context: DrawContext
  private let surface: Surface
  private let region: PixelBounds
  private var runs: [Run] = []
  private var runShape: Shape?
  private var clips: [PlacedMask] = []

  init(_ context: DrawContext, surface: Surface, region: PixelBounds) {
    self.context = context
    self.surface = surface
    self.region = region.intersection(surface.bounds)
  }

  /// Draws commands; clips that are open before the range must be given.
  func draw(_ range: Range<Int>, clips: [PlacedMask] = []) {
    self.clips = clips
    var index = range.lowerBound
    while index < range.upperBound {
      switch context.list.commands[index] {
      case .beginGroup(let opacity, let blend, let zoom):
        let end = context.end(ofGroup: index)
        let isOpen = end >= range.upperBound
        if zoom == .none, isOpen || DrawContext.isPassThrough(opacity, blend, zoom) {
          runShape = nil
          break
        }
        // What stands in a group that goes on beyond the range is seen as it is, in its place.
        drawGroup(
          index + 1..<min(end, range.upperBound), isOpen ? 1 : opacity, isOpen ? .normal : blend,
          zoom)
        index = min(end, range.upperBound - 1)
      case .endGroup: runShape = nil
      case .beginClip(let shape): beginClip(index, shape)
      case .endClip:
        if self.clips.count > 0 { self.clips.removeLast() }
        runShape = nil
      case .glass(let shape, let glass): addGlass(index, shape, glass)
      case .fill, .shadow, .innerShadow, .border: add(index)
      }
      index += 1
    }
    finish()
  }

  private func beginClip(_ index: Int, _ shape: Int) {
    // A clip that names no shape, or an empty one, lets nothing through.
    let mask =
      context.mask(shape, .fill, of: index) ?? PlacedMask(mask: Mask(filling: .empty), x: 0, y: 0)
    clips.append(mask)
    runShape = nil
  }

  private func add(_ index: Int) {
    let shape = context.shape(of: index)
    guard let command = context.prepared(index, region: region) else {
      part(from: shape)
      return
    }
    append(command, index: index, shape: shape)
  }

  private func append(_ command: PreparedCommand, index: Int?, shape: Shape?) {
    var bounds = command.mask.bounds.intersection(region)
    for clip in clips { bounds = bounds.intersection(clip.bounds) }
    guard !bounds.isEmpty, !command.isInvisible else {
      part(from: shape)
      return
    }
    if let shape, shape == runShape, !runs.isEmpty {
      runs[runs.count - 1].commands.append(command)
      if let index { runs[runs.count - 1].indices.append(index) }
      runs[runs.count - 1].bounds = runs[runs.count - 1].bounds.union(bounds)
    } else {
      runs.append(
        Run(
          commands: [command], indices: index.map { [$0] } ?? [], clips: clips, bounds: bounds))
      runShape = shape
    }
  }

  /// Parts runs as what is not drawn would if it were: when pixels are rounded must depend neither
  /// on what can be seen nor on the region.
  private func part(from shape: Shape?) {
    if shape == nil || shape != runShape { runShape = nil }
  }

  private func addGlass(_ index: Int, _ shape: Int, _ glass: Glass) {
    guard let mask = context.mask(shape, .fill, of: index),
      !mask.bounds.intersection(region).isEmpty
    else {
      runShape = nil
      return
    }
    let backdrop: Backdrop
    if let ready = context.backdrops[index] {
      backdrop = ready
    } else {
      finish()
      backdrop = context.capture(index, from: surface)
    }
    let row = context.glassRow(shape, glass, backdrop, mask)
    // A run starts here even if nothing had to be finished: when pixels are rounded must not
    // depend on what was at hand.
    runShape = nil
    append(
      PreparedCommand(mask: mask, source: .glass(row), blend: .normal), index: index,
      shape: context.shape(of: index))
  }

  private func drawGroup(
    _ range: Range<Int>, _ opacity: Float, _ blend: BlendMode, _ zoom: Zoom
  ) {
    let content = context.bounds(of: range)
    var bounds = zoom.applied(to: content).intersection(region)
    for clip in clips { bounds = bounds.intersection(clip.bounds) }
    guard !bounds.isEmpty, opacity > 0 else {
      runShape = nil
      return
    }
    // With an empty pixel around it, as interpolation lets edges go on.
    let part =
      zoom == .none ? bounds : zoom.source(of: bounds).intersection(content.outset(1))
    let layer = Layer(part)
    DrawPass(context, surface: layer.surface, region: part).draw(range)
    let mask = PlacedMask(mask: Mask(filling: bounds), x: 0, y: 0)
    let visible = min(opacity, 1)
    // Clips around the group apply to it as a whole, and its opacity to their coverage.
    append(
      PreparedCommand(
        mask: mask,
        source: zoom == .none
          ? .layer(layer, visible) : .zoomed(ZoomedLayer(layer, zoom, in: bounds), visible),
        blend: blend),
      index: nil, shape: nil)
  }

  /// Draws all runs gathered so far.
  private func finish() {
    defer {
      runs.removeAll(keepingCapacity: true)
      runShape = nil
    }
    var bounds = PixelBounds.empty
    for run in runs { bounds = bounds.union(run.bounds) }
    guard !bounds.isEmpty else { return }
    let top = bounds.top
    let bands = (bounds.height + Self.bandHeight - 1) / Self.bandHeight
    for index in 0..<runs.count {
      runs[index].simplifyClips()
      runs[index].findRamp()
      runs[index].kept = context.keptRun(runs[index], region: region)
    }
    let flat = FlatRuns(runs)
    let surface = self.surface
    let region = self.region
    context.forEach(bands) { band in
      let from = top + band * Self.bandHeight
      BandPainter(surface: surface, region: region, runs: flat)
        .draw(from: from, to: min(from + Self.bandHeight, bounds.bottom))
    }
    for run in runs { run.kept?.finish() }
  }
}
