/// A paragraph in glyphs, measured in em: it can be broken into lines at any size.
final class ShapedParagraph {
  /// The characters.
  let text: ParagraphText
  /// The characters as fonts get them: control codes are replaced by zero width spaces.
  let shapedScalars: [UInt32]
  /// For each place whether a line may end before it.
  let breaks: [LineBreak]
  /// The level of the paragraph: 1 when it is read from right to left.
  let baseLevel: UInt8
  /// The runs in reading order.
  let runs: [ShapedRun]
  /// For each place the sum of all advances before it, in em of the nominal size.
  private(set) var widths: [Double]
  /// For each place the number of spaced clusters before it.
  private(set) var spacings: [Int32]
  /// For each place whether a glyph's cluster starts there.
  private(set) var startsGlyph: [Bool]
  /// For each place whether lines that end or start there have to be shaped anew.
  private(set) var isUnsafe: [Bool]

  /// Shapes a paragraph with the fonts that an itemiser chooses.
  ///
  /// One that is much like it saves work where it was shaped before; the glyphs are the same.
  init(_ text: ParagraphText, itemizer: Itemizer, like old: ShapedParagraph? = nil) {
    self.text = text
    breaks = LineBreaker.wordBreaks(in: text.scalars)
    shapedScalars =
      text.scalars.contains(where: ScalarTraits.isControl)
      ? text.scalars.map { ScalarTraits.isControl($0) ? 0x200B : $0 } : text.scalars
    // No scalar below the Hebrew block starts anything that is written from right to left.
    let isPlain = text.scalars.allSatisfy { $0 < 0x0590 }
    let needsBidi = !isPlain && text.scalars.contains { BidiClass($0).needsResolving }
    let bidi = needsBidi ? BidiParagraph(scalars: text.scalars) : nil
    baseLevel = bidi?.baseLevel ?? 0
    var runs = itemizer.runs(in: text, levels: bidi?.levels)
    let reuse: ShapingReuse? = if let old { ShapingReuse(shapedScalars, like: old) } else { nil }
    for i in runs.indices {
      if let glyphs = reuse?.glyphs(of: runs[i], shapedScalars) {
        runs[i].glyphs = glyphs
      } else {
        runs[i].shape(shapedScalars, startsCluster: text.startsCluster)
      }
    }
    self.runs = runs
    let count = text.scalars.count + 1
    widths = [Double](repeating: 0, count: count)
    spacings = [Int32](repeating: 0, count: count)
    startsGlyph = [Bool](repeating: false, count: count)
    isUnsafe = [Bool](repeating: false, count: count)
    measure()
  }

  /// The number of places.
  var count: Int { text.scalars.count }

  private func measure() {
    for run in runs {
      let scale = run.scale
      for glyph in run.glyphs {
        widths[glyph.cluster + 1] += glyph.advance * scale
        startsGlyph[glyph.cluster] = true
        if glyph.isUnsafeToBreak { isUnsafe[glyph.cluster] = true }
      }
      if run.isSpaced {
        for i in run.range where startsGlyph[i] && widths[i + 1] > 0 { spacings[i + 1] = 1 }
      }
    }
    for i in 0..<count {
      widths[i + 1] += widths[i]
      spacings[i + 1] += spacings[i]
    }
    startsGlyph[count] = true
  }

  /// Returns the width of a part in points.
  func width(_ range: Range<Int>, at scale: TextScale) -> Double {
    let spaced = spacings[range.upperBound] - spacings[range.lowerBound]
    return (widths[range.upperBound] - widths[range.lowerBound]) * scale.size
      + Double(spaced) * scale.letterSpacing
  }

  /// Returns where the visible part of a line ends: white space at its end hangs.
  func visibleEnd(_ range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound && ScalarTraits.hangs(text.scalars[end - 1]) { end -= 1 }
    return end
  }
}

/// The size that a text is set at.
struct TextScale {
  /// The nominal size in points.
  var size: Double
  /// The letter-spacing behind each spaced cluster in points.
  var letterSpacing: Double
}

extension ShapedParagraph {
  /// Finds the run that a place lies in.
  func runIndex(at place: Int) -> Int {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].range.upperBound <= place { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the embedding level of a place.
  func level(at place: Int) -> UInt8 {
    let index = runIndex(at: place)
    return index < runs.count ? runs[index].level : baseLevel
  }

  /// Returns whether there is more than white space from a place on.
  func hasInk(from place: Int) -> Bool { visibleEnd(place..<count) > place }
}
