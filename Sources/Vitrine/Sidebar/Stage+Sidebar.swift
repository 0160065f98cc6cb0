import VitrineGraphics
import VitrineKit
import VitrineLayout

extension Stage {
  /// Adds a sidebar: beside its columns on the kit's example screen, or alone over all of it.
  mutating func addSidebar(_ sidebar: Sidebar) throws(KitError) {
    let typeScale = try TypeScale(surroundings.dynamicTypeSize, kit: kit)
    let assembly = SidebarAssembly(
      sidebar: sidebar, kit: kit, appearance: surroundings.appearance, screenHeight: size.height,
      topInset: screen.safeArea.top, isRightToLeft: isRightToLeft, typeScale: typeScale,
      placer: placer)
    var placed: PlacedLayer
    if sidebar.columns == nil {
      try addSurface(named: "Examples/Sidebar")
      placed = placer.place(try assembly.list(), size: size)
    } else {
      var root = try assembly.screen()
      if surroundings.backdrop != .screen { root.fills = [] }
      if !surroundings.showsStatusBar {
        try root.changeChild("Status Bar") { (bar) throws(KitError) in bar.hide() }
      }
      placed = placer.place(root, size: size)
    }
    placed.showEndOfSearchText()
    layers.append(placed)
    if sidebar.columns == nil { try addStatusBar() }
  }
}

extension SidebarLine {
  /// The words of the line.
  var words: String {
    switch self {
    case .header(let section): section.title ?? ""
    case .row(let row, depth: _): row.title
    }
  }
}

extension PlacedLayer {
  /// Moves words that are too long for the search field so that the caret behind them shows.
  fileprivate mutating func showEndOfSearchText() {
    guard let caret = layers.firstIndex(where: { $0.layer.name == "Cursor" }) else {
      for index in layers.indices { layers[index].showEndOfSearchText() }
      return
    }
    let excess = layers[caret].frame.maxX - frame.width
    guard excess > 0 else { return }
    for index in layers.indices { layers[index].frame.origin.x -= excess }
    layer.clipsChildren = true
  }
}
