import VitrineGraphics

/// A picture that compresses like a photo: sky, out-of-focus lights, hills with texture, noise.
///
/// The same on every machine.
struct Photo {
  private var random: Random

  /// Draws a picture; each seed gives another one.
  static func draw(width: Int, height: Int, seed: UInt64) -> Bitmap {
    var photo = Photo(random: Random(state: seed))
    let bitmap = Bitmap(width: width, height: height)
    let lights = photo.lights()
    let textures = [64, 16, 5].map { photo.texture(width, height, cell: $0) }
    for y in 0..<height {
      for x in 0..<width {
        let at = Point(Double(x) / Double(width), Double(y) / Double(height))
        let i = y * width + x
        let grain = textures[0][i] * 40 + textures[1][i] * 24 + textures[2][i] * 18 - 41
        var color = Self.sky(at.y)
        for light in lights {
          color = light.over(color, at, aspect: Double(height) / Double(width))
        }
        color = Self.hills(color, at, bend: textures[0][x], grain: grain)
        bitmap.pixels[i] = photo.pixel(color)
      }
    }
    return bitmap
  }

  private struct Light {
    var center: Point
    var radius: Double
    var color: SIMD3<Double>

    func over(_ below: SIMD3<Double>, _ at: Point, aspect: Double) -> SIMD3<Double> {
      let dx = at.x - center.x
      let dy = (at.y - center.y) * aspect
      let edge = (radius - (dx * dx + dy * dy).squareRoot()) / 0.004
      let alpha = min(1, max(0, edge)) * 0.45
      return below * (1 - alpha) + color * alpha
    }
  }

  private mutating func lights() -> [Light] {
    (0..<26).map { _ in
      let center = Point(random.next(), random.next() * 0.9)
      let radius = 0.02 + 0.09 * random.next()
      let color = SIMD3(random.next(), random.next(), random.next()) * 200 + 55
      return Light(center: center, radius: radius, color: color)
    }
  }

  private static func sky(_ y: Double) -> SIMD3<Double> {
    let t = min(1, y / 0.55)
    return SIMD3(40, 110, 205) * (1 - t) + SIMD3(250, 180, 120) * t
  }

  private static func hills(
    _ below: SIMD3<Double>, _ at: Point, bend: Double, grain: Double
  ) -> SIMD3<Double> {
    let colors = [SIMD3<Double>(70, 110, 130), SIMD3(45, 95, 75), SIMD3(25, 60, 40)]
    var color = below
    for (index, hill) in colors.enumerated() {
      let ridge = 0.52 + 0.11 * Double(index) + 0.1 * (bend - 0.5) / Double(index + 1)
      let cover = min(1, max(0, (at.y - ridge) * 800))
      color = color * (1 - cover) + (hill + grain) * cover
    }
    return color
  }

  /// Noise of one size: random values at the corners of cells, smoothed in between, 0…1.
  private mutating func texture(_ width: Int, _ height: Int, cell: Int) -> [Double] {
    let columns = width / cell + 2
    let corners = (0..<columns * (height / cell + 2)).map { _ in random.next() }
    var values = [Double](repeating: 0, count: width * height)
    for y in 0..<height {
      let v = Self.ease(Double(y % cell) / Double(cell))
      for x in 0..<width {
        let u = Self.ease(Double(x % cell) / Double(cell))
        let i = y / cell * columns + x / cell
        let top = corners[i] * (1 - u) + corners[i + 1] * u
        let bottom = corners[i + columns] * (1 - u) + corners[i + columns + 1] * u
        values[y * width + x] = top * (1 - v) + bottom * v
      }
    }
    return values
  }

  private static func ease(_ t: Double) -> Double { t * t * (3 - 2 * t) }

  /// Adds a sensor's noise, common to the channels and of each, and packs the pixel.
  private mutating func pixel(_ color: SIMD3<Double>) -> UInt32 {
    let common = random.bell() * 3
    let noisy = color + common + SIMD3(random.bell(), random.bell(), random.bell()) * 1.5
    let bytes = SIMD3<UInt32>(noisy.clamped(lowerBound: .zero, upperBound: SIMD3(repeating: 255)))
    return bytes.x | bytes.y << 8 | bytes.z << 16 | 0xFF00_0000
  }
}

/// SplitMix64, Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014.
private struct Random {
  var state: UInt64

  /// The next number, 0…1.
  mutating func next() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((z ^ (z >> 31)) >> 11) / Double(UInt64(1) << 53)
  }

  /// A number around 0 with a standard deviation of 1: Irwin and Hall's sum of four.
  mutating func bell() -> Double {
    (next() + next() + next() + next() - 2) * 1.732
  }
}
