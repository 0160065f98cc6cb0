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
    members += origin(source: layer.source, marks: layer.marks)
    if let master = masterSource(layer) { members.append(("masterSource", master)) }
    return members
  }

  /// Returns where a layer's values come from.
  private func origin(source: SourceLine, marks: [AttributeMark]) -> [(String, JSONOutput)] {
    // A layer is as much the kit's as its size is.
    let size = marks.first { $0.attribute == "size" }
    var members: [(String, JSONOutput)] = [
      ("provenance", .string((size?.provenance ?? .kit).word)),
      ("line", .number(Double(source.line))),
    ]
    if source.page < kit.pages.count {
      members.append(("page", .string(kit.pages[Int(source.page)].name)))
    }
    if let marks = object(of: marks) { members.append(("marks", marks)) }
    if let note = kit.note(at: source) { members.append(("note", .string(note))) }
    return members
  }

  /// Returns what a layer looks like, without its name, kind, place and source.
  package func appearance(_ layer: Layer) -> [(String, JSONOutput)] {
    var members = content(layer.kind)
    if let stack = layer.stack { members.append(("stack", stack.json(stated: layer.stated))) }
    members += following(layer)
    if !layer.corners.isSquare || layer.stated.contains(.corners) {
      members.append(("corners", layer.cornersJSON))
    }
    if let style = layer.styleName { members.append(("style", .string(style))) }
    return members + look(layer)
  }

  /// Returns where the attributes come from that the kit does not state; nil where it states all.
  package func marks(_ layer: Layer) -> JSONOutput? { object(of: layer.marks) }

  /// Returns where a filled-in instance's master stands and where its root's values come from.
  package func masterSource(_ layer: Layer) -> JSONOutput? {
    layer.masterOrigin.map { .object(origin(source: $0.source, marks: $0.marks)) }
  }

  /// Returns the marks of a filled-in instance's master; nil where its root has none.
  package func masterMarks(_ layer: Layer) -> JSONOutput? {
    layer.masterOrigin.flatMap { object(of: $0.marks) }
  }

  private func object(of marks: [AttributeMark]) -> JSONOutput? {
    if marks.isEmpty { return nil }
    return .object(marks.map { ($0.attribute, .string($0.provenance.word)) })
  }

  /// Returns how a layer takes its size in a stack, or follows its parent's outside one.
  private func following(_ layer: Layer) -> [(String, JSONOutput)] {
    if layer.ignoresStack {
      let (width, height) = (layer.horizontalResizing.word, layer.verticalResizing.word)
      return [("resize", .object([("width", .string(width)), ("height", .string(height))]))]
    }
    let (width, height) = (layer.widthSizing, layer.heightSizing)
    if width == .fixed, height == .fixed { return [] }
    return [
      ("sizing", .object([("width", .string(width.word)), ("height", .string(height.word))]))
    ]
  }

  private func look(_ layer: Layer) -> [(String, JSONOutput)] {
    var members: [(String, JSONOutput)] = []
    var fills = layer.fills
    if case .text(let content) = layer.kind, fills.isEmpty, let color = content.color {
      fills = [color]
    }
    if case .text(let content) = layer.kind, !layer.fills.isEmpty, let color = content.color {
      members.append(("textColor", color.json))
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
    if isCenteredVertically { members.append(("verticalAlign", .string("middle"))) }
    if isFitted { members.append(("fitted", .bool(true))) }
    if minimumScale != 1 { members.append(("minimumScale", .number(minimumScale))) }
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
