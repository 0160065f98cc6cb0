internal import VitrineGraphics

/// Characters next to each other that one font sets in one direction.
struct ShapedRun {
  /// Who draws the characters.
  enum Source {
    /// A font drawn at a factor of the nominal size; spaced for letter-spacing behind clusters.
    case face(any FontFace, scale: Double, isSpaced: Bool)
    /// A symbol of the kit.
    case symbol(Symbol)
    /// A gap of a width in em of the nominal size.
    case gap(Double)
    /// Nobody: a box for each cluster.
    case missing

    /// Returns whether a cluster of the other source can stand in the same run.
    func continues(_ other: Source) -> Bool {
      switch (self, other) {
      case (.face(let face, let scale, let isSpaced), .face(let next, let nextScale, let spaced)):
        face === next && scale == nextScale && isSpaced == spaced
      case (.missing, .missing): true
      default: false
      }
    }
  }

  /// The places in the paragraph.
  var range: Range<Int>
  /// The embedding level.
  var level: UInt8
  /// Who draws the characters.
  var source: Source
  /// The glyphs from left to right.
  var glyphs: [ShapedGlyph] = []

  /// A Boolean value that is true when the run is written from right to left.
  var isRightToLeft: Bool { level & 1 == 1 }

  /// A Boolean value that is true when letter-spacing is put behind clusters.
  var isSpaced: Bool {
    if case .face(_, _, let isSpaced) = source { return isSpaced }
    return false
  }

  /// The factor from the nominal size to the size that glyphs are drawn at.
  var scale: Double {
    if case .face(_, let scale, _) = source { return scale }
    return 1
  }

  /// Shapes the characters.
  mutating func shape(_ scalars: [UInt32], startsCluster: [Bool]) {
    switch source {
    case .face(let face, _, _):
      glyphs = face.shape(scalars, in: range, isRightToLeft: isRightToLeft)
    case .symbol(let symbol):
      glyphs = [ShapedGlyph(id: 1, cluster: range.lowerBound, advance: symbol.advance)]
    case .gap(let width):
      glyphs = [ShapedGlyph(id: 1, cluster: range.lowerBound, advance: width)]
    case .missing:
      glyphs = range.filter { startsCluster[$0] }.map {
        ShapedGlyph(id: 0, cluster: $0, advance: MissingGlyph.advance)
      }
      if isRightToLeft { glyphs.reverse() }
    }
    for i in glyphs.indices where glyphs[i].id == 0 {
      glyphs[i].advance = MissingGlyph.advance / scale
    }
  }

  /// Returns a part of the run; it is shaped anew where letters hang together over its ends.
  func part(_ part: Range<Int>, of paragraph: ShapedParagraph) -> ShapedRun {
    if part == range { return self }
    var result = self
    result.range = part
    let isUnsafe =
      part.lowerBound > range.lowerBound && paragraph.isUnsafe[part.lowerBound]
      || part.upperBound < range.upperBound && paragraph.isUnsafe[part.upperBound]
    if isUnsafe {
      result.shape(paragraph.shapedScalars, startsCluster: paragraph.text.startsCluster)
    } else {
      let first = firstGlyph(from: isRightToLeft ? part.upperBound : part.lowerBound)
      let end = firstGlyph(from: isRightToLeft ? part.lowerBound : part.upperBound)
      result.glyphs = Array(glyphs[first..<max(first, end)])
    }
    return result
  }

  /// Finds in visual order the first glyph on the far side of a place: clusters only rise in
  /// left-to-right runs and only fall in others.
  private func firstGlyph(from place: Int) -> Int {
    var low = 0
    var high = glyphs.count
    while low < high {
      let middle = (low + high) / 2
      let isBefore =
        isRightToLeft
        ? glyphs[middle].cluster >= place : glyphs[middle].cluster < place
      if isBefore { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
