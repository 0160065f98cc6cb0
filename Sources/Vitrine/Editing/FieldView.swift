import VitrineGraphics
import VitrineText

/// A field as it is seen: its words, where the caret stands and what is marked.
///
/// Text is one line in a box. While it is edited it moves so that the caret stays in the box; at
/// rest it is drawn as any text, from its start. Lengths are in points, in the box's own plane.
struct FieldView {
  /// Where and how the words of a field are set.
  struct Style: Hashable {
    /// The box of the words.
    var box: Rect
    /// How the words are set.
    var attributes: TextAttributes
    /// The width of the frame that the caret's master is drawn in.
    var caretWidth: Double
    /// What stands for each character of a secure text.
    var bullet: Character = "\u{2022}"
  }

  /// The words and what is selected.
  private(set) var editor: TextEditor
  /// Where and how the words are set.
  private(set) var style: Style
  /// A Boolean value that is true while the field has the keyboard.
  private(set) var isEditing = false
  /// Where carets stand in the words, in a box without limits.
  private(set) var map = CaretMap(lines: [], cells: [])
  /// What a drag goes on from.
  var drag: FieldDrag?
  let text: any TextSetter
  private var offset: Double?
  /// The words that the map was made of; nil where it is out of date.
  private var measuredText: String?

  /// Shows words at rest.
  init(_ editor: TextEditor, style: Style, text: any TextSetter) {
    self.editor = editor
    self.style = style
    self.text = text
    measure()
  }

  /// The words as they are shown: a secure text is a bullet for each character.
  var shownText: String {
    editor.isSecure ? String(repeating: style.bullet, count: editor.content.count) : editor.text
  }

  /// Starts editing, with the caret behind the words; a tap starts it by itself.
  mutating func beginEditing() {
    if isEditing { return }
    isEditing = true
    change { $0.placeCaret(at: $0.content.count) }
  }

  /// Starts editing with the selection that is about to be made.
  mutating func startEditing() { isEditing = true }

  /// Does what a command asks for; the caret is brought into sight.
  @discardableResult
  mutating func perform(_ command: EditingCommand) -> EditingResponse {
    let map = map
    return change { $0.perform(command, in: map) }
  }

  /// Ends editing: composing ends, and the words stand at their start again.
  mutating func endEditing() {
    isEditing = false
    drag = nil
    offset = nil
    change { $0.placeCaret(at: $0.selection.focus) }
  }

  /// Sets the words anew where the field moved, or its words are to look otherwise.
  mutating func setStyle(_ style: Style) {
    if style == self.style { return }
    self.style = style
    measuredText = nil
    measure()
  }

  /// Takes over words and a selection that were changed elsewhere.
  mutating func setEditor(_ editor: TextEditor) {
    self.editor = editor
    measure()
  }

  /// Changes the words or the selection; the caret is brought into sight.
  @discardableResult
  mutating func change<Result>(_ body: (inout TextEditor) -> Result) -> Result {
    let result = body(&editor)
    measure()
    return result
  }

  private mutating func measure() {
    let shown = shownText
    if measuredText?.utf8.elementsEqual(shown.utf8) != true {
      map = text.caretMap(of: shown, attributes: style.attributes, box: TextBox(lineLimit: 1))
      measuredText = shown
    }
    if !isEditing { return }
    offset = scroll.offset(
      from: offset, resting: restingOffset, caret: map.caret(at: editor.selection.focus).x)
  }

  private var scroll: FieldScroll {
    let left = map.cells.reduce(map.lines.first?.left ?? 0) { min($0, $1.left) }
    let right = map.cells.reduce(left) { max($0, $1.right) }
    return FieldScroll(text: left...right, width: style.box.width)
  }

  /// How far the words are moved at rest: where the box has room for them they lie in it as any
  /// text, else they show their start.
  private var restingOffset: Double {
    guard let line = map.lines.first else { return 0 }
    let rest = style.box.width - line.width
    let own = line.isRightToLeft ? WritingDirection.rightToLeft : .leftToRight
    if rest < 0 { return (line.isRightToLeft ? rest : 0) - line.left }
    return rest * style.attributes.restBefore(own, of: 1) - line.left
  }

  /// Where the words' own measure begins: the top left corner of their lines.
  var origin: Point {
    Point(style.box.minX + (offset ?? restingOffset), style.box.minY)
  }
}
