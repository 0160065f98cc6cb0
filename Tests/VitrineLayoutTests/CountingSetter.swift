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

  func caretMap(of text: String, attributes: TextAttributes, box: TextBox) -> CaretMap {
    CaretMap(evenlySpaced: text.count, width: attributes.size / 2, attributes)
  }
}

extension CaretMap {
  /// Makes the map of one line whose clusters are all of a width.
  init(evenlySpaced count: Int, width: Double, _ attributes: TextAttributes) {
    let height = attributes.lineHeight ?? attributes.size
    let line = Line(
      top: 0, height: height, baseline: height, left: 0, width: Double(count) * width,
      clusters: 0..<count, isRightToLeft: false)
    let cells = (0..<count).map { index in
      Cell(
        left: Double(index) * width, right: Double(index + 1) * width, line: 0,
        isRightToLeft: false)
    }
    self.init(lines: [line], cells: cells)
  }
}
