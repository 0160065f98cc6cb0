import CVitrineImage
import VitrineGraphics

/// Reads WebP files, lossy and lossless; of an animation the first frame on its canvas.
struct WebPDecoder: ~Copyable {
  private let job: Decoding
  private let message = DecoderMessage()
  private let picture: vitrine_webp

  /// Finds the frame.
  init(_ job: Decoding) throws(ImageError) {
    var picture = vitrine_webp()
    let status = vitrine_webp_open(
      job.bytes.bindMemory(to: UInt8.self).baseAddress, job.bytes.count, &picture)
    try message.check(status, job, .webp)
    try job.check(width: Int(picture.width), height: Int(picture.height))
    (self.job, self.picture) = (job, picture)
  }

  /// Decodes the pixels.
  func decode() throws(ImageError) -> Bitmap {
    let stored = (width: Int(picture.width), height: Int(picture.height))
    let block = ByteReader(UnsafeRawBufferPointer(start: picture.exif, count: picture.exif_size))
    let orientation = EXIF.orientation(ofBlock: block)
    let reduction = job.reduction(
      width: stored.width, height: stored.height, orientation: orientation)
    // libwebp keeps all stored pixels of a lossless picture, however small the result.
    let share = fillsCanvas && picture.is_lossy != 0 ? reduction : 1
    try job.checkMemory(
      width: (stored.width + share - 1) / share, height: (stored.height + share - 1) / share,
      stored: stored)
    let canvas = try decodeCanvas(reduction: fillsCanvas ? reduction : 1)
    let rest = fillsCanvas ? 1 : reduction
    if orientation == .upright && rest == 1 { return canvas }
    var builder = BitmapBuilder(
      width: canvas.width, height: canvas.height, reduction: rest, orientation: orientation,
      finisher: PixelFinisher())
    for y in 0..<canvas.height {
      _ = builder.slot.update(fromContentsOf: canvas.row(y))
      builder.commit()
    }
    return builder.bitmap
  }

  private var fillsCanvas: Bool {
    picture.frame_width == picture.width && picture.frame_height == picture.height
  }

  /// Decodes the frame to its place on the canvas; libwebp reduces one that fills the canvas.
  private func decodeCanvas(reduction: Int) throws(ImageError) -> Bitmap {
    func reduced(_ extent: UInt32) -> Int { (Int(extent) + reduction - 1) / reduction }
    let canvas = Bitmap.onHugePages(width: reduced(picture.width), height: reduced(picture.height))
    let start = Int(picture.y) * canvas.width + Int(picture.x)
    guard let pixels = bytes(of: canvas.pixels) else { throw .noMemory(name: job.name) }
    let status = withUnsafePointer(to: picture) {
      vitrine_webp_decode(
        $0, UInt32(reduced(picture.frame_width)), UInt32(reduced(picture.frame_height)),
        pixels + start * 4, canvas.width * 4)
    }
    try message.check(
      status, job, .webp, width: Int(picture.width), height: Int(picture.height))
    var header = vitrine_header()
    // A lossless frame may hold alpha and deny it: its mark is a hint only (WebP Lossless, 3).
    header.has_alpha =
      picture.has_alpha != 0 || picture.is_lossy == 0 || !fillsCanvas ? 1 : 0
    header.profile = picture.profile
    header.profile_size = picture.profile_size
    let finisher = try PixelFinisher(header, name: job.name, format: .webp)
    for y in 0..<canvas.height { finisher.finish(canvas.row(y)) }
    return canvas
  }
}
