internal import Glibc
import VitrineConsole

/// Which files may be read because a scene names them.
enum FileAccess: Sendable {
  /// Any file, as with scenes of the person who runs the tool.
  case all
  /// The files in a folder and those below it.
  case folder(String)
  /// None.
  case none

  /// Returns where to read a path.
  ///
  /// - Throws: an error that does not tell whether there is such a file outside the folder.
  func path(_ path: String) throws(ToolError) -> String {
    switch self {
    case .all: return path
    case .none:
      throw .input(
        "“\(path)” is a file, and this server reads none; "
          + "start it with --files DIR, or write a colour such as #4A90D9")
    case .folder(let folder):
      let refusal = ToolError.input(
        "“\(path)” cannot be read; name a picture in the folder that the server was started with")
      guard let root = Self.resolved(folder), let file = Self.resolved(folder + "/" + path)
      else { throw refusal }
      // Links that lead elsewhere are followed before the look at where they end.
      guard file.hasPrefix(root == "/" ? root : root + "/"), Self.isRegular(file) else {
        throw refusal
      }
      return file
    }
  }

  private static func resolved(_ path: String) -> String? {
    guard let text = realpath(path, nil) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }

  /// Returns whether a path is that of a file proper: a pipe could be waited for without end.
  private static func isRegular(_ path: String) -> Bool {
    var info = stat()
    return stat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFREG
  }
}
