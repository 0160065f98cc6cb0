/// Pixels that have to be drawn again, as a few rectangles.
struct DamageRegion {
  /// More rectangles than this cost more to draw apart than the pixels between them.
  private static let mostParts = 6

  private(set) var parts: [PixelBounds] = []
  private let all: PixelBounds

  /// Creates an empty region inside a picture.
  init(in all: PixelBounds) { self.all = all }

  /// Returns whether any pixel of some bounds is in the region.
  func touches(_ bounds: PixelBounds) -> Bool {
    parts.contains { !$0.intersection(bounds).isEmpty }
  }

  /// Adds pixels, and takes parts together that lie close by.
  mutating func add(_ bounds: PixelBounds) {
    var added = bounds.intersection(all)
    if added.isEmpty || parts.contains(where: { $0.contains(added) }) { return }
    var index = 0
    while index < parts.count {
      let union = parts[index].union(added)
      // A fifth more pixels is cheaper than another round over the commands.
      if union.area <= (parts[index].area + added.area) * 1.2 {
        added = union
        parts.remove(at: index)
        index = 0
      } else {
        index += 1
      }
    }
    parts.append(added)
    if parts.count > Self.mostParts { mergeNearest() }
  }

  private mutating func mergeNearest() {
    var best = (first: 0, second: 1, growth: Double.infinity)
    for i in parts.indices {
      for j in parts.indices where j > i {
        let growth = parts[i].union(parts[j]).area - parts[i].area - parts[j].area
        if growth < best.growth { best = (i, j, growth) }
      }
    }
    let second = parts.remove(at: best.second)
    let first = parts.remove(at: best.first)
    add(first.union(second))
  }
}
