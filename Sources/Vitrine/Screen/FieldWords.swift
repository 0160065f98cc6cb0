import VitrineGraphics
import VitrineKit
import VitrineLayout

/// What cuts off a field's words, at rest and while they are edited alike.
///
/// Above and below there is room for accents as far as the field reaches; at the sides the caret
/// stands half across the ends of the words' box.
enum FieldWords {
  private static let name = "Field Words"

  /// Returns how far outside of the words' box something is still seen at the sides, in points.
  static func overhang(_ kit: Kit) throws(KitError) -> Double {
    try kit.layer(named: FieldDecoration.caret).frame.width / 2
  }

  /// Puts the first words inside a field in a group that cuts them off.
  static func clip(in field: inout PlacedLayer, overhang: Double) {
    changeFirst(in: &field, overhang: overhang) { _ in }
  }

  /// Changes the group around the first words inside a field, which is made where there is none.
  @discardableResult
  static func changeFirst(
    in layer: inout PlacedLayer, overhang: Double, _ change: (inout PlacedLayer) -> Void
  ) -> Bool {
    if layer.layer.name == name {
      change(&layer)
      return true
    }
    for index in layer.layers.indices {
      if layer.layers[index].text != nil {
        layer.layers[index] = group(
          around: layer.layers[index], in: layer.frame.height, overhang: overhang)
        change(&layer.layers[index])
        return true
      }
      if changeFirst(in: &layer.layers[index], overhang: overhang, change) { return true }
    }
    return false
  }

  private static func group(
    around words: PlacedLayer, in height: Double, overhang: Double
  ) -> PlacedLayer {
    let top = min(0, words.frame.minY)
    let frame = Rect(
      words.frame.minX - overhang, top, words.frame.width + 2 * overhang,
      max(height, words.frame.maxY) - top)
    var holder = Layer(name: name, kind: .group, frame: frame, source: words.layer.source)
    holder.clipsChildren = true
    var words = words
    words.frame.origin = words.frame.origin - frame.origin
    return PlacedLayer(layer: holder, frame: frame, layers: [words])
  }
}
