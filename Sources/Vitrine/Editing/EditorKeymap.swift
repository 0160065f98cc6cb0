/// Which keys ask a field to do what.
///
/// Apple's conventions and those of Linux and Windows hold at once: they do not contradict each
/// other but in keys that fields have no use for.
enum EditorKeymap {
  /// Returns what a key asks for; nil for keys that are not a field's, such as Enter and Tab.
  static func command(for key: Key, _ modifiers: KeyModifiers) -> EditingCommand? {
    let extending = modifiers.contains(.shift)
    switch key {
    case .character(let character):
      return command(for: character, modifiers)
    case .space:
      return isShortcut(modifiers) ? nil : .insert(" ")
    case .left:
      return .moveSideways(.left, by: unit(modifiers), extending: extending)
    case .right:
      return .moveSideways(.right, by: unit(modifiers), extending: extending)
    case .up, .home:
      return .move(.backward, by: .line, extending: extending)
    case .down, .end:
      return .move(.forward, by: .line, extending: extending)
    case .backspace:
      return .delete(.backward, by: unit(modifiers))
    case .delete:
      return .delete(.forward, by: unit(modifiers))
    case .enter, .escape, .tab, .pageUp, .pageDown:
      return nil
    }
  }

  private static func command(
    for character: Character, _ modifiers: KeyModifiers
  ) -> EditingCommand? {
    guard isShortcut(modifiers) else { return .insert(String(character)) }
    if modifiers.contains(.option) || modifiers.isSuperset(of: [.control, .command]) { return nil }
    let isShifted = modifiers.contains(.shift)
    switch character {
    case "z", "Z": return isShifted ? .redo : .undo
    case "y", "Y": return isShifted ? nil : .redo
    case _ where isShifted: return nil
    case "a", "A": return .selectAll
    case "c", "C": return .copy
    case "x", "X": return .cut
    case "v", "V": return .paste
    default: return nil
    }
  }

  /// Returns whether a character with modifiers is a shortcut and types nothing.
  private static func isShortcut(_ modifiers: KeyModifiers) -> Bool {
    !modifiers.isDisjoint(with: [.control, .command])
  }

  /// Option and Control go by words, Command to the end of the line.
  private static func unit(_ modifiers: KeyModifiers) -> TextUnit {
    if modifiers.contains(.command) { return .line }
    return modifiers.isDisjoint(with: [.option, .control]) ? .character : .word
  }
}
