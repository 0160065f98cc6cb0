/// How a source colour meets what lies below it.
///
/// All modes work on sRGB-encoded values. The two plus modes follow Core Graphics, the others
/// W3C Compositing and Blending Level 1.
@frozen
public enum BlendMode: UInt8, Hashable, Sendable, CaseIterable {
  case normal
  case darken
  case multiply
  case lighten
  case screen
  case luminosity
  case plusDarker
  case plusLighter

  /// The kit's word for the mode.
  public var name: String {
    switch self {
    case .normal: "normal"
    case .darken: "darken"
    case .multiply: "multiply"
    case .lighten: "lighten"
    case .screen: "screen"
    case .luminosity: "luminosity"
    case .plusDarker: "plus-darker"
    case .plusLighter: "plus-lighter"
    }
  }
}
