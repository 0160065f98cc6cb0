import Testing
import VitrineGraphics

@testable import VitrineImage

/// The test pictures and the formulas that `Pictures/make.py` drew them with.
enum Picture {
  static let width = 5
  static let height = 4
  private static let alphas: [UInt32] = [255, 128, 0, 64, 200]

  /// The opaque colour at a place, `0xAABBGGRR`.
  static func rgb(_ x: Int, _ y: Int) -> UInt32 {
    color(50 * x, 60 * y, 30 * (x + y))
  }

  /// The opaque grey at a place.
  static func gray(_ x: Int, _ y: Int) -> UInt32 {
    let level = 12 * (5 * y + x)
    return color(level, level, level)
  }

  /// The colour at a place under the alpha of its column, premultiplied.
  static func rgba(_ x: Int, _ y: Int) -> UInt32 { veiled(rgb(x, y), alphas[x]) }

  /// A colour under an alpha, premultiplied and rounded to nearest.
  static func veiled(_ color: UInt32, _ alpha: UInt32) -> UInt32 {
    var result = alpha << 24
    for shift: UInt32 in [0, 8, 16] {
      result |= ((((color >> shift) & 255) * alpha * 2 + 255) / 510) << shift
    }
    return result
  }

  /// The opaque colour with these channels.
  static func color(_ red: Int, _ green: Int, _ blue: Int) -> UInt32 {
    UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | 0xFF00_0000
  }

  /// The path of a test picture.
  static func path(_ name: String) -> String {
    let source = #filePath
    let folder = source.lastIndex(of: "/").map { String(source[..<$0]) } ?? "."
    return "\(folder)/Pictures/\(name)"
  }

  /// The bytes of a test picture.
  static func bytes(_ name: String) throws -> [UInt8] {
    let file = try FileBytes(path: path(name), limit: 1 << 20)
    return [UInt8](file.bytes)
  }

  /// Decodes bytes.
  static func decode(
    _ bytes: [UInt8], fitting: (width: Int, height: Int)? = nil, limits: ImageLimits = .default
  ) throws(ImageError) -> Bitmap {
    // The closure cannot throw a typed error through the standard library; a result can.
    let result = bytes.withUnsafeBytes { bytes in
      Result<Bitmap, ImageError> { () throws(ImageError) in
        try ImageFile.decode(bytes, name: "bytes", fitting: fitting, limits: limits)
      }
    }
    return try result.get()
  }
}

extension Bitmap {
  /// The pixel at a place.
  subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

  /// All pixels, row after row.
  var words: [UInt32] { Array(pixels) }
}

/// The largest difference between any two channels.
func distance(_ left: UInt32, _ right: UInt32) -> Int {
  (0..<4).map { channel in
    abs(Int((left >> UInt32(channel * 8)) & 255) - Int((right >> UInt32(channel * 8)) & 255))
  }.max() ?? 0
}
