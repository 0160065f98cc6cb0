import Testing

@testable import Vitrine

@Suite struct ComposingTests {
  @Test func whatIsComposedReplacesWhatWasComposedBefore() {
    var editor = TextEditor("xz", caret: 1)
    editor.setMarkedText("に")
    editor.setMarkedText("にほ")
    #expect(editor.marks == "xにほ|z")
    #expect(editor.markedRange == 1..<3)
  }

  @Test func composingReplacesTheSelection() {
    var editor = TextEditor("abc")
    editor.select(anchor: 1, focus: 2)
    editor.setMarkedText("に")
    #expect(editor.text == "aにc")
  }

  @Test func aPartOfWhatIsComposedCanBeSelected() {
    var editor = TextEditor("x")
    editor.setMarkedText("にほん", selected: 1..<2)
    #expect(editor.marks == "xに[ほ]ん")
    editor.setMarkedText("にほん", selected: 7..<9)
    #expect(editor.marks == "xにほん|")
  }

  @Test func whatIsTypedSettlesIt() {
    var editor = TextEditor("x")
    editor.setMarkedText("にほん")
    editor.insert("日本")
    #expect(editor.marks == "x日本|")
    #expect(editor.markedRange == nil)
  }

  @Test func composingAndWhatItEndsInAreOneStep() {
    var editor = TextEditor()
    editor.insert("x")
    editor.setMarkedText("に")
    editor.setMarkedText("にほ")
    editor.insert("二")
    editor.insert("y")
    editor.undo()
    #expect(editor.marks == "x二|")
    editor.undo()
    #expect(editor.marks == "x|")
    editor.redo()
    #expect(editor.marks == "x二|")
  }

  @Test func composingThatIsTakenBackIsNoStep() {
    var editor = TextEditor("x")
    editor.setMarkedText("に")
    editor.setMarkedText("")
    #expect(editor.marks == "x|")
    #expect(editor.markedRange == nil)
    #expect(!editor.canUndo)
  }

  @Test func aMovementSettlesIt() {
    var editor = TextEditor("x")
    editor.setMarkedText("に")
    editor.move(.backward, by: .character, extending: false)
    #expect(editor.marks == "x|に")
    #expect(editor.markedRange == nil)
  }

  @Test func anAccentThatIsTakenBackLeavesItsLetter() {
    var editor = TextEditor("e")
    editor.setMarkedText("\u{301}")
    #expect(editor.markedRange == 0..<1)
    #expect(editor.content.count == 1)
    editor.setMarkedText("")
    #expect(editor.marks == "e|")
  }

  @Test func undoingSettlesItFirst() {
    var editor = TextEditor("x")
    editor.setMarkedText("に")
    editor.undo()
    #expect(editor.marks == "x|")
    #expect(editor.markedRange == nil)
  }
}
