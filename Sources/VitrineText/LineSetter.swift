/// Breaks the paragraphs of a text into composed lines, the last one cut off where it must be.
struct LineSetter {
  let paragraphs: [ShapedParagraph]
  let scale: TextScale
  /// The width of a line in points; infinite for no limit.
  let width: Double
  /// The most lines that may be used.
  let lineLimit: Int
  /// What stands for text that was left out.
  let ellipsis: ShapedParagraph
  /// What a soft hyphen at the end of a line becomes.
  let hyphen: ShapedParagraph

  /// The lines so far.
  private(set) var lines: [ComposedLine] = []
  /// A Boolean value that is true when text was left out.
  private(set) var isTruncated = false

  /// Breaks all text, as far as lines may be used.
  mutating func run() {
    for (index, paragraph) in paragraphs.enumerated() {
      var start = 0
      repeat {
        if lines.count >= lineLimit {
          isTruncated = isTruncated || hasInk(from: start, in: index)
          return
        }
        let (broken, composed) = line(from: start, of: paragraph)
        if lines.count == lineLimit - 1, hasInk(from: broken.range.upperBound, in: index) {
          lines.append(truncatedLine(from: start, of: paragraph))
          isTruncated = true
          return
        }
        lines.append(composed)
        start = broken.range.upperBound
      } while start < paragraph.count
    }
  }

  /// Returns whether all text fits the limit, without composing anything.
  func fits() -> Bool {
    var count = 0
    for (index, paragraph) in paragraphs.enumerated() {
      let fitter = fitter(for: paragraph)
      var start = 0
      repeat {
        if count >= lineLimit { return !hasInk(from: start, in: index) }
        start = fitter.line(from: start).range.upperBound
        count += 1
      } while start < paragraph.count
    }
    return true
  }

  private func hasInk(from place: Int, in index: Int) -> Bool {
    if paragraphs[index].hasInk(from: place) { return true }
    return paragraphs[(index + 1)...].contains { $0.hasInk(from: 0) }
  }

  private func fitter(for paragraph: ShapedParagraph) -> LineFitter {
    let hyphenWidth = hyphen.width(0..<hyphen.count, at: scale)
    return LineFitter(paragraph: paragraph, scale: scale, width: width, hyphenWidth: hyphenWidth)
  }

  /// Breaks off a line; where shaping its end anew made it too wide, an earlier end is taken.
  private func line(
    from start: Int, of paragraph: ShapedParagraph
  ) -> (BrokenLine, ComposedLine) {
    let fitter = fitter(for: paragraph)
    var broken = fitter.line(from: start)
    while true {
      let visible = broken.range.lowerBound..<broken.visibleEnd
      let level = visible.isEmpty ? nil : paragraph.level(at: visible.upperBound - 1)
      let composed = ComposedLine(
        visible, of: paragraph, at: scale, suffix: broken.endsInHyphen ? hyphen : nil,
        suffixLevel: level)
      if !fitter.overflows(composed.width) { return (broken, composed) }
      let shorter = fitter.line(from: start, before: broken.range.upperBound)
      if shorter.range.upperBound >= broken.range.upperBound { return (broken, composed) }
      broken = shorter
    }
  }

  private func truncatedLine(from start: Int, of paragraph: ShapedParagraph) -> ComposedLine {
    let fitter = fitter(for: paragraph)
    var room = width - ellipsis.width(0..<ellipsis.count, at: scale)
    while true {
      let end = fitter.end(from: start, width: room)
      let visible = start..<paragraph.visibleEnd(start..<end)
      let composed = ComposedLine(visible, of: paragraph, at: scale, suffix: ellipsis)
      if end == start || !fitter.overflows(composed.width) { return composed }
      room = min(room, paragraph.width(start..<end, at: scale)) - (composed.width - width)
    }
  }
}
