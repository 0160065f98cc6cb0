/// A line as it was broken off a paragraph.
struct BrokenLine {
  /// The places of the line, hanging white space included.
  var range: Range<Int>
  /// Where the visible part ends.
  var visibleEnd: Int
  /// A Boolean value that is true when a soft hyphen at the end becomes visible.
  var endsInHyphen = false
}

/// Breaks a paragraph into lines: each takes as much as it can hold.
struct LineFitter {
  let paragraph: ShapedParagraph
  let scale: TextScale
  /// The width of a line in points; infinite for no limit.
  let width: Double
  /// The width of a visible hyphen in points.
  let hyphenWidth: Double

  /// Room for what rounding adds up to over a long line, in points.
  static var tolerance: Double { 1.0 / 4096 }

  /// Breaks off the line that starts at a place; it ends before the limit, but for a first cluster
  /// that already reaches it.
  func line(from start: Int, before limit: Int = .max) -> BrokenLine {
    var best: BrokenLine?
    var lastCluster = start
    var visibleEnd = start
    for place in (start + 1)..<max(start + 1, paragraph.count + 1) {
      let isEnd = place == paragraph.count
      if !ScalarTraits.hangs(paragraph.text.scalars[place - 1]) { visibleEnd = place }
      let isOver = overflows(width(start..<visibleEnd)) || place >= limit
      if isOver && lastCluster > start {
        return best ?? emergencyLine(start..<lastCluster)
      }
      let kind = isEnd ? LineBreak.mandatory : paragraph.breaks[place]
      if kind != .none, let line = candidate(start..<place, visibleEnd) { best = line }
      if kind == .mandatory, let best { return best }
      if isEnd || paragraph.text.startsCluster[place] && paragraph.startsGlyph[place] {
        lastCluster = place
      }
    }
    return best ?? emergencyLine(start..<paragraph.count)
  }

  /// Returns whether a line of a width is too wide.
  func overflows(_ lineWidth: Double) -> Bool { lineWidth > width + Self.tolerance }

  private func width(_ range: Range<Int>) -> Double { paragraph.width(range, at: scale) }

  private func candidate(_ range: Range<Int>, _ visibleEnd: Int) -> BrokenLine? {
    var line = BrokenLine(range: range, visibleEnd: visibleEnd)
    let isLast = range.upperBound == paragraph.count
    if !isLast && paragraph.text.scalars[range.upperBound - 1] == 0xAD {
      line.endsInHyphen = true
      if overflows(width(range.lowerBound..<visibleEnd) + hyphenWidth) { return nil }
    }
    return line
  }

  private func emergencyLine(_ range: Range<Int>) -> BrokenLine {
    BrokenLine(range: range, visibleEnd: paragraph.visibleEnd(range))
  }

  /// Returns where text that starts at a place has to end to fit a width, or at a hard break.
  func end(from start: Int, width: Double) -> Int {
    var end = start
    for place in (start + 1)..<max(start + 1, paragraph.count + 1) {
      let isEnd = place == paragraph.count
      guard isEnd || paragraph.text.startsCluster[place] && paragraph.startsGlyph[place] else {
        continue
      }
      if paragraph.width(start..<place, at: scale) > width + Self.tolerance { break }
      end = place
      if !isEnd && paragraph.breaks[place] == .mandatory { break }
    }
    return end
  }
}
