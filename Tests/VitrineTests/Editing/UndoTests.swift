import Testing

@testable import Vitrine

@Suite struct UndoTests {
  @Test func typingOnIsOneStep() {
    var editor = TextEditor("a")
    for letter in ["b", "c", " ", "d"] { editor.insert(letter) }
    #expect(editor.undo() == .changed)
    #expect(editor.marks == "a|")
    #expect(editor.redo() == .changed)
    #expect(editor.marks == "abc d|")
  }

  @Test func movingTheCaretBeginsANewStep() {
    var editor = TextEditor()
    editor.insert("a")
    editor.move(.backward, by: .character, extending: false)
    editor.insert("b")
    editor.undo()
    #expect(editor.marks == "|a")
    editor.undo()
    #expect(editor.marks == "|")
    #expect(editor.undo() == .unchanged)
  }

  @Test func deletingOnIsOneStep() {
    var editor = TextEditor("abcd")
    editor.insert("e")
    for _ in 0..<3 { editor.delete(.backward, by: .character) }
    editor.undo()
    #expect(editor.marks == "abcde|")
    editor.undo()
    #expect(editor.marks == "abcd|")
  }

  @Test func deletingTheOtherWayIsAnotherStep() {
    var editor = TextEditor("abcd", caret: 2)
    editor.delete(.backward, by: .character)
    editor.delete(.forward, by: .character)
    editor.undo()
    #expect(editor.marks == "a|cd")
  }

  @Test func everyPasteIsAStep() {
    var editor = TextEditor()
    editor.paste("a")
    editor.paste("b")
    editor.undo()
    #expect(editor.text == "a")
  }

  @Test func undoingBringsTheSelectionBack() {
    var editor = TextEditor("abcd")
    editor.select(anchor: 3, focus: 1)
    editor.insert("x")
    editor.undo()
    #expect(editor.selection == TextSelection(anchor: 3, focus: 1))
  }

  @Test func anEditAfterUndoingEndsTheWayForward() {
    var editor = TextEditor()
    editor.paste("a")
    editor.undo()
    editor.insert("b")
    #expect(editor.redo() == .unchanged)
    #expect(editor.text == "b")
  }

  @Test func whatChangesNothingIsNoStep() {
    var editor = TextEditor("a", caret: 0)
    #expect(editor.delete(.backward, by: .word) == .unchanged)
    #expect(editor.paste("") == .unchanged)
    #expect(!editor.canUndo)
  }

  @Test func theOldestStepsAreForgotten() {
    var editor = TextEditor()
    for _ in 0..<EditHistory.depth + 5 { editor.paste("a") }
    while editor.canUndo { editor.undo() }
    #expect(editor.text == "aaaaa")
  }
}
