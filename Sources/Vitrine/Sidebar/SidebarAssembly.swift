import VitrineGraphics
import VitrineKit

/// Builds a sidebar's layers out of the kit's own masters, as a designer would.
///
/// The example screen gives the frame; its rows are exchanged for as many instances as there are
/// lines, and the layout does the rest. With the example's content the result is the example.
struct SidebarAssembly {
  let sidebar: Sidebar
  let kit: Kit
  let appearance: Appearance
  /// The height of the screen in points: lines below it are not built.
  let screenHeight: Double
  /// The room for the status bar at the top in points.
  let topInset: Double
  let isRightToLeft: Bool
  let typeScale: TypeScale

  private var blocks: String { "Sidebar/\u{100EC3}/\(appearance.kitName)" }
  private var parts: String { "Sidebar/\(appearance.kitName)" }

  /// Returns the sidebar beside its two columns, resolved.
  func screen() throws(KitError) -> Layer {
    let name = "Examples/Sidebar/\(appearance.kitName)"
    let list = try list()
    var root = try kit.layer(named: name)
    root = try kit.resolve(root)
    try root.changeChild("Sidebar") { (layer) throws(KitError) in layer = list }
    return try withColumns(root)
  }

  /// Returns the sidebar alone, resolved.
  func list() throws(KitError) -> Layer {
    let example = try kit.layer(named: "Examples/Sidebar/\(appearance.kitName)")
    var layer = try example.child("Sidebar")
    let prototypes = try Prototypes(layer)
    layer.isRebuilt = true
    let padding = layer.stack?.padding.top ?? 0
    layer.stack?.padding.top = max(topInset, padding)
    layer.layers = []
    var background = prototypes.background
    if !sidebar.isActive {
      background.kind = .use(master: "\(blocks)/BG/Inactive", overrides: [])
      // The example repeats the active colour below the background.
      layer.fills = []
    }
    layer.layers.append(background)
    if let toolbar = sidebar.toolbar {
      layer.layers.append(try self.toolbar(toolbar, in: prototypes.toolbar))
    }
    if let search = sidebar.search {
      layer.layers.append(self.search(search, in: prototypes.search))
    }
    let lines = sidebar.visibleLines(limit: mostLines(prototypes))
    for line in lines { layer.layers.append(try self.line(line, prototypes)) }
    let first = layer.layers.count - lines.count
    var resolved = try kit.resolve(layer)
    try indentDeepRows(&resolved, lines, from: first)
    if !typeScale.isDefault {
      for index in resolved.layers.indices.dropFirst(first) {
        resolved.layers[index].applyTypeScale(typeScale)
      }
    }
    if isRightToLeft { resolved.turnChevrons() }
    return resolved
  }

  private func mostLines(_ prototypes: Prototypes) -> Int {
    Int(max(0, screenHeight) / max(1, prototypes.row.frame.height)) + 1
  }

  private func line(_ line: SidebarLine, _ prototypes: Prototypes) throws(KitError) -> Layer {
    switch line {
    case .header(let section):
      var layer = prototypes.header
      layer.kind = .use(
        master: "\(parts)/Header/Header", overrides: try headerOverrides(section))
      return layer
    case .row(let row, let depth):
      var layer = prototypes.row
      layer.kind = .use(
        master: "\(parts)/Items/Level \(min(depth, SidebarPart.deepestLevel))",
        overrides: try rowOverrides(row))
      return layer
    }
  }

  private func headerOverrides(_ section: SidebarSection) throws(KitError) -> [Override] {
    var overrides = [Override(path: ["Title"], change: .text(section.title ?? ""))]
    if let detail = section.detail {
      overrides.append(Override(path: ["Detail"], change: .text(detail)))
    } else {
      overrides.append(Override(path: ["Detail"], change: .visible(false)))
    }
    if let isExpanded = section.isExpanded {
      overrides += try chevron(at: ["Disclosure"], isOpen: isExpanded)
    } else {
      overrides.append(Override(path: ["Disclosure"], change: .visible(false)))
    }
    return overrides
  }

  /// Returns the changes that turn a chevron and give it its colour, which the kit's header lacks.
  func chevron(at path: [String], isOpen: Bool) throws(KitError) -> [Override] {
    let submenu = try kit.resolve(named: "\(blocks)/Items/Trailing/Submenu")
    let glyph = try submenu.child("Chevron").child("Glyph")
    return [
      Override(
        path: path, change: .swap("Sidebar/\u{100EC3}/Submenu/\(isOpen ? "Open" : "Closed")")),
      Override(path: path + ["Glyph"], change: .fill(glyph.fills)),
    ]
  }

  /// Moves rows that lie deeper than the kit's levels in by the kit's step.
  private func indentDeepRows(
    _ list: inout Layer, _ lines: [SidebarLine], from first: Int
  ) throws(KitError) {
    let deepest = SidebarPart.deepestLevel
    let last = try kit.layer(named: "\(parts)/Items/Level \(deepest)").stack?.padding.left ?? 0
    let before = try kit.layer(named: "\(parts)/Items/Level \(deepest - 1)").stack?.padding.left
    let step = last - (before ?? 0)
    let most = try kit.metric(named: "Sidebar/most levels")
    for (index, line) in lines.enumerated() {
      guard case .row(_, let depth) = line, depth > deepest else { continue }
      let levels = min(Double(depth), most - 1) - Double(deepest)
      list.layers[first + index].stack?.padding.left += step * levels
      list.layers[first + index].isRebuilt = true
    }
  }
}

/// The layers of the kit's example that stand for all of their kind.
private struct Prototypes {
  let background: Layer
  let toolbar: Layer
  let search: Layer
  let row: Layer
  let header: Layer

  init(_ sidebar: Layer) throws(KitError) {
    background = try sidebar.child("BG")
    toolbar = try sidebar.child("Toolbar")
    search = try sidebar.child("Search")
    row = try sidebar.child("Source List Item")
    header = try sidebar.child("Source List Header")
  }
}

/// What the kit's sidebar page is made of.
enum SidebarPart {
  /// The deepest level that the kit has a master for.
  static let deepestLevel = 2
}
