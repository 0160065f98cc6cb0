import VitrineLayout
import VitrineText

extension PlacedLayer {
  /// A sentence that lists the characters that no font has, or nothing.
  var missingCharacterWarnings: [String] {
    var missing: [Unicode.Scalar] = []
    collectMissing(into: &missing)
    if missing.isEmpty { return [] }
    let codes = missing.prefix(8).map { "U+" + String($0.value, radix: 16, uppercase: true) }
    let more = missing.count > 8 ? " and \(missing.count - 8) more" : ""
    return [
      "no font has \(codes.joined(separator: ", "))\(more), so boxes stand in; "
        + "install a font for that script"
    ]
  }

  private func collectMissing(into missing: inout [Unicode.Scalar]) {
    for scalar in text?.missing ?? [] where !missing.contains(scalar) { missing.append(scalar) }
    for child in layers { child.collectMissing(into: &missing) }
  }
}
