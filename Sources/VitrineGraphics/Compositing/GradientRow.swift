/// A linear gradient, ready to be read row by row.
struct GradientRow {
  /// One piece between two stops.
  private struct Piece {
    var start: Float
    /// One over the length of the piece.
    var rate: Float
    var change: Pixel
  }

  /// The straight colour before the first stop.
  private let first: Pixel
  private let pieces: [Piece]
  private let originX: Double
  private let originY: Double
  private let slopeX: Double
  private let slopeY: Double

  /// Prepares a gradient; one without stops is transparent.
  init(_ gradient: Gradient) {
    let delta = gradient.to - gradient.from
    let square = delta.x * delta.x + delta.y * delta.y
    let isLine = square > 0 && square.isFinite
    originX = isLine ? gradient.from.x : 0
    originY = isLine ? gradient.from.y : 0
    slopeX = isLine ? delta.x / square : 0
    slopeY = isLine ? delta.y / square : 0
    var pieces: [Piece] = []
    // A line without length shows its last colour everywhere.
    let stops = isLine ? gradient.stops : Array(gradient.stops.suffix(1))
    for i in 1..<max(stops.count, 1) {
      let a = Self.straight(stops[i - 1].color)
      let b = Self.straight(stops[i].color)
      let length = stops[i].location - stops[i - 1].location
      // Two stops at one place are an edge: a piece shorter than any step between pixels.
      let rate = length > 1e-6 ? 1 / length : 1e6
      pieces.append(
        Piece(
          start: Float(Self.finite(stops[i - 1].location)), rate: Float(rate),
          change: Pixel(b.red - a.red, b.green - a.green, b.blue - a.blue, b.alpha - a.alpha)))
    }
    self.pieces = pieces
    first = stops.isEmpty ? Pixel(0, 0, 0, 0) : Self.straight(stops[0].color)
  }

  private static func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }

  private static func straight(_ color: Color) -> Pixel {
    func held(_ value: Float) -> Float { value > 0 ? min(value, 1) : 0 }
    return Pixel(held(color.red), held(color.green), held(color.blue), held(color.alpha))
  }

  /// Writes the premultiplied colours of pixels from a position on.
  ///
  /// Places along the line are counted from a fixed column, so that a pixel has the same colour
  /// wherever reading starts; pixels must not cross a multiple of the capacity of a row.
  func read(into row: PixelRow, x: Int, y: Int, count: Int) {
    row.fill(first, count: count)
    let red = row.red
    let green = row.green
    let blue = row.blue
    let alpha = row.alpha
    let anchor = x & ~(PixelRow.capacity - 1)
    let shift = Int32(truncatingIfNeeded: x - anchor)
    let startX = (Double(anchor) + 0.5 - originX) * slopeX
    let start = Float(startX + (Double(y) + 0.5 - originY) * slopeY)
    let step = Float(slopeX)
    for piece in pieces {
      for i in 0..<count {
        let t = start + step * Float(Int32(truncatingIfNeeded: i) &+ shift)
        let part = min(max((t - piece.start) * piece.rate, 0), 1)
        red[i] += piece.change.red * part
        green[i] += piece.change.green * part
        blue[i] += piece.change.blue * part
        alpha[i] += piece.change.alpha * part
      }
    }
    for i in 0..<count {
      red[i] *= alpha[i]
      green[i] *= alpha[i]
      blue[i] *= alpha[i]
    }
  }
}
