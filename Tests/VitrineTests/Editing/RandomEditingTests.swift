import Testing
import VitrineGraphics

@testable import Vitrine

/// Ten thousand operations that were drawn by lot, in rounds that can be undone as a whole.
@Suite struct RandomEditingTests {
  private static let pieces = [
    "a", "b ", "don’t", "1,5", "\u{301}", "e\u{301}", "👩‍👩‍👧", "\u{200D}", "👧🏽", "\u{FE0F}", "🇩🇪",
    "\u{1F1E9}", "سلام", "ש", "\u{64B}", "\u{202E}", "\u{2067}", "漢字", "カナ", "한", "\u{1100}",
    "\n", "\r", "\r\n", "\u{2028}", "\u{0}", "\u{AD}", "\u{200B}", "   ", "ffi", "𐍈", "",
  ]

  @Test(arguments: 0..<100)
  func noOperationBreaksAField(round: Int) {
    var random = SplitMix(state: UInt64(round))
    let first = Self.words(&random)
    var field = FieldView(first, isSecure: round % 5 == 0)
    let start = field.editor.text
    field.beginEditing()
    for _ in 0..<100 {
      operate(on: &field, &random)
      expectSound(field)
    }
    let last = field.change { editor in
      editor.unmark()
      return editor.text
    }
    let isNewest = !field.editor.canRedo
    while field.editor.canUndo { field.perform(.undo) }
    expectSound(field)
    #expect(field.editor.text.utf8.elementsEqual(start.utf8))
    while field.editor.canRedo { field.perform(.redo) }
    #expect(field.editor.text.utf8.elementsEqual(last.utf8) || !isNewest)
  }

  private static func words(_ random: inout SplitMix) -> String {
    (0..<random.below(6)).map { _ in pieces[random.below(pieces.count)] }.joined()
  }

  private func operate(on field: inout FieldView, _ random: inout SplitMix) {
    let units = [TextUnit.character, .word, .line]
    let unit = units[random.below(3)]
    let isForward = random.below(2) == 1
    let extending = random.below(3) == 0
    let words = Self.words(&random)
    let (from, to) = (random.below(60) - 20, random.below(60) - 20)
    let point = Point(Double(random.below(200)), Double(random.below(60)))
    switch random.below(16) {
    case 0, 1, 2: field.perform(.insert(words))
    case 3: field.change { $0.paste(words) }
    case 4, 5: field.perform(.delete(isForward ? .forward : .backward, by: unit))
    case 6:
      field.perform(.move(isForward ? .forward : .backward, by: unit, extending: extending))
    case 7:
      field.perform(.moveSideways(isForward ? .right : .left, by: unit, extending: extending))
    case 8: field.change { $0.select(anchor: from, focus: to) }
    case 9: field.change { $0.replace(min(from, to)..<max(from, to), with: words) }
    case 10, 11:
      let range = random.below(2) == 0 ? nil : min(from, to)..<max(from, to)
      field.change { $0.setMarkedText(words, selected: range) }
    case 12:
      field.perform(isForward ? .redo : .undo)
    case 13: field.perform(.cut)
    case 14: isForward ? field.tap(at: point) : field.doubleTap(at: point)
    default: field.drag(to: point)
    }
  }

  private func expectSound(_ field: FieldView) {
    let editor = field.editor
    let count = editor.text.count
    #expect(editor.content.count == count)
    #expect(editor.content.byteCount == editor.text.utf8.count)
    #expect(0...count ~= editor.selection.anchor && 0...count ~= editor.selection.focus)
    if let marked = editor.markedRange {
      #expect(0 <= marked.lowerBound && marked.upperBound <= count)
      #expect(editor.selection.range.clamped(to: marked) == editor.selection.range)
    }
    #expect(!editor.text.contains { $0.isNewline })
    #expect(field.map.count == count)
    if let x = field.caretX { #expect(0...50 ~= x) }
    for frame in field.selectionFrames { #expect(frame.minX >= 100 && frame.maxX <= 150) }
  }
}

/// Numbers by lot: the SplitMix64 sequence, the same on every machine.
struct SplitMix {
  var state: UInt64

  mutating func below(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return Int((value ^ value >> 31) % UInt64(limit))
  }
}
