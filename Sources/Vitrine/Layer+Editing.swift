import VitrineGraphics
import VitrineKit

extension Layer {
  /// Returns a direct child by its kit name.
  func child(_ name: String) throws(KitError) -> Layer {
    guard let index = index(ofChild: name) else { throw .missing(name, in: self.name) }
    return layers[index]
  }

  /// Changes a direct child in place.
  ///
  /// The occurrence says which one of several children of the name, counted from 1.
  mutating func changeChild(
    _ name: String, occurrence: Int = 1, _ change: (inout Layer) throws(KitError) -> Void
  ) throws(KitError) {
    let indices = layers.indices.filter { index in layers[index].name == name }
    guard indices.count >= occurrence else { throw .missing(name, in: self.name) }
    try change(&layers[indices[occurrence - 1]])
  }

  /// Gives a stack as many children as asked for and changes each.
  ///
  /// The stored children are used as far as there are any, the last one again for all further.
  /// Without any child the stack is hidden.
  mutating func refill(
    count: Int, _ change: (inout Layer, Int) throws(KitError) -> Void
  ) throws(KitError) {
    guard count > 0 else { return hide() }
    guard let prototype = layers.last else { throw .missing("child", in: name) }
    if layers.count != count { isRebuilt = true }
    var filled: [Layer] = []
    for index in 0..<count {
      var slot = index < layers.count ? layers[index] : prototype
      try change(&slot, index)
      filled.append(slot)
    }
    layers = filled
  }

  /// Puts a change in the place of all changes of an instance.
  mutating func setOverride(_ override: Override) {
    guard case .use(let master, _) = kind else { return }
    kind = .use(master: master, overrides: [override])
  }

  /// Turns the chevrons that point the way for screens that are read from right to left.
  mutating func turnChevrons() {
    if case .text(var content) = kind, content.string == "\u{10018A}" {
      content.string = "\u{100189}"
      kind = .text(content)
    }
    for index in layers.indices { layers[index].turnChevrons() }
  }

  /// Returns the layer with the layers of a component that was changed beforehand, as an instance
  /// of it would hold them.
  func holding(_ master: Layer) -> Layer {
    var layer = self
    layer.kind = .group
    layer.contentSize = master.contentSize
    layer.fills = master.fills
    layer.stack = master.stack
    layer.isRebuilt = master.isRebuilt
    layer.layers = master.layers
    return layer
  }

  /// Exchanges the words of all text layers of a name inside; nil keeps them, empty hides them.
  mutating func setWords(_ words: String?, ofText name: String) {
    guard let words else { return }
    if self.name == name, case .text = kind { setText(words.isEmpty ? nil : words) }
    for index in layers.indices { layers[index].setWords(words, ofText: name) }
  }

  /// Sets the most lines of all text layers of a name inside.
  mutating func limitLines(ofText name: String, to count: Int) {
    if self.name == name, case .text(var content) = kind {
      content.lineLimit = count
      kind = .text(content)
    }
    for index in layers.indices { layers[index].limitLines(ofText: name, to: count) }
  }

  /// Lets a text that is a child, or lies inside one, wrap, and every box around it grow with it.
  ///
  /// Returns whether there is such a text.
  @discardableResult
  mutating func letTextWrap(_ name: String, lineLimit: Int?) -> Bool {
    if self.name == name, case .text(var content) = kind {
      content.lineLimit = lineLimit
      kind = .text(content)
      heightSizing = .hug
      return true
    }
    var holdsText = false
    for index in layers.indices where layers[index].letTextWrap(name, lineLimit: lineLimit) {
      holdsText = true
    }
    if holdsText { heightSizing = .hug }
    return holdsText
  }

  /// Takes the layer out of drawing and layout.
  mutating func hide() {
    if isHidden { return }
    isHidden = true
    visibilityIsChanged.toggle()
  }

  /// Exchanges the words of a text layer; without words it is hidden.
  mutating func setText(_ words: String?) {
    guard let words else { return hide() }
    guard case .text(var content) = kind, content.string != words else { return }
    content.string = words
    kind = .text(content)
    textIsChanged = true
  }

  private func index(ofChild name: String) -> Int? {
    layers.firstIndex { $0.name == name }
  }
}

extension KitError {
  /// The error for a component that lacks a part that its live counterpart is built of.
  static func missing(_ part: String, in component: String) -> KitError {
    KitError(
      .unknownLayer, "“\(component)” has no layer “\(part)”",
      mend: "give the layer its name in the spec file again", suggestions: [])
  }
}
