import Testing

@testable import Vitrine

@Suite struct KeymapTests {
  @Test func charactersAreTyped() {
    #expect(EditorKeymap.command(for: .character("A"), .shift) == .insert("A"))
    #expect(EditorKeymap.command(for: .character("ß"), .option) == .insert("ß"))
    #expect(EditorKeymap.command(for: .space, []) == .insert(" "))
  }

  @Test func arrowsMoveByCharactersWordsAndLines() {
    let units: [(KeyModifiers, TextUnit)] = [
      ([], .character), (.option, .word), (.control, .word), (.command, .line),
    ]
    for (modifiers, unit) in units {
      for extending in [false, true] {
        let held = extending ? modifiers.union(.shift) : modifiers
        #expect(
          EditorKeymap.command(for: .left, held)
            == .moveSideways(.left, by: unit, extending: extending))
        #expect(
          EditorKeymap.command(for: .right, held)
            == .moveSideways(.right, by: unit, extending: extending))
      }
      #expect(EditorKeymap.command(for: .backspace, modifiers) == .delete(.backward, by: unit))
      #expect(EditorKeymap.command(for: .delete, modifiers) == .delete(.forward, by: unit))
    }
  }

  @Test func upHomeDownAndEndLeadToTheEndsOfTheLine() {
    for key in [Key.up, .home] {
      #expect(
        EditorKeymap.command(for: key, .shift) == .move(.backward, by: .line, extending: true))
    }
    for key in [Key.down, .end] {
      #expect(
        EditorKeymap.command(for: key, []) == .move(.forward, by: .line, extending: false))
    }
  }

  @Test(arguments: [KeyModifiers.command, .control])
  func shortcutsGoWithCommandAndControl(held: KeyModifiers) {
    let commands: [(Character, KeyModifiers, EditingCommand?)] = [
      ("a", held, .selectAll), ("c", held, .copy), ("x", held, .cut), ("v", held, .paste),
      ("z", held, .undo), ("Z", held.union(.shift), .redo), ("z", held.union(.shift), .redo),
      ("y", held, .redo), ("b", held, nil), ("c", held.union(.shift), nil),
      ("c", held.union(.option), nil), ("c", [.command, .control], nil),
    ]
    for (character, modifiers, command) in commands {
      #expect(EditorKeymap.command(for: .character(character), modifiers) == command)
    }
    #expect(EditorKeymap.command(for: .space, held) == nil)
  }

  @Test func keysOfTheScreenAreLeftToIt() {
    for key in [Key.enter, .escape, .tab, .pageUp, .pageDown] {
      #expect(EditorKeymap.command(for: key, []) == nil)
    }
  }
}
