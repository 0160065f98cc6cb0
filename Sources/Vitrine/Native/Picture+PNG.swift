#if canImport(VitrineFonts)
import VitrineGraphics
public import VitrineImage

extension Picture {
  /// Returns the picture as a PNG file in sRGB with straight alpha.
  ///
  /// - Throws: `ImageError` where there is not enough memory.
  public func pngData() throws(ImageError) -> [UInt8] {
    try PNGEncoder.encode(bitmap, name: "picture")
  }

  /// Writes the picture as a PNG file; a file of that name is replaced as a whole or not at all.
  ///
  /// - Throws: `ImageError` naming the path.
  public func write(to path: String) throws(ImageError) {
    try AtomicFile.write(try PNGEncoder.encode(bitmap, name: path), to: path)
  }
}
#endif
