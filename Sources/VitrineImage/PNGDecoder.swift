import CVitrineImage
import VitrineGraphics

/// Reads PNG files of every colour type and depth.
struct PNGDecoder: ~Copyable {
  private let job: Decoding
  private let message = DecoderMessage()
  private let decoder: OpaquePointer
  private let header: vitrine_header

  /// Reads what stands in front of the pixels.
  init(_ job: Decoding) throws(ImageError) {
    // The signature, a chunk's length and name, then width and height (PNG, section 11.2.1).
    let file = ByteReader(job.bytes)
    let (width, height) = (file.uint32(at: 16) ?? 0, file.uint32(at: 20) ?? 0)
    try job.check(width: width, height: height)
    // libpng takes as much memory as a chunk claims, before it reads the chunk. And a compressed
    // byte stands for 1032 bytes at most (zlib's technical details), the poorest pixel for a bit.
    guard PNGChunks(file).contains(where: { $0.tag == "IEND" }),
      (width / 8) * height <= file.count * 1032
    else { throw .truncated(name: job.name, format: .png) }
    var decoder: OpaquePointer?
    var header = vitrine_header()
    let status = vitrine_png_open(
      job.bytes.bindMemory(to: UInt8.self).baseAddress, job.bytes.count,
      UInt32(clamping: job.limits.maxSide), &decoder, &header, message.text)
    try message.check(status, job, .png, width: width, height: height)
    guard let decoder else { throw .noMemory(name: job.name) }
    (self.job, self.decoder, self.header) = (job, decoder, header)
  }

  deinit { vitrine_png_close(decoder) }

  /// Decodes the pixels.
  func decode() throws(ImageError) -> Bitmap {
    let (width, height) = (Int(header.width), Int(header.height))
    let orientation = EXIF.orientation(ofPNG: ByteReader(job.bytes))
    let reduction = job.reduction(width: width, height: height, orientation: orientation)
    let share = header.interlaced != 0 ? 1 : reduction
    try job.checkMemory(
      width: (width + share - 1) / share, height: (height + share - 1) / share,
      stored: (width, height))
    let finisher = try PixelFinisher(header, name: job.name, format: .png)
    var builder = BitmapBuilder(
      width: width, height: height, reduction: reduction, orientation: orientation,
      finisher: finisher)
    if header.interlaced != 0 {
      try decodeInterlaced(into: &builder)
    } else if let rows = roomForRows(builder) {
      try decodeAtOnce(from: rows, into: &builder)
      return builder.bitmap
    } else {
      for _ in 0..<height {
        let status = vitrine_png_read_row(decoder, bytes(of: builder.slot), message.text)
        try check(status)
        builder.commit()
      }
    }
    try check(vitrine_png_finish(decoder, message.text))
    return builder.bitmap
  }

  /// The number of bytes to a pixel of a plain file.
  private var channels: Int { header.has_alpha != 0 ? 4 : 3 }

  /// Where all rows of a plain file can be unpacked at once; nil for libpng's way.
  private func roomForRows(_ builder: borrowing BitmapBuilder) -> UnpackedRows? {
    guard header.is_plain != 0 else { return nil }
    let stride = 1 + Int(header.width) * channels
    let size = Int(header.height) * stride
    if let room = builder.roomForRows(ofBytes: stride) {
      return UnpackedRows(bytes: room, isOwned: false)
    }
    guard size <= PNGInflater.maxExtraBytes else { return nil }
    return UnpackedRows(bytes: .allocate(byteCount: size + 4, alignment: 16), isOwned: true)
  }

  /// Unpacks all rows before the first is restored.
  private func decodeAtOnce(
    from rows: consuming UnpackedRows, into builder: inout BitmapBuilder
  ) throws(ImageError) {
    let (width, height) = (Int(header.width), Int(header.height))
    let stride = 1 + width * channels
    try PNGInflater.inflate(
      job, into: UnsafeMutableRawBufferPointer(rebasing: rows.bytes[..<(height * stride)]))
    let row = UnsafeMutablePointer<UInt32>.allocate(capacity: width)
    defer { row.deallocate() }
    row.initialize(repeating: 0, count: width)
    let opaque: UInt32 = channels == 3 ? 0xFF00_0000 : 0
    guard let start = rows.bytes.baseAddress else { return }
    for y in 0..<height {
      guard PNGUnfilter.restore(start + y * stride, channels: channels, count: width, row) else {
        throw .damaged(name: job.name, format: .png, detail: "unknown row filter")
      }
      let slot = builder.slot
      for x in 0..<width { slot[x] = row[x] | opaque }
      builder.commit()
    }
  }

  /// Interlaced rows are complete only after the last pass: they are kept in a bitmap until then.
  private func decodeInterlaced(into builder: inout BitmapBuilder) throws(ImageError) {
    let (width, height) = (Int(header.width), Int(header.height))
    let all = Bitmap.onHugePages(width: width, height: height)
    try check(vitrine_png_read_all(decoder, bytes(of: all.pixels), width * 4, message.text))
    for y in 0..<height {
      _ = builder.slot.update(fromContentsOf: all.row(y))
      builder.commit()
    }
  }

  private func check(_ status: vitrine_status) throws(ImageError) {
    try message.check(
      status, job, .png, width: Int(header.width), height: Int(header.height))
  }
}

/// Memory for the unpacked rows of a PNG file, and four bytes more, since the last pixel of three
/// bytes is read as four.
private struct UnpackedRows: ~Copyable {
  let bytes: UnsafeMutableRawBufferPointer
  let isOwned: Bool

  deinit {
    if isOwned { bytes.deallocate() }
  }
}
