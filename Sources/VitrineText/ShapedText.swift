/// A whole text in glyphs, with what may have to stand for left-out text and soft hyphens.
final class ShapedText {
  /// The font that the text was shaped with.
  let face: any FontFace
  /// The paragraphs.
  let paragraphs: [ShapedParagraph]
  /// An ellipsis in the text's font.
  let ellipsis: ShapedParagraph
  /// A hyphen in the text's font.
  let hyphen: ShapedParagraph
  /// How much of a cache the text takes.
  let cost: Int

  /// Shapes a text; one that was shaped with the same font before saves work where it is alike.
  init(_ key: TextKey, face: any FontFace, itemizer: Itemizer, like old: ShapedText? = nil) {
    self.face = face
    let texts = ParagraphText.paragraphs(of: key.text, isUppercase: key.isUppercase)
    let before = old?.paragraphs.count == 1 && texts.count == 1 ? old?.paragraphs[0] : nil
    paragraphs = texts.map { ShapedParagraph($0, itemizer: itemizer, like: before) }
    ellipsis = Self.mark(face.covers(0x2026) ? "…" : "...", itemizer)
    hyphen = Self.mark(face.covers(0x2010) ? "‐" : "-", itemizer)
    cost = paragraphs.reduce(16) { $0 + $1.count }
  }

  private static func mark(_ text: String, _ itemizer: Itemizer) -> ShapedParagraph {
    let paragraphs = ParagraphText.paragraphs(of: text, isUppercase: false)
    return ShapedParagraph(paragraphs[0], itemizer: itemizer)
  }
}
