/// Light or dark.
public enum Appearance: UInt8, Hashable, Sendable, CaseIterable {
  /// Dark text on bright surfaces.
  case light
  /// Bright text on dark surfaces.
  case dark

  /// The kit's word for the appearance, as it stands in component names.
  public var kitName: String {
    switch self {
    case .light: "Light"
    case .dark: "Dark"
    }
  }
}

/// The direction in which a screen is read.
public enum LayoutDirection: UInt8, Hashable, Sendable {
  case leftToRight
  case rightToLeft
}
