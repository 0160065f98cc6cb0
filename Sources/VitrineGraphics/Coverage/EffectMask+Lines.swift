extension EffectMask {
  /// From how many glyphs on it pays to take a page of text apart.
  private static let fewestGlyphs = 24

  /// Returns the masks of the lines of a page of text, which share no row of pixels.
  ///
  /// They can be computed at once, each in little memory, and joined. For all else, the whole.
  func parts() -> [EffectMask] {
    guard case .fill = effect, case .glyphs(let run) = shape.shape,
      run.glyphs.count >= Self.fewestGlyphs
    else { return [self] }
    var lines: [(run: GlyphRun, bounds: PixelBounds)] = []
    let inked = run.glyphs.map { (glyph: $0, bounds: Self.bounds($0, run.emSize)) }
      .filter { !$0.bounds.isEmpty }
    for (glyph, bounds) in inked.sorted(by: { $0.bounds.top < $1.bounds.top }) {
      if let last = lines.last, bounds.top < last.bounds.bottom {
        lines[lines.count - 1].run.glyphs.append(glyph)
        lines[lines.count - 1].bounds = last.bounds.union(bounds)
      } else {
        lines.append((GlyphRun(emSize: run.emSize, glyphs: [glyph]), bounds))
      }
    }
    guard lines.count > 1 else { return [self] }
    return lines.map { part(.glyphs($0.run), $0.bounds) }
  }

  /// The pixels of a glyph, and a column at each side for what rounding adds.
  private static func bounds(_ glyph: GlyphRun.Glyph, _ emSize: Double) -> PixelBounds {
    let ink = PixelBounds(
      covering: glyph.outline.bounds.scaled(by: emSize).offset(by: glyph.origin))
    return ink.isEmpty ? .empty : ink.outset(1)
  }
}

extension Mask {
  /// Joins masks that follow each other from the top down and share no row.
  convenience init(joining parts: [Mask], in bounds: PixelBounds) {
    var rowStarts: [Int32] = []
    var spans: [MaskSpan] = []
    var values: [Float] = []
    rowStarts.reserveCapacity(bounds.height + 1)
    values.reserveCapacity(parts.reduce(0) { $0 + $1.valueCount })
    for part in parts {
      for y in max(part.bounds.top, bounds.top)..<max(part.bounds.bottom, bounds.top) {
        while rowStarts.count <= y - bounds.top {
          rowStarts.append(Int32(truncatingIfNeeded: spans.count))
        }
        for var span in part.table.spans(row: y - part.bounds.top) {
          if span.offset >= 0 { span.offset += Int32(truncatingIfNeeded: values.count) }
          spans.append(span)
        }
      }
      values.append(
        contentsOf: UnsafeBufferPointer(start: part.table.values, count: part.valueCount))
    }
    while rowStarts.count <= bounds.height {
      rowStarts.append(Int32(truncatingIfNeeded: spans.count))
    }
    self.init(
      bounds: bounds, sharedRow: bounds.height, omittedRows: 0, rowStarts: rowStarts,
      spans: spans, values: values)
  }
}
