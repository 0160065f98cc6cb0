/// What painting needs of a command, without counting references.
struct FlatCommand {
  let mask: MaskRows
  let blend: BlendMode
  /// The colour of a solid command; nil for all others.
  let solid: Pixel?
  let hides: Bool
  /// The pixels of a picture that hides what lies below.
  let picture: PictureRows?
  /// The command itself, which the run keeps alive.
  private unowned(unsafe) let command: PreparedCommand

  var source: PaintSource { command.source }

  init(_ command: PreparedCommand) {
    mask = command.mask.rows
    blend = command.blend
    if case .solid(let pixel) = command.source { solid = pixel } else { solid = nil }
    hides = command.hides
    if hides, case .image(let image) = command.source {
      picture = PictureRows(image)
    } else {
      picture = nil
    }
    self.command = command
  }
}

/// What painting needs of a run, without counting references.
struct FlatRun {
  let commands: UnsafeMutableBufferPointer<FlatCommand>
  let clips: UnsafeMutableBufferPointer<MaskRows>
  let bounds: PixelBounds
  /// A Boolean value that is true when any command hides what lies below it.
  let hides: Bool
  /// A Boolean value that is true when all commands are of one colour each.
  let isSolid: Bool
  /// A Boolean value that is true when pixels of the run are at hand or to be kept.
  let isKept: Bool
  /// A Boolean value that is true when all of the run must be drawn, as it will be kept.
  let fills: Bool
  /// The index of the run in the pass.
  let index: Int

  fileprivate init(_ run: Run, index: Int) {
    commands = .allocate(capacity: run.commands.count)
    clips = .allocate(capacity: run.clips.count)
    var hides = false
    var isSolid = true
    for (place, command) in run.commands.enumerated() {
      let flat = FlatCommand(command)
      hides = hides || flat.hides
      isSolid = isSolid && flat.solid != nil
      commands.initializeElement(at: place, to: flat)
    }
    for (place, clip) in run.clips.enumerated() {
      clips.initializeElement(at: place, to: clip.rows)
    }
    bounds = run.bounds
    self.hides = hides
    self.isSolid = isSolid
    isKept = run.kept != nil
    fills = run.kept?.isFilled == false
    self.index = index
  }

  /// Returns the columns of a row in which nothing below the run can be seen.
  func hiddenRange(row y: Int) -> Range<Int> {
    var found = 0..<0
    guard hides, y >= bounds.top, y < bounds.bottom else { return found }
    for command in commands where command.hides {
      let full = command.mask.fullRange(row: y)
      if full.count > found.count { found = full }
    }
    for clip in clips { found = found.clamped(to: clip.fullRange(row: y)) }
    // Clips that cut off nothing inside the bounds are gone, but the masks go on beyond.
    return found.clamped(to: bounds.left..<bounds.right)
  }
}

/// All runs of a pass, flat.
final class FlatRuns {
  let runs: UnsafeMutableBufferPointer<FlatRun>
  /// The runs as they were, which keeps everything alive.
  let source: [Run]

  init(_ runs: [Run]) {
    source = runs
    self.runs = .allocate(capacity: runs.count)
    for (index, run) in runs.enumerated() {
      self.runs.initializeElement(at: index, to: FlatRun(run, index: index))
    }
  }

  deinit {
    for run in runs {
      run.commands.deallocate()
      run.clips.deallocate()
    }
    runs.deallocate()
  }
}
