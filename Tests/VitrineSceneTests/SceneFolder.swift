internal import Glibc

/// Files that tests read from the package's folder.
enum SceneFolder {
  /// The package's folder.
  static let package: String = {
    let parts = #filePath.split(separator: "/").dropLast(3)
    return "/" + parts.joined(separator: "/")
  }()

  /// Returns the names of the JSON files in a folder of the package, without the extension.
  static func names(in folder: String) -> [String] {
    guard let directory = opendir(package + "/" + folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name.hasSuffix(".json") { names.append(String(name.dropLast(5))) }
    }
    return names.sorted()
  }

  /// Returns the bytes of a file of the package; none where it cannot be read.
  static func bytes(of path: String) -> [UInt8] {
    guard let file = fopen(package + "/" + path, "r") else { return [] }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&chunk, 1, chunk.count, file)
      if count == 0 { return bytes }
      bytes += chunk.prefix(count)
    }
  }
}
