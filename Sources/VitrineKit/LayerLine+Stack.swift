import VitrineGraphics

extension LayerLine {
  /// Reads the axis, the gap and the padding; the word `stack` stands before them.
  ///
  /// A mark before the word holds for all three, except for those that have their own.
  mutating func readStack(_ provenance: Provenance?, at place: Int) throws(SpecError) {
    try scanner.expect(" ", in: "stack h gap14 pad16,0,16,24")
    try note(.stack, scanner.mark() ?? provenance, at: place)
    var stack = Stack(axis: try scanner.axis(), gap: 0, padding: .zero)
    var mark = provenance
    if scanner.skip("gap", mark: &mark) {
      try note(.gap, mark, at: scanner.position)
      stack.gap = try scanner.number()
      layer.stated.insert(.gap)
    }
    mark = provenance
    if scanner.skip("pad", mark: &mark) {
      try note(.padding, mark, at: scanner.position)
      stack.padding = try scanner.insets()
      layer.stated.insert(.padding)
    }
    layer.stack = stack
  }

  /// Reads how a stack places its children; the stack stands before it.
  mutating func readPlacement(
    _ attribute: Attribute, word: String, at place: Int
  ) throws(SpecError) {
    guard var stack = layer.stack else {
      throw scanner.failure(
        "“\(word)” belongs to a stack", "write it behind stack h gap8 pad0,0,0,0", at: place)
    }
    if attribute == .justify {
      stack.justification = try scanner.justification(word, at: place)
    } else {
      stack.alignment = try scanner.crossAlignment(word, at: place)
    }
    layer.stack = stack
  }
}
