import VitrineGraphics

/// Where two pictures are not the same.
struct PictureDifference {
  /// The numbers in words.
  let summary: String
  /// Expected, difference and actual from left to right; in the difference, white pixels are equal.
  let picture: Bitmap

  /// Compares two pictures; nil when they are the same.
  init?(expected: Bitmap, actual: Bitmap) {
    let width = max(expected.width, actual.width)
    let height = max(expected.height, actual.height)
    var count = 0
    var largest = 0
    var area: Rect?
    let gap = 8
    let picture = Bitmap(width: 3 * width + 2 * gap, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let (old, new) = (expected.pixel(x, y), actual.pixel(x, y))
        let distance = Self.distance(old, new)
        if old != new {
          count += 1
          largest = max(largest, distance)
          let pixel = Rect(Double(x), Double(y), 1, 1)
          area = area.map { $0.union(pixel) } ?? pixel
        }
        let row = y * picture.width
        picture.pixels[row + x] = old
        picture.pixels[row + width + gap + x] = old == new ? 0xFFFF_FFFF : Self.shade(distance)
        picture.pixels[row + 2 * (width + gap) + x] = new
      }
    }
    let isSameSize = expected.width == actual.width && expected.height == actual.height
    guard count > 0 || !isSameSize else { return nil }
    self.picture = picture
    let size =
      isSameSize
      ? "" : "\(actual.width)×\(actual.height) in place of \(expected.width)×\(expected.height), "
    let place = area.map {
      ", in \(Int($0.width))×\(Int($0.height)) at \(Int($0.minX)),\(Int($0.minY))"
    }
    summary =
      "\(size)\(count) of \(width * height) pixels differ, by up to \(largest) of 255\(place ?? "")"
  }

  /// The largest distance of a channel, 0…255.
  private static func distance(_ left: UInt32, _ right: UInt32) -> Int {
    [UInt32(0), 8, 16, 24].map {
      abs(Int((left >> $0) & 255) - Int((right >> $0) & 255))
    }.max() ?? 0
  }

  /// Red, never so light that a distance of 1 is overlooked.
  private static func shade(_ distance: Int) -> UInt32 {
    let rest = UInt32(max(0, 160 - distance * 2))
    return 0xFF00_00FF | rest << 8 | rest << 16
  }
}

extension Bitmap {
  /// A pixel, transparent outside the picture.
  func pixel(_ x: Int, _ y: Int) -> UInt32 {
    x >= 0 && y >= 0 && x < width && y < height ? pixels[y * width + x] : 0
  }

  /// A copy of whole pixels; what lies outside the picture is transparent.
  func cropped(to rect: Rect) -> Bitmap {
    let left = Int(rect.minX.rounded(.down))
    let top = Int(rect.minY.rounded(.down))
    let copy = Bitmap(
      width: Int(rect.maxX.rounded(.up)) - left, height: Int(rect.maxY.rounded(.up)) - top)
    for y in 0..<copy.height {
      for x in 0..<copy.width {
        copy.pixels[y * copy.width + x] = pixel(left + x, top + y)
      }
    }
    return copy
  }
}
