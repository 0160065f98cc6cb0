/// Averages square boxes of premultiplied pixels while rows arrive.
final class BoxReducer {
  /// The row that is being decoded.
  let row: UnsafeMutableBufferPointer<UInt32>
  let reducedWidth: Int
  let reducedHeight: Int
  private let factor: Int
  private let height: Int
  /// Four sums for each reduced pixel.
  private let sums: UnsafeMutableBufferPointer<UInt32>
  /// Larger boxes could overflow a sum: 4096² × 255 is just below 2³².
  static let maxFactor = 4096
  private var added = 0
  private var taken = 0

  /// Prepares for rows of `width` pixels; boxes at the right and lower edge may be smaller.
  init(width: Int, height: Int, factor: Int) {
    self.factor = factor
    self.height = height
    reducedWidth = (width + factor - 1) / factor
    reducedHeight = (height + factor - 1) / factor
    row = .allocate(capacity: width)
    row.initialize(repeating: 0)
    sums = .allocate(capacity: reducedWidth * 4)
    sums.initialize(repeating: 0)
  }

  deinit {
    row.deallocate()
    sums.deallocate()
  }

  /// Adds the row to the sums; returns whether a reduced row is complete.
  func add() -> Bool {
    var x = 0
    for box in 0..<reducedWidth {
      var (red, green, blue, alpha) = (UInt32(0), UInt32(0), UInt32(0), UInt32(0))
      let end = min(x + factor, row.count)
      while x < end {
        let pixel = row[x]
        red &+= pixel & 255
        green &+= (pixel >> 8) & 255
        blue &+= (pixel >> 16) & 255
        alpha &+= pixel >> 24
        x += 1
      }
      sums[box * 4] &+= red
      sums[box * 4 + 1] &+= green
      sums[box * 4 + 2] &+= blue
      sums[box * 4 + 3] &+= alpha
    }
    added += 1
    taken += 1
    return added == factor || taken == height
  }

  /// Writes the averages, rounded to nearest, and begins the next reduced row.
  func drain(into target: UnsafeMutableBufferPointer<UInt32>) {
    for box in 0..<reducedWidth {
      let columns = min(factor, row.count - box * factor)
      let count = UInt32(columns * added)
      var pixel: UInt32 = 0
      for channel in 0..<4 {
        let mean = (sums[box * 4 + channel] + count / 2) / count
        pixel |= mean << UInt32(8 * channel)
        sums[box * 4 + channel] = 0
      }
      target[box] = pixel
    }
    added = 0
  }
}
