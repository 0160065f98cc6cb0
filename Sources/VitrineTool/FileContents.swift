internal import Glibc
import VitrineConsole

/// Whole files.
enum FileContents {
  /// The most bytes of a file that is read as text.
  private static let limit = 64 << 20

  /// Reads a file.
  static func read(_ path: String) throws(ToolError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw unreadable(path) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw unreadable(path) }
      if count == 0 { return bytes }
      bytes.append(contentsOf: chunk[..<count])
      guard bytes.count <= limit else {
        throw .input("\(path): is larger than 64 MiB; take a smaller file")
      }
    }
  }

  /// Returns the folder that a file lies in, `.` for a bare name.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns a path that is relative to a folder, as the process sees it.
  static func path(_ path: String, in folder: String) -> String {
    path.hasPrefix("/") || folder == "." ? path : folder + "/" + path
  }

  /// Returns whether a path is that of a folder.
  static func isFolder(_ path: String) -> Bool {
    var info = stat()
    return stat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
  }

  /// Returns what tells a file from an older one of the same path; nil where there is none.
  static func version(of path: String) -> FileVersion? {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    return FileVersion(
      file: info.st_ino, size: Int(info.st_size), seconds: info.st_mtim.tv_sec,
      nanoseconds: info.st_mtim.tv_nsec)
  }

  private static func unreadable(_ path: String) -> ToolError {
    .input("\(path): cannot be read: \(String(cString: strerror(errno))); check the path")
  }
}

/// What changes when a file is written anew.
struct FileVersion: Hashable {
  var file: UInt
  var size: Int
  var seconds: Int
  var nanoseconds: Int
}
