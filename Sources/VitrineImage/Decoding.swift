import VitrineGraphics

/// One decoding job: the bytes, whose they are and what is wanted.
struct Decoding {
  let bytes: UnsafeRawBufferPointer
  let name: String
  let fitting: (width: Int, height: Int)?
  let limits: ImageLimits
  /// Whether nobody else needs the bytes, so that they may be moved about.
  var mayOverwrite = false

  /// Checks the extent that a header states.
  func check(width: Int, height: Int) throws(ImageError) {
    func tooLarge(_ limit: String) -> ImageError {
      .tooLarge(name: name, width: width, height: height, limit: limit)
    }
    if max(width, height) > limits.maxSide { throw tooLarge("\(limits.maxSide) pixels a side") }
    if width * height > limits.maxStoredPixels {
      throw tooLarge("\(limits.maxStoredPixels) pixels")
    }
  }

  /// Checks the extent of a bitmap, or of another buffer of four bytes a pixel.
  func checkMemory(width: Int, height: Int, stored: (width: Int, height: Int)) throws(ImageError) {
    if width * height > limits.maxPixels {
      throw .tooLarge(
        name: name, width: stored.width, height: stored.height,
        limit: "\(limits.maxPixels) pixels in memory")
    }
  }

  /// The whole factor by which a stored picture may shrink and still cover what is wanted.
  func reduction(width: Int, height: Int, orientation: Orientation) -> Int {
    guard let fitting, fitting.width > 0, fitting.height > 0 else { return 1 }
    let (across, down) = orientation.swapsAxes ? (height, width) : (width, height)
    let factor = min(across / fitting.width, down / fitting.height)
    return min(max(1, factor), BoxReducer.maxFactor)
  }
}
