import VitrineGraphics

extension Kit {
  /// Returns a layer with every instance filled in, then changed.
  ///
  /// An instance stays a `use`; it takes over its master's look and layers, and its `contentSize`
  /// is the master's own size. Overrides that the specs state come first, those given here after
  /// them; of those given together, swaps come first, then short paths before long ones.
  /// - Throws: `KitError` where a name or a path is wrong, or a master holds itself.
  public func resolve(_ layer: Layer, overrides: [Override] = []) throws(KitError) -> Layer {
    var resolver = Resolver(kit: self)
    var resolved = layer
    try resolver.fill(&resolved)
    try resolver.apply(overrides, to: &resolved)
    return resolved
  }

  /// Returns a component by name with every instance filled in, then changed.
  ///
  /// - Throws: `KitError` where a name or a path is wrong, or a master holds itself.
  public func resolve(
    named name: String, overrides: [Override] = []
  ) throws(KitError) -> Layer {
    try resolve(try layer(named: name), overrides: overrides)
  }

  /// Returns an instance of a component as a layer, filled in and changed.
  ///
  /// The layer has the component's own size and lies at the origin.
  public func instance(
    of name: String, as layerName: String, overrides: [Override] = []
  ) throws(KitError) -> Layer {
    let fullName = try componentName(name)
    let master = try layer(named: fullName)
    var instance = Layer(
      name: layerName, kind: .use(master: fullName, overrides: overrides), frame: master.frame,
      source: master.source)
    var resolver = Resolver(kit: self)
    try resolver.fill(&instance)
    return instance
  }
}

/// Fills instances in.
struct Resolver {
  /// The most layers in one resolved component, which bounds time and memory.
  private static let mostLayers = 100_000

  let kit: Kit
  /// The masters that are being filled in, outermost first.
  private var chain: [String] = []
  private var count = 0
  private var depth = 0
  /// The masters that have been filled in.
  private var masters: [Master] = []

  /// A filled-in master, kept for its next instance.
  private struct Master {
    let entry: SpecEntry
    let layer: Layer
    let count: Int
    let height: Int
  }

  init(kit: Kit) { self.kit = kit }

  /// Fills in a layer and everything below it.
  mutating func fill(_ layer: inout Layer) throws(KitError) {
    depth += 1
    defer { depth -= 1 }
    try take(count: 1, height: 0, of: layer.name)
    for index in layer.layers.indices { try fill(&layer.layers[index]) }
    guard case .use(let master, let overrides) = layer.kind else { return }
    do throws(KitError) {
      try embed(master, in: &layer)
      try apply(overrides, to: &layer)
    } catch {
      let page = kit.pages[min(Int(layer.source.page), kit.pages.count - 1)]
      throw error.located(file: page.path, line: Int(layer.source.line))
    }
  }

  /// Counts layers, and fails where they are too many or lie too deep.
  private mutating func take(count: Int, height: Int, of name: String) throws(KitError) {
    self.count += count
    guard depth + height <= LayerParser.deepest else {
      throw KitError(
        .tooLarge, "“\(name)” lies more than \(LayerParser.deepest) layers deep",
        mend: "nest fewer instances")
    }
    guard self.count <= Self.mostLayers else {
      throw KitError(
        .tooLarge, "“\(name)” has more than \(Self.mostLayers) layers",
        mend: "nest fewer instances")
    }
  }

  /// Gives an instance the look and the layers of its master.
  mutating func embed(_ name: String, in layer: inout Layer) throws(KitError) {
    guard let entry = kit.entry(.component, named: name) else {
      throw kit.unknown(.component, "component", name)
    }
    guard !chain.contains(name) else {
      throw KitError(
        .recursion, "“\(name)” holds itself",
        mend: "take the instance out of \(Nearest.list(chain))")
    }
    for known in masters where known.entry.hash == entry.hash && known.entry.name == name {
      try take(count: known.count, height: known.height, of: name)
      return layer.embed(known.layer)
    }
    chain.append(name)
    defer { chain.removeLast() }
    var master = try kit.layer(entry)
    let before = count
    try fill(&master)
    masters.append(
      Master(entry: entry, layer: master, count: count - before, height: master.height))
    layer.embed(master)
  }
}

extension Layer {
  /// The number of layers on the longest way down.
  fileprivate var height: Int {
    var height = 0
    for layer in layers { height = max(height, layer.height + 1) }
    return height
  }

  /// Takes over a filled-in master: its own size, look and layers.
  fileprivate mutating func embed(_ master: Layer) {
    contentSize = master.frame.size
    opacity *= master.opacity
    if blend == .normal { blend = master.blend }
    fills = master.fills
    borders = master.borders
    shadows = master.shadows
    innerShadows = master.innerShadows
    backdrop = master.backdrop
    corners = master.corners
    cornerStyle = master.cornerStyle
    stated = master.stated
    styleName = master.styleName
    clipsChildren = master.clipsChildren
    isSeamless = master.isSeamless
    stack = master.stack
    layers = master.layers
    masterOrigin = MasterOrigin(source: master.source, marks: master.marks)
  }
}
