import Glibc
import Testing
import VitrineFonts
import VitrineGraphics
import VitrineText

/// Needs Debian's fonts-noto-core, fonts-noto-cjk and fonts-noto-color-emoji.
@Suite struct ScriptTests {
  private func layout(
    _ text: String, width: Double? = nil, lines: Int? = nil, decoder: PictureDecoder? = nil
  ) throws -> TextLayout {
    try KitType.typesetter(decoder: decoder).layout(
      text, attributes: .regular(), box: TextBox(width: width, lineLimit: lines))
  }

  private func glyphCount(_ layout: TextLayout) -> Int {
    layout.runs.reduce(0) { $0 + $1.glyphs.count }
  }

  @Test(arguments: [
    "هذه رسالة قصيرة", "שלום עולם", "短い完全な文", "简短而完整", "짧은 메시지", "संदेश एक वाक्य", "ข้อความสั้น",
    "Привет", "Ελληνικά", "Tiếng Việt", "→★∑√",
  ])
  func everyScriptHasAFont(text: String) throws {
    let layout = try layout(text)
    #expect(layout.missing.isEmpty, "install the fonts-noto packages")
    #expect(layout.lines[0].width > 20)
    #expect(glyphCount(layout) > 0)
  }

  @Test func arabicLettersJoin() throws {
    // An initial, a medial and a final form are other glyphs than three letters on their own.
    let joined = try layout("بتث").runs.flatMap(\.glyphs).map(\.outline.key)
    let apart = try ["ب", "ت", "ث"].flatMap { try layout($0).runs.flatMap(\.glyphs) }
      .map(\.outline.key)
    #expect(Set(joined).isDisjoint(with: apart))
  }

  @Test func punctuationIsOfTheFontOfItsWord() throws {
    // Many fonts have the Arabic question mark; a bold one stands behind a bold word.
    let setter = try KitType.typesetter()
    func mark(_ text: String) throws -> GlyphOutline {
      let attributes = TextAttributes(fontName: "SFPro-Bold", size: 17, lineHeight: 22)
      let layout = setter.layout(text, attributes: attributes, box: TextBox())
      return try #require(layout.runs.flatMap(\.glyphs).min { $0.origin.x < $1.origin.x }).outline
    }
    #expect(try mark("حذف؟").key >> 16 == mark("ف").key >> 16)
    #expect(try mark("؟").key >> 16 == mark("ف").key >> 16)
  }

  @Test func kernedPairsStandCloser() throws {
    let pair = try layout("AV").lines[0].width
    let single = try layout("A").lines[0].width + layout("V").lines[0].width
    #expect(pair < single - 0.5)
  }

  @Test func marksStayOnTheirLetters() throws {
    let composed = try layout("é")
    let decomposed = try layout("e\u{301}")
    #expect(composed.lines[0].width == decomposed.lines[0].width)
    let dots = try layout("q\u{307}\u{323}")
    #expect(dots.lines[0].width == (try layout("q").lines[0].width))
  }

  @Test(arguments: ["👨‍👩‍👧‍👦", "🇩🇪", "☝🏽", "1️⃣", "❤️", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "🧿"])
  func anEmojiIsOnePicture(text: String) throws {
    let layout = try layout("a\(text)b") { _ in Bitmap(width: 1, height: 1) }
    #expect(layout.pictures.count == 1)
    #expect(layout.missing.isEmpty)
    let frame = try #require(layout.pictures.first).frame
    #expect(frame.width > 17 && frame.width < 24 && frame.minY > -1 && frame.maxY < 23, "\(frame)")
  }

  @Test func emojiAreNeverCutApart() throws {
    let text = String(repeating: "👨‍👩‍👧‍👦", count: 8)
    let wrapped = try layout(text, width: 50) { _ in Bitmap(width: 1, height: 1) }
    #expect(wrapped.lines(of: text) == Array(repeating: "👨‍👩‍👧‍👦👨‍👩‍👧‍👦", count: 4))
    let cut = try layout(text, width: 60, lines: 1) { _ in Bitmap(width: 1, height: 1) }
    #expect(cut.lines(of: text) == ["👨‍👩‍👧‍👦👨‍👩‍👧‍👦"])
  }

  @Test func textPresentationIsNoPicture() throws {
    let layout = try layout("❤\u{FE0E}") { _ in Bitmap(width: 1, height: 1) }
    #expect(layout.pictures.isEmpty && layout.missing.isEmpty)
  }

  @Test func arabicIsCutOffAtItsLeft() throws {
    let text = "هذه رسالة قصيرة يجب أن تكون جملة كاملة"
    let layout = try layout(text, width: 120, lines: 1)
    #expect(layout.isTruncated)
    #expect(text.hasPrefix(layout.lines(of: text)[0]))
    #expect(layout.lines[0].width <= 120 && layout.lines[0].width > 100)
    let glyphs = layout.runs.flatMap(\.glyphs)
    let ellipsis = try #require(try self.layout("…").runs.first?.glyphs.first).outline
    let leftmost = glyphs.min { $0.origin.x < $1.origin.x }
    #expect(leftmost?.outline == ellipsis)
  }

  @Test func chineseBreaksAnywhereButBeforePunctuation() throws {
    let text = "简短而完整\u{FF0C}句子。"
    let layout = try layout(text, width: 5.5 * 17)
    #expect(layout.lines(of: text) == ["简短而完", "整\u{FF0C}句子。"])
  }

  @Test func hanCharactersTakeTheShapesOfTheTextsLanguage() throws {
    // U+76F4 differs between Chinese and Japanese.
    func key(_ text: String) throws -> UInt64 {
      try #require(try layout(text).runs.first?.glyphs.first).outline.key
    }
    #expect(try key("直") != key("直の"))
    #expect(try key("直の") == key("直カ"))
  }

  @Test func aMixedLineReadsInBothDirections() throws {
    let layout = try layout("abc אבג 123")
    let xs = layout.runs.flatMap(\.glyphs).map(\.origin.x)
    #expect(layout.lines.count == 1 && xs.count == 9)
    // The number stands left of the Hebrew word in a left-to-right paragraph's Hebrew part.
    let number = try #require(try self.layout("1").runs.first?.glyphs.first).outline
    let hebrew = try #require(try self.layout("א").runs.first?.glyphs.first).outline
    let all = layout.runs.flatMap(\.glyphs)
    let one = try #require(all.first { $0.outline == number })
    let alef = try #require(all.first { $0.outline == hebrew })
    #expect(one.origin.x < alef.origin.x)
  }

  @Test(arguments: ["a word and a message, ", "a", "هذه رسالة قصيرة ", "(א)[", "\u{AD}ab"])
  func aHundredThousandCharactersTakeWellUnderASecond(text: String) throws {
    let count = 100_000 / text.unicodeScalars.count
    let long = String(repeating: text, count: count)
    let setter = try KitType.typesetter()
    // The first fallback loads the machine's list of fonts.
    _ = setter.layout(text, attributes: .regular(), box: TextBox())
    let start = processorSeconds()
    let layout = setter.layout(long, attributes: .regular(), box: TextBox(width: 256))
    let time = processorSeconds() - start
    #expect(layout.lines.count > 1000)
    #expect(time < 1.5, "in a debug build")
  }

  /// The time that this thread has worked, however busy the machine is.
  private func processorSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  @Test func withoutADecoderEmojiAreOutlinesOrBoxes() throws {
    let layout = try layout("a🧿") { _ in nil }
    #expect(layout.pictures.isEmpty)
    #expect(glyphCount(layout) == 2)
  }
}
