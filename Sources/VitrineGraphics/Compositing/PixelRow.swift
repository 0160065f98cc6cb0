/// A piece of one row as four runs of numbers: red, green, blue, alpha; premultiplied, 0…1.
///
/// Channels stand apart so that plain loops over pixels become vector instructions; the distance
/// between them is fixed so that the compiler knows that they never overlap.
struct PixelRow {
  /// The most pixels in a piece.
  static let capacity = 512

  let values: UnsafeMutablePointer<Float>

  @inline(__always) var red: UnsafeMutablePointer<Float> { values }
  @inline(__always) var green: UnsafeMutablePointer<Float> { values + Self.capacity }
  @inline(__always) var blue: UnsafeMutablePointer<Float> { values + 2 * Self.capacity }
  @inline(__always) var alpha: UnsafeMutablePointer<Float> { values + 3 * Self.capacity }

  /// The piece from a pixel on.
  @inline(__always)
  func advanced(by count: Int) -> PixelRow { PixelRow(values: values + count) }

  /// Reads 8-bit pixels.
  func load(_ pixels: UnsafePointer<UInt32>, count: Int) {
    let unit: Float = 1 / 255
    let r = red
    let g = green
    let b = blue
    let a = alpha
    for i in 0..<count {
      let pixel = pixels[i]
      r[i] = Float(Int32(truncatingIfNeeded: pixel & 255)) * unit
      g[i] = Float(Int32(truncatingIfNeeded: (pixel &>> 8) & 255)) * unit
      b[i] = Float(Int32(truncatingIfNeeded: (pixel &>> 16) & 255)) * unit
      a[i] = Float(Int32(truncatingIfNeeded: pixel &>> 24)) * unit
    }
  }

  /// Writes 8-bit pixels: each channel is floor(255·v + 0.5), for 0…1.
  func store(_ pixels: UnsafeMutablePointer<UInt32>, count: Int) {
    let r = red
    let g = green
    let b = blue
    let a = alpha
    for i in 0..<count {
      let low = Self.quantized(r[i]) | Self.quantized(g[i]) &<< 8
      let high = Self.quantized(b[i]) &<< 16 | Self.quantized(a[i]) &<< 24
      pixels[i] = low | high
    }
  }

  /// Rounds by adding 2²³, whose unit is 1.
  ///
  /// The 2⁻¹⁶ before makes ties, which that would round to even, go up. Blending keeps values
  /// within 0…1 but for the last bit, so nothing is cut off.
  @inline(__always)
  static func quantized(_ value: Float) -> UInt32 {
    ((value * 255 + 1.0 / 65536) + 8_388_608).bitPattern & 255
  }

  /// Multiplies by an opacity.
  func scale(by opacity: Float, count: Int) {
    for channel in 0..<4 {
      let values = self.values + channel &* Self.capacity
      for i in 0..<count { values[i] *= opacity }
    }
  }

  /// Fills with one premultiplied colour.
  func fill(_ pixel: Pixel, count: Int) {
    for i in 0..<count {
      red[i] = pixel.red
      green[i] = pixel.green
      blue[i] = pixel.blue
      alpha[i] = pixel.alpha
    }
  }
}

/// One premultiplied pixel.
struct Pixel {
  var red: Float
  var green: Float
  var blue: Float
  var alpha: Float

  @inline(__always)
  init(_ red: Float, _ green: Float, _ blue: Float, _ alpha: Float) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Premultiplies a colour; channels are held within 0…1, what is not a number counts as 0.
  init(_ color: Color) {
    func held(_ value: Float) -> Float { value > 0 ? min(value, 1) : 0 }
    alpha = held(color.alpha)
    red = held(color.red) * alpha
    green = held(color.green) * alpha
    blue = held(color.blue) * alpha
  }

  /// Returns the pixel with its coverage reduced.
  @inline(__always)
  func scaled(by coverage: Float) -> Pixel {
    Pixel(red * coverage, green * coverage, blue * coverage, alpha * coverage)
  }
}
