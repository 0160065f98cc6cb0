public import VitrineGraphics

/// Reads pictures out of PNG, JPEG and WebP files.
///
/// Colours come out in sRGB, whatever profile the file carries; the picture stands upright, as its
/// EXIF orientation says; alpha is premultiplied.
public enum ImageFile {
  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: The file; its content decides on the format, not its name.
  ///   - fitting: The extent in pixels that the picture has to cover. A larger picture may come
  ///     out reduced by a whole factor, never below this extent, and costs memory only for what
  ///     is left of it. Nil gives every stored pixel.
  ///   - limits: What is refused as too large.
  /// - Returns: The upright picture in premultiplied sRGB.
  /// - Throws: An error that names the path; never returns a part of a picture.
  public static func read(
    path: String, fitting: (width: Int, height: Int)? = nil, limits: ImageLimits = .default
  ) throws(ImageError) -> Bitmap {
    let file = try FileBytes(path: path, limit: limits.maxFileBytes)
    var job = Decoding(bytes: file.bytes, name: path, fitting: fitting, limits: limits)
    job.mayOverwrite = true
    return try decode(job)
  }

  /// Decodes the bytes of a file.
  ///
  /// - Parameters:
  ///   - bytes: A whole file; not kept.
  ///   - name: What errors call the picture.
  ///   - fitting: The extent in pixels that the picture has to cover; as for reading a file.
  ///   - limits: What is refused as too large.
  /// - Returns: The upright picture in premultiplied sRGB.
  /// - Throws: An error that carries the name; never returns a part of a picture.
  public static func decode(
    _ bytes: UnsafeRawBufferPointer, name: String, fitting: (width: Int, height: Int)? = nil,
    limits: ImageLimits = .default
  ) throws(ImageError) -> Bitmap {
    try decode(Decoding(bytes: bytes, name: name, fitting: fitting, limits: limits))
  }

  private static func decode(_ job: Decoding) throws(ImageError) -> Bitmap {
    guard let format = ImageFormat(signatureOf: job.bytes) else {
      throw .unknownFormat(name: job.name)
    }
    switch format {
    case .png:
      let decoder = try PNGDecoder(job)
      return try decoder.decode()
    case .jpeg:
      var decoder = try JPEGDecoder(job)
      return try decoder.decode()
    case .webp:
      let decoder = try WebPDecoder(job)
      return try decoder.decode()
    }
  }
}
