import Vitrine

/// What scripts call things.
enum ScriptNames {
  static let phases: [(String, PointerEvent.Phase)] = [
    ("down", .down), ("move", .move), ("up", .up), ("cancel", .cancel), ("hover", .hover),
  ]
  static let roles: [(String, AccessibilityRole)] = [
    ("alert", .alertDialog), ("dialog", .dialog), ("group", .group), ("words", .staticText),
    ("heading", .heading), ("button", .button), ("field", .textField),
    ("secure-field", .secureTextField), ("slider", .slider), ("tab", .tab), ("grid", .grid),
    ("cell", .cell), ("list", .list), ("row", .row), ("image", .image), ("toggle", .toggle),
    ("tree", .tree), ("tree-row", .treeItem), ("menu", .menu), ("menu-item", .menuItem),
    ("pop-up", .popUpButton), ("search-field", .searchField), ("tabs", .tabList),
  ]
  static let modifiers: [(String, KeyModifiers)] = [
    ("shift", .shift), ("control", .control), ("option", .option), ("command", .command),
  ]
  static let keys: [(String, Key)] = [
    ("enter", .enter), ("escape", .escape), ("tab", .tab), ("space", .space),
    ("backspace", .backspace), ("delete", .delete), ("left", .left), ("right", .right),
    ("up", .up), ("down", .down), ("home", .home), ("end", .end), ("page-up", .pageUp),
    ("page-down", .pageDown),
  ]
  static let actions: [(String, AccessibilityAction)] = [
    ("activate", .activate), ("focus", .focus), ("increment", .increment),
    ("decrement", .decrement), ("escape", .escape), ("scroll-to-visible", .scrollToVisible),
    ("expand", .expand), ("collapse", .collapse),
  ]
  static let settings = [
    "appearance", "text-size", "direction", "reduce-motion", "increase-contrast",
    "reduce-transparency", "keyboard", "size",
  ]
  static let appearances: [(String, Appearance)] = [("light", .light), ("dark", .dark)]
  static let directions: [(String, LayoutDirection)] = [
    ("ltr", .leftToRight), ("rtl", .rightToLeft),
  ]
  static let states: [(String, ScriptExpectation.State)] = [
    ("present", .present), ("absent", .absent), ("enabled", .enabled), ("disabled", .disabled),
    ("focused", .focused), ("selected", .selected), ("unselected", .unselected),
  ]
}

extension AccessibilityAction {
  /// What scripts call the action.
  var scriptName: String {
    switch self {
    case .setValue: "value"
    case .setSelection: "select"
    case .replaceText: "replace"
    default: ScriptNames.name(of: self, in: ScriptNames.actions)
    }
  }

  /// A Boolean value that is true for what does no harm where it does nothing.
  var isAlwaysPossible: Bool { self == .escape || self == .scrollToVisible }

  /// Returns whether two actions are of one kind, whatever the value.
  func isSame(as other: AccessibilityAction) -> Bool {
    switch (self, other) {
    case (.setValue, .setValue), (.setSelection, .setSelection), (.replaceText, .replaceText): true
    default: self == other
    }
  }
}
