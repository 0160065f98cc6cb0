import VitrineGraphics
import VitrineText

/// A text setter for tests: every character is as wide as its size, lines break anywhere.
final class SquareText: TextSetter {
  func layout(_ text: String, attributes: TextAttributes, box: TextBox) -> TextLayout {
    var layout = TextLayout()
    let count = text.unicodeScalars.count
    let perLine = box.width.map { max(1, Int($0 / attributes.size)) } ?? max(1, count)
    var lines = max(1, (count + perLine - 1) / perLine)
    if let limit = box.lineLimit, lines > limit {
      lines = limit
      layout.isTruncated = true
    }
    let height = attributes.lineHeight ?? attributes.size
    layout.size = Size(Double(min(count, perLine)) * attributes.size, Double(lines) * height)
    for line in 0..<lines {
      layout.lines.append(
        TextLayout.Line(
          baseline: Double(line + 1) * height, left: 0, width: layout.size.width, range: 0..<0))
    }
    return layout
  }

  func caretMap(of text: String, attributes: TextAttributes, box: TextBox) -> CaretMap {
    CaretMap(evenlySpaced: text.count, width: attributes.size, attributes)
  }
}
