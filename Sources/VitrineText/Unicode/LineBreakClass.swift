/// The line breaking class of a scalar (UAX #14, Unicode 15.0), resolved by its rule LB1.
///
/// The order is that of the generated table. Three classes are split in two, because rules LB30
/// and LB30b ask for more than the class.
enum LineBreakClass: UInt8 {
  case al, ba, bb, b2, bk, cb, cl, cm, cp, cr, eb, em, ex, gl, h2, h3, hl, hy, id, `in`, `is`
  case jl, jt, jv, lf, nl, ns, nu, op, po, pr, qu, ri, sp, sy, wj, zw, zwj
  /// Opening punctuation that is wide in East Asian text.
  case opWide
  /// A closing parenthesis that is wide in East Asian text.
  case cpWide
  /// A code point set aside for a pictograph to come.
  case idPictographic

  /// Finds the class of a scalar.
  init(_ scalar: UInt32) {
    self = LineBreakClass(rawValue: UnicodeTrie.lineBreak[scalar]) ?? .al
  }

  /// A Boolean value that is true for alphabetic and Hebrew letters.
  var isLetter: Bool { self == .al || self == .hl }

  /// A Boolean value that is true for opening punctuation of any width.
  var isOpening: Bool { self == .op || self == .opWide }

  /// A Boolean value that is true for closing parentheses of any width.
  var isParenthesis: Bool { self == .cp || self == .cpWide }

  /// A Boolean value that is true for closing punctuation of any kind.
  var isClosing: Bool { self == .cl || isParenthesis }

  /// A Boolean value that is true for Hangul syllables and their parts.
  var isHangul: Bool {
    switch self {
    case .jl, .jv, .jt, .h2, .h3: true
    default: false
    }
  }

  /// A Boolean value that is true for ideographs and emoji bases and modifiers.
  var isIdeographic: Bool {
    switch self {
    case .id, .idPictographic, .eb, .em: true
    default: false
    }
  }

  /// A Boolean value that is true where a line has to end behind the class.
  var isHardBreak: Bool {
    switch self {
    case .bk, .cr, .lf, .nl: true
    default: false
    }
  }
}
