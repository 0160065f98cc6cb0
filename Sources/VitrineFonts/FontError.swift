/// Why a font could not be used.
public enum FontError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The default font is not installed.
  case defaultMissing(path: String)
  /// The file is not there or may not be read; the system's words say why.
  case unreadable(path: String, reason: String)
  /// The file is larger than any font.
  case tooLarge(path: String, limit: Int)
  /// The file is something else than an OpenType or TrueType font.
  case notAFont(path: String)
  /// The file is a font packed for the web.
  case packed(path: String)
  /// The file ends before its tables do.
  case truncated(path: String)
  /// A table that every font needs is missing or broken.
  case broken(path: String, table: String)

  /// What is wrong, and what to do about it.
  public var description: String {
    switch self {
    case .defaultMissing(let path):
      "\(path): the default font is missing; install the package fonts-inter-variable"
        + " or choose a font file"
    case .unreadable(let path, let reason): "\(path): \(reason); choose a font file"
    case .tooLarge(let path, let limit):
      "\(path): larger than \(limit >> 20) MB; choose a smaller font file"
    case .notAFont(let path):
      "\(path): not an OpenType or TrueType font; choose a .ttf, .otf or .ttc file"
    case .packed(let path): "\(path): a web font; unpack it to .ttf or .otf first"
    case .truncated(let path): "\(path): the file is cut off; get it anew"
    case .broken(let path, let table):
      "\(path): the font's table '\(table)' is missing or broken; choose another font"
    }
  }
}
