import VitrineGraphics
import VitrineKit
import VitrineLayout

/// Components of the kit, placed with texts of known widths.
struct KitLayout {
  private let kit: Kit
  private let placer = LayerPlacer(text: CountingSetter())

  init() throws { kit = try Kit() }

  /// Places a component at a size; at its own without one.
  func place(_ name: String, at size: Size? = nil) throws -> PlacedLayer {
    placer.place(try kit.resolve(named: name), size: size)
  }

  /// The names of a page's components.
  func names(ofPage page: String) throws -> [String] {
    try kit.components(ofPage: page).map { component in component.name }
  }

  /// Returns the first layer with another frame than the one it is stored with, and its new frame.
  func firstMove(in name: String) throws -> String? {
    let stored = try kit.resolve(named: name)
    return move(of: stored, placed: placer.place(stored), path: name)
  }

  private func move(of layer: Layer, placed: PlacedLayer, path: String) -> String? {
    let visible = layer.layers.filter { child in !child.isHidden }
    for (child, place) in zip(visible, placed.layers) {
      let name = path + "/" + child.name
      if !isNear(child.frame, place.frame) { return "\(name) to \(place.frame)" }
      // The layers of an instance follow its size, so only their master knows their frames.
      if case .use = child.kind { continue }
      if let move = move(of: child, placed: place, path: name) { return move }
    }
    return nil
  }

  private func isNear(_ one: Rect, _ other: Rect) -> Bool {
    abs(one.minX - other.minX) < 0.001 && abs(one.minY - other.minY) < 0.001
      && abs(one.width - other.width) < 0.001 && abs(one.height - other.height) < 0.001
  }
}

extension PlacedLayer {
  /// Returns the frame, in its parent, of the layer that names lead to.
  subscript(_ path: String...) -> Rect? {
    var layer = self
    for name in path {
      guard let child = layer.layers.first(where: { $0.layer.name == name }) else { return nil }
      layer = child
    }
    return layer.frame
  }
}
