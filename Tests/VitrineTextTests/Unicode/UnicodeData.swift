import Glibc
import Testing

/// A file of Debian's package `unicode-data`.
struct UnicodeData {
  let bytes: [UInt8]

  struct Missing: Error, CustomStringConvertible {
    let path: String
    var description: String { "\(path) is missing; install the package unicode-data" }
  }

  init(_ name: String) throws {
    let path = "/usr/share/unicode/\(name)"
    guard let file = fopen(path, "r") else { throw Missing(path: path) }
    defer { fclose(file) }
    fseek(file, 0, SEEK_END)
    let count = ftell(file)
    rewind(file)
    bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      initialized = fread(buffer.baseAddress, 1, count, file)
    }
  }

  /// Calls a body with each line that holds more than a comment, without the comment.
  func forEachLine(_ body: (_ number: Int, _ line: ArraySlice<UInt8>) throws -> Void) rethrows {
    var number = 0
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      number += 1
      let content = line.prefix { $0 != 0x23 }
      if content.contains(where: { $0 > 0x20 }) { try body(number, content) }
    }
  }
}

/// Reads a hexadecimal number.
func hexadecimal(_ digits: ArraySlice<UInt8>) -> UInt32 {
  digits.reduce(0) { $0 << 4 | UInt32($1 < 0x40 ? $1 - 0x30 : ($1 & 0xDF) - 0x37) }
}
