internal import VitrineGraphics

/// A line in glyphs, in visual order.
struct ComposedLine {
  /// A run of the line and the characters that its clusters count in.
  struct Piece {
    var run: ShapedRun
    var paragraph: ShapedParagraph
  }

  /// The runs from left to right.
  private(set) var pieces: [Piece]
  /// The width in points.
  private(set) var width: Double
  /// The paragraph that the line belongs to.
  let paragraph: ShapedParagraph
  /// The places of the paragraph that the line shows.
  let part: Range<Int>
  /// The bytes of the text that the line shows.
  let range: Range<Int>
  /// The level of the paragraph that the line belongs to.
  let baseLevel: UInt8

  /// Composes a part of a paragraph and, where given, an ellipsis or a hyphen behind it, at a level
  /// of its own or at the paragraph's.
  init(
    _ part: Range<Int>, of paragraph: ShapedParagraph, at scale: TextScale,
    suffix: ShapedParagraph? = nil, suffixLevel: UInt8? = nil
  ) {
    var pieces = Self.pieces(part, of: paragraph)
    if let suffix {
      for var run in suffix.runs {
        run.level = suffixLevel ?? paragraph.baseLevel
        pieces.append(Piece(run: run, paragraph: suffix))
      }
    }
    let order = BidiParagraph.visualOrder(of: pieces.map { $0.run.level })
    self.pieces = pieces.count > 1 ? order.map { pieces[$0] } : pieces
    width = self.pieces.reduce(0) { $0 + $1.run.width(at: scale) }
    self.paragraph = paragraph
    self.part = part
    let offsets = paragraph.text.offsets
    range = offsets[part.lowerBound]..<max(offsets[part.lowerBound], offsets[part.upperBound])
    baseLevel = paragraph.baseLevel
  }

  private static func pieces(
    _ part: Range<Int>, of paragraph: ShapedParagraph
  ) -> [Piece] {
    var pieces: [Piece] = []
    var index = paragraph.runIndex(at: part.lowerBound)
    while index < paragraph.runs.count, paragraph.runs[index].range.lowerBound < part.upperBound {
      let run = paragraph.runs[index]
      let overlap = run.range.clamped(to: part)
      if !overlap.isEmpty {
        pieces.append(Piece(run: run.part(overlap, of: paragraph), paragraph: paragraph))
      }
      index += 1
    }
    return pieces
  }

  /// Draws the line into a layout.
  func draw(into builder: inout LayoutBuilder, left: Double, baseline: Double, at scale: TextScale)
  {
    var pen = Point(left, baseline)
    for piece in pieces { builder.add(piece, at: &pen, scale: scale) }
  }
}

extension ShapedRun {
  /// Returns the width of the glyphs in points.
  func width(at scale: TextScale) -> Double {
    var width = 0.0
    forEachCluster(at: scale) { _, advance in width += advance }
    return width
  }

  /// Calls a body for each cluster from left to right, with its glyphs and its width in points.
  func forEachCluster(at text: TextScale, _ body: (Range<Int>, Double) -> Void) {
    let size = text.size * scale
    let spacing = isSpaced ? text.letterSpacing : 0
    var start = 0
    while start < glyphs.count {
      var end = start
      var advance = 0.0
      while end < glyphs.count && glyphs[end].cluster == glyphs[start].cluster {
        advance += glyphs[end].advance * size
        end += 1
      }
      body(start..<end, advance > 0 ? advance + spacing : advance)
      start = end
    }
  }
}
