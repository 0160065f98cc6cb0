public import VitrineGraphics

/// Where carets can stand in a text that is set in lines.
///
/// A caret stands at a boundary between two grapheme clusters, 0…`count`. All lengths are in
/// points, from the top left corner of the text's box. White space at the end of a line hangs over
/// it, as in `TextLayout`, but has its width here, so that carets may stand outside the box.
public struct CaretMap: Hashable, Sendable {
  /// A line of the text.
  public struct Line: Hashable, Sendable {
    /// The top of the line.
    public var top: Double
    /// The height of the line.
    public var height: Double
    /// The distance of the baseline from the top of the box.
    public var baseline: Double
    /// The left end of what is seen of the line.
    public var left: Double
    /// The width of what is seen of the line.
    public var width: Double
    /// The clusters of the line, hanging white space and the newline that ends it included.
    public var clusters: Range<Int>
    /// A Boolean value that is true when the line belongs to a right-to-left paragraph.
    public var isRightToLeft: Bool

    /// Creates a line.
    public init(
      top: Double, height: Double, baseline: Double, left: Double, width: Double,
      clusters: Range<Int>, isRightToLeft: Bool
    ) {
      self.top = top
      self.height = height
      self.baseline = baseline
      self.left = left
      self.width = width
      self.clusters = clusters
      self.isRightToLeft = isRightToLeft
    }
  }

  /// What a grapheme cluster takes of its line.
  ///
  /// Clusters that share a glyph divide its advance evenly; one without a glyph is zero wide.
  public struct Cell: Hashable, Sendable {
    /// The left edge.
    public var left: Double
    /// The right edge.
    public var right: Double
    /// The line that the cluster lies on.
    public var line: Int
    /// A Boolean value that is true when the cluster is written from right to left.
    public var isRightToLeft: Bool

    /// Creates a cell.
    public init(left: Double, right: Double, line: Int, isRightToLeft: Bool) {
      self.left = left
      self.right = right
      self.line = line
      self.isRightToLeft = isRightToLeft
    }

    /// The edge where the reading of the cluster starts.
    public var leading: Double { isRightToLeft ? right : left }
    /// The edge where the reading of the cluster ends.
    public var trailing: Double { isRightToLeft ? left : right }
  }

  /// Where a caret stands.
  public struct Caret: Hashable, Sendable {
    /// The distance from the left edge of the box.
    public var x: Double
    /// The line that the caret stands on.
    public var line: Int
  }

  /// The lines from top to bottom.
  public let lines: [Line]
  /// A cell for each grapheme cluster, in the order of the text.
  public let cells: [Cell]

  /// Creates a map; cells name lines by their index.
  public init(lines: [Line], cells: [Cell]) {
    self.lines = lines
    self.cells = cells
  }

  /// The number of grapheme clusters; the last boundary.
  public var count: Int { cells.count }
}

// MARK: - From boundaries to points

extension CaretMap {
  /// Returns where the caret at a boundary stands; a boundary out of bounds counts as the nearest.
  ///
  /// It stands behind the cluster before it or, at the start of a line, before the one after it.
  /// Between two directions that makes the two ends of the inner part change places.
  public func caret(at boundary: Int) -> Caret {
    let boundary = min(max(boundary, 0), count)
    if boundary > 0 {
      let before = cells[boundary - 1]
      if !endsLine(before: boundary) { return Caret(x: before.trailing, line: before.line) }
    }
    if boundary < count { return Caret(x: cells[boundary].leading, line: cells[boundary].line) }
    guard let line = lines.last else { return Caret(x: 0, line: 0) }
    return Caret(x: line.isRightToLeft ? line.left + line.width : line.left, line: lines.count - 1)
  }

  /// Returns whether the line of the cluster before a boundary ends there and another follows.
  private func endsLine(before boundary: Int) -> Bool {
    let line = cells[boundary - 1].line
    guard lines.indices.contains(line), line + 1 < lines.count else { return false }
    return lines[line].clusters.upperBound <= boundary
  }

  /// Returns the areas of the clusters of a range, as high as their lines.
  ///
  /// From top to bottom, on each line from left to right; parts that touch are one area. A range
  /// out of bounds is cut.
  public func areas(of range: Range<Int>) -> [Rect] {
    let range = range.clamped(to: 0..<count)
    var areas: [Rect] = []
    for (index, line) in lines.enumerated() {
      let parts = cells[line.clusters.clamped(to: range)].filter { $0.line == index }
        .sorted { $0.left < $1.left }
      var end = -Double.infinity
      for part in parts where part.right > part.left {
        if part.left <= end + LineFitter.tolerance {
          areas[areas.count - 1].size.width = max(end, part.right) - areas[areas.count - 1].minX
        } else {
          areas.append(Rect(part.left, line.top, part.right - part.left, line.height))
        }
        end = max(end, part.right)
      }
    }
    return areas
  }
}
