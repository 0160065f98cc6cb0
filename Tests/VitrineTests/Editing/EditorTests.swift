import Testing

@testable import Vitrine

@Suite struct EditorTests {
  @Test func editingBeginsBehindTheWords() {
    let editor = TextEditor("abc")
    #expect(editor.selection == .caret(3))
  }

  @Test func typingGoesInAtTheCaret() {
    var editor = TextEditor("ac", caret: 1)
    #expect(editor.insert("b") == .changed)
    #expect(editor.marks == "ab|c")
  }

  @Test func typingReplacesTheSelection() {
    var editor = TextEditor("abcd")
    editor.select(anchor: 3, focus: 1)
    editor.insert("x")
    #expect(editor.marks == "ax|d")
  }

  @Test func controlCharactersAreKeptOut() {
    #expect(TextEditor("a\tb\u{1B}[31mc\u{0}d\u{7F}e\u{9B}f").text == "a b[31mcdef")
    // What joins and directs others is needed.
    #expect(TextEditor("👩‍👧\u{200F}!").text == "👩‍👧\u{200F}!")
    var editor = TextEditor("ab", caret: 1)
    #expect(editor.paste("\u{1}\u{2}") == .unchanged)
    #expect(editor.marks == "a|b")
    #expect(!editor.canUndo)
  }

  @Test func newlinesBecomeSpaces() {
    #expect(TextEditor("a\r\nb\nc\u{2028}d\u{0B}e").text == "a b c d e")
    var editor = TextEditor()
    editor.paste("one\ntwo")
    #expect(editor.marks == "one two|")
  }

  @Test func aMarkMeltsWithTheLetterBeforeIt() {
    var editor = TextEditor("ex", caret: 1)
    editor.insert("\u{301}")
    #expect(editor.content.count == 2)
    #expect(editor.marks == "e\u{301}|x")
  }

  @Test func theCaretLeavesAClusterThatFormsAroundIt() {
    // A flag is two letters: the second one now belongs to the first.
    var editor = TextEditor("\u{1F1EA}", caret: 0)
    editor.insert("\u{1F1E9}")
    #expect(editor.content.count == 1)
    #expect(editor.selection == .caret(1))
  }

  @Test func backspaceDeletesAWholeCluster() {
    var editor = TextEditor("ae\u{301}👩‍👩‍👧")
    editor.delete(.backward, by: .character)
    #expect(editor.marks == "ae\u{301}|")
    editor.delete(.backward, by: .character)
    #expect(editor.marks == "a|")
  }

  @Test func deletionsGoByWordsAndLines() {
    var editor = TextEditor("one two, three four", caret: 14)
    editor.delete(.backward, by: .word)
    #expect(editor.marks == "one two, | four")
    editor.delete(.backward, by: .word)
    #expect(editor.marks == "one | four")
    editor.delete(.forward, by: .word)
    #expect(editor.marks == "one |")
    editor.delete(.backward, by: .line)
    #expect(editor.marks == "|")
    #expect(editor.delete(.backward, by: .line) == .unchanged)
  }

  @Test func everyDeletionTakesASelectionAlone() {
    for unit in [TextUnit.character, .word, .line] {
      var editor = TextEditor("one two three")
      editor.select(anchor: 4, focus: 7)
      editor.delete(.forward, by: unit)
      #expect(editor.marks == "one | three")
    }
  }

  @Test func movementsGoByCharactersWordsAndLines() {
    var editor = TextEditor("one two", caret: 2)
    editor.move(.forward, by: .character, extending: false)
    #expect(editor.selection == .caret(3))
    editor.move(.forward, by: .word, extending: false)
    #expect(editor.selection == .caret(7))
    editor.move(.backward, by: .word, extending: false)
    #expect(editor.selection == .caret(4))
    editor.move(.backward, by: .line, extending: false)
    #expect(editor.selection == .caret(0))
    editor.move(.backward, by: .character, extending: false)
    #expect(editor.selection == .caret(0))
  }

  @Test func extendingKeepsTheAnchor() {
    var editor = TextEditor("one two", caret: 5)
    editor.move(.backward, by: .word, extending: true)
    #expect(editor.selection == TextSelection(anchor: 5, focus: 4))
    editor.move(.forward, by: .line, extending: true)
    #expect(editor.selection == TextSelection(anchor: 5, focus: 7))
  }

  @Test func anArrowGivesASelectionUpAtItsEnd() {
    var editor = TextEditor("abcdef")
    editor.select(anchor: 4, focus: 2)
    editor.move(.forward, by: .character, extending: false)
    #expect(editor.selection == .caret(4))
    editor.select(anchor: 4, focus: 2)
    editor.move(.backward, by: .character, extending: false)
    #expect(editor.selection == .caret(2))
  }

  @Test func wordsFromOutsidePutTheCaretBehindThem() {
    var editor = TextEditor("abc", caret: 1)
    #expect(editor.setText("xy") == .changed)
    #expect(editor.marks == "xy|")
    #expect(!editor.canUndo)
  }

  @Test func theSameWordsFromOutsideChangeNothing() {
    var editor = TextEditor("a b", caret: 1)
    editor.insert("x")
    editor.delete(.backward, by: .character)
    #expect(editor.setText("a\nb") == .unchanged)
    #expect(editor.marks == "a| b")
    #expect(editor.canUndo)
  }

  @Test func offsetsOutOfBoundsCountAsTheNearestEnd() {
    var editor = TextEditor("abc")
    editor.select(anchor: .min, focus: .max)
    #expect(editor.selection == TextSelection(anchor: 0, focus: 3))
    editor.replace(-5..<1, with: "x")
    #expect(editor.text == "xbc")
    editor.replace(9..<99, with: "y")
    #expect(editor.marks == "xbcy|")
    editor.selectWord(at: .max)
    editor.selectWord(at: .min)
    #expect(editor.selection.range == 0..<4)
  }

  @Test func whatExceedsTheCapacityIsCutAndToldOf() {
    var editor = TextEditor("ab", caret: 1)
    let long = String(repeating: "漢", count: ClusterText.capacity)
    #expect(editor.paste(long) == .cut)
    #expect(editor.content.byteCount <= ClusterText.capacity)
    #expect(editor.content.byteCount > ClusterText.capacity - 3)
    #expect(editor.text.hasPrefix("a漢") && editor.text.hasSuffix("漢b"))
    #expect(TextEditor(long).content.byteCount <= ClusterText.capacity)
  }

  @Test func whatHasNoRoomAtAllLeavesTheSelectionAlone() {
    var editor = TextEditor("abc")
    editor.select(anchor: 1, focus: 2)
    let giant = "e" + String(repeating: "\u{301}", count: ClusterText.capacity)
    #expect(editor.paste(giant) == .cut)
    #expect(editor.text == "abc")
    #expect(editor.selection.range == 1..<2)
    #expect(!editor.canUndo)
  }

  @Test func aSecureTextIsOneWord() {
    var editor = TextEditor("one two", isSecure: true)
    editor.selectWord(at: 1)
    #expect(editor.selection.range == 0..<7)
    editor.placeCaret(at: 6)
    editor.delete(.backward, by: .word)
    #expect(editor.marks == "|o")
  }
}

extension TextEditor {
  init(_ text: String, caret: Int) {
    self.init(text)
    placeCaret(at: caret)
  }

  /// The words with a bar at the caret, or with brackets around the selection.
  var marks: String {
    let range = selection.range
    let before = content[0..<range.lowerBound]
    let after = content[range.upperBound..<content.count]
    return range.isEmpty ? before + "|" + after : before + "[" + selectedText + "]" + after
  }
}
