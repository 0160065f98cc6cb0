import VitrineGraphics
import VitrineKit
import VitrineLayout
import VitrineText

/// What a text field shows while it is edited: its words scrolled to the caret, the caret, what is
/// selected and what an input method is composing.
struct FieldDecoration {
  /// The kit's name of the caret's master.
  static let caret = "Text Fields/\u{100EC3}/Cursor"

  let view: FieldView
  let kit: Kit
  let appearance: Appearance
  let text: any TextSetter
  let showsCaret: Bool

  /// Puts a group in the place of the field's words.
  func apply(to field: inout PlacedLayer) throws(KitError) {
    try replaceWords(in: &field)
  }

  @discardableResult
  private func replaceWords(in layer: inout PlacedLayer) throws(KitError) -> Bool {
    for index in layer.layers.indices {
      if layer.layers[index].text != nil {
        layer.layers[index] = try edited(layer.layers[index])
        return true
      }
      if try replaceWords(in: &layer.layers[index]) { return true }
    }
    return false
  }

  /// Returns a group with everything in it; the field view's plane is the screen's.
  private func edited(_ words: PlacedLayer) throws(KitError) -> PlacedLayer {
    // The caret stands across the ends of the box, so the box is cut a little outside.
    let overhang = view.style.caretWidth / 2
    let box = view.style.box
    let toGroup = Point(overhang - box.minX, -box.minY)
    var holder = Layer(
      name: "Edited Words", kind: .group, frame: words.frame, source: words.layer.source)
    holder.clipsChildren = true
    let frame = Rect(
      words.frame.minX - overhang, words.frame.minY, words.frame.width + 2 * overhang,
      words.frame.height)
    var group = PlacedLayer(layer: holder, frame: frame)
    for area in view.selectionFrames {
      group.layers.append(try look("Text Selection", area.offset(by: toGroup)))
    }
    group.layers.append(shown(words, at: toGroup))
    let underline = try kit.resolve(named: "Interaction/\(appearance.kitName)/Marked Text")
    for line in view.markedFrames(thickness: underline.frame.height) {
      group.layers.append(PlacedLayer(layer: underline, frame: line.offset(by: toGroup)))
    }
    if showsCaret, let caret = view.caretFrame {
      var placed = LayerPlacer(text: text).place(
        try kit.resolve(named: Self.caret), size: caret.size)
      placed.frame.origin = caret.origin + toGroup
      group.layers.append(placed)
    }
    return group
  }

  /// The words themselves, as far as they can be seen; the placeholder of an empty field as it is.
  private func shown(_ words: PlacedLayer, at offset: Point) -> PlacedLayer {
    var shown = words
    if view.editor.text.isEmpty {
      shown.frame.origin = view.style.box.origin + offset
      return shown
    }
    let frame = view.textFrame
    shown.frame = frame.offset(by: offset)
    shown.text = text.line(
      of: view.shownText, attributes: view.style.attributes, seen: view.seenStretch)
    return shown
  }

  private func look(_ name: String, _ frame: Rect) throws(KitError) -> PlacedLayer {
    PlacedLayer(
      layer: try kit.resolve(named: "Interaction/\(appearance.kitName)/\(name)"), frame: frame)
  }
}
