import VitrineGraphics
import VitrineJSON
import VitrineKit
import VitrineLayout

/// What the page knows about the components, as a script.
///
/// A script, as a page from the file system may not read JSON. Looks, spec lines and texts that
/// repeat are written once: layers name them by index.
struct GalleryData {
  private let components: [JSONOutput]
  private let looks: [JSONOutput]
  private let sources: [JSONOutput]

  init(_ site: GallerySite) {
    var layers = LayerTable(kit: site.renderer.kit)
    components = site.components.map { component in
      Self.json(component, layers: layers.add(component.placed))
    }
    looks = layers.looks
    sources = layers.sources
  }

  /// The script: one constant.
  var script: [UInt8] {
    let backdrops = GalleryBackdrop.allCases.map { backdrop in
      JSONOutput.object([
        ("id", .string(backdrop.rawValue)), ("title", .string(backdrop.title)),
        ("color", backdrop.hex.map { .string(Color(hex: $0).hex) } ?? .null),
      ])
    }
    let lines = [
      "\"scale\": \(JSONOutput.number(GallerySite.scale).compact)",
      "\"backdrops\": \(JSONOutput.array(backdrops).compact)",
      Self.list("components", components), Self.list("looks", looks),
      Self.list("sources", sources),
    ]
    let text = "const vitrineData = {\n" + lines.joined(separator: ",\n") + "\n};\n"
    return Array(text.utf8)
  }

  private static func list(_ name: String, _ values: [JSONOutput]) -> String {
    "\"\(name)\": [\n" + values.map { $0.compact }.joined(separator: ",\n") + "\n]"
  }

  private static func json(_ component: GalleryComponent, layers: JSONOutput) -> JSONOutput {
    let pixels = component.pixels(scale: GallerySite.scale)
    return .object([
      ("name", .string(component.name)), ("page", .string(component.page)),
      ("family", .string(component.family)), ("title", .string(component.title)),
      ("appearance", component.appearance.map { .string($0) } ?? .null),
      ("slug", .string(component.slug)),
      ("size", component.placed.frame.size.json), ("margin", .number(component.margin)),
      ("pixels", .array([.number(Double(pixels.width)), .number(Double(pixels.height))])),
      ("readsBackdrop", .bool(component.readsBackdrop)), ("layers", layers),
    ])
  }
}

/// The layers of all components, with what they share in tables.
private struct LayerTable {
  private let kit: Kit
  private let json: LayerJSON
  private(set) var looks: [JSONOutput] = []
  private(set) var sources: [JSONOutput] = []
  private var lookIndices: [String: Int] = [:]
  private var sourceIndices: [SourceLine: Int] = [:]

  init(kit: Kit) {
    self.kit = kit
    json = LayerJSON(kit: kit)
  }

  /// Returns a component's layers in drawing order, each as `[depth, name, x, y, width, height,
  /// look, source]` with its frame in the component's coordinates.
  mutating func add(_ root: PlacedLayer) -> JSONOutput {
    var rows: [JSONOutput] = []
    var root = root
    root.frame.origin = .zero
    add(root, at: .zero, depth: 0, to: &rows)
    return .array(rows)
  }

  private mutating func add(
    _ placed: PlacedLayer, at origin: Point, depth: Int, to rows: inout [JSONOutput]
  ) {
    let frame = placed.frame.offset(by: origin)
    rows.append(
      .array([
        .number(Double(depth)), .string(placed.layer.name), rounded(frame.minX),
        rounded(frame.minY), rounded(frame.width), rounded(frame.height),
        .number(Double(look(placed.layer))), .number(Double(source(placed.layer.source))),
      ]))
    for child in placed.layers { add(child, at: frame.origin, depth: depth + 1, to: &rows) }
  }

  private mutating func look(_ layer: Layer) -> Int {
    var members = [("kind", JSONOutput.string(layer.kind.word))] + json.appearance(layer)
    if let marks = json.marks(layer) { members.append(("marks", marks)) }
    if let marks = json.masterMarks(layer) { members.append(("masterMarks", marks)) }
    let look = JSONOutput.object(members)
    let key = look.compact
    if let known = lookIndices[key] { return known }
    looks.append(look)
    lookIndices[key] = looks.count - 1
    return looks.count - 1
  }

  private mutating func source(_ line: SourceLine) -> Int {
    if let known = sourceIndices[line] { return known }
    let location = kit.location(of: line)
    sources.append(
      .array([
        .string(location.file), .number(Double(location.line)),
        .string(kit.text(of: line) ?? ""),
      ]))
    sourceIndices[line] = sources.count - 1
    return sources.count - 1
  }

  /// Returns a length with four decimals, which is what the specs have at most.
  private func rounded(_ length: Double) -> JSONOutput {
    .number((length * 10_000).rounded() / 10_000)
  }
}

extension Size {
  fileprivate var json: JSONOutput { .array([.number(width), .number(height)]) }
}
