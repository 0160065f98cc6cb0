import Glibc

/// Writes files so that nobody ever sees half of one.
public enum AtomicFile {
  /// Writes bytes in memory to a file.
  ///
  /// - Throws: `ImageError` naming the path; what stood there before is untouched then.
  public static func write(_ bytes: [UInt8], to path: String) throws(ImageError) {
    let result = bytes.withUnsafeBytes { bytes -> Result<Void, ImageError> in
      do throws(ImageError) {
        return .success(try write(bytes, to: path))
      } catch {
        return .failure(error)
      }
    }
    try result.get()
  }

  /// Writes a file whole, or leaves what stood there untouched.
  ///
  /// The bytes go to a new file beside the target, which then takes the target's place in one
  /// step. A symbolic link is followed; permissions of an old file are kept.
  ///
  /// - Throws: An error that names the path; nothing is left behind.
  public static func write(_ bytes: UnsafeRawBufferPointer, to path: String) throws(ImageError) {
    var old = stat()
    let exists = stat(path, &old) == 0
    // Devices and pipes have no half-written state, and cannot be replaced.
    if exists, old.st_mode & S_IFMT != S_IFREG {
      return try writeInPlace(bytes, path)
    }
    let target = resolved(path) ?? path
    var template = Array("\(target).XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw .unwritable(name: path, reason: reason(errno)) }
    var failure = writeAll(bytes, descriptor)
    if failure == 0, fchmod(descriptor, exists ? old.st_mode & 0o7777 : newFileMode()) != 0 {
      failure = errno
    }
    if close(descriptor) != 0, failure == 0 { failure = errno }
    if failure == 0, rename(template, target) != 0 { failure = errno }
    guard failure == 0 else {
      unlink(template)
      throw .unwritable(name: path, reason: reason(failure))
    }
  }
}

private func writeInPlace(_ bytes: UnsafeRawBufferPointer, _ path: String) throws(ImageError) {
  let descriptor = open(path, O_WRONLY | O_CLOEXEC)
  guard descriptor >= 0 else { throw .unwritable(name: path, reason: reason(errno)) }
  let failure = writeAll(bytes, descriptor)
  close(descriptor)
  guard failure == 0 else { throw .unwritable(name: path, reason: reason(failure)) }
}

/// Writes everything; returns 0 or the system's error number.
private func writeAll(_ bytes: UnsafeRawBufferPointer, _ descriptor: Int32) -> Int32 {
  var offset = 0
  while offset < bytes.count {
    let count = Glibc.write(
      descriptor, bytes.baseAddress?.advanced(by: offset), bytes.count - offset)
    if count < 0, errno == EINTR { continue }
    if count <= 0 { return count < 0 ? errno : ENOSPC }
    offset += count
  }
  return 0
}

/// The path with symbolic links followed; nil where nothing stands yet.
private func resolved(_ path: String) -> String? {
  guard let resolved = realpath(path, nil) else { return nil }
  defer { free(resolved) }
  return String(cString: resolved)
}

/// What `open` would give a new file: reading and writing, less the process's mask.
private func newFileMode() -> mode_t {
  let mask = umask(0)
  umask(mask)
  return 0o666 & ~mask
}
