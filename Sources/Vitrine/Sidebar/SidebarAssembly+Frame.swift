import VitrineGraphics
import VitrineKit

extension SidebarAssembly {
  /// Returns the search field with its words.
  func search(_ search: SidebarSearch, in slot: Layer) -> Layer {
    var slot = slot
    let kind = search.text.isEmpty ? "Placeholder" : "Value"
    let words = search.text.isEmpty ? search.prompt : search.text
    slot.kind = .use(
      master: "Sidebar/\u{100EC3}/\(appearance.kitName)/Search/\(kind)",
      overrides: [Override(path: ["Search"], change: .text(words))])
    return slot
  }

  /// Returns the toolbar with its buttons.
  func toolbar(_ toolbar: SidebarToolbar, in slot: Layer) throws(KitError) -> Layer {
    let style = toolbar.style == .fullScreen ? "Fullscreen" : "Floating Window"
    var master = try kit.layer(named: "Sidebar/\(appearance.kitName)/Toolbar/\(style)")
    let symbols = toolbar.trailingSymbols
    try master.changeChild("Trailing") { (group) throws(KitError) in
      try group.refill(count: symbols.count) { (button, index) throws(KitError) in
        button.setOverride(Override(path: [], change: .text(try kit.symbolText(symbols[index]))))
      }
    }
    let title = toolbar.leadingTitle ?? (sidebar.isEditing ? "Done" : "Edit")
    try master.changeChild("Leading") { (group) throws(KitError) in
      // In a window the buttons stand in a group of their own, behind the window's controls.
      if toolbar.style == .floatingWindow {
        try group.changeChild("Leading") { (inner) throws(KitError) in
          try setLeadingButton(&inner, title)
        }
      } else {
        try setLeadingButton(&group, title)
      }
    }
    return slot.holding(master)
  }

  private func setLeadingButton(_ group: inout Layer, _ title: String) throws(KitError) {
    try group.changeChild("Button") { (button) throws(KitError) in
      if title.isEmpty { return button.hide() }
      button.setOverride(Override(path: [], change: .text(title)))
    }
  }

  /// Returns the example screen with the words of its columns.
  func withColumns(_ root: Layer) throws(KitError) -> Layer {
    var root = root
    let columns = sidebar.columns ?? SidebarColumns()
    try root.changeChild("Column 1") { (column) throws(KitError) in
      try column.changeChild("Navigation Bar") { (bar) throws(KitError) in
        bar.setWords(columns.title, ofText: "Title")
        bar.setWords(columns.subtitle, ofText: "Subtitle")
        if let symbol = columns.symbol, !symbol.isEmpty {
          bar.setWords(try kit.symbolText(symbol), ofText: "Symbol")
        } else if columns.symbol != nil {
          try bar.changeChild("Trailing") { (button) throws(KitError) in button.hide() }
        }
      }
    }
    try root.changeChild("Column 2") { (column) throws(KitError) in
      if let words = columns.detailText {
        let bar = try column.child("Navigation Bar").frame
        try column.changeChild("Body") { (body) throws(KitError) in
          // The example's text is scrolled up below the bar; one's own starts behind it.
          body.frame.size.height -= bar.maxY - body.frame.minY
          body.frame.origin.y = bar.maxY
          body.setText(words.isEmpty ? nil : words)
        }
      }
      column.setWords(columns.detailTitle, ofText: "Title")
    }
    return root
  }
}
