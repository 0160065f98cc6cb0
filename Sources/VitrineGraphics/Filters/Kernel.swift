/// One half of a symmetric blur kernel; the whole adds up to 1.
struct Kernel {
  /// The weights from the middle outwards.
  let weights: [Float]

  var radius: Int { weights.count - 1 }

  /// Creates the sampled Gaussian that blurs backdrops, cut at 3.5 standard deviations.
  init(sigma: Double) {
    guard sigma > 0.01 else {
      self.init(radius: 0) { _ in 1 }
      return
    }
    let radius = Elementary.ceiling(3.5 * sigma)
    let factor = -1 / (2 * sigma * sigma)
    self.init(radius: radius) { n in Elementary.decay(Double(n * n) * factor) }
  }

  /// Creates the kernel of a shadow: a Gaussian of half the blur, cut at the blur.
  ///
  /// The weights are integrals over pixels of a window of `blur` + 0.25 px, which fits Sketch's
  /// own pictures best. A blur of at most 0.25 px leaves things as they are.
  /// `pixel` is the size in px of the pixels that are weighed, for a coarser level.
  init(shadowBlur blur: Double, pixel: Double = 1) {
    let radius = Self.radius(shadowBlur: blur, pixel: pixel)
    guard radius > 0 else {
      self.init(radius: 0) { _ in 1 }
      return
    }
    let window = blur + 0.25 / pixel
    let unit = blur / 2 * 1.41421356237309504880
    func integral(_ x: Double) -> Double { Elementary.erf(min(max(x, -window), window) / unit) }
    self.init(radius: radius) { n in
      integral(Double(n) + 0.5) - integral(Double(n) - 0.5)
    }
  }

  /// Returns how many pixels to each side the kernel of a shadow reaches, without its weights.
  static func radius(shadowBlur blur: Double, pixel: Double = 1) -> Int {
    blur > 0.25 ? Elementary.ceiling(blur + 0.25 / pixel - 0.5) : 0
  }

  /// The standard deviation squared, in pixels squared.
  var variance: Double {
    var sum = 0.0
    for n in 1..<max(weights.count, 1) { sum += 2 * Double(n * n) * Double(weights[n]) }
    return sum
  }

  private init(radius: Int, _ weight: (Int) -> Double) {
    var raw: [Double] = []
    var sum = 0.0
    for n in 0...radius {
      raw.append(weight(n))
      sum += n == 0 ? raw[n] : 2 * raw[n]
    }
    var weights: [Float] = []
    for value in raw { weights.append(Float(value / sum)) }
    self.weights = weights
  }
}
