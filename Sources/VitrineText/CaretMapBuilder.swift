/// Finds what each grapheme cluster of a set text takes of its line.
struct CaretMapBuilder {
  private let set: SetText
  /// The bytes that clusters start at, and the end of the text.
  private let starts: [Int]
  private var cells: [CaretMap.Cell?]

  init(text: String, set: SetText) {
    self.set = set
    var starts = [0]
    for character in text { starts.append(starts[starts.count - 1] + character.utf8.count) }
    self.starts = starts
    cells = [CaretMap.Cell?](repeating: nil, count: starts.count - 1)
  }

  /// Returns the map.
  mutating func map() -> CaretMap {
    var lines: [CaretMap.Line] = []
    for (index, line) in set.setter.lines.enumerated() {
      let place = set.lines[index]
      addPieces(of: line, at: index)
      addHangingSpace(of: line, at: index)
      lines.append(
        CaretMap.Line(
          top: Double(index) * set.pitch, height: set.pitch, baseline: place.baseline,
          left: place.left, width: place.width, clusters: clusters(ofLine: index),
          isRightToLeft: line.baseLevel == 1))
    }
    return CaretMap(lines: lines, cells: filled(lines))
  }

  /// Returns the clusters from the start of a line to that of the next.
  private func clusters(ofLine index: Int) -> Range<Int> {
    let lines = set.setter.lines
    let first = index == 0 ? 0 : cluster(at: lines[index].range.lowerBound)
    let isLast = index + 1 == lines.count
    let end = isLast ? cells.count : cluster(at: lines[index + 1].range.lowerBound)
    return first..<max(first, end)
  }

  /// Finds the cluster that a byte belongs to; the number of clusters for the end of the text.
  private func cluster(at byte: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= byte { low = middle } else { high = middle }
    }
    return low
  }

  /// Gives clusters that are neither drawn nor hang, such as newlines and what was left out, a
  /// cell without width where their line ends.
  private func filled(_ lines: [CaretMap.Line]) -> [CaretMap.Cell] {
    var result: [CaretMap.Cell] = []
    result.reserveCapacity(cells.count)
    var line = 0
    for (index, cell) in cells.enumerated() {
      while line + 1 < lines.count && lines[line].clusters.upperBound <= index { line += 1 }
      if let cell {
        result.append(cell)
      } else if lines.indices.contains(line) {
        result.append(end(of: lines[line], at: line, behind: result.last))
      } else {
        result.append(CaretMap.Cell(left: 0, right: 0, line: 0, isRightToLeft: false))
      }
    }
    return result
  }

  private func end(
    of line: CaretMap.Line, at index: Int, behind last: CaretMap.Cell?
  ) -> CaretMap.Cell {
    var x = line.isRightToLeft ? line.left : line.left + line.width
    if let last, last.line == index {
      x = line.isRightToLeft ? min(x, last.left) : max(x, last.right)
    }
    return CaretMap.Cell(left: x, right: x, line: index, isRightToLeft: line.isRightToLeft)
  }
}

// MARK: - What is drawn

extension CaretMapBuilder {
  private mutating func addPieces(of line: ComposedLine, at index: Int) {
    var x = set.lines[index].left
    for piece in line.pieces {
      let isOwn = piece.paragraph === line.paragraph
      var spans: [Span] = []
      piece.run.forEachCluster(at: set.setter.scale) { glyphs, width in
        let start = piece.run.glyphs[glyphs.lowerBound].cluster
        spans.append(Span(start: start, left: x, right: x + width))
        x += width
      }
      if isOwn { add(spans, of: piece, onLine: index) }
    }
  }

  /// What the glyphs of some characters take of a line.
  private struct Span {
    var start: Int
    var left: Double
    var right: Double
  }

  /// Divides the spans of a run, which are given from left to right, among their clusters.
  private mutating func add(_ spans: [Span], of piece: ComposedLine.Piece, onLine line: Int) {
    let run = piece.run
    let spans = run.isRightToLeft ? spans.reversed() : spans
    for (index, span) in spans.enumerated() {
      let start = index == 0 ? run.range.lowerBound : span.start
      let end = index + 1 < spans.count ? spans[index + 1].start : run.range.upperBound
      let parts = clusters(in: start..<max(start, end), of: piece.paragraph)
      let share = (span.right - span.left) / Double(max(1, parts.count))
      for (number, part) in parts.enumerated() {
        let isLast = number == parts.count - 1
        let near = share * Double(number)
        let far = isLast ? span.right - span.left : share * Double(number + 1)
        widen(
          part, left: run.isRightToLeft ? span.right - far : span.left + near,
          right: run.isRightToLeft ? span.right - near : isLast ? span.right : span.left + far,
          onLine: line, isRightToLeft: run.isRightToLeft)
      }
    }
  }

  /// Returns the clusters that start at places of a paragraph or, where none does, the one that
  /// the first place belongs to.
  private func clusters(in places: Range<Int>, of paragraph: ShapedParagraph) -> [Int] {
    let text = paragraph.text
    let found = places.filter { text.startsCluster[$0] }.map { cluster(at: text.offsets[$0]) }
    if !found.isEmpty || places.isEmpty { return found }
    return [cluster(at: text.offsets[places.lowerBound])]
  }

  private mutating func widen(
    _ cluster: Int, left: Double, right: Double, onLine line: Int, isRightToLeft: Bool
  ) {
    guard cells.indices.contains(cluster) else { return }
    var cell =
      cells[cluster]
      ?? CaretMap.Cell(left: left, right: right, line: line, isRightToLeft: isRightToLeft)
    guard cell.line == line else { return }
    cell.left = min(cell.left, left)
    cell.right = max(cell.right, right)
    cells[cluster] = cell
  }

  /// Sets the white space that hangs over the end of a line behind it, in the paragraph's direction.
  private mutating func addHangingSpace(of line: ComposedLine, at index: Int) {
    let paragraph = line.paragraph
    let isRightToLeft = line.baseLevel == 1
    let seen = set.lines[index]
    var x = isRightToLeft ? seen.left : seen.left + seen.width
    var place = line.part.upperBound
    let limit = hangingLimit(of: line, at: index)
    while place < limit, ScalarTraits.hangs(paragraph.text.scalars[place]) {
      let width = paragraph.width(place..<place + 1, at: set.setter.scale)
      let next = isRightToLeft ? x - width : x + width
      widen(
        cluster(at: paragraph.text.offsets[place]), left: min(x, next), right: max(x, next),
        onLine: index, isRightToLeft: isRightToLeft)
      x = next
      place += 1
    }
  }

  private func hangingLimit(of line: ComposedLine, at index: Int) -> Int {
    let lines = set.setter.lines
    guard index + 1 < lines.count, lines[index + 1].paragraph === line.paragraph else {
      return line.paragraph.count
    }
    return lines[index + 1].part.lowerBound
  }
}
