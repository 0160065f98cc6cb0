import VitrineGraphics

/// An opaque colour that fills are laid on, computed in doubles by the formulas of the kit's
/// blend modes, apart from the rasteriser.
struct Ground: CustomStringConvertible {
  private(set) var channels: [Double]

  /// White, black and mid grey.
  static let all = [Ground(0xFFFFFF), Ground(0x000000), Ground(0x808080)]

  init(_ hex: UInt32) {
    channels = [16, 8, 0].map { shift in Double((hex >> shift) & 255) / 255 }
  }

  /// The colour in 8 bits a channel.
  var hex: UInt32 {
    channels.reduce(0) { $0 << 8 | UInt32(($1 * 255).rounded()) }
  }

  var description: String { "#" + String(hex | 1 << 24, radix: 16).dropFirst().uppercased() }

  /// Returns the ground with fills on it, written `#FFFFFF@67% + #0088FF plus-darker`.
  func under(_ stack: String) -> Ground {
    var ground = self
    for fill in stack.split(separator: "+", omittingEmptySubsequences: true) {
      ground.add(fill.split(separator: " ").map(String.init))
    }
    return ground
  }

  private mutating func add(_ words: [String]) {
    let parts = words[0].split(separator: "@")
    let source = Ground(UInt32(parts[0].dropFirst(), radix: 16) ?? 0).channels
    let alpha = parts.count > 1 ? (Double(parts[1].dropLast()) ?? 0) / 100 : 1
    let mode = words.count > 1 ? words[1] : "normal"
    channels = Self.blend(source, alpha, mode, channels)
  }

  /// On an opaque backdrop the plus modes add or take away, all others mix with it by alpha.
  private static func blend(
    _ source: [Double], _ alpha: Double, _ mode: String, _ backdrop: [Double]
  ) -> [Double] {
    if mode == "luminosity" { return luminosity(source, alpha, backdrop) }
    return zip(source, backdrop).map { source, backdrop in
      let mixed: Double
      switch mode {
      case "plus-darker": return max(0, backdrop - alpha * (1 - source))
      case "plus-lighter": return min(1, backdrop + alpha * source)
      case "lighten": mixed = max(source, backdrop)
      case "darken": mixed = min(source, backdrop)
      case "screen": mixed = source + backdrop - source * backdrop
      case "multiply": mixed = source * backdrop
      default: mixed = source
      }
      return alpha * mixed + (1 - alpha) * backdrop
    }
  }

  /// The backdrops of these tests are nearly grey, so that no channel leaves its range.
  private static func luminosity(_ source: [Double], _ alpha: Double, _ backdrop: [Double])
    -> [Double]
  {
    let shift = lightness(source) - lightness(backdrop)
    return backdrop.map { $0 + alpha * shift }
  }

  private static func lightness(_ color: [Double]) -> Double {
    0.3 * color[0] + 0.59 * color[1] + 0.11 * color[2]
  }
}

extension Bitmap {
  /// A pixel's colour as `0xRRGGBB`, and whether it is opaque.
  func colour(_ x: Int, _ y: Int) -> (hex: UInt32, isOpaque: Bool) {
    let pixel = pixels[y * width + x]
    let red = pixel & 255
    let green = (pixel >> 8) & 255
    let blue = (pixel >> 16) & 255
    return (red << 16 | green << 8 | blue, pixel >> 24 == 255)
  }
}

/// Returns the largest distance of a channel of two colours, 0…255.
func distance(_ left: UInt32, _ right: UInt32) -> Int {
  [UInt32(0), 8, 16].map { abs(Int((left >> $0) & 255) - Int((right >> $0) & 255)) }.max() ?? 0
}
