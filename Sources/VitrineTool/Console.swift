internal import Glibc

/// Standard output and standard error.
enum Console {
  /// The file descriptor of standard output.
  static let standardOutput = STDOUT_FILENO

  /// Writes bytes to a file descriptor, all of them or until it is closed.
  ///
  /// - Returns: whether everything was written.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { write($0, to: descriptor) }
  }

  private static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
    var done = 0
    while done < bytes.count {
      let count = Glibc.write(
        descriptor, bytes.baseAddress?.advanced(by: done), bytes.count - done)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return false }
      done += count
    }
    return true
  }

  /// Writes text to standard output.
  static func print(_ text: String) {
    var text = text
    text.withUTF8 { _ = write(UnsafeRawBufferPointer($0), to: STDOUT_FILENO) }
  }

  /// Writes a message to standard error, in one line.
  static func report(_ message: String) {
    var line = "vitrine: " + message.map { $0.isNewline ? " " : String($0) }.joined() + "\n"
    line.withUTF8 { _ = write(UnsafeRawBufferPointer($0), to: STDERR_FILENO) }
  }

  /// Shows on a terminal how far long work is; says nothing elsewhere.
  static func progress(_ word: String, _ done: Int, of count: Int) {
    guard isInteractive else { return }
    var line = "\r\(word) \(done) of \(count)" + (done == count ? "\n" : "")
    line.withUTF8 { _ = write(UnsafeRawBufferPointer($0), to: STDERR_FILENO) }
  }

  /// A Boolean value that is true when standard error is a terminal.
  static var isInteractive: Bool { isatty(STDERR_FILENO) == 1 }
}
