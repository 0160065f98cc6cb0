import CVitrineImage
public import VitrineGraphics

/// Writes pictures that follow each other as an animated WebP file, through libwebp.
///
/// Frames are given as they come; only what differs between them takes room. Pixels have to be
/// opaque. Memory grows with the file, not with the number of frames.
public struct AnimationEncoder: ~Copyable {
  /// How pixels are kept.
  public enum Quality: Hashable, Sendable {
    /// Bit for bit.
    case lossless
    /// With losses that can be seen the less the higher the number, 0…100.
    case lossy(Int)
  }

  private let name: String
  private let width: Int
  private let height: Int
  private let animation: OpaquePointer
  private var lastTime = -1

  /// Begins a file.
  ///
  /// - Parameters:
  ///   - width: the width of all frames in pixels, up to 16383.
  ///   - height: their height.
  ///   - quality: how pixels are kept.
  ///   - name: the file's name, for errors.
  /// - Throws: `ImageError` for frames that are too large, and where there is not enough memory.
  public init(width: Int, height: Int, quality: Quality, name: String) throws(ImageError) {
    guard (1...16383).contains(width), (1...16383).contains(height) else {
      throw .tooLarge(name: name, width: width, height: height, limit: "16383 pixels on a side")
    }
    let number: Int32 =
      switch quality {
      case .lossless: -1
      case .lossy(let quality): Int32(min(max(quality, 0), 100))
      }
    var made: OpaquePointer?
    let status = vitrine_animation_open(UInt32(width), UInt32(height), number, &made)
    guard status == VITRINE_IMAGE_OK, let made else { throw .noMemory(name: name) }
    animation = made
    self.name = name
    self.width = width
    self.height = height
  }

  deinit { vitrine_animation_close(animation) }

  /// Adds a frame that is shown from a time on, in milliseconds; it has to be later than the last
  /// one's.
  ///
  /// - Throws: `ImageError` for a bitmap of another size, and where there is not enough memory.
  public mutating func add(_ bitmap: Bitmap, at milliseconds: Int) throws(ImageError) {
    guard bitmap.width == width, bitmap.height == height, let pixels = bitmap.pixels.baseAddress
    else {
      throw .tooLarge(
        name: name, width: bitmap.width, height: bitmap.height, limit: "\(width) × \(height)")
    }
    lastTime = max(lastTime + 1, milliseconds)
    let status = pixels.withMemoryRebound(to: UInt8.self, capacity: width * height * 4) {
      vitrine_animation_add(animation, $0, Int32(clamping: lastTime))
    }
    guard status == VITRINE_IMAGE_OK else { throw .noMemory(name: name) }
  }

  /// Ends the animation at a time in milliseconds and returns the file.
  ///
  /// - Throws: `ImageError` where there is not enough memory, or no frame.
  public consuming func finish(at milliseconds: Int) throws(ImageError) -> [UInt8] {
    var bytes: UnsafeMutablePointer<UInt8>?
    var count = 0
    let end = Int32(clamping: max(lastTime + 1, milliseconds))
    guard lastTime >= 0,
      vitrine_animation_finish(animation, end, &bytes, &count) == VITRINE_IMAGE_OK, let bytes
    else { throw .noMemory(name: name) }
    defer { vitrine_animation_free(bytes) }
    return Array(UnsafeBufferPointer(start: bytes, count: count))
  }
}
