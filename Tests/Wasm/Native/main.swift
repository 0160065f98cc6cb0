// Writes the pixels that this build draws to standard output.

import Glibc
import VitrineGraphics
import WasmScene

var rest = UnsafeRawBufferPointer(Scene.draw().pixels)[...]
while !rest.isEmpty {
  let written = write(STDOUT_FILENO, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
  guard written > 0 else {
    perror("native-check: cannot write")
    exit(1)
  }
  rest = rest.dropFirst(written)
}
