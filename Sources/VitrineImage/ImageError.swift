/// Why a picture could not be read or written.
///
/// Every case carries the name that the caller gave the picture, usually its path.
public enum ImageError: Error, Hashable, Sendable {
  /// The file could not be opened or read; the reason is the system's.
  case unreadable(name: String, reason: String)
  /// The bytes are none of the formats that are read here.
  case unknownFormat(name: String)
  /// The file ends before the picture does.
  case truncated(name: String, format: ImageFormat)
  /// The bytes contradict their format; the detail is the decoder's.
  case damaged(name: String, format: ImageFormat, detail: String)
  /// The file is sound but needs what is not supported.
  case unsupported(name: String, format: ImageFormat, detail: String)
  /// The picture exceeds a limit, such as "100000000 pixels".
  case tooLarge(name: String, width: Int, height: Int, limit: String)
  /// There was not enough memory.
  case noMemory(name: String)
  /// The file could not be written; what stood there before is untouched.
  case unwritable(name: String, reason: String)
}

extension ImageError: CustomStringConvertible {
  /// One line: the name, what is wrong and what to do about it.
  public var description: String {
    switch self {
    case .unreadable(let name, let reason):
      "\(name): cannot be read: \(reason); check the path and its permissions"
    case .unknownFormat(let name):
      "\(name): is neither PNG, JPEG nor WebP; convert it to one of them"
    case .truncated(let name, let format):
      "\(name): the \(format) data ends too early; copy or download the file again"
    case .damaged(let name, let format, let detail):
      "\(name): the \(format) data is damaged (\(detail)); save the picture again"
    case .unsupported(let name, let format, let detail):
      "\(name): \(format) with \(detail) is not supported; save it as 8-bit sRGB PNG"
    case .tooLarge(let name, let width, let height, let limit):
      "\(name): \(width) × \(height) pixels exceed the limit of \(limit); scale the picture down"
    case .noMemory(let name):
      "\(name): there is not enough memory for the picture; scale it down"
    case .unwritable(let name, let reason):
      "\(name): cannot be written: \(reason); check the folder and its free space"
    }
  }
}
