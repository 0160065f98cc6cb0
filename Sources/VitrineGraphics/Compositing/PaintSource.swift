/// What a command paints with, ready to be read row by row.
enum PaintSource {
  case solid(Pixel)
  case gradient(GradientRow)
  case image(ImageRow)
  case glass(GlassRow)
  /// Pixels that were drawn apart, and the opacity of the whole.
  case layer(Layer, Float)

  /// A Boolean value that is true when full coverage hides all that lies below.
  func hides(_ blend: BlendMode) -> Bool {
    switch self {
    case .solid(let pixel): blend == .normal && pixel.alpha == 1
    case .glass: true
    case .gradient, .image, .layer: false
    }
  }
}

/// A command whose mask and paint are at hand.
struct PreparedCommand {
  let mask: PlacedMask
  let source: PaintSource
  let blend: BlendMode
}

/// Consecutive commands that share an outline: a row is read and written once for all of them.
struct Run {
  var commands: [PreparedCommand]
  /// The masks that everything is confined to.
  let clips: [PlacedMask]
  /// The pixels that may change.
  var bounds: PixelBounds
}
