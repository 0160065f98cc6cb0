import CVitrineImage
import VitrineGraphics

/// Reads JPEG files: baseline and progressive, in grey, colour and printing inks.
struct JPEGDecoder: ~Copyable {
  private let job: Decoding
  private let message = DecoderMessage()
  private let decoder: OpaquePointer
  private var header: vitrine_header

  /// Reads what stands in front of the pixels.
  init(_ job: Decoding) throws(ImageError) {
    var decoder: OpaquePointer?
    var header = vitrine_header()
    let status = vitrine_jpeg_open(
      job.bytes.bindMemory(to: UInt8.self).baseAddress, job.bytes.count,
      job.limits.maxPixels * 4, &decoder, &header, message.text)
    try message.check(
      status, job, .jpeg, width: Int(header.width), height: Int(header.height))
    guard let decoder else { throw .noMemory(name: job.name) }
    (self.job, self.decoder, self.header) = (job, decoder, header)
  }

  deinit { vitrine_jpeg_close(decoder) }

  /// Decodes the pixels.
  mutating func decode() throws(ImageError) -> Bitmap {
    let stored = (width: Int(header.width), height: Int(header.height))
    try job.check(width: stored.width, height: stored.height)
    let orientation = EXIF.orientation(ofJPEG: ByteReader(job.bytes))
    let reduction = job.reduction(
      width: stored.width, height: stored.height, orientation: orientation)
    let (share, boxes) = Self.split(reduction)
    let total = share * boxes
    try job.checkMemory(
      width: (stored.width + total - 1) / total, height: (stored.height + total - 1) / total,
      stored: stored)
    let finisher = try PixelFinisher(header, name: job.name, format: .jpeg)
    try check(vitrine_jpeg_start(decoder, UInt32(share), &header, message.text), stored)
    let (width, height) = (Int(header.width), Int(header.height))
    var builder = BitmapBuilder(
      width: width, height: height,
      reduction: boxes,
      orientation: orientation, finisher: finisher)
    for _ in 0..<height {
      let status = vitrine_jpeg_read_row(decoder, bytes(of: builder.slot), message.text)
      try check(status, stored)
      builder.commit()
    }
    try check(vitrine_jpeg_finish(decoder, message.text), stored)
    return builder.bitmap
  }

  /// Divides a reduction between the transform, which can leave out detail by 2, 4 or 8 at no
  /// cost, and the averaging of boxes; gives up at most a quarter of it for a greater share.
  private static func split(_ reduction: Int) -> (share: Int, boxes: Int) {
    for share in [8, 4, 2] where reduction / share * share * 4 >= reduction * 3 {
      return (share, reduction / share)
    }
    return (1, reduction)
  }

  private func check(
    _ status: vitrine_status, _ stored: (width: Int, height: Int)
  ) throws(ImageError) {
    try message.check(status, job, .jpeg, width: stored.width, height: stored.height)
  }
}
