public import VitrineGraphics
import VitrineKit
import VitrineLayout
import VitrineText

extension Screen {
  /// Where text is being typed.
  public struct TextInput: Hashable, Sendable {
    /// The caret, or what is selected, on the screen in points; input methods open beside it.
    public var frame: Rect
    /// A Boolean value that is true for words that are not to be seen, suggested or learned.
    public var isSecure: Bool
  }

  /// Where text is being typed; nil while no keyboard is wanted.
  public var textInput: TextInput? {
    guard let top, let focus = top.focus, let view = field(focus, in: top) else { return nil }
    let frame = view.caretFrame(at: view.editor.selection.focus) ?? view.style.box
    return TextInput(frame: frame, isSecure: view.editor.isSecure)
  }

  /// Whether the caret is to be seen at the present; it blinks once it rests.
  var caretIsShown: Bool {
    guard isEditing else { return false }
    return caretPhase.isShown
  }

  /// When the caret comes or goes next; nil without one.
  var nextCaretChange: Duration? {
    isEditing ? now + .seconds(caretPhase.rest) : nil
  }

  private var isEditing: Bool {
    guard let top, let focus = top.focus else { return false }
    return top.component.editor(focus) != nil
  }

  private var caretPhase: (isShown: Bool, rest: Double) {
    let time = (now - caretMoved).seconds - motion.caretFirstBlink
    if time < 0 { return (true, -time) }
    let period = motion.caretOff + motion.caretOn
    guard period > 0 else { return (true, .infinity) }
    let inPeriod = time - period * (time / period).rounded(.down)
    return inPeriod < motion.caretOff
      ? (false, motion.caretOff - inPeriod) : (true, period - inPeriod)
  }

  /// A Boolean value that is true while typed words mean something: to a field, or to a list that
  /// finds its rows by their first letters.
  ///
  /// A host lets text come then, but asks for an on-screen keyboard only while there is a
  /// `textInput`.
  public var wantsText: Bool {
    guard sampling == nil else { return false }
    return textInput != nil || top?.component.wantsText == true
  }

  // MARK: - Fields

  /// Returns a text field as it is seen at the present; nil for a part that is none.
  func field(_ tag: Tag, in presentation: Presentation) -> FieldView? {
    guard let editor = presentation.component.editor(tag), let style = style(of: tag, presentation)
    else { return nil }
    var view =
      presentation.fields[tag] ?? FieldView(editor, style: style, text: renderer.text)
    view.setStyle(style)
    // The component may have exchanged the words, or refused some.
    if !view.editor.text.hasSameBytes(as: editor.text) || view.editor.isSecure != editor.isSecure {
      view.setEditor(editor)
    }
    return view
  }

  private func style(of tag: Tag, _ presentation: Presentation) -> FieldView.Style? {
    guard let arrangement = arrangement(of: presentation),
      let field = arrangement.planes.lazy.flatMap({ $0.layers })
        .compactMap({ $0.first(tagged: tag) }).first,
      let place = arrangement.places[tag],
      let words = field.firstText, case .text(let content) = words.layer.layer.kind
    else { return nil }
    return FieldView.Style(
      box: words.frame.offset(by: place.frame.origin - field.frame.origin),
      attributes: TextAttributes(content, environment.layoutDirection.writing),
      caretWidth: caretWidth)
  }

  private var caretWidth: Double {
    (try? renderer.kit.layer(named: FieldDecoration.caret).frame.width) ?? 0
  }

  /// Keeps what became of a field, and tells its component.
  func keep(_ view: FieldView, of tag: Tag, in presentation: Presentation) {
    let old = presentation.component.editor(tag)?.text
    presentation.fields[tag] = view
    var effects = Effects(now: now)
    if let old, !old.hasSameBytes(as: view.editor.text) {
      effects.notifications.append(.valueChanged(tag))
      effects.needsLayout = true
    }
    presentation.component.setEditor(tag, view.editor, &effects)
    caretMoved = now
    isDirty = true
    apply(effects, to: presentation)
  }

  /// Starts or ends editing where the focus came or went.
  func fieldFocusChanged(from old: Tag?, to new: Tag?, in presentation: Presentation) {
    if let old, var view = field(old, in: presentation) {
      view.endEditing()
      keep(view, of: old, in: presentation)
    }
    if let new, var view = field(new, in: presentation) {
      view.beginEditing()
      if selectsAll(new, in: presentation) { view.change { $0.selectAll() } }
      keep(view, of: new, in: presentation)
    }
  }

  // MARK: - Typing

  /// Puts typed words into the field that has the focus; without one they are the component's.
  ///
  /// Returns whether they were used.
  func type(_ text: String) -> Bool {
    if let top, sampling == nil, !isEditing, top.component.wantsText {
      var effects = Effects(now: now)
      top.component.text(text, &effects)
      apply(effects, to: top)
      return true
    }
    return change { view in
      view.change { editor in _ = editor.insert(text) }
    }
  }

  /// Shows what an input method is composing.
  ///
  /// Returns whether there is a field.
  func mark(_ text: String, _ selection: Range<Int>) -> Bool {
    change { view in
      view.change { editor in _ = editor.setMarkedText(text, selected: selection) }
    }
  }

  private func change(_ body: (inout FieldView) -> Void) -> Bool {
    guard let top, let focus = top.focus, var view = field(focus, in: top) else { return false }
    body(&view)
    keep(view, of: focus, in: top)
    reveal(focus, in: top)
    return true
  }

  /// Exchanges some of a field's words, or all of them, as an assistive technology asks for.
  func replaceText(
    of tag: Tag, _ range: Range<Int>?, with words: String, in presentation: Presentation
  ) {
    guard var view = field(tag, in: presentation) else { return }
    let outcome = view.change { editor in
      editor.replace(range ?? 0..<editor.content.count, with: words)
    }
    keep(view, of: tag, in: presentation)
    if outcome == .cut { notify(.announcement("The text is too long; its end was left out.")) }
  }

  /// Selects some of a field's words, as an assistive technology asks for.
  func select(_ range: Range<Int>, of tag: Tag, in presentation: Presentation) {
    setFocus(tag, in: presentation)
    guard var view = field(tag, in: presentation) else { return }
    view.change { $0.select(anchor: range.lowerBound, focus: range.upperBound) }
    keep(view, of: tag, in: presentation)
    reveal(tag, in: presentation)
  }

  /// Lets the field that has the focus have a key; returns whether it takes it.
  ///
  /// Characters do not come as keys: what they type comes as text, by way of an input method.
  func edit(_ event: KeyEvent, in presentation: Presentation) -> Bool {
    guard let focus = presentation.focus, var view = field(focus, in: presentation) else {
      return false
    }
    if event.key == .enter {
      returnKey(in: focus, presentation)
      return true
    }
    guard let command = EditorKeymap.command(for: event.key, event.modifiers) else {
      return false
    }
    if case .insert = command { return true }
    switch view.perform(command) {
    case .copied(let words): copy(words)
    case .wantsPaste: if let words = pasteText { view.change { editor in _ = editor.paste(words) } }
    case .edited, .moved, .refused: break
    }
    keep(view, of: focus, in: presentation)
    return true
  }

  private func returnKey(in tag: Tag, _ presentation: Presentation) {
    // Return ends composing first; only the next one is the field's.
    if var view = field(tag, in: presentation), view.editor.markedRange != nil {
      view.change { editor in editor.unmark() }
      keep(view, of: tag, in: presentation)
      return
    }
    var effects = Effects(now: now)
    let outcome = presentation.component.returnKey(in: tag, &effects)
    apply(effects, to: presentation)
    switch outcome {
    case .focus(let next): setFocus(next, in: presentation)
    case .activate(let part): activate(part, in: presentation)
    case .endEditing: setFocus(nil, in: presentation)
    case .ignored: break
    }
  }

  // MARK: - Touches

  /// A mouse's button went down in a field.
  func beginEditing(_ tag: Tag, _ gesture: PointerGesture) {
    if comesWhole(tag, gesture.presentation) { return }
    select(tag, at: gesture.start, gesture)
    setFocus(tag, in: gesture.presentation)
  }

  /// A finger tapped a field.
  func tap(_ tag: Tag, at position: Point, _ gesture: PointerGesture) {
    if gesture.device == .mouse { return }
    if comesWhole(tag, gesture.presentation) { return }
    select(tag, at: position, gesture)
    setFocus(tag, in: gesture.presentation)
  }

  /// Gives the focus to a field that is selected as a whole then; returns whether it did.
  private func comesWhole(_ tag: Tag, _ presentation: Presentation) -> Bool {
    guard presentation.focus != tag, selectsAll(tag, in: presentation) else { return false }
    setFocus(tag, in: presentation)
    return true
  }

  private func selectsAll(_ tag: Tag, in presentation: Presentation) -> Bool {
    arrangement(of: presentation)?.part(tag)?.selectsAllOnFocus ?? false
  }

  // What a touch selects is found before the focus comes, which may move the words.
  private func select(_ tag: Tag, at position: Point, _ gesture: PointerGesture) {
    guard var view = field(tag, in: gesture.presentation) else { return }
    // A fourth tap is a first one again.
    switch countTap(tag, at: position, in: gesture.presentation) % 3 {
    case 1: view.tap(at: position, extending: gesture.modifiers.contains(.shift))
    case 2: view.doubleTap(at: position)
    default: view.tripleTap()
    }
    keep(view, of: tag, in: gesture.presentation)
  }

  /// The pointer moves over a field: a mouse selects, a finger moves the caret.
  func extendSelection(_ tag: Tag, to position: Point, _ gesture: PointerGesture) {
    guard var view = field(tag, in: gesture.presentation) else { return }
    if gesture.device == .mouse { view.drag(to: position) } else { view.tap(at: position) }
    keep(view, of: tag, in: gesture.presentation)
    setFocus(tag, in: gesture.presentation)
  }

  // MARK: - Clipboard

  func copy(_ words: String) {
    if let clipboard { clipboard.text = words } else { ownClipboard = words }
  }

  private var pasteText: String? { clipboard.map { $0.text } ?? ownClipboard }
}

extension TextAttributes {
  /// How the kit's text is set in a layout of a direction.
  init(_ content: TextContent, _ direction: WritingDirection) {
    self.init(
      fontName: content.font, size: content.fontSize, lineHeight: content.lineHeight,
      alignment: Alignment(content.alignment), isUppercase: content.isUppercase,
      layoutDirection: direction)
  }
}

extension TextAttributes.Alignment {
  /// The kit's alignment, which follows the reading direction.
  fileprivate init(_ alignment: TextContent.Alignment) {
    switch alignment {
    case .left: self = .leading
    case .center: self = .center
    case .right: self = .trailing
    }
  }
}

extension PlacedLayer {
  /// The first layer inside that shows words, with its frame in this one's parent.
  var firstText: (layer: PlacedLayer, frame: Rect)? {
    if text != nil { return (self, frame) }
    for child in layers {
      if let found = child.firstText { return (found.layer, found.frame.offset(by: frame.origin)) }
    }
    return nil
  }
}

extension String {
  /// Returns whether two texts are the same scalars: composed letters differ from decomposed ones.
  func hasSameBytes(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
