internal import VitrineGraphics

/// Collects the glyphs of a layout: one run for each em size.
struct LayoutBuilder {
  private(set) var layout = TextLayout()
  private var reported: Set<UInt32> = []
  /// The stretch from left to right outside of which nothing is drawn; nil for none.
  private let seen: ClosedRange<Double>?

  /// Starts a layout of which only a stretch is to be drawn.
  init(seen: ClosedRange<Double>? = nil) { self.seen = seen }

  /// What no glyph reaches beyond, in em: coordinates of fonts have 16 bits, and an em takes at least
  /// 512 of their units. What is farther away is not even looked up.
  private static let reach = Rect(-64, -64, 128, 128)

  /// Returns whether a glyph's ink, given in em from its origin, may lie in the stretch.
  private func isSeen(_ ink: Rect, at origin: Point, em: Double) -> Bool {
    guard let seen else { return true }
    return origin.x + ink.maxX * em >= seen.lowerBound
      && origin.x + ink.minX * em <= seen.upperBound
  }

  /// Adds a line's record.
  mutating func add(_ line: TextLayout.Line) { layout.lines.append(line) }

  /// Adds the glyphs of a run and moves the pen behind them.
  mutating func add(_ piece: ComposedLine.Piece, at pen: inout Point, scale: TextScale) {
    let run = piece.run
    let em = scale.size * run.scale
    var x = pen.x
    run.forEachCluster(at: scale) { cluster, width in
      var glyphX = x
      for glyph in run.glyphs[cluster] {
        let origin = Point(glyphX + glyph.offset.x * em, pen.y + glyph.offset.y * em)
        draw(glyph, of: run, at: origin, em: em, nominal: scale.size)
        if glyph.id == 0 { report(piece, glyph.cluster) }
        glyphX += glyph.advance * em
      }
      x += width
    }
    pen.x = x
  }

  private mutating func draw(
    _ glyph: ShapedGlyph, of run: ShapedRun, at origin: Point, em: Double, nominal: Double
  ) {
    guard isSeen(Self.reach, at: origin, em: em) else { return }
    switch run.source {
    case .gap: return
    case .symbol(let symbol): add(symbol.outline, at: origin, em: nominal)
    case .face where glyph.id == 0, .missing:
      add(MissingGlyph.outline, at: origin, em: nominal)
    case .face(let face, _, _):
      if let picture = face.picture(of: glyph.id) {
        let frame = picture.frame.scaled(by: em).offset(by: origin)
        guard isSeen(picture.frame, at: origin, em: em) else { return }
        layout.pictures.append(TextLayout.Picture(bitmap: picture.bitmap, frame: frame))
      } else if let outline = face.outline(of: glyph.id) {
        add(outline, at: origin, em: em)
      }
    }
  }

  private mutating func add(_ outline: GlyphOutline, at origin: Point, em: Double) {
    guard isSeen(outline.bounds, at: origin, em: em) else { return }
    let glyph = GlyphRun.Glyph(outline: outline, origin: origin)
    if let index = layout.runs.lastIndex(where: { $0.emSize == em }) {
      layout.runs[index].glyphs.append(glyph)
    } else {
      layout.runs.append(GlyphRun(emSize: em, glyphs: [glyph]))
    }
  }

  private mutating func report(_ piece: ComposedLine.Piece, _ cluster: Int) {
    let value = piece.paragraph.text.scalars[cluster]
    if reported.insert(value).inserted, let scalar = Unicode.Scalar(value) {
      layout.missing.append(scalar)
    }
  }

  /// Returns the layout with its size.
  func finish(size: Size, isTruncated: Bool) -> TextLayout {
    var layout = layout
    layout.size = size
    layout.isTruncated = isTruncated
    return layout
  }
}
