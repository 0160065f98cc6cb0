import Testing
import VitrineGraphics
import VitrineText

/// Needs Debian's fonts-noto-core, fonts-noto-cjk and fonts-noto-color-emoji.
@Suite struct CaretTests {
  @Test(arguments: [
    "office affine", "AVATAR, To.", "e\u{301}a\u{302}\u{323}", "هذه رسالة لا", "שָׁלוֹם עולם",
    "संदेश एक क्षत्रिय", "ข้อความสั้น", "한국어 문장", "简短而完整", "hi 👩‍👩‍👧🇩🇪👧🏽", "abc שלום 12 (x)",
    "אב abc 1,5 גד", "a\tb",
  ])
  func cellsTileTheLine(text: String) throws {
    for width in [nil, 60, 400] as [Double?] {
      let map = try KitType.typesetter().caretMap(
        of: text, attributes: .regular(), box: TextBox(width: width))
      #expect(map.count == text.count)
      for (index, line) in map.lines.enumerated() {
        let cells = map.cells.filter { $0.line == index && $0.right > $0.left }
          .sorted { $0.left < $1.left }
          .filter { $0.left < line.left + line.width - 0.001 && $0.right > line.left + 0.001 }
        var x = line.left
        for cell in cells {
          #expect((cell.left - x).magnitude < 1e-9)
          x = cell.right
        }
        #expect((x - line.left - line.width).magnitude < 1e-9)
      }
    }
  }

  @Test func theLettersOfALigatureAreEquallyWide() throws {
    let map = try KitType.typesetter().caretMap(
      of: "لا", attributes: .regular(), box: TextBox())
    let widths = map.cells.map { $0.right - $0.left }
    #expect((widths[0] - widths[1]).magnitude < 1e-9)
    #expect(map.cells[0].left == map.cells[1].right)
  }
}
