internal import VitrineGraphics

/// Sets text in lines: shapes it, breaks it, fits it and cuts it off.
///
/// Shapes every paragraph once and breaks it by the sums of its advances, so that the cost grows
/// with the length of the text only. Keeps shaped texts and layouts of bounded size.
public final class Typesetter: TextSetter {
  private let recipes: [TypeRecipe]
  private let tracking: TrackingTable
  private let fonts: any FontSource
  private let symbols: (any SymbolSource)?
  /// The long text that was shaped last: the next one is often the same but for a letter.
  private var lastText: ShapedText?
  /// Texts that take less of a cache are shaped each on its own.
  private static let longText = 512
  // Costs are counted in characters: about 100 bytes each.
  private var shapedTexts = GenerationCache<TextKey, ShapedText>(capacity: 1 << 17)
  private var layouts = GenerationCache<LayoutKey, TextLayout>(capacity: 1 << 17)

  /// Creates a typesetter.
  ///
  /// - Parameters:
  ///   - recipes: the kit's fonts; the first also stands for any font that is not listed.
  ///   - tracking: the kit font's tracking.
  ///   - fonts: the fonts to draw with.
  ///   - symbols: the drawings of private-use code points; nil for none.
  public init(
    recipes: [TypeRecipe], tracking: TrackingTable, fonts: any FontSource,
    symbols: (any SymbolSource)? = nil
  ) {
    self.recipes = recipes
    self.tracking = tracking
    self.fonts = fonts
    self.symbols = symbols
  }

  /// Sets a text in a box.
  ///
  /// - Text too wide for the box wraps (UAX #14); a word that no line can hold is broken between
  ///   grapheme clusters.
  /// - White space at the end of a line hangs over it and counts neither for its width nor for its
  ///   range.
  /// - Text beyond the line limit first shrinks as far as `minimumScale` allows, then its last
  ///   line ends in an ellipsis.
  /// - With a `fittedWidth` text neither wraps nor shrinks nor is cut off.
  /// - Shrunk text keeps its line height; its baseline is that of its smaller size.
  /// - Sizes that are not above zero and finite give an empty layout; widths, heights and scales
  ///   that are no finite numbers count as none.
  public func layout(
    _ text: String, attributes: TextAttributes, box: TextBox
  ) -> TextLayout {
    let textKey = TextKey(
      text: text, fontName: attributes.fontName, isUppercase: attributes.isUppercase)
    return layout(textKey, attributes, box, seen: nil)
  }

  private func layout(
    _ text: TextKey, _ attributes: TextAttributes, _ box: TextBox, seen: ClosedRange<Double>?
  ) -> TextLayout {
    let key = LayoutKey(
      text: text, size: attributes.size, lineHeight: attributes.lineHeight,
      alignment: attributes.alignment, layoutDirection: attributes.layoutDirection, box: box,
      seen: seen)
    if let layout = layouts.value(for: key, cost: Self.cost) { return layout }
    let layout = makeLayout(text, attributes: attributes, box: box.withoutNonsense, seen: seen)
    layouts.store(layout, for: key, cost: Self.cost(layout))
    return layout
  }

  /// Sets a text in one line and leaves out the glyphs that lie outside a stretch of it.
  ///
  /// Width and lines are those of the whole text; characters without a font are told of inside the
  /// stretch only. The stretch is given in points from the line's left end.
  public func line(
    of text: String, attributes: TextAttributes, seen: ClosedRange<Double>
  ) -> TextLayout {
    let key = TextKey(
      text: text, fontName: attributes.fontName, isUppercase: attributes.isUppercase)
    return layout(key, attributes, TextBox(lineLimit: 1), seen: seen)
  }

  private static func cost(_ layout: TextLayout) -> Int {
    layout.runs.reduce(16 + layout.lines.count) { $0 + $1.glyphs.count }
  }

  private func makeLayout(
    _ key: TextKey, attributes: TextAttributes, box: TextBox, seen: ClosedRange<Double>?
  ) -> TextLayout {
    guard let set = setText(key, attributes: attributes, box: box) else { return TextLayout() }
    var builder = LayoutBuilder(seen: seen)
    for (line, place) in zip(set.setter.lines, set.lines) {
      builder.add(place)
      line.draw(
        into: &builder, left: place.left, baseline: place.baseline, at: set.setter.scale)
    }
    let size = Size(max(0, set.width), Double(set.lines.count) * set.pitch)
    var layout = builder.finish(size: size, isTruncated: set.setter.isTruncated)
    layout.isFontUnknown = !set.isFontKnown
    return layout
  }

  /// Shapes and breaks a text; nil where its size makes no sense.
  private func setText(_ key: TextKey, attributes: TextAttributes, box: TextBox) -> SetText? {
    let known = recipes.first { $0.fontName.utf8.elementsEqual(key.fontName.utf8) }
    guard let recipe = known ?? recipes.first, attributes.size > 0, attributes.size.isFinite else {
      return nil
    }
    let choice = fonts.font(for: recipe, size: attributes.size)
    let text = shapedText(key, recipe: recipe, choice: choice)
    let fitting = TextFitting(
      text: text, box: box, size: attributes.size, spacing: choice.spacing, tracking: tracking)
    var setter = fitting.lineSetter()
    setter.run()
    return SetText(
      setter, recipe: recipe, attributes: attributes, box: box, isFontKnown: known != nil)
  }

  private func shapedText(
    _ key: TextKey, recipe: TypeRecipe, choice: FontChoice
  ) -> ShapedText {
    let cached = shapedTexts.value(for: key) { $0.cost }
    if let cached, cached.face === choice.face { return cached }
    let itemizer = Itemizer(choice: choice, recipe: recipe, fonts: fonts, symbols: symbols)
    let isAlike = lastText?.face === choice.face
    let text = ShapedText(
      key, face: choice.face, itemizer: itemizer, like: isAlike ? lastText : nil)
    shapedTexts.store(text, for: key, cost: text.cost)
    if text.cost >= Self.longText { lastText = text }
    return text
  }
}

// MARK: - Carets

extension Typesetter {
  /// Finds where carets can stand in a text, as `layout` sets it.
  ///
  /// The cost grows with the length of the text; maps are not kept.
  public func caretMap(
    of text: String, attributes: TextAttributes, box: TextBox
  ) -> CaretMap {
    let key = TextKey(
      text: text, fontName: attributes.fontName, isUppercase: attributes.isUppercase)
    guard let set = setText(key, attributes: attributes, box: box.withoutNonsense) else {
      return CaretMap(lines: [], cells: [])
    }
    var builder = CaretMapBuilder(text: text, set: set)
    return builder.map()
  }
}
