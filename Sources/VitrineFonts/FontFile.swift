internal import CHarfBuzz
internal import Glibc

/// A font file in memory, checked as far as needed to name what is wrong with it.
final class FontFile {
  /// The largest file that is taken for a font; the largest CJK collections are below 200 MB.
  static let sizeLimit = 1 << 28

  let path: String
  /// A hash of what tells the font from others: its table checksums, its length and its index.
  let identity: UInt64
  /// HarfBuzz's face; lives as long as the file.
  let face: OpaquePointer

  /// Opens a font file; the index tells which font of a collection, 0 for single fonts.
  init(path: String, index: Int = 0) throws(FontError) {
    let bytes = try Self.map(path)
    do {
      identity = try FontDirectory(bytes, path: path, index: index).identity
    } catch {
      munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
      throw error
    }
    let data = bytes.bindMemory(to: CChar.self)
    let region = UnsafeMutablePointer<UnsafeRawBufferPointer>.allocate(capacity: 1)
    region.initialize(to: bytes)
    let blob = hb_blob_create(
      data.baseAddress, UInt32(bytes.count), HB_MEMORY_MODE_READONLY, region
    ) { pointer in
      guard let region = pointer?.assumingMemoryBound(to: UnsafeRawBufferPointer.self) else {
        return
      }
      munmap(UnsafeMutableRawPointer(mutating: region.pointee.baseAddress), region.pointee.count)
      region.deallocate()
    }
    defer { hb_blob_destroy(blob) }
    guard let face = hb_face_create(blob, UInt32(index)) else {
      throw .notAFont(path: path)
    }
    self.path = path
    self.face = face
    // HarfBuzz leaves out tables that are broken, so what it makes of the font shows in these.
    if hb_face_get_glyph_count(face) == 0 { throw .broken(path: path, table: "maxp") }
    if hb_face_get_upem(face) == 0 { throw .broken(path: path, table: "head") }
  }

  deinit { hb_face_destroy(face) }

  private static func map(_ path: String) throws(FontError) -> UnsafeRawBufferPointer {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw unreadable(path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw unreadable(path) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFont(path: path) }
    let count = Int(status.st_size)
    if count > sizeLimit { throw .tooLarge(path: path, limit: sizeLimit) }
    if count < 12 { throw .notAFont(path: path) }
    let pointer = mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0)
    guard let pointer, pointer != MAP_FAILED else { throw unreadable(path) }
    return UnsafeRawBufferPointer(start: pointer, count: count)
  }

  private static func unreadable(_ path: String) -> FontError {
    let reason = strerror(errno).map { String(cString: $0) } ?? "cannot be read"
    return .unreadable(path: path, reason: reason)
  }
}
