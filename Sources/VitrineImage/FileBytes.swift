import Glibc

/// The content of a file in memory of its own, so that nothing else can change it meanwhile.
package struct FileBytes: ~Copyable {
  package let bytes: UnsafeRawBufferPointer

  /// Reads a file, a pipe or a device to its end.
  package init(path: String, limit: Int) throws(ImageError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreadable(name: path, reason: reason(errno)) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw .unreadable(name: path, reason: reason(errno))
    }
    // One byte more than a regular file has: the read that finds its end needs room.
    var buffer = UnsafeMutableRawBufferPointer.allocate(
      byteCount: max(4096, min(Int(status.st_size), limit) + 1), alignment: 16)
    var count = 0
    do throws(ImageError) {
      while let more = try readSome(descriptor, buffer, count, path) {
        count += more
        if count > limit {
          throw .unreadable(name: path, reason: "it is larger than \(limit) bytes")
        }
        if count == buffer.count { buffer = grown(buffer) }
      }
    } catch {
      buffer.deallocate()
      throw error
    }
    bytes = UnsafeRawBufferPointer(start: buffer.baseAddress, count: count)
  }

  deinit { bytes.deallocate() }
}

/// Reads what comes next; nil at the end.
private func readSome(
  _ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer, _ offset: Int, _ path: String
) throws(ImageError) -> Int? {
  while true {
    let count = Glibc.read(
      descriptor, buffer.baseAddress?.advanced(by: offset), buffer.count - offset)
    if count > 0 { return count }
    if count == 0 { return nil }
    if errno != EINTR { throw .unreadable(name: path, reason: reason(errno)) }
  }
}

private func grown(_ buffer: UnsafeMutableRawBufferPointer) -> UnsafeMutableRawBufferPointer {
  let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: buffer.count * 2, alignment: 16)
  larger.copyMemory(from: UnsafeRawBufferPointer(buffer))
  buffer.deallocate()
  return larger
}

/// The system's words for an error number.
func reason(_ code: Int32) -> String {
  strerror(code).map { String(cString: $0) } ?? "error \(code)"
}
