import CVitrineImage

/// Room for a library's message.
struct DecoderMessage: ~Copyable {
  let text: UnsafeMutablePointer<CChar>

  init() {
    text = .allocate(capacity: Int(VITRINE_MESSAGE_SIZE))
    text.initialize(repeating: 0, count: Int(VITRINE_MESSAGE_SIZE))
  }

  deinit { text.deallocate() }

  /// Throws the error that a status stands for.
  func check(
    _ status: vitrine_status, _ job: Decoding, _ format: ImageFormat,
    width: Int = 0, height: Int = 0
  ) throws(ImageError) {
    let name = job.name
    switch status {
    case VITRINE_IMAGE_OK: return
    case VITRINE_IMAGE_TRUNCATED: throw .truncated(name: name, format: format)
    case VITRINE_IMAGE_NO_MEMORY: throw .noMemory(name: name)
    case VITRINE_IMAGE_UNSUPPORTED:
      throw .unsupported(name: name, format: format, detail: detail("an unknown feature"))
    case VITRINE_IMAGE_TOO_LARGE:
      throw .tooLarge(
        name: name, width: width, height: height, limit: detail("the decoder's memory"))
    default: throw .damaged(name: name, format: format, detail: detail("contradictory data"))
    }
  }

  private func detail(_ fallback: String) -> String {
    text[0] == 0 ? fallback : String(cString: text)
  }
}
