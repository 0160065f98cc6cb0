/// What a source pixel does to a backdrop pixel; both premultiplied, coverage in the source.
///
/// All but the plus modes are W3C Compositing and Blending Level 1 with the divisions by alpha
/// multiplied out.
protocol BlendFormula {
  static func blend(_ s: Pixel, onto d: Pixel) -> Pixel
}

enum NormalFormula: BlendFormula {
  @inline(__always)
  static func blend(_ s: Pixel, onto d: Pixel) -> Pixel {
    let rest = 1 - s.alpha
    return Pixel(
      s.red + d.red * rest, s.green + d.green * rest, s.blue + d.blue * rest,
      s.alpha + d.alpha * rest)
  }
}

/// A mode that works on each channel by itself.
protocol ChannelFormula: BlendFormula {
  static func channel(_ s: Float, _ sa: Float, _ d: Float, _ da: Float) -> Float
}

extension ChannelFormula {
  @inline(__always)
  static func blend(_ s: Pixel, onto d: Pixel) -> Pixel {
    Pixel(
      channel(s.red, s.alpha, d.red, d.alpha), channel(s.green, s.alpha, d.green, d.alpha),
      channel(s.blue, s.alpha, d.blue, d.alpha), s.alpha + d.alpha * (1 - s.alpha))
  }
}

enum DarkenFormula: ChannelFormula {
  @inline(__always)
  static func channel(_ s: Float, _ sa: Float, _ d: Float, _ da: Float) -> Float {
    s + d - max(s * da, d * sa)
  }
}

enum MultiplyFormula: ChannelFormula {
  @inline(__always)
  static func channel(_ s: Float, _ sa: Float, _ d: Float, _ da: Float) -> Float {
    s * (1 - da) + d * (1 - sa) + s * d
  }
}

enum LightenFormula: ChannelFormula {
  @inline(__always)
  static func channel(_ s: Float, _ sa: Float, _ d: Float, _ da: Float) -> Float {
    s + d - min(s * da, d * sa)
  }
}

enum ScreenFormula: ChannelFormula {
  @inline(__always)
  static func channel(_ s: Float, _ sa: Float, _ d: Float, _ da: Float) -> Float {
    s + d - s * d
  }
}

/// Core Graphics' plus darker: the complements of both add up.
enum PlusDarkerFormula: BlendFormula {
  @inline(__always)
  static func blend(_ s: Pixel, onto d: Pixel) -> Pixel {
    let sum = s.alpha + d.alpha
    let alpha = min(sum, 1)
    let excess = max(sum - 1, 0)
    @inline(__always)
    func channel(_ s: Float, _ d: Float) -> Float { min(max(s + d - excess, 0), alpha) }
    return Pixel(channel(s.red, d.red), channel(s.green, d.green), channel(s.blue, d.blue), alpha)
  }
}

/// Core Graphics' plus lighter: both add up.
enum PlusLighterFormula: BlendFormula {
  @inline(__always)
  static func blend(_ s: Pixel, onto d: Pixel) -> Pixel {
    Pixel(
      min(s.red + d.red, 1), min(s.green + d.green, 1), min(s.blue + d.blue, 1),
      min(s.alpha + d.alpha, 1))
  }
}

/// Lightness of the source with hue and saturation of the backdrop.
enum LuminosityFormula: BlendFormula {
  @inline(__always)
  static func blend(_ s: Pixel, onto d: Pixel) -> Pixel {
    let limit = s.alpha * d.alpha
    let target = d.alpha * luminance(s.red, s.green, s.blue)
    let shift = target - luminance(d.red, d.green, d.blue) * s.alpha
    let r = d.red * s.alpha + shift
    let g = d.green * s.alpha + shift
    let b = d.blue * s.alpha + shift
    // What the shift pushes out of range is pulled back towards the lightness.
    let lightness = luminance(r, g, b)
    let least = min(min(r, g), b)
    let most = max(max(r, g), b)
    let below = lightness - least
    let above = most - lightness
    let low = least < 0 && below > 0 ? lightness / max(below, 1e-12) : 1
    let pull = most > limit && above > 0 ? (limit - lightness) / max(above, 1e-12) : low
    let sourceRest = 1 - d.alpha
    let rest = 1 - s.alpha
    @inline(__always)
    func channel(_ s: Float, _ d: Float, _ c: Float) -> Float {
      s * sourceRest + d * rest + max(lightness + (c - lightness) * pull, 0)
    }
    return Pixel(
      channel(s.red, d.red, r), channel(s.green, d.green, g), channel(s.blue, d.blue, b),
      s.alpha + d.alpha * rest)
  }

  @inline(__always)
  private static func luminance(_ r: Float, _ g: Float, _ b: Float) -> Float {
    0.3 * r + 0.59 * g + 0.11 * b
  }
}
