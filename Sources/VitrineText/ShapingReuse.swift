/// What a paragraph has in common with one that was shaped before: a letter that is typed into a
/// long line has what is near it shaped, not the line.
///
/// Glyphs far from the change are taken over. Between two places where the font lets a line be
/// broken the text is shaped anew, and some way beyond them, for comparison: where that does not
/// come to the same glyphs as before, all is shaped.
struct ShapingReuse {
  private let old: ShapedParagraph
  /// How many scalars are the same at the start and at the end.
  private let prefix, suffix: Int
  /// How much longer the new text is.
  private let shift: Int

  /// Shorter text is shaped as quickly as it is compared.
  private static let leastCount = 512
  /// How far from the change glyphs are that are taken over, and how far is compared beyond: a rule
  /// of a font looks at no more than 64 glyphs around one (HarfBuzz's limit).
  private static let margin = 64

  /// Compares a text with a paragraph; nil where there is too little of it.
  init?(_ scalars: [UInt32], like old: ShapedParagraph) {
    let before = old.shapedScalars
    let most = min(scalars.count, before.count)
    guard most >= Self.leastCount else { return nil }
    self.old = old
    shift = scalars.count - before.count
    var start = 0
    while start < most, scalars[start] == before[start] { start += 1 }
    var end = 0
    while end < most - start,
      scalars[scalars.count - 1 - end] == before[before.count - 1 - end]
    { end += 1 }
    prefix = start
    suffix = end
  }

  /// Returns the glyphs of a run; nil where all have to be shaped.
  ///
  /// Only left-to-right runs below the Greek block are known: each part of them has one script.
  func glyphs(of run: ShapedRun, _ scalars: [UInt32]) -> [ShapedGlyph]? {
    guard case .face(let face, _, _) = run.source, !run.isRightToLeft,
      let before = counterpart(of: run), scalars[run.range].allSatisfy({ $0 < 0x0370 })
    else { return nil }
    let left = place(upTo: prefix - Self.margin, in: before.range)
    let right = place(from: old.count - suffix + Self.margin, in: before.range)
    guard left < right, left < right + shift else { return nil }
    let start = place(upTo: left - Self.margin, in: before.range)
    let end = place(from: right + Self.margin, in: before.range)
    let shaped = face.shape(scalars, in: start..<end + shift, isRightToLeft: false)
    let first = Self.index(of: left, in: shaped)
    let last = Self.index(of: right + shift, in: shaped)
    let known = (
      Self.index(of: start, in: before.glyphs), Self.index(of: left, in: before.glyphs),
      Self.index(of: right, in: before.glyphs), Self.index(of: end, in: before.glyphs)
    )
    guard isSame(shaped[..<first], before.glyphs[known.0..<known.1], by: 0),
      isSame(shaped[last...], before.glyphs[known.2..<known.3], by: shift)
    else { return nil }
    var glyphs = Array(before.glyphs[..<known.1])
    glyphs += shaped[first..<last]
    for var glyph in before.glyphs[known.2...] {
      glyph.cluster += shift
      glyphs.append(glyph)
    }
    return glyphs
  }

  /// Returns the old run that a run has grown out of.
  private func counterpart(of run: ShapedRun) -> ShapedRun? {
    old.runs.first { before in
      before.level == run.level && before.range.lowerBound == run.range.lowerBound
        && before.range.upperBound + shift == run.range.upperBound
        && before.source.continues(run.source)
    }
  }

  /// Returns the last place up to another one that the old line may be broken at; the run's start
  /// where there is none.
  private func place(upTo limit: Int, in range: Range<Int>) -> Int {
    var place = min(limit, range.upperBound - 1)
    while place > range.lowerBound, !isSafe(place) { place -= 1 }
    return max(place, range.lowerBound)
  }

  /// Returns the first such place from another one on; the run's end where there is none.
  private func place(from limit: Int, in range: Range<Int>) -> Int {
    var place = max(limit, range.lowerBound + 1)
    while place < range.upperBound, !isSafe(place) { place += 1 }
    return min(place, range.upperBound)
  }

  private func isSafe(_ place: Int) -> Bool {
    old.startsGlyph[place] && !old.isUnsafe[place]
  }

  /// Finds the first glyph at a place or behind it; clusters only rise.
  private static func index(of place: Int, in glyphs: [ShapedGlyph]) -> Int {
    var low = 0
    var high = glyphs.count
    while low < high {
      let middle = (low + high) / 2
      if glyphs[middle].cluster < place { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns whether glyphs are those of before, moved on in the text.
  private func isSame(
    _ new: ArraySlice<ShapedGlyph>, _ before: ArraySlice<ShapedGlyph>, by shift: Int
  ) -> Bool {
    new.count == before.count
      && zip(new, before).allSatisfy { new, before in
        new.id == before.id && new.cluster == before.cluster + shift
          && new.advance == before.advance && new.offset == before.offset
          && new.isUnsafeToBreak == before.isUnsafeToBreak
      }
  }
}
