import VitrineGraphics
import VitrineKit
import VitrineLayout

/// Writes layers down in the form that `inspect --json` promises.
package struct LayerJSON {
  private let kit: Kit

  package init(kit: Kit) { self.kit = kit }

  /// Returns a layer as its page states it.
  package func stated(_ layer: Layer) -> JSONOutput {
    .object(members(layer, frame: layer.frame) + children(layer.layers.map { stated($0) }))
  }

  /// Returns a placed layer, its instances filled in.
  ///
  /// A component's own layers have their stored frames, and where they are drawn beside them if
  /// that is elsewhere; layers inside an instance have the frames that follow from its size.
  package func placed(_ placed: PlacedLayer, isInInstance: Bool = false) -> JSONOutput {
    let layer = placed.layer
    var members = members(layer, frame: isInInstance ? placed.frame : layer.frame)
    if !isInInstance, !placed.frame.isNear(layer.frame) {
      members.append(("placed", placed.frame.json))
    }
    let isInside = if case .use = layer.kind { true } else { isInInstance }
    let layers = placed.layers.map { self.placed($0, isInInstance: isInside) }
    return .object(members + children(layers))
  }

  private func children(_ layers: [JSONOutput]) -> [(String, JSONOutput)] {
    layers.isEmpty ? [] : [("layers", .array(layers))]
  }

  private func members(_ layer: Layer, frame: Rect) -> [(String, JSONOutput)] {
    var members: [(String, JSONOutput)] = [
      ("name", .string(layer.name)), ("kind", .string(layer.kind.word)), ("frame", frame.json),
    ]
    if layer.isHidden { members.append(("hidden", .bool(true))) }
    members += appearance(layer)
    members += [
      ("provenance", .string(provenance(of: layer).word)),
      ("line", .number(Double(layer.source.line))),
    ]
    if layer.source.page < kit.pages.count {
      members.append(("page", .string(kit.pages[Int(layer.source.page)].name)))
    }
    if let marks = marks(layer) { members.append(("marks", marks)) }
    if let note = kit.note(at: layer.source) { members.append(("note", .string(note))) }
    return members
  }

  /// Returns what a layer looks like, without its name, kind, place and source.
  package func appearance(_ layer: Layer) -> [(String, JSONOutput)] {
    var members = content(layer.kind)
    if let stack = layer.stack { members.append(("stack", stack.json)) }
    if !layer.corners.isSquare { members.append(("corners", layer.corners.json)) }
    if let style = layer.styleName { members.append(("style", .string(style))) }
    return members + look(layer)
  }

  /// Returns where the attributes come from that the kit does not state; nil where it states all.
  package func marks(_ layer: Layer) -> JSONOutput? {
    if layer.marks.isEmpty { return nil }
    return .object(layer.marks.map { ($0.attribute, .string($0.provenance.word)) })
  }

  /// A layer is the kit's unless it stands on a page of its own.
  private func provenance(of layer: Layer) -> Provenance {
    layer.provenance(of: "size")
  }

  private func look(_ layer: Layer) -> [(String, JSONOutput)] {
    var members: [(String, JSONOutput)] = []
    var fills = layer.fills
    if case .text(let content) = layer.kind, fills.isEmpty, let color = content.color {
      fills = [color]
    }
    if !fills.isEmpty { members.append(("fills", .array(fills.map { $0.json }))) }
    if !layer.borders.isEmpty { members.append(("borders", .array(layer.borders.map { $0.json }))) }
    if !layer.shadows.isEmpty { members.append(("shadows", .array(layer.shadows.map { $0.json }))) }
    if !layer.innerShadows.isEmpty {
      members.append(("innerShadows", .array(layer.innerShadows.map { $0.json })))
    }
    if let filter = layer.backdrop {
      members.append((filter.isGlass ? "glass" : "backgroundBlur", filter.json))
    }
    if layer.clipsChildren { members.append(("clip", .bool(true))) }
    if layer.isSeamless { members.append(("seamless", .bool(true))) }
    if layer.opacity != 1 { members.append(("opacity", .number(layer.opacity))) }
    if layer.blend != .normal { members.append(("blend", .string(layer.blend.name))) }
    return members
  }

  private func content(_ kind: Layer.Kind) -> [(String, JSONOutput)] {
    switch kind {
    case .text(let content): return content.members
    case .use(let master, let overrides):
      var members: [(String, JSONOutput)] = [("master", .string(master))]
      if !overrides.isEmpty {
        members.append(
          ("overrides", .object(overrides.map { ($0.target, $0.change.json) })))
      }
      return members
    case .path(let content):
      guard let width = content.strokeWidth else { return [] }
      return [("stroke", .number(width))]
    default: return []
    }
  }
}

extension TextContent {
  fileprivate var members: [(String, JSONOutput)] {
    var members: [(String, JSONOutput)] = [
      ("text", .string(string)), ("font", .string(font)), ("fontSize", .number(fontSize)),
    ]
    if let lineHeight { members.append(("lineHeight", .number(lineHeight))) }
    let align =
      switch alignment {
      case .left: "left"
      case .center: "center"
      case .right: "right"
      }
    members.append(("align", .string(align)))
    if let styleName { members.append(("textStyle", .string(styleName))) }
    if isUppercase { members.append(("transform", .string("uppercase"))) }
    return members
  }
}

extension Override.Change {
  fileprivate var json: JSONOutput {
    switch self {
    case .text(let text): .string(text)
    case .visible(let flag): .bool(flag)
    case .swap(let name): .string(name)
    case .fill(let fills): .array(fills.map { $0.json })
    }
  }
}

extension Layer.Kind {
  /// The word in JSON.
  package var word: String {
    switch self {
    case .component: "component"
    case .group: "group"
    case .text: "text"
    case .rect: "rect"
    case .oval: "oval"
    case .path: "path"
    case .use: "use"
    }
  }
}

extension Rect {
  /// Returns whether the frames agree within the rounding of stored numbers.
  fileprivate func isNear(_ other: Rect) -> Bool {
    abs(minX - other.minX) < 0.01 && abs(minY - other.minY) < 0.01
      && abs(width - other.width) < 0.01 && abs(height - other.height) < 0.01
  }
}
