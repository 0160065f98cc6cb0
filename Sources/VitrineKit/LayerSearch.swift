/// Finds the layer inside an instance that a path of names means.
///
/// A path may leave out levels where what is left is unambiguous. `#2` behind a name means the
/// second layer of that name in its parent.
struct LayerSearch {
  /// The way to a layer: indices into `layers`, from the root down.
  typealias Place = [Int]

  private let root: Layer
  private let path: [String]
  private var exact: [Place] = []
  private var loose: [Place] = []

  /// Finds all layers that a path fits; the empty path means the root.
  init(root: Layer, path: [String]) {
    self.root = root
    self.path = path
    if path.isEmpty { exact = [[]] } else { visit(root, at: [], matched: 0) }
  }

  /// The layers that the path names in full, or else those that it names in part.
  var places: [Place] { exact.isEmpty ? loose : exact }

  /// Visits the children of a layer; so many names of the path lead to the layer.
  private mutating func visit(_ layer: Layer, at place: Place, matched: Int) {
    for index in layer.layers.indices {
      let child = place + [index]
      if matched == path.count - 1, Self.fits(path[matched], layer.layers, index) {
        if child.count == path.count { exact.append(child) } else { loose.append(child) }
      }
      let isStep = matched < path.count - 1 && Self.fits(path[matched], layer.layers, index)
      visit(layer.layers[index], at: child, matched: isStep ? matched + 1 : matched)
    }
  }

  /// Returns whether a name in a path means one of several siblings.
  private static func fits(_ name: String, _ siblings: [Layer], _ index: Int) -> Bool {
    let own = siblings[index].name
    if own == name { return true }
    guard name.utf8.count > own.utf8.count, name.hasPrefix(own + "#") else { return false }
    var ordinal = 1
    for sibling in siblings[..<index] where sibling.name == own { ordinal += 1 }
    return name == own + "#\(ordinal)"
  }

  /// Returns the names of the layers at the deepest place that the start of the path leads to.
  var choices: [String] {
    var length = path.count - 1
    while length > 0 {
      let search = LayerSearch(root: root, path: Array(path[..<length]))
      if let place = search.places.first { return root.layer(at: place).childNames }
      length -= 1
    }
    return root.childNames
  }
}

extension Layer {
  /// Returns the layer at a place below this one; this one for the empty place.
  func layer(at place: ArraySlice<Int>) -> Layer {
    guard let index = place.first, layers.indices.contains(index) else { return self }
    return layers[index].layer(at: place.dropFirst())
  }

  func layer(at place: [Int]) -> Layer { layer(at: place[...]) }

  /// Changes the layer at a place below this one.
  mutating func withLayer<Value>(
    at place: ArraySlice<Int>, _ change: (inout Layer) throws(KitError) -> Value
  ) throws(KitError) -> Value {
    guard let index = place.first, layers.indices.contains(index) else {
      return try change(&self)
    }
    return try layers[index].withLayer(at: place.dropFirst(), change)
  }

  /// The names by which paths call the layers inside.
  var childNames: [String] {
    var names: [String] = []
    for (index, layer) in layers.enumerated() {
      let twins = layers.filter { other in other.name == layer.name }
      if twins.count == 1 {
        names.append(layer.name)
      } else {
        var ordinal = 1
        for sibling in layers[..<index] where sibling.name == layer.name { ordinal += 1 }
        names.append(layer.name + "#\(ordinal)")
      }
    }
    return names
  }
}
