internal import Glibc

/// Standard output and standard error of the project's programs.
public enum Console {
  /// The version of the programs.
  public static let version = "0.1.0"
  /// The file descriptor of standard output.
  public static let standardOutput = STDOUT_FILENO

  /// Writes bytes to a file descriptor, all of them or until it is closed.
  ///
  /// - Returns: whether everything was written.
  public static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
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

  /// Writes text to standard output; what cannot be written ends the tool with status 1.
  public static func print(_ text: String) {
    var text = text
    let isWritten = text.withUTF8 { write(UnsafeRawBufferPointer($0), to: STDOUT_FILENO) }
    if !isWritten {
      if errno == EPIPE { endQuietly() }
      report("standard output: cannot be written: \(String(cString: strerror(errno))); free it")
      exit(1)
    }
  }

  /// Ends the program as a reader that goes away does by itself, where nobody prevents it.
  private static func endQuietly() {
    signal(SIGPIPE, SIG_DFL)
    raise(SIGPIPE)
  }

  /// Writes a message to standard error, in one line that no control character disturbs.
  public static func report(_ message: String) {
    var line = "vitrine: " + shortened(printable(message)) + "\n"
    line.withUTF8 { _ = write(UnsafeRawBufferPointer($0), to: STDERR_FILENO) }
  }

  /// The most characters of a message; a person's own words in it may be of any length.
  private static let longestMessage = 1200

  private static func shortened(_ message: String) -> String {
    guard message.utf8.count > longestMessage else { return message }
    return "\(message.prefix(longestMessage / 2)) … \(message.suffix(longestMessage / 3))"
  }

  /// Returns words with control characters as `U+001B`, and line breaks as spaces.
  public static func printable(_ message: String) -> String {
    var result = ""
    for scalar in message.unicodeScalars {
      switch scalar.properties.generalCategory {
      case _ where scalar == "\n": result += " "
      case .control, .format, .lineSeparator, .paragraphSeparator:
        let code = String(scalar.value, radix: 16, uppercase: true)
        result += "U+" + String(repeating: "0", count: max(0, 4 - code.count)) + code
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Shows on a terminal how far long work is; says nothing elsewhere.
  public static func progress(_ word: String, _ done: Int, of count: Int) {
    guard isInteractive else { return }
    var line = "\r\(word) \(done) of \(count)" + (done == count ? "\n" : "")
    line.withUTF8 { _ = write(UnsafeRawBufferPointer($0), to: STDERR_FILENO) }
  }

  /// A Boolean value that is true when standard error is a terminal.
  public static var isInteractive: Bool { isatty(STDERR_FILENO) == 1 }
}
