/// Where each pixel of a piece of glass looks: the displacement of its refracting rim.
///
/// Along straight sides the displacement depends on one coordinate only. So four corner tiles and
/// two profiles say it all; an outline of another kind is one tile as large as its bounds.
final class Lens: @unchecked Sendable {
  /// The pixels of the shape, relative to its origin.
  let bounds: PixelBounds
  /// How many columns and rows at each side are in corner tiles.
  let left: Int
  let top: Int
  let right: Int
  let bottom: Int
  /// The horizontal displacement of each column beside a straight vertical side.
  let columns: [Float]
  /// The vertical displacement of each row beside a straight horizontal side.
  let rows: [Float]
  private let tiles: UnsafeMutablePointer<SIMD2<Float>>

  /// What a lens depends on.
  struct Key: Hashable {
    var shape: Shape
    var bezel: Double
    var amplitude: Double
  }

  /// No picture has use for a lens of more displacements than this; 8 bytes each.
  private static let mostPixels = 16_777_216.0

  private var tileWidth: Int { left + right }

  var byteCount: Int {
    (left + right) * (top + bottom) * 8 + (columns.count + rows.count) * 4 + 128
  }

  /// Works out the displacements of a shape; nil for one without a rim or too large to have one.
  init?(_ shape: LocalShape, bezel: Double, amplitude: Double) {
    guard bezel > 0, amplitude > 0 else { return nil }
    let profile = RimProfile(bezel: bezel, amplitude: amplitude)
    bounds = shape.pixelBounds
    guard case .rectangle(let rect, let corners) = shape.shape else {
      left = bounds.width
      top = bounds.height
      right = 0
      bottom = 0
      columns = []
      rows = []
      guard bounds.area <= Self.mostPixels else { return nil }
      tiles = Self.tiles(left * top)
      fill(OutlineRim(shape.outline, profile: profile, bounds), 0..<left, 0..<top)
      return
    }
    let rim = RectangleRim(rect, corners: corners, profile: profile)
    left = min(Elementary.ceiling(rim.reach + rect.minX) + 1, (bounds.width + 1) / 2)
    top = min(Elementary.ceiling(rim.reach + rect.minY) + 1, (bounds.height + 1) / 2)
    right = min(left, bounds.width - left)
    bottom = min(top, bounds.height - top)
    guard Double(left + right) * Double(top + bottom) <= Self.mostPixels,
      Double(bounds.width + bounds.height) <= Self.mostPixels
    else { return nil }
    columns = (bounds.left..<bounds.right).map {
      Float(rim.straight(Double($0) + 0.5 - rect.minX, length: rect.width))
    }
    rows = (bounds.top..<bounds.bottom).map {
      Float(rim.straight(Double($0) + 0.5 - rect.minY, length: rect.height))
    }
    tiles = Self.tiles((left + right) * (top + bottom))
    fillCorners(rim, rect)
  }

  deinit { tiles.deallocate() }

  private static func tiles(_ count: Int) -> UnsafeMutablePointer<SIMD2<Float>> {
    let tiles = UnsafeMutablePointer<SIMD2<Float>>.allocate(capacity: max(count, 1))
    tiles.initialize(repeating: .zero, count: count)
    return tiles
  }

  /// Returns the displacements of the corner tiles' pixels in a row of the shape.
  ///
  /// First come those at the left, then those at the right. The row must be in a corner.
  @inline(__always)
  func tileRow(_ y: Int) -> UnsafeMutablePointer<SIMD2<Float>> {
    let row = y < top ? y : y - (bounds.height - top - bottom)
    return tiles + row &* tileWidth
  }

  /// Returns the displacement of a pixel, counted from the corner of the bounds.
  func offset(_ x: Int, _ y: Int) -> SIMD2<Float> {
    let isCornerRow = y < top || y >= bounds.height - bottom
    let isRight = x >= bounds.width - right
    if x < left || isRight {
      guard isCornerRow else { return SIMD2(columns[x], 0) }
      return tileRow(y)[isRight ? x - (bounds.width - right) + left : x]
    }
    return isCornerRow ? SIMD2(0, rows[y]) : .zero
  }

  /// Fills the four corner tiles; those that mirror the top left one are copied.
  private func fillCorners(_ rim: RectangleRim, _ rect: Rect) {
    let isEven =
      rim.isSymmetric && rect.minX - Double(bounds.left) == Double(bounds.right) - rect.maxX
      && rect.minY - Double(bounds.top) == Double(bounds.bottom) - rect.maxY
    guard isEven else {
      fill(rim, 0..<left + right, 0..<top + bottom)
      return
    }
    fill(rim, 0..<left, 0..<top)
    for y in 0..<top {
      let row = tiles + y * tileWidth
      for x in 0..<right {
        let source = row[right - 1 - x]
        row[left + x] = SIMD2(-source.x, source.y)
      }
    }
    for y in 0..<bottom {
      let source = tiles + (bottom - 1 - y) * tileWidth
      let target = tiles + (top + y) * tileWidth
      for x in 0..<tileWidth { target[x] = SIMD2(source[x].x, -source[x].y) }
    }
  }

  private func fill(_ rim: some Rim, _ tileColumns: Range<Int>, _ tileRows: Range<Int>) {
    for row in tileRows {
      let y = row < top ? row : row + bounds.height - top - bottom
      for column in tileColumns {
        let x = column < left ? column : column + bounds.width - left - right
        let offset = rim.offset(
          at: Point(Double(bounds.left + x) + 0.5, Double(bounds.top + y) + 0.5))
        tiles[row * tileWidth + column] = SIMD2(Float(offset.x), Float(offset.y))
      }
    }
  }
}
