/// The text of one spec file.
public struct SpecPage: Sendable {
  /// The file's name below `specs/`, such as `own/toolbars.txt`.
  public let file: String
  /// The file's name without its ending, such as `alerts`.
  public let name: String
  /// The text in UTF-8.
  let bytes: [UInt8]

  /// Creates a page from a file's name below `specs/` and its bytes.
  init(file: String, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
    let ending = ".txt"
    name = file.hasSuffix(ending) ? String(file.dropLast(ending.utf8.count)) : file
  }

  /// A Boolean value that is true for a page of the kit itself, false for one that stands apart.
  public var isKitPage: Bool {
    !file.utf8.contains(UInt8(ascii: "/"))
  }

  /// The name by which errors call the file.
  var path: String { "specs/" + file }

  /// Returns the bytes of a line counted from 1, without its end; empty where there is none.
  func bytes(ofLine line: Int) -> ArraySlice<UInt8> {
    var current = 1
    var start = 0
    while current < line {
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return [] }
      start = end + 1
      current += 1
    }
    let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    return bytes[start..<end]
  }
}
