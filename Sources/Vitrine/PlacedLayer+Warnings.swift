import VitrineLayout
import VitrineText

extension PlacedLayer {
  /// Sentences that list the characters that no font has, and the symbols that are not drawn.
  var missingCharacterWarnings: [String] {
    var missing: [Unicode.Scalar] = []
    collectMissing(into: &missing)
    // Symbols have code points of planes 15 and 16, which no font is to be expected to have.
    let symbols = missing.filter { $0.value >= 0xF0000 }
    let characters = missing.filter { $0.value < 0xF0000 }
    var warnings: [String] = []
    if !characters.isEmpty {
      warnings.append(
        "no font has \(Self.codes(characters)), so boxes stand in; "
          + "install a font for that script")
    }
    if !symbols.isEmpty {
      warnings.append(
        "no symbol is drawn for \(Self.codes(symbols)), so boxes stand in; "
          + "take one that vitrine list --symbols shows")
    }
    return warnings
  }

  private static func codes(_ scalars: [Unicode.Scalar]) -> String {
    let codes = scalars.prefix(8).map { "U+" + String($0.value, radix: 16, uppercase: true) }
    let more = scalars.count > 8 ? " and \(scalars.count - 8) more" : ""
    return codes.joined(separator: ", ") + more
  }

  private func collectMissing(into missing: inout [Unicode.Scalar]) {
    for scalar in text?.missing ?? [] where !missing.contains(scalar) { missing.append(scalar) }
    for child in layers { child.collectMissing(into: &missing) }
  }
}
