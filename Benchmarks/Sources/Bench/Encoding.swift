import CPNG
import VitrineGraphics
import VitrineImage

/// A picture turned into PNG in memory.
enum Encoding {
  static func measure(_ live: LiveScene, runs: Int) throws -> [Measurement] {
    let bitmap = live.canvas
    Rasterizer().draw(try live.displayList(), into: bitmap)
    let name = live.kind.rawValue
    var length = 0
    let ours = try Samples.of(runs: runs) { _ in
      length = try PNGEncoder.encode(bitmap, name: name).count
    }
    let own = Measurement("\(name) to PNG", ours, bytes: length)
    let rgb = bitmap.pixels.flatMap {
      [$0, $0 >> 8, $0 >> 16].map(UInt8.init(truncatingIfNeeded:))
    }
    let others = Samples.of(runs: 3, warmUp: 1) { _ in
      length = libpng(rgb, bitmap.width, bitmap.height)
    }
    let other = Measurement("\(name) to PNG by libpng, its defaults", others, bytes: length)
    return [own, other.compared(with: own)]
  }

  /// libpng as it comes: the level and the filters that a caller gets who sets nothing.
  ///
  /// Returns the number of bytes, 0 when it failed.
  private static func libpng(_ rgb: [UInt8], _ width: Int, _ height: Int) -> Int {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    image.width = UInt32(width)
    image.height = UInt32(height)
    image.format = UInt32(PNG_FORMAT_FLAG_COLOR)
    var length = rgb.count * 2
    let bytes = UnsafeMutableRawPointer.allocate(byteCount: length, alignment: 16)
    defer { bytes.deallocate() }
    return png_image_write_to_memory(&image, bytes, &length, 0, rgb, 0, nil) == 0 ? 0 : length
  }
}
