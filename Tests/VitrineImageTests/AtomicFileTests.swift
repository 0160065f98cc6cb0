import Glibc
import Testing

@testable import VitrineImage

@Suite struct AtomicFileTests {
  /// Runs a body in a fresh folder, which is removed afterwards.
  private func inFolder(_ body: (String) throws -> Void) throws {
    var template = Array("/tmp/vitrine-image.XXXXXX".utf8CString)
    let folder = try #require(mkdtemp(&template).map { String(cString: $0) })
    defer {
      for name in names(folder) { unlink("\(folder)/\(name)") }
      rmdir(folder)
    }
    try body(folder)
  }

  private func names(_ folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  private func write(_ text: String, _ path: String) throws(ImageError) {
    var text = text
    let result = text.withUTF8 { bytes in
      Result<Void, ImageError> { () throws(ImageError) in
        try AtomicFile.write(UnsafeRawBufferPointer(bytes), to: path)
      }
    }
    try result.get()
  }

  private func text(_ path: String) throws -> String {
    let file = try FileBytes(path: path, limit: 1 << 20)
    return String(decoding: file.bytes, as: UTF8.self)
  }

  @Test func aFileIsWrittenAndReplaced() throws {
    try inFolder { folder in
      try write("one", "\(folder)/a")
      #expect(try text("\(folder)/a") == "one")
      try write("two", "\(folder)/a")
      #expect(try text("\(folder)/a") == "two")
      #expect(names(folder) == ["a"])
    }
  }

  @Test func permissionsOfTheOldFileStay() throws {
    try inFolder { folder in
      try write("one", "\(folder)/a")
      chmod("\(folder)/a", 0o600)
      try write("two", "\(folder)/a")
      var status = stat()
      #expect(stat("\(folder)/a", &status) == 0 && status.st_mode & 0o777 == 0o600)
    }
  }

  @Test func aLinkStaysALink() throws {
    try inFolder { folder in
      try write("one", "\(folder)/a")
      #expect(symlink("a", "\(folder)/b") == 0)
      try write("two", "\(folder)/b")
      var status = stat()
      #expect(lstat("\(folder)/b", &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
      #expect(try text("\(folder)/a") == "two")
    }
  }

  @Test func aMissingFolderIsNamedAndNothingIsLeft() {
    #expect(
      throws: ImageError.unwritable(name: "/nowhere/a", reason: "No such file or directory")
    ) { try write("one", "/nowhere/a") }
  }

  @Test func aFolderIsNotReplaced() throws {
    try inFolder { folder in
      #expect(throws: ImageError.unwritable(name: folder, reason: "Is a directory")) {
        try write("one", folder)
      }
      #expect(names(folder).isEmpty)
    }
  }
}
