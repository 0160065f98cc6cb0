/// Chooses for each grapheme cluster of a paragraph who draws it.
final class Itemizer {
  private let choice: FontChoice
  private let recipe: TypeRecipe
  private let fonts: any FontSource
  private let symbols: (any SymbolSource)?
  private var hanShapes: FallbackStyle.HanShapes = .simplifiedChinese
  /// The last fallback font of the paragraph: punctuation that several fonts have goes on with it.
  private var neighbor: (any FontFace)?

  init(
    choice: FontChoice, recipe: TypeRecipe, fonts: any FontSource, symbols: (any SymbolSource)?
  ) {
    self.choice = choice
    self.recipe = recipe
    self.fonts = fonts
    self.symbols = symbols
  }

  /// Splits a paragraph into runs of one font and one level each, not yet shaped.
  func runs(in text: ParagraphText, levels: [UInt8]?) -> [ShapedRun] {
    hanShapes = hint(in: text)
    neighbor = nil
    var runs: [ShapedRun] = []
    var start = 0
    while start < text.scalars.count {
      if let last = runs.last, isPlain(start, in: text, after: last, levels) {
        start += 1
        runs[runs.count - 1].range = last.range.lowerBound..<start
        continue
      }
      var end = start + 1
      while end < text.scalars.count && !text.startsCluster[end] { end += 1 }
      let source = source(of: text.scalars[start..<end])
      let level = levels?[start] ?? 0
      if let last = runs.last, last.level == level, last.source.continues(source) {
        runs[runs.count - 1].range = last.range.lowerBound..<end
      } else {
        runs.append(ShapedRun(range: start..<end, level: level, source: source))
      }
      start = end
    }
    return runs
  }

  /// Returns whether a place goes on with a run of the kit's font without a closer look: most
  /// text is ASCII letters one after the other.
  private func isPlain(
    _ place: Int, in text: ParagraphText, after last: ShapedRun, _ levels: [UInt8]?
  ) -> Bool {
    guard hasAllASCII, last.isSpaced, 0x20..<0x7F ~= text.scalars[place] else { return false }
    let isWhole = place + 1 == text.scalars.count || text.startsCluster[place + 1]
    return isWhole && levels?[place] ?? 0 == last.level
  }

  private lazy var hasAllASCII = (0x20..<0x7F).allSatisfy { choice.face.covers($0) }

  private func hint(in text: ParagraphText) -> FallbackStyle.HanShapes {
    for scalar in text.scalars where scalar >= 0x1100 {
      if let hint = ScalarTraits.hanShapes(scalar) { return hint }
    }
    return .simplifiedChinese
  }

  private func source(of cluster: ArraySlice<UInt32>) -> ShapedRun.Source {
    guard let first = cluster.first else { return .missing }
    if first == 0x09 { return .gap(tabWidth) }
    if ScalarTraits.isEmoji(cluster), let face = fallback(first, isColor: true) {
      return .face(face, scale: 1, isSpaced: false)
    }
    guard let lacking = cluster.first(where: { !has($0) }) else {
      let isSpaced = !cluster.contains(where: ScalarTraits.joins)
      return .face(choice.face, scale: choice.scale, isSpaced: isSpaced)
    }
    if ScalarTraits.isSymbol(lacking) {
      return symbols?.symbol(lacking, fontName: recipe.fontName).map { .symbol($0) } ?? .missing
    }
    if neighbor?.covers(lacking) != true {
      neighbor = fallback(lacking, isColor: false) ?? fallback(lacking, isColor: true)
    }
    return neighbor.map { .face($0, scale: 1, isSpaced: false) } ?? .missing
  }

  private func has(_ scalar: UInt32) -> Bool {
    choice.face.covers(scalar) || ScalarTraits.needsNoGlyph(scalar)
  }

  private func fallback(_ scalar: UInt32, isColor: Bool) -> (any FontFace)? {
    let style = FallbackStyle(weight: recipe.weight, isColor: isColor, hanShapes: hanShapes)
    return fonts.fallback(for: scalar, style: style)
  }

  /// A tab is as wide as four spaces, wherever it stands.
  private lazy var tabWidth: Double = {
    let space = choice.face.shape([0x20], in: 0..<1, isRightToLeft: false)
    return space.reduce(0) { $0 + $1.advance * choice.scale } * 4
  }()
}
