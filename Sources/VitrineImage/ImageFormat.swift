/// The file formats that pictures are read from.
public enum ImageFormat: String, Hashable, Sendable, CustomStringConvertible {
  /// Portable Network Graphics, ISO/IEC 15948.
  case png = "PNG"
  /// JPEG, ITU-T T.81, baseline and progressive.
  case jpeg = "JPEG"
  /// WebP, lossy and lossless; of an animation the first frame.
  case webp = "WebP"

  /// The format's usual name.
  public var description: String { rawValue }

  /// Recognises a format by its first bytes; nil where it is none of these.
  public init?(signatureOf bytes: UnsafeRawBufferPointer) {
    let reader = ByteReader(bytes)
    if reader.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if reader.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if reader.tag(at: 0) == "RIFF", reader.tag(at: 8) == "WEBP" {
      self = .webp
    } else {
      return nil
    }
  }
}
