/// Blends one colour onto 8-bit pixels in one go.
///
/// Gives what reading into a row of numbers, blending and writing give, without the row.
enum DirectBlending {
  /// Blends a premultiplied colour onto pixels in one of the eight modes.
  static func blend(
    _ pixel: Pixel, _ mode: BlendMode, _ coverage: Coverage,
    onto pixels: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    switch mode {
    case .normal: blend(NormalFormula.self, pixel, coverage, pixels, count)
    case .darken: blend(DarkenFormula.self, pixel, coverage, pixels, count)
    case .multiply: blend(MultiplyFormula.self, pixel, coverage, pixels, count)
    case .lighten: blend(LightenFormula.self, pixel, coverage, pixels, count)
    case .screen: blend(ScreenFormula.self, pixel, coverage, pixels, count)
    case .luminosity: blend(LuminosityFormula.self, pixel, coverage, pixels, count)
    case .plusDarker: blend(PlusDarkerFormula.self, pixel, coverage, pixels, count)
    case .plusLighter: blend(PlusLighterFormula.self, pixel, coverage, pixels, count)
    }
  }

  @inline(__always)
  private static func blend<Formula: BlendFormula>(
    _: Formula.Type, _ pixel: Pixel, _ coverage: Coverage,
    _ pixels: UnsafeMutablePointer<UInt32>, _ count: Int
  ) {
    switch coverage {
    case .constant(let value):
      let source = pixel.scaled(by: value)
      for i in 0..<count { pixels[i] = Formula.blend(source, onto: Pixel(pixels[i])).packed }
    case .values(let value):
      for i in 0..<count {
        pixels[i] = Formula.blend(pixel.scaled(by: value[i]), onto: Pixel(pixels[i])).packed
      }
    }
  }

  /// Returns whether all pixels are alike.
  static func isUniform(_ pixels: UnsafePointer<UInt32>, count: Int) -> Bool {
    let first = pixels[0]
    // The far end first: most rows that differ differ there.
    guard count > 0, pixels[count - 1] == first, pixels[count / 2] == first else { return false }
    var start = 0
    while start < count {
      let end = min(start + 64, count)
      var difference: UInt32 = 0
      for i in start..<end { difference |= pixels[i] ^ first }
      if difference != 0 { return false }
      start = end
    }
    return true
  }

  /// Returns whether all pixels are opaque.
  static func isOpaque(_ pixels: UnsafePointer<UInt32>, count: Int) -> Bool {
    var all: UInt32 = 0xFF00_0000
    for i in 0..<count { all &= pixels[i] }
    return all == 0xFF00_0000
  }
}

extension Pixel {
  /// Reads an 8-bit pixel.
  @inline(__always)
  init(_ pixel: UInt32) {
    let unit: Float = 1 / 255
    self.init(
      Float(Int32(truncatingIfNeeded: pixel & 255)) * unit,
      Float(Int32(truncatingIfNeeded: (pixel &>> 8) & 255)) * unit,
      Float(Int32(truncatingIfNeeded: (pixel &>> 16) & 255)) * unit,
      Float(Int32(truncatingIfNeeded: pixel &>> 24)) * unit)
  }

  /// The pixel as 8-bit values.
  @inline(__always)
  var packed: UInt32 {
    let low = PixelRow.quantized(red) | PixelRow.quantized(green) &<< 8
    let high = PixelRow.quantized(blue) &<< 16 | PixelRow.quantized(alpha) &<< 24
    return low | high
  }
}
