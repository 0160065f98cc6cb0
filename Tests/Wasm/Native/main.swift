// Writes the pixels of the pictures that this build draws to standard output.

import Glibc
import VitrineGraphics

for picture in drawAll() {
  guard picture.width > 1 else {
    let message = "native-check: a picture could not be drawn\n"
    _ = write(STDERR_FILENO, message, message.utf8.count)
    exit(1)
  }
  withExtendedLifetime(picture) {
    var rest = UnsafeRawBufferPointer(picture.pixels)
    while !rest.isEmpty {
      let written = write(STDOUT_FILENO, rest.baseAddress, rest.count)
      guard written > 0 else {
        perror("native-check: cannot write")
        exit(1)
      }
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(written))
    }
  }
}
