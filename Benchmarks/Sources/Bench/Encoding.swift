import CPNG
import VitrineGraphics

/// A picture turned into PNG in memory.
enum Encoding {
  static func measure(_ bitmap: Bitmap) -> [Measurement] {
    var length = 0
    let samples = Samples.of(runs: 3, warmUp: 1) { _ in length = libpng(bitmap) }
    return [Measurement("A to PNG by libpng, its defaults", samples, bytes: length)]
  }

  /// libpng as it comes: the level and the filters that a caller gets who sets nothing.
  ///
  /// Returns the number of bytes, 0 when it failed.
  private static func libpng(_ bitmap: Bitmap) -> Int {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    image.width = UInt32(bitmap.width)
    image.height = UInt32(bitmap.height)
    image.format = UInt32(PNG_FORMAT_FLAG_ALPHA | PNG_FORMAT_FLAG_COLOR)
    var length = bitmap.pixels.count * 5
    let bytes = UnsafeMutableRawPointer.allocate(byteCount: length, alignment: 16)
    defer { bytes.deallocate() }
    let done = png_image_write_to_memory(
      &image, bytes, &length, 0, bitmap.pixels.baseAddress, 0, nil)
    return done == 0 ? 0 : length
  }
}
