internal import Glibc

/// Standard output and standard error.
enum Console {
  /// Tells what a component says; whoever reads a pipe sees it at once.
  static func tell(_ text: String) {
    print(text)
    fflush(nil)
  }

  /// Tells what is wrong.
  static func report(_ message: String) {
    var line = "vitrine: \(message.split(whereSeparator: \.isNewline).joined(separator: " "))\n"
    line.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
