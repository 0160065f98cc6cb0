internal import CATK
internal import CVitrineAccessibility
internal import Vitrine

extension AccessibilityRole {
  /// ATK's role of the same meaning; the mapping is the Core Accessibility API Mappings'.
  var atkRole: AtkRole {
    switch self {
    case .screen: ATK_ROLE_FRAME
    case .alertDialog: ATK_ROLE_ALERT
    case .dialog: ATK_ROLE_DIALOG
    case .group: ATK_ROLE_GROUPING
    case .staticText: ATK_ROLE_STATIC
    case .heading: ATK_ROLE_HEADING
    case .button: ATK_ROLE_PUSH_BUTTON
    case .textField: ATK_ROLE_ENTRY
    case .secureTextField: ATK_ROLE_PASSWORD_TEXT
    case .slider: ATK_ROLE_SLIDER
    case .tab: ATK_ROLE_PAGE_TAB
    case .tabList: ATK_ROLE_PAGE_TAB_LIST
    case .grid: ATK_ROLE_TABLE
    case .cell: ATK_ROLE_TABLE_CELL
    case .list: ATK_ROLE_LIST
    case .row: ATK_ROLE_LIST_ITEM
    case .tree: ATK_ROLE_TREE
    case .treeItem: ATK_ROLE_TREE_ITEM
    case .image: ATK_ROLE_IMAGE
    case .toggle: ATK_ROLE_TOGGLE_BUTTON
    case .popUpButton: ATK_ROLE_PUSH_BUTTON_MENU
    case .menu: ATK_ROLE_MENU
    case .menuItem: ATK_ROLE_MENU_ITEM
    case .searchField: ATK_ROLE_ENTRY
    }
  }

  /// What parts of the role can be asked.
  var kind: vitrine_kind {
    switch self {
    case .screen: VITRINE_KIND_WINDOW
    case .textField, .secureTextField, .searchField: VITRINE_KIND_FIELD
    case .slider: VITRINE_KIND_SLIDER
    case .group, .staticText, .heading, .tabList, .grid, .list, .tree, .image:
      VITRINE_KIND_PLAIN
    case .alertDialog, .dialog, .menu, .button, .tab, .cell, .row, .treeItem, .toggle, .popUpButton,
      .menuItem:
      VITRINE_KIND_CONTROL
    }
  }

  /// Whether one of several is chosen.
  var isSelectable: Bool {
    switch self {
    case .tab, .cell, .row, .treeItem: true
    default: false
    }
  }
}
