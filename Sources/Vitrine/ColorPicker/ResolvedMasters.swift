import VitrineKit

/// Masters of the kit, filled in once and kept, for components that are built again and again.
final class ResolvedMasters {
  let kit: Kit
  private var layers: [String: Layer] = [:]

  init(_ kit: Kit) { self.kit = kit }

  /// Returns a component by name with every instance filled in.
  func resolve(named name: String) throws(KitError) -> Layer {
    if let known = layers[name] { return known }
    let layer = try kit.resolve(named: name)
    layers[name] = layer
    return layer
  }

  /// Returns an instance of a component, filled in, of its own size at the origin.
  func instance(of name: String, as layerName: String) throws(KitError) -> Layer {
    let key = "\(name) as \(layerName)"
    if let known = layers[key] { return known }
    let layer = try kit.instance(of: name, as: layerName)
    layers[key] = layer
    return layer
  }
}
