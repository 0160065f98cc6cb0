import VitrineKit

extension LiveColorPicker {
  /// The number that a slider shows: a channel of 0…255, or percent.
  func number(of slider: ColorPickerSlider) -> Int {
    guard let channel = slider.channel else { return choice.selection.opacityPercent }
    return choice.selection.converted(to: colorSpace).byte(channel)
  }

  /// Sets a slider to a number, held between its ends; the number that it shows changes nothing.
  func setNumber(_ number: Int, of slider: ColorPickerSlider, _ effects: inout Effects) {
    let number = min(max(number, 0), slider.most)
    if number == self.number(of: slider) { return }
    choose(color(slider, Double(number) / Double(slider.most)), &effects)
  }

  /// The words of a field at the start of editing.
  func text(of tag: Tag) -> String {
    if tag == ColorPickerTag.hex { return choice.selection.converted(to: colorSpace).hex }
    return ColorPickerSlider(tag).map { "\(number(of: $0))" } ?? ""
  }

  // MARK: - Editing

  func editor(_ tag: Tag) -> TextEditor? {
    guard tag == ColorPickerTag.hex || tag.part == ColorPickerTag.number(.red).part else {
      return nil
    }
    if let editing, editing.tag == tag { return editing.editor }
    return TextEditor(text(of: tag))
  }

  func setEditor(_ tag: Tag, _ editor: TextEditor, _ effects: inout Effects) {
    if editing?.tag == tag { editing = (tag, editor) }
  }

  func focusChanged(_ tag: Tag, isFocused: Bool, _ effects: inout Effects) {
    guard let editor = editor(tag) else { return }
    effects.needsLayout = true
    if isFocused {
      editing = (tag, editor)
    } else {
      let words = editor.text
      editing = nil
      commit(words, to: tag, &effects)
    }
  }

  /// Takes over what was written; what is no value, or the value already, changes nothing.
  private func commit(_ words: String, to tag: Tag, _ effects: inout Effects) {
    if words == text(of: tag) { return }
    if let slider = ColorPickerSlider(tag) {
      if let number = WholeNumber(words) { setNumber(number.value, of: slider, &effects) }
      return
    }
    guard let digits = HexDigits(words), let color = PickedColor(hex: words, in: colorSpace)
    else { return }
    let shown = choice.selection.converted(to: colorSpace)
    let alpha =
      digits.alpha != nil && picker.supportsOpacity ? color.alpha : choice.selection.alpha
    // The digits that are shown already leave the channels alone, which hold more than digits.
    let channels = color.hex == shown.hex ? choice.selection : color
    choose(channels.withAlpha(alpha), &effects)
  }
}

/// A whole number as people write it in a field.
struct WholeNumber {
  /// The number, held at a hundred million.
  let value: Int

  /// Reads digits with white space around, a sign in front and a percent sign behind; nil for
  /// anything else.
  init?(_ text: String) {
    var bytes = text.utf8.trimmed
    var isNegative = false
    if let first = bytes.first, first == UInt8(ascii: "-") || first == UInt8(ascii: "+") {
      isNegative = first == UInt8(ascii: "-")
      bytes.removeFirst()
    }
    if bytes.last == UInt8(ascii: "%") { bytes.removeLast() }
    while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
    guard !bytes.isEmpty else { return nil }
    var value = 0
    for byte in bytes {
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
      // No field's end is near this, and the next digit still fits in 32 bits.
      value = min(value * 10 + Int(byte - UInt8(ascii: "0")), 100_000_000)
    }
    self.value = isNegative ? -value : value
  }
}
