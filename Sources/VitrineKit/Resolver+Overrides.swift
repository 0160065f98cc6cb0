import VitrineGraphics

extension Resolver {
  /// Applies overrides to a filled-in layer: swaps first, then short paths before long ones.
  mutating func apply(_ overrides: [Override], to layer: inout Layer) throws(KitError) {
    let order = overrides.indices.sorted { left, right in
      let (first, second) = (overrides[left], overrides[right])
      if first.isSwap != second.isSwap { return first.isSwap }
      if first.path.count != second.path.count { return first.path.count < second.path.count }
      return left < right
    }
    for index in order { try apply(overrides[index], to: &layer) }
  }

  private mutating func apply(_ override: Override, to layer: inout Layer) throws(KitError) {
    let place = try place(of: override, in: layer)
    var resolver = self
    try layer.withLayer(at: place[...]) { target throws(KitError) in
      switch override.change {
      case .text(let string): target.setText(string)
      case .visible(let isVisible):
        if target.isHidden == isVisible {
          target.isHidden = !isVisible
          target.visibilityIsChanged.toggle()
        }
      case .fill(let fills): target.fills = fills
      case .swap(let name): try resolver.swap(&target, for: name)
      }
    }
    self = resolver
  }

  /// Gives an instance another master; overrides that the specs state for the old one are gone.
  private mutating func swap(_ layer: inout Layer, for name: String) throws(KitError) {
    guard case .use(let oldName, _) = layer.kind else { return }
    if let entry = kit.entry(.component, named: oldName) {
      let old = try kit.layer(entry)
      if old.opacity > 0, old.opacity < 1 { layer.opacity /= old.opacity }
      if layer.blend == old.blend { layer.blend = .normal }
    }
    layer.kind = .use(master: name, overrides: [])
    try embed(name, in: &layer)
  }

  /// Finds the one layer that an override means.
  private func place(
    of override: Override, in layer: Layer
  ) throws(KitError) -> LayerSearch.Place {
    let search = LayerSearch(root: layer, path: override.path)
    let named = search.places
    guard !named.isEmpty else {
      let choices = search.choices
      throw KitError(
        .unknownLayer, "there is no layer “\(override.pathText)” in “\(layer.name)”",
        mend: choices.isEmpty ? "it holds no layers" : "there are \(Nearest.list(choices))",
        suggestions: choices)
    }
    var fitting: [LayerSearch.Place] = []
    for place in named {
      let target = layer.layer(at: place)
      if override.fits(target, isRoot: place.isEmpty) {
        fitting.append(place)
      } else {
        target.visit(from: place) { inner, place in
          if override.fits(inner, isRoot: false) { fitting.append(place) }
        }
      }
    }
    return try only(fitting, for: override, in: layer)
  }

  private func only(
    _ places: [LayerSearch.Place], for override: Override, in layer: Layer
  ) throws(KitError) -> LayerSearch.Place {
    if let place = places.first, places.count == 1 { return place }
    let names = places.prefix(12).map { place in layer.path(to: place) }
    guard !places.isEmpty else {
      throw KitError(
        .unknownLayer,
        "no layer that “\(override.target)” could change lies there in “\(layer.name)”",
        mend: "name one of \(Nearest.list(layer.childNames))", suggestions: layer.childNames)
    }
    throw KitError(
      .ambiguousLayer, "“\(override.target)” fits \(places.count) layers in “\(layer.name)”",
      mend: "name one of \(Nearest.list(names))", suggestions: names)
  }
}

extension Override {
  fileprivate var isSwap: Bool {
    if case .swap = change { true } else { false }
  }

  /// Returns whether a layer can be changed so.
  fileprivate func fits(_ layer: Layer, isRoot: Bool) -> Bool {
    switch change {
    case .text:
      if case .text = layer.kind { true } else { false }
    case .swap:
      if case .use = layer.kind { !isRoot } else { false }
    case .visible: !isRoot
    case .fill:
      if case .text = layer.kind { true } else { layer.fills.contains { fill in fill.isDrawn } }
    }
  }
}

extension Layer {
  /// Calls a closure with every layer below this one and its place.
  fileprivate func visit(
    from place: LayerSearch.Place, _ body: (Layer, LayerSearch.Place) -> Void
  ) {
    for index in layers.indices {
      let child = place + [index]
      body(layers[index], child)
      layers[index].visit(from: child, body)
    }
  }

  /// Returns the names that lead to a place, divided by `/`.
  fileprivate func path(to place: LayerSearch.Place) -> String {
    var text = ""
    var layer = self
    for index in place {
      text += (text.isEmpty ? "" : "/") + layer.childNames[index]
      layer = layer.layers[index]
    }
    return text
  }

  /// Changes the words, and remembers that they are others than before.
  fileprivate mutating func setText(_ string: String) {
    guard case .text(var content) = kind, content.string != string else { return }
    content.string = string
    kind = .text(content)
    textIsChanged = true
  }
}
