/// The bidirectional class of a scalar (UAX #9, Unicode 15.0), in the generated table's order.
enum BidiClass: UInt8 {
  case l, r, al, en, es, et, an, cs, nsm, bn, b, s, ws, on
  case lre, lro, rle, rlo, pdf, lri, rli, fsi, pdi

  /// Finds the class of a scalar.
  init(_ scalar: UInt32) {
    self = BidiClass(rawValue: UnicodeTrie.bidi[scalar]) ?? .l
  }

  /// A Boolean value that is true for the three characters that open an isolate.
  var isIsolateInitiator: Bool { self == .lri || self == .rli || self == .fsi }

  /// A Boolean value that is true for what rule X9 takes out of the text.
  var isRemoved: Bool {
    switch self {
    case .lre, .lro, .rle, .rlo, .pdf, .bn: true
    default: false
    }
  }

  /// A Boolean value that is true for the neutrals and isolate formatting characters of rule N1.
  var isNeutral: Bool {
    switch self {
    case .b, .s, .ws, .on, .lri, .rli, .fsi, .pdi: true
    default: false
    }
  }

  /// A Boolean value that is false for a class that leaves a left-to-right paragraph as it is.
  var needsResolving: Bool {
    switch self {
    case .l, .en, .es, .et, .cs, .nsm, .bn, .b, .s, .ws, .on: false
    default: true
    }
  }

  /// The direction that rules N0 to N2 see: numbers count as right-to-left; nil for neutrals.
  var strongDirection: BidiClass? {
    switch self {
    case .l: .l
    case .r, .al, .en, .an: .r
    default: nil
    }
  }
}
