/// A line of text that is being edited: the words, what is selected, and the way back.
///
/// A value without a look: what it does depends on nothing but what was done before. No offset is
/// out of bounds; one that is counts as the nearest end.
struct TextEditor: Sendable {
  /// What an edit came to.
  enum Outcome: Hashable, Sendable {
    /// The text stayed as it was.
    case unchanged
    /// The text changed.
    case changed
    /// There was no room for all of it: what fits was put in.
    case cut
  }

  /// The words and their boundaries.
  private(set) var content = ClusterText()
  /// What is selected; both ends are boundaries of the text.
  private(set) var selection = TextSelection.caret(0)
  /// A Boolean value that is true for words that are not to be seen or copied.
  var isSecure: Bool
  /// The bytes that an input method is composing; nil while it is not.
  private var markedBytes: Range<Int>?
  private var history = EditHistory()

  /// Starts editing words, with the caret behind them.
  ///
  /// Newlines become spaces; what exceeds `ClusterText.capacity` is left out.
  init(_ text: String = "", isSecure: Bool = false) {
    self.isSecure = isSecure
    setText(text)
  }

  /// The words.
  var text: String { content.string }

  /// The words that are selected.
  var selectedText: String { String(content[selection.range]) }

  /// The clusters that an input method is composing; nil while it is not.
  var markedRange: Range<Int>? {
    markedBytes.map {
      let lower = content.boundary(upTo: $0.lowerBound)
      return lower..<max(lower, content.boundary(from: $0.upperBound))
    }
  }

  /// A Boolean value that is true when there is a step to undo.
  var canUndo: Bool { history.canUndo }

  /// A Boolean value that is true when there is a step to do again.
  var canRedo: Bool { history.canRedo }
}

// MARK: - Selecting

extension TextEditor {
  /// Selects what lies between two boundaries; composing ends.
  mutating func select(anchor: Int, focus: Int) {
    unmark()
    history.endRun()
    let bounds = 0...content.count
    selection = TextSelection(anchor: bounds.nearest(to: anchor), focus: bounds.nearest(to: focus))
  }

  /// Puts the caret at a boundary.
  mutating func placeCaret(at place: Int) { select(anchor: place, focus: place) }

  /// Selects everything.
  mutating func selectAll() { select(anchor: 0, focus: content.count) }

  /// Selects the word around a cluster, or the white space; all of a secure text.
  mutating func selectWord(at cluster: Int) {
    let word = word(at: cluster)
    select(anchor: word.lowerBound, focus: word.upperBound)
  }

  /// Returns the word around a cluster, or the white space; all of a secure text.
  func word(at cluster: Int) -> Range<Int> {
    isSecure ? 0..<content.count : WordScanner(content).segment(at: cluster)
  }
}

// MARK: - Changing

extension TextEditor {
  /// Types words in the place of the selection, or of what is being composed, which they end.
  ///
  /// Words typed one after the other are one step to undo.
  @discardableResult
  mutating func insert(_ words: String) -> Outcome {
    guard let composed = markedBytes else {
      return change(content.bytes(of: selection.range), to: words, .typing).outcome
    }
    let outcome = change(composed, to: words, .composing).outcome
    unmark()
    return outcome
  }

  /// Puts pasted words in the place of the selection; always a step of its own.
  @discardableResult
  mutating func paste(_ words: String) -> Outcome { replace(selection.range, with: words) }

  /// Puts words in the place of a range; the caret goes behind them.
  @discardableResult
  mutating func replace(_ range: Range<Int>, with words: String) -> Outcome {
    unmark()
    return change(content.bytes(of: range), to: words, .single).outcome
  }

  /// Deletes the selection or, without one, from the caret to where a movement would take it.
  @discardableResult
  mutating func delete(_ direction: ReadingDirection, by unit: TextUnit) -> Outcome {
    unmark()
    var range = selection.range
    if range.isEmpty {
      let place = place(from: selection.focus, direction, by: unit)
      range = min(place, selection.focus)..<max(place, selection.focus)
    }
    let kind: EditHistory.Kind =
      direction == .backward ? .deletingBackward : .deletingForward
    return change(content.bytes(of: range), to: "", kind).outcome
  }

  /// Exchanges the words from outside; the caret goes behind them, and there is no way back.
  ///
  /// The same words leave everything as it is.
  @discardableResult
  mutating func setText(_ words: String) -> Outcome {
    var new = ClusterText()
    let (_, isCut) = new.replace(bytes: 0..<0, with: words)
    if new.hasSameBytes(as: content) { return isCut ? .cut : .unchanged }
    markedBytes = nil
    history = EditHistory()
    content = new
    selection = .caret(content.count)
    return isCut ? .cut : .changed
  }

  /// Changes the text and notes the way back; nothing happens where nothing would fit.
  private mutating func change(
    _ bytes: Range<Int>, to words: String, _ kind: EditHistory.Kind
  ) -> (inserted: Range<Int>, outcome: Outcome) {
    if bytes.isEmpty && words.isEmpty { return (bytes, .unchanged) }
    let before = state
    let (inserted, isCut) = content.replace(bytes: bytes, with: words)
    if inserted.isEmpty && (isCut || bytes.isEmpty) {
      content = before.text
      return (bytes, isCut ? .cut : .unchanged)
    }
    history.record(before, kind)
    selection = .caret(content.boundary(from: inserted.upperBound))
    return (inserted, isCut ? .cut : .changed)
  }

  private var state: EditHistory.State {
    EditHistory.State(text: content, selection: selection)
  }
}

// MARK: - Composing

extension TextEditor {
  /// Puts what an input method composes in the place of what it composed before, or of the
  /// selection.
  ///
  /// Composing is one step to undo, together with what it ends in. No words end it.
  ///
  /// - Parameters:
  ///   - words: what is composed so far.
  ///   - range: what is selected of it, in clusters of the words; nil for a caret behind them.
  /// - Returns: What came of it.
  @discardableResult
  mutating func setMarkedText(_ words: String, selected range: Range<Int>? = nil) -> Outcome {
    if markedBytes == nil {
      if words.isEmpty { return .unchanged }
      history.endRun()
    }
    let bytes = markedBytes ?? content.bytes(of: selection.range)
    let (inserted, outcome) = change(bytes, to: words, .composing)
    markedBytes = inserted
    if inserted.isEmpty { unmark() }
    if let range {
      let part = ClusterText(words).bytes(of: range)
      selection.anchor = content.boundary(from: inserted.lowerBound + part.lowerBound)
      selection.focus = content.boundary(from: inserted.lowerBound + part.upperBound)
    }
    return outcome
  }

  /// Ends composing; what was composed stays.
  mutating func unmark() {
    guard markedBytes != nil else { return }
    markedBytes = nil
    history.endRun()
    history.dropStep(thatLedTo: content)
  }
}

// MARK: - Going back

extension TextEditor {
  /// Takes back the last step; composing ends first.
  @discardableResult
  mutating func undo() -> Outcome {
    unmark()
    return restore(history.undo(from: state))
  }

  /// Does the last step that was taken back again.
  @discardableResult
  mutating func redo() -> Outcome {
    unmark()
    return restore(history.redo(from: state))
  }

  private mutating func restore(_ state: EditHistory.State?) -> Outcome {
    guard let state else { return .unchanged }
    content = state.text
    selection = state.selection
    return .changed
  }
}
