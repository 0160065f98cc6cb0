import Glibc
import Testing

/// A file that is removed when nobody refers to it any more.
final class TemporaryFile {
  let path: String

  init(_ bytes: [UInt8]) throws {
    var template = Array("/tmp/vitrine-font-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    try #require(descriptor >= 0)
    defer { close(descriptor) }
    path = template.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { String(cString: $0) } ?? ""
    }
    try #require(write(descriptor, bytes, bytes.count) == bytes.count)
  }

  deinit { unlink(path) }

  /// Reads a whole file.
  static func bytes(of path: String) throws -> [UInt8] {
    let file = try #require(fopen(path, "r"), "\(path) is missing; run scripts/setup")
    defer { fclose(file) }
    fseek(file, 0, SEEK_END)
    let count = ftell(file)
    rewind(file)
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      initialized = fread(buffer.baseAddress, 1, count, file)
    }
  }
}
