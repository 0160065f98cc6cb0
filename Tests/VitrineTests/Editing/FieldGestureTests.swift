import Testing
import VitrineGraphics

@testable import Vitrine

@Suite struct FieldGestureTests {
  @Test func aTapPutsTheCaretAtTheNearestBoundary() {
    var field = FieldView("abc")
    field.tap(at: Point(108, 25))
    #expect(field.editor.marks == "ab|c")
    #expect(field.isEditing)
    field.tap(at: Point(400, -25))
    #expect(field.editor.marks == "abc|")
  }

  @Test func aTapAtRestFindsTheWordsWhereTheyAreSeen() {
    var field = FieldView("abcdefghijkl")
    field.tap(at: Point(110, 25))
    #expect(field.editor.selection == .caret(2))
    #expect(field.textX == 0)
  }

  @Test func aTapWithShiftExtends() {
    var field = FieldView("abcdef")
    field.tap(at: Point(110, 25))
    field.tap(at: Point(120, 25), extending: true)
    #expect(field.editor.marks == "ab[cd]ef")
    field.drag(to: Point(100, 25))
    #expect(field.editor.marks == "[ab]cdef")
  }

  @Test func aDragSelectsFromWhereItBegan() {
    var field = FieldView("abcdef")
    field.tap(at: Point(110, 25))
    field.drag(to: Point(120, 25))
    #expect(field.editor.selection == TextSelection(anchor: 2, focus: 4))
    field.drag(to: Point(100, 25))
    #expect(field.editor.selection == TextSelection(anchor: 2, focus: 0))
  }

  @Test func aDoubleTapSelectsTheWord() {
    var field = FieldView("one two")
    field.doubleTap(at: Point(121, 25))
    #expect(field.editor.marks == "one [two]")
    field.doubleTap(at: Point(117, 25))
    #expect(field.editor.marks == "one[ ]two")
    field.doubleTap(at: Point(300, 25))
    #expect(field.editor.marks == "one [two]")
  }

  @Test func aDragAfterADoubleTapGoesByWords() {
    var field = FieldView("a bcd ef g")
    field.doubleTap(at: Point(112, 25))
    #expect(field.editor.marks == "a [bcd] ef g")
    field.drag(to: Point(131, 25))
    #expect(field.editor.marks == "a [bcd ef] g")
    field.drag(to: Point(101, 25))
    #expect(field.editor.marks == "[a bcd] ef g")
    #expect(field.editor.selection.focus == 0)
    field.drag(to: Point(112, 25))
    #expect(field.editor.selection == TextSelection(anchor: 2, focus: 5))
  }

  @Test func aTripleTapSelectsEverything() {
    var field = FieldView("one two")
    field.tripleTap()
    #expect(field.editor.marks == "[one two]")
    field.drag(to: Point(100, 25))
    #expect(field.editor.marks == "[one two]")
  }

  @Test func aDoubleTapSelectsAllOfASecureText() {
    var field = FieldView("one two", isSecure: true)
    field.doubleTap(at: Point(103, 25))
    #expect(field.editor.selection.range == 0..<7)
  }

  @Test func aDragBeyondTheEndMovesTheWords() {
    var field = FieldView("abcdefghijkl")
    field.tap(at: Point(110, 25))
    field.drag(to: Point(156, 25))
    #expect(field.editor.selection.focus == 11)
    #expect(field.textX == -5)
    field.drag(to: Point(300, 25))
    #expect(field.editor.selection.focus == 12)
    #expect(field.textX == -10)
  }

  @Test func aDragWithoutATapDoesNothing() {
    var field = FieldView("abc")
    field.beginEditing()
    field.drag(to: Point(100, 25))
    #expect(field.editor.selection == .caret(3))
    #expect(field.drag == nil)
  }

  @Test func gesturesAtPlacesThatMakeNoSenseAreHarmless() {
    var field = FieldView("")
    for x in [Double.nan, .infinity, -.infinity, 1e300] {
      field.tap(at: Point(x, x))
      field.doubleTap(at: Point(x, x))
      field.drag(to: Point(x, x))
    }
    #expect(field.editor.selection == .caret(0))
  }
}
