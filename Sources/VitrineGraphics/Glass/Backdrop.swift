/// A blurred picture of what lies behind a shape.
///
/// A wide blur is kept at half size: reading that between its pixels is the last step of the
/// pyramid.
final class Backdrop: @unchecked Sendable {
  /// The pixels of the picture that were captured.
  let bounds: PixelBounds
  /// How often the picture is halved: 0 or 1.
  let level: Int
  let width: Int
  let height: Int
  /// Premultiplied red, green, blue, alpha, 0…1.
  let pixels: UnsafeMutablePointer<SIMD4<Float>>
  /// A Boolean value that is true when every pixel is opaque.
  let isOpaque: Bool

  var byteCount: Int { width * height * 16 + 128 }

  /// Captures a part of a surface and blurs it.
  init(
    capturing bounds: PixelBounds, of surface: Surface, sigma: Double,
    forEach: Rasterizer.ForEach
  ) {
    let bounds = bounds.intersection(surface.bounds)
    self.bounds = bounds
    let blur = BackdropBlur(sigma: sigma)
    let channels = BackdropCapture(
      surface, bounds, isHalved: blur.levels > 0, forEach: forEach
    ).channels
    let isOpaque = channels[3].isOne
    self.isOpaque = isOpaque
    level = blur.levels > 0 ? 1 : 0
    let results = ChannelResults(count: isOpaque ? 3 : 4)
    forEach(isOpaque ? 3 : 4) { results.slots[$0] = blur.applied(toHalved: channels[$0]) }
    width = results.slots[0]?.width ?? 0
    height = results.slots[0]?.height ?? 0
    pixels = .allocate(capacity: max(width * height, 1))
    results.join(into: pixels, count: width * height, isOpaque: isOpaque)
  }

  deinit { pixels.deallocate() }

  /// Returns the two rows around a height in pixels of the picture, and the part of the lower one.
  @inline(__always)
  func rows(
    at y: Float
  ) -> (UnsafeMutablePointer<SIMD4<Float>>, UnsafeMutablePointer<SIMD4<Float>>, Float) {
    let scale: Float = level == 1 ? 0.5 : 1
    let place = min(max(y * scale - 0.5, 0), Float(Int32(truncatingIfNeeded: height - 1)))
    let row = Int(place)
    return (
      pixels + row &* width, pixels + min(row + 1, height - 1) &* width,
      place - Float(Int32(truncatingIfNeeded: row))
    )
  }

  /// Reads between pixels; the position is in pixels of the picture from the bounds' corner.
  @inline(__always)
  func read(_ x: Float, _ y: Float) -> SIMD4<Float> {
    let scale: Float = level == 1 ? 0.5 : 1
    let place = min(max(x * scale - 0.5, 0), Float(Int32(truncatingIfNeeded: width - 1)))
    let column = Int(place)
    let right = min(column + 1, width - 1)
    let fx = place - Float(Int32(truncatingIfNeeded: column))
    let (upper, lower, fy) = rows(at: y)
    let a = upper[column] + (upper[right] - upper[column]) * fx
    let b = lower[column] + (lower[right] - lower[column]) * fx
    return a + (b - a) * fy
  }
}

/// Blurred channels, filled in from several cores at once.
private final class ChannelResults {
  let slots: UnsafeMutablePointer<Plane?>
  private let count: Int

  init(count: Int) {
    self.count = count
    slots = .allocate(capacity: count)
    slots.initialize(repeating: nil, count: count)
  }

  deinit {
    slots.deinitialize(count: count)
    slots.deallocate()
  }

  func join(into pixels: UnsafeMutablePointer<SIMD4<Float>>, count: Int, isOpaque: Bool) {
    guard count > 0, let red = slots[0], let green = slots[1], let blue = slots[2] else { return }
    let alpha = isOpaque ? nil : slots[3]
    for i in 0..<count {
      (pixels + i).initialize(
        to: SIMD4(red.values[i], green.values[i], blue.values[i], alpha?.values[i] ?? 1))
    }
  }
}

/// The blur of a backdrop of a given standard deviation.
struct BackdropBlur {
  /// How often the picture is halved before it is blurred.
  let levels: Int
  private let kernel: Kernel

  /// Creates the blur: as coarse a level as leaves the inner kernel wide enough.
  init(sigma: Double) {
    let variance = sigma * sigma
    func inner(_ levels: Int) -> Double {
      let rest = variance - Pyramid.variance(levels: levels)
      return rest > 0 ? rest.squareRoot() / Double(1 << levels) : 0
    }
    var levels = 0
    while levels < 10, inner(levels + 1) >= GlassModel.smallestInnerSigma { levels += 1 }
    self.levels = levels
    kernel = Kernel(sigma: levels == 0 ? sigma : inner(levels))
  }

  /// Returns the blurred plane; its edge pixels go on beyond its edges.
  ///
  /// The plane must have been halved once if there are levels, and so is what is returned.
  func applied(toHalved plane: Plane) -> Plane {
    if plane.width == 0 || plane.height == 0 { return plane }
    var level = plane
    var sizes: [PixelBounds] = []
    for _ in 1..<max(levels, 1) {
      sizes.append(level.bounds)
      level = level.halved()
    }
    level = level.convolved(kernel, in: level.bounds, edge: .clamp)
    for size in sizes.reversed() { level = level.doubled(in: size) }
    return level
  }
}

extension Plane {
  /// A Boolean value that is true when every number is 1.
  fileprivate var isOne: Bool {
    for i in 0..<width * height where values[i] != 1 { return false }
    return true
  }
}
