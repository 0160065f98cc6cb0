// Writes the pixels that this build draws to standard output.

import Glibc
import VitrineGraphics
import WasmScene

let bitmap = Scene.draw()
withExtendedLifetime(bitmap) {
  var rest = UnsafeRawBufferPointer(bitmap.pixels)
  while !rest.isEmpty {
    let written = write(STDOUT_FILENO, rest.baseAddress, rest.count)
    guard written > 0 else {
      perror("native-check: cannot write")
      exit(1)
    }
    rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(written))
  }
}
