import VitrineGraphics

/// Takes rows as they are stored and lays them into a bitmap: finished, reduced and upright.
///
/// Rows that need neither reducing nor turning are decoded straight into the bitmap, so that no
/// second buffer is ever as large as the picture.
struct BitmapBuilder: ~Copyable {
  let bitmap: Bitmap
  private let finisher: PixelFinisher
  private let width: Int
  private let height: Int
  private let placement: PixelPlacement
  private let reducer: BoxReducer?
  /// Rows that wait to be laid down together; empty when they go straight to the bitmap.
  private let strip: UnsafeMutableBufferPointer<UInt32>
  private var waiting = 0
  private var placed = 0

  /// Turned rows are written as columns of this many pixels: two whole cache lines at a time,
  /// so that few of the many memory pages are visited twice.
  private static let stripRows = 32

  /// Prepares for `height` rows of `width` pixels.
  init(
    width: Int, height: Int, reduction: Int, orientation: Orientation,
    finisher: consuming PixelFinisher
  ) {
    self.finisher = finisher
    reducer =
      reduction > 1 ? BoxReducer(width: width, height: height, factor: reduction) : nil
    self.width = reducer?.reducedWidth ?? width
    self.height = reducer?.reducedHeight ?? height
    placement = PixelPlacement(orientation, width: self.width, height: self.height)
    bitmap =
      orientation.swapsAxes
      ? Bitmap.onHugePages(width: self.height, height: self.width)
      : Bitmap.onHugePages(width: self.width, height: self.height)
    strip = .allocate(capacity: orientation == .upright ? 0 : self.width * Self.stripRows)
  }

  deinit {
    strip.deallocate()
  }

  /// The place to decode the next row into.
  var slot: UnsafeMutableBufferPointer<UInt32> {
    if let reducer { return reducer.row }
    return nextRow
  }

  /// Memory at the end of the bitmap for what is to become its rows, so many bytes to each, and
  /// four bytes more; nil where rows would be overwritten before they are read.
  ///
  /// A finished row takes four bytes a pixel. Rows of less stay ahead of it until the last.
  func roomForRows(ofBytes count: Int) -> UnsafeMutableRawBufferPointer? {
    let spare = 4 * width - count
    guard reducer == nil, strip.isEmpty, spare >= 4 else { return nil }
    let storage = UnsafeMutableRawBufferPointer(bitmap.pixels)
    return UnsafeMutableRawBufferPointer(rebasing: storage[(spare * height - 4)...])
  }

  /// Takes the row that was decoded into the slot.
  mutating func commit() {
    finisher.finish(slot)
    guard let reducer else { return advance() }
    if reducer.add() {
      reducer.drain(into: nextRow)
      advance()
    }
  }

  /// Where the next row of the final extent goes.
  private var nextRow: UnsafeMutableBufferPointer<UInt32> {
    strip.isEmpty
      ? UnsafeMutableBufferPointer(rebasing: bitmap.pixels[(placed * width)...].prefix(width))
      : UnsafeMutableBufferPointer(rebasing: strip[(waiting * width)...].prefix(width))
  }

  private mutating func advance() {
    guard !strip.isEmpty else {
      placed += 1
      return
    }
    waiting += 1
    if waiting == Self.stripRows || placed + waiting == height { flush() }
  }

  private mutating func flush() {
    let (pixels, origin) = (bitmap.pixels, placement.origin + placed * placement.row)
    if abs(placement.column) == 1 {
      for y in 0..<waiting {
        for x in 0..<width {
          pixels[origin + x * placement.column + y * placement.row] = strip[y * width + x]
        }
      }
    } else {
      for x in 0..<width {
        for y in 0..<waiting {
          pixels[origin + x * placement.column + y * placement.row] = strip[y * width + x]
        }
      }
    }
    placed += waiting
    waiting = 0
  }
}
