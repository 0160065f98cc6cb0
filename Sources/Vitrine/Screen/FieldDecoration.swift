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

  /// Puts what is to be seen in the place of the field's words.
  func apply(to field: inout PlacedLayer) throws(KitError) {
    let overhang = try FieldWords.overhang(kit)
    var failure: KitError?
    FieldWords.changeFirst(in: &field, overhang: overhang) { group in
      guard let words = group.layers.first else { return }
      do throws(KitError) { group.layers = try edited(words) } catch { failure = error }
    }
    if let failure { throw failure }
  }

  /// Returns what is seen in the place of words at rest; the field view's plane is the screen's.
  private func edited(_ words: PlacedLayer) throws(KitError) -> [PlacedLayer] {
    let toGroup = words.frame.origin - view.style.box.origin
    var layers: [PlacedLayer] = []
    for area in view.selectionFrames {
      layers.append(try look("Text Selection", area.offset(by: toGroup)))
    }
    layers.append(shown(words, at: toGroup))
    let underline = try kit.resolve(named: "Interaction/\(appearance.kitName)/Marked Text")
    for line in view.markedFrames(thickness: underline.frame.height) {
      layers.append(PlacedLayer(layer: underline, frame: line.offset(by: toGroup)))
    }
    if showsCaret, let caret = view.caretFrame {
      var placed = LayerPlacer(text: text).place(
        try kit.resolve(named: Self.caret), size: caret.size)
      placed.frame.origin = caret.origin + toGroup
      layers.append(placed)
    }
    return layers
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
