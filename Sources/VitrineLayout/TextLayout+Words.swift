import VitrineGraphics
import VitrineKit
import VitrineText

extension TextLayout {
  /// A line whose words say all that its glyphs show.
  struct PlainLine {
    var string: String
    var origin: Point
    var width: Double
  }

  /// Returns the lines as words; nothing where words alone would not show the same.
  ///
  /// That is the case where several fonts, symbols or pictures take part, where the words are
  /// read from right to left, or shown in other letters than they are written in.
  func plainLines(of content: TextContent, at origin: Point) -> [PlainLine] {
    let isPlain = content.string.unicodeScalars.allSatisfy { $0.isPlain }
    guard runs.count == 1, pictures.isEmpty, isPlain, !content.isUppercase else { return [] }
    let bytes = Array(content.string.utf8)
    var result: [PlainLine] = []
    for (index, line) in lines.enumerated() {
      var string = String(decoding: bytes[line.range.clamped(to: 0..<bytes.count)], as: UTF8.self)
      while let last = string.unicodeScalars.last, last == " " || last == "\n" {
        string.unicodeScalars.removeLast()
      }
      if isTruncated, index == lines.count - 1 { string += "…" }
      if string.isEmpty { continue }
      result.append(
        PlainLine(
          string: string, origin: origin + Point(line.left, line.baseline), width: line.width))
    }
    return result
  }
}

extension Unicode.Scalar {
  /// A Boolean value that is false for what is no letter of a font's own, such as the kit's
  /// symbols, for what is read from right to left, and for controls other than new lines.
  fileprivate var isPlain: Bool {
    switch value {
    case 0x0A: true
    case 0..<0x20, 0x7F..<0xA0, 0xAD: false
    // Hebrew, Arabic and their kin, and how lines of both directions are marked.
    case 0x0590..<0x0900, 0x200B..<0x2010, 0x2028..<0x202F, 0x2066..<0x2070: false
    case 0xE000..<0xF900, 0xFB1D..<0xFE00, 0xFE70..<0xFF00: false
    default: value < 0x10800
    }
  }
}
