import VitrineKit

/// Where the value of a token comes from.
struct Origin: Hashable, Sendable {
  /// File and line, such as `specs/swatches.txt:12`.
  var place: String
  /// Whether the kit documents state the value.
  var provenance: Provenance

  init(_ source: SourceLine, _ provenance: Provenance, in kit: Kit) {
    let (file, line) = kit.location(of: source)
    place = "\(file):\(line)"
    self.provenance = provenance
  }

  /// The place, and what the value is where it is not the kit's.
  var text: String {
    switch provenance {
    case .kit: place
    case .derived: "\(place), derived"
    case .mined: "\(place), mined"
    case .own: "\(place), own"
    }
  }
}

/// A value that may look different in light and dark surroundings.
struct Themed<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value in light surroundings, or in both.
  var light: Value
  /// The value in dark surroundings; nil where it is the same.
  var dark: Value?
  /// Where the values come from; two where light and dark stand apart.
  var origins: [Origin]

  /// Creates a value out of what is stated for light, for dark or for both; nil for nothing.
  init?(light: (Value, Origin)?, dark: (Value, Origin)?) {
    guard let first = light ?? dark else { return nil }
    self.light = first.0
    if let light, let dark, light.0 != dark.0 { self.dark = dark.0 }
    origins = [light?.1, dark?.1].compactMap { $0 }
    if origins.count == 2, origins[0] == origins[1] { origins.removeLast() }
  }

  /// The places of both values.
  var source: String { origins.map { $0.text }.joined(separator: "; ") }

  /// The value in dark surroundings.
  var inDark: Value { dark ?? light }
}
