/// What a command paints with, ready to be read row by row.
enum PaintSource {
  case solid(Pixel)
  case gradient(GradientRow)
  case image(ImageRow)
  case glass(GlassRow)
  /// Pixels that were drawn apart, and the opacity of the whole.
  case layer(Layer, Float)
  /// The same, shown larger or smaller.
  case zoomed(ZoomedLayer, Float)
}

/// A command whose mask and paint are at hand.
final class PreparedCommand: @unchecked Sendable {
  let mask: PlacedMask
  let source: PaintSource
  let blend: BlendMode

  init(mask: PlacedMask, source: PaintSource, blend: BlendMode) {
    self.mask = mask
    self.source = source
    self.blend = blend
  }

  /// A Boolean value that is true when nothing can be seen of the command, bit for bit.
  ///
  /// The kit has full-width layers of this kind. The plus modes also hold what lies below within
  /// its range, so that theirs are drawn.
  var isInvisible: Bool {
    guard case .solid(let pixel) = source, pixel.alpha == 0 else { return false }
    return blend != .plusDarker && blend != .plusLighter
  }

  /// A Boolean value that is true when full coverage hides all that lies below.
  var hides: Bool {
    switch source {
    case .solid(let pixel): blend == .normal && pixel.alpha == 1
    case .image(let image): blend == .normal && image.isOpaque
    case .glass: true
    case .gradient, .layer, .zoomed: false
    }
  }
}

/// Consecutive commands that share an outline: a row is read and written once for all of them.
struct Run {
  var commands: [PreparedCommand]
  /// Where the commands stand in the list; empty for what stands for several.
  var indices: [Int]
  /// The masks that everything is confined to.
  var clips: [PlacedMask]
  /// The pixels that may change.
  var bounds: PixelBounds
  /// Pixels of glass from an earlier drawing, or room to keep them.
  var kept: KeptRun?
  /// The quick way for a run of an opaque picture and solid colours, where all cover fully, or for
  /// a run of one colour that covers fully what is opaque.
  var ramp: ByteRamp?

  /// From how many pixels on it pays to look for the quick way of a single colour.
  private static let fewestForRamp = 16384.0

  /// Leaves out clips that nothing is cut off by, once all commands are there.
  mutating func simplifyClips() {
    clips.removeAll { $0.rows.isFull(in: bounds) }
  }

  /// Looks for the quick way, once all commands are there.
  mutating func findRamp() {
    if commands.count == 1, case .solid(let pixel) = commands[0].source, !commands[0].hides,
      commands[0].blend == .normal, bounds.area >= Self.fewestForRamp
    {
      ramp = ByteRamp([pixel])
    }
    guard commands.count > 1, case .image(let image) = commands[0].source, commands[0].hides,
      image.opacity == 1
    else { return }
    var colors: [Pixel] = []
    for command in commands.dropFirst() {
      guard case .solid(let pixel) = command.source, command.blend == .normal else { return }
      colors.append(pixel)
    }
    ramp = ByteRamp(colors)
  }
}
