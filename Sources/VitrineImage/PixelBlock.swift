/// Some rows of filtered pixels, split into literal pixels and repetitions of earlier ones.
///
/// Only whole pixels are compared, and only three places are looked at: the pixel before, the
/// pixel above and the last place where the same two pixels began. Photos hold hardly anything
/// to find, and what user interfaces repeat is found there.
struct PixelBlock: ~Copyable {
  /// Literal pixels, and the repetition behind them.
  struct Span {
    var literals: UInt32
    /// The number of repeated pixels.
    var repeats: UInt32
    /// How far back they stand, in bytes of the filtered picture.
    var distance: UInt32
  }

  /// The filtered pixels, row after row.
  let pixels: UnsafeMutablePointer<UInt32>
  /// The number of each row's filter.
  let filters: UnsafeMutablePointer<UInt8>
  let spans: UnsafeMutablePointer<Span>
  /// How often each byte of a pixel occurs, a table to each channel, so that an increment never
  /// waits for the one before.
  let histogram: UnsafeMutablePointer<UInt32>
  private(set) var lengthCounts = [UInt32](repeating: 0, count: DeflateLength.maxLength + 1)
  private(set) var distanceCounts = [UInt32](repeating: 0, count: DeflateDistance.symbolCount)
  let width: Int
  let channels: Int
  private(set) var rows = 0
  /// How many pixels repeat nothing.
  private(set) var literalCount = 0
  /// How many repetitions there are, and row ends.
  private(set) var spanCount = 0
  /// How many places in succession held nothing that repeats.
  private var misses = 0
  /// Where two pixels last began, by a hash of them; -1 for nowhere.
  private let places: UnsafeMutablePointer<Int32>

  private static let hashBits: UInt32 = 12
  /// A shorter repetition would often take more bits than its literals.
  private static let shortestMatch = 3

  /// Prepares for at most `maxRows` rows of `width` pixels with three or four channels.
  init(width: Int, maxRows: Int, channels: Int) {
    self.width = width
    self.channels = channels
    pixels = .allocate(capacity: width * maxRows)
    filters = .allocate(capacity: maxRows)
    spans = .allocate(capacity: (width / Self.shortestMatch + 1) * maxRows)
    histogram = .allocate(capacity: 4 * 256)
    histogram.initialize(repeating: 0, count: 4 * 256)
    places = .allocate(capacity: 1 << Int(Self.hashBits))
    places.initialize(repeating: -1, count: 1 << Int(Self.hashBits))
  }

  deinit {
    pixels.deallocate()
    filters.deallocate()
    spans.deallocate()
    histogram.deallocate()
    places.deallocate()
  }

  /// The longest match that is a whole number of pixels.
  var longestMatch: Int { DeflateLength.maxLength / channels * channels }

  /// The number of bytes of a row, its filter's number included.
  var stride: Int { 1 + width * channels }

  /// The place for the next row's pixels.
  var nextRow: UnsafeMutablePointer<UInt32> { pixels + rows * width }

  /// Forgets all rows.
  mutating func removeAll() {
    rows = 0
    literalCount = 0
    spanCount = 0
    histogram.update(repeating: 0, count: 4 * 256)
    places.update(repeating: -1, count: 1 << Int(Self.hashBits))
    for i in lengthCounts.indices { lengthCounts[i] = 0 }
    for i in distanceCounts.indices { distanceCounts[i] = 0 }
  }

  /// Takes the row that was written to its place.
  mutating func addRow(filter: UInt8) {
    let start = rows * width
    let end = start + width
    var literals = start
    var place = start
    while place + Self.shortestMatch <= end {
      guard let source = source(of: place) else {
        // Where nothing repeats, fewer and fewer places are looked at.
        misses += 1
        place += 1 + min(misses >> 5, 15)
        continue
      }
      let match = extended(place, source, from: literals, to: end)
      append(literals: literals, match)
      literals = match.place + match.count
      place = literals
      misses = 0
    }
    append(literals: literals, Match(place: end, source: end, count: 0))
    filters[rows] = filter
    rows += 1
  }

  /// A repetition: `count` pixels at `place` that equal those at `source`.
  private struct Match {
    var place: Int
    var source: Int
    var count: Int
  }

  /// Finds an earlier place where the next three pixels stand, too.
  @inline(__always)
  private func source(of place: Int) -> Int? {
    let (first, second, third) = (pixels[place], pixels[place + 1], pixels[place + 2])
    if first == second, second == third {
      // A run is best told by the pixel before; its first one remains a literal.
      return place > rows * width && pixels[place - 1] == first ? place - 1 : nil
    }
    if rows > 0 {
      let above = pixels + (place - width)
      if above[0] == first, above[1] == second, above[2] == third { return place - width }
    }
    // Knuth's multiplicative hash: the golden ratio in 32 bits.
    let slot = Int(((first &* 0x9E37_79B1) ^ (second &* 0x85EB_CA77)) &>> (32 - Self.hashBits))
    let candidate = Int(places[slot])
    places[slot] = Int32(truncatingIfNeeded: place)
    guard candidate >= 0 else { return nil }
    let earlier = pixels + candidate
    guard earlier[0] == first, earlier[1] == second, earlier[2] == third,
      candidate % width + 3 <= width,
      distance(from: candidate, to: place) <= DeflateDistance.longest
    else { return nil }
    return candidate
  }

  /// Lets a match grow both ways, within its own row and its source's.
  private func extended(_ place: Int, _ source: Int, from start: Int, to end: Int) -> Match {
    var match = Match(place: place, source: source, count: Self.shortestMatch)
    let sourceColumn = source % width
    let most = min(end - place, width - sourceColumn)
    while match.count < most, pixels[place + match.count] == pixels[source + match.count] {
      match.count += 1
    }
    let back = min(place - start, sourceColumn)
    var steps = 0
    while steps < back, pixels[place - steps - 1] == pixels[source - steps - 1] { steps += 1 }
    match.place -= steps
    match.source -= steps
    match.count += steps
    return match
  }

  /// The distance between two pixels in bytes, the filters' numbers between them included.
  private func distance(from source: Int, to place: Int) -> Int {
    (place - source) * channels + rows - source / width
  }

  private mutating func append(literals start: Int, _ match: Match) {
    let distance = match.count > 0 ? distance(from: match.source, to: match.place) : 0
    spans[spanCount] = Span(
      literals: UInt32(match.place - start), repeats: UInt32(match.count),
      distance: UInt32(distance))
    spanCount += 1
    literalCount += match.place - start
    count(pixels + start, match.place - start)
    var rest = match.count * channels
    while rest > 0 {
      lengthCounts[min(rest, longestMatch)] += 1
      distanceCounts[DeflateDistance(UInt32(distance)).symbol] += 1
      rest -= min(rest, longestMatch)
    }
  }

  @inline(__always)
  private func count(_ row: UnsafeMutablePointer<UInt32>, _ count: Int) {
    for i in 0..<count {
      let pixel = row[i]
      histogram[Int(pixel & 255)] &+= 1
      histogram[256 &+ Int((pixel &>> 8) & 255)] &+= 1
      histogram[512 &+ Int((pixel &>> 16) & 255)] &+= 1
      if channels == 4 { histogram[768 &+ Int(pixel &>> 24)] &+= 1 }
    }
  }
}
