import Testing
import VitrineGraphics

@testable import Vitrine

/// The field is 50 points wide and holds ten letters, see `HalfEmFont`.
@Suite struct FieldViewTests {
  @Test func atRestThereIsNoCaret() {
    let field = FieldView("abc")
    #expect(field.caretFrame == nil)
    #expect(field.selectionFrames.isEmpty)
  }

  @Test func theCaretsMasterIsCentredOnTheBoundary() {
    var field = FieldView("abc")
    field.beginEditing()
    #expect(field.caretFrame == Rect(113, 20, 4, 12))
  }

  @Test func wordsThatFitStayInPlace() {
    var field = FieldView("abcdefghij")
    field.beginEditing()
    #expect(field.textX == 0)
    #expect(field.caretX == 50)
  }

  @Test func longWordsMoveSoThatTheCaretIsSeen() {
    var field = FieldView("abcdefghijkl")
    #expect(field.textX == 0)
    field.beginEditing()
    #expect(field.textX == -10)
    #expect(field.caretX == 50)
    field.perform(.move(.backward, by: .line, extending: false))
    #expect(field.textX == 0)
    #expect(field.caretX == 0)
  }

  @Test func wordsMoveNoFurtherThanNeeded() {
    var field = FieldView("abcdefghijkl")
    field.beginEditing()
    field.perform(.move(.backward, by: .character, extending: false))
    #expect(field.textX == -10)
    #expect(field.caretX == 45)
  }

  @Test func deletingLeavesNoGapAtTheEnd() {
    var field = FieldView("abcdefghijkl")
    field.beginEditing()
    field.perform(.delete(.backward, by: .character))
    #expect(field.textX == -5)
    field.perform(.delete(.backward, by: .line))
    #expect(field.textX == 0)
    #expect(field.caretX == 0)
  }

  @Test func spacesAtTheEndMoveTheCaret() {
    var field = FieldView("abcdefghij")
    field.beginEditing()
    field.perform(.insert(" "))
    #expect(field.textX == -5)
    #expect(field.caretX == 50)
  }

  @Test func atRestWordsShowTheirStartAgain() {
    var field = FieldView("abcdefghijkl")
    field.beginEditing()
    field.endEditing()
    #expect(field.textX == 0)
    #expect(field.caretFrame == nil)
  }

  @Test func alignmentHoldsWhileEditing() {
    var centred = FieldView("ab", alignment: .center)
    centred.beginEditing()
    #expect(centred.textX == 20 && centred.caretX == 30)
    var trailing = FieldView("ab", alignment: .trailing)
    trailing.beginEditing()
    #expect(trailing.textX == 40 && trailing.caretX == 50)
    trailing.perform(.insert(" "))
    #expect(trailing.textX == 35 && trailing.caretX == 50)
  }

  @Test func rightToLeftWordsBeginAtTheRight() {
    var field = FieldView("אבג")
    field.beginEditing()
    #expect(field.textX == 35)
    #expect(field.caretX == 35)
    field.perform(.moveSideways(.right, by: .character, extending: false))
    #expect(field.caretX == 40)
    field.perform(.moveSideways(.right, by: .line, extending: false))
    #expect(field.caretX == 50)
    #expect(field.editor.selection == .caret(0))
  }

  @Test func longRightToLeftWordsShowTheirStartAtRest() {
    var field = FieldView("אבגדהוזחטיכל")
    #expect(field.textX == -10)
    field.beginEditing()
    #expect(field.textX == 0)
    #expect(field.caretX == 0)
  }

  @Test func arrowsGoWhereTheyPointInMixedText() {
    // Seen from left to right: a b ג ב א.
    var field = FieldView("abאבג")
    field.beginEditing()
    #expect(field.caretX == 10)
    var seen: [Double?] = []
    for _ in 0..<3 {
      field.perform(.moveSideways(.right, by: .character, extending: false))
      seen.append(field.caretX)
    }
    #expect(seen == [15, 20, 20])
  }

  @Test func anArrowExtendsTheSelectionWhereItPoints() {
    var field = FieldView("אבג")
    field.beginEditing()
    field.perform(.moveSideways(.right, by: .character, extending: true))
    #expect(field.editor.selection == TextSelection(anchor: 3, focus: 2))
    #expect(field.caretFrame == nil)
    #expect(field.selectionFrames == [Rect(135, 20, 5, 12)])
    field.perform(.moveSideways(.right, by: .character, extending: false))
    #expect(field.editor.selection == .caret(2))
  }

  @Test func selectionsAreSeenInTheBoxOnly() {
    var field = FieldView("abcdefghijkl")
    field.beginEditing()
    field.perform(.selectAll)
    #expect(field.selectionFrames == [Rect(100, 20, 50, 12)])
  }

  @Test func whatIsComposedHasALineBelow() {
    var field = FieldView("ab")
    field.beginEditing()
    field.change { $0.setMarkedText("cd") }
    #expect(field.markedFrames(thickness: 1) == [Rect(110, 30, 10, 1)])
    field.perform(.insert("x"))
    #expect(field.markedFrames(thickness: 1).isEmpty)
  }

  @Test func secureWordsAreABulletForEachCharacter() {
    var field = FieldView("ae\u{301}👩‍👩‍👧", isSecure: true)
    #expect(field.shownText == "•••")
    field.beginEditing()
    #expect(field.caretX == 15)
    #expect(field.perform(.selectAll) == .moved)
    #expect(field.perform(.copy) == .refused)
    #expect(field.perform(.cut) == .refused)
    #expect(field.editor.content.count == 3)
  }

  @Test func copyingKeepsWhatCuttingTakes() {
    var field = FieldView("abc")
    field.beginEditing()
    #expect(field.perform(.copy) == .refused)
    field.change { $0.select(anchor: 2, focus: 1) }
    #expect(field.perform(.copy) == .copied("b"))
    #expect(field.perform(.cut) == .copied("b"))
    #expect(field.editor.marks == "a|c")
    #expect(field.perform(.paste) == .wantsPaste)
  }

  @Test func wordsFromOutsideMoveTheCaretBehindThem() {
    var field = FieldView("a")
    field.beginEditing()
    field.setEditor(TextEditor("abcdefghijkl"))
    #expect(field.caretX == 50)
  }

  @Test func anEmptyFieldHasItsCaretWhereWordsWouldBegin() {
    var leading = FieldView("")
    leading.beginEditing()
    #expect(leading.caretX == 0)
    var centred = FieldView("", alignment: .center)
    centred.beginEditing()
    #expect(centred.caretX == 25)
  }
}
