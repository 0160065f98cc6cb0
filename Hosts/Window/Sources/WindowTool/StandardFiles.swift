internal import Glibc

/// Standard input, output and error as the program was given them.
enum StandardFiles {
  /// Takes the places of those that are closed, so that no connection to the desktop does.
  ///
  /// What is written there is an error like that of any other closed file: it is opened to read.
  static func fillGaps() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest descriptor that is free.
      _ = open("/dev/null", O_RDONLY)
    }
  }
}
