import VitrineGraphics
import VitrineKit

extension Layer {
  /// Returns a direct child by its kit name.
  func child(_ name: String) throws(KitError) -> Layer {
    guard let index = index(ofChild: name) else { throw .missing(name, in: self.name) }
    return layers[index]
  }

  /// Changes a direct child in place.
  mutating func changeChild(
    _ name: String, _ change: (inout Layer) throws(KitError) -> Void
  ) throws(KitError) {
    guard let index = index(ofChild: name) else { throw .missing(name, in: self.name) }
    try change(&layers[index])
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
