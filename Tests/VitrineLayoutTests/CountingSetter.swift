import VitrineGraphics
import VitrineText

/// Sets every character as wide as half its size, so that widths can be worked out by hand.
final class CountingSetter: TextSetter {
  func layout(_ text: String, attributes: TextAttributes, box: TextBox) -> TextLayout {
    var layout = TextLayout()
    let width = Double(text.count) * attributes.size / 2
    let height = attributes.lineHeight ?? attributes.size
    layout.lines = [TextLayout.Line(baseline: height - 5, left: 0, width: width, range: 0..<0)]
    layout.size = Size(width.rounded(.up), height)
    return layout
  }
}
