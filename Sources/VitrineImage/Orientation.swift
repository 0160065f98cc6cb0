/// How stored rows lie in the upright picture: the values of the EXIF orientation tag.
enum Orientation: Int, CaseIterable {
  case upright = 1
  case mirrored = 2
  case upsideDown = 3
  case flipped = 4
  case transposed = 5
  case turnedClockwise = 6
  case transversed = 7
  case turnedCounterclockwise = 8

  /// Whether stored rows become columns.
  var swapsAxes: Bool { rawValue >= 5 }
}

/// Where the pixel in column x of stored row y goes: `origin + x * column + y * row`.
struct PixelPlacement {
  let origin: Int
  let column: Int
  let row: Int

  init(_ orientation: Orientation, width: Int, height: Int) {
    switch orientation {
    case .upright: (origin, column, row) = (0, 1, width)
    case .mirrored: (origin, column, row) = (width - 1, -1, width)
    case .upsideDown: (origin, column, row) = (width * height - 1, -1, -width)
    case .flipped: (origin, column, row) = (width * (height - 1), 1, -width)
    case .transposed: (origin, column, row) = (0, height, 1)
    case .turnedClockwise: (origin, column, row) = (height - 1, height, -1)
    case .transversed: (origin, column, row) = (width * height - 1, -height, -1)
    case .turnedCounterclockwise: (origin, column, row) = ((width - 1) * height, -height, 1)
    }
  }
}
