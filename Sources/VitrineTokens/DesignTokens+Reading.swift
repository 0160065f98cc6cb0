import VitrineGraphics
import VitrineKit

/// Values stated for light, for dark or for both, gathered under one key.
struct ThemeCollector<Value: Hashable & Sendable> {
  /// The keys in the order of their coming, with the names that belong to them.
  private(set) var entries: [(key: String, name: TokenName)] = []
  private var light: [String: (Value, Origin)] = [:]
  private var dark: [String: (Value, Origin)] = [:]

  /// Adds a value; one that is stated already stays.
  mutating func add(
    _ key: String, _ name: TokenName, _ appearance: String?, _ value: Value, _ origin: Origin
  ) {
    if light[key] == nil, dark[key] == nil { entries.append((key, name)) }
    if appearance != "dark", light[key] == nil { light[key] = (value, origin) }
    if appearance != "light", dark[key] == nil { dark[key] = (value, origin) }
  }

  /// Takes over another key's light value where a key has only a dark one.
  mutating func borrowLight(for key: String, from other: String) {
    if light[key] == nil, dark[key] != nil { light[key] = light[other] }
  }

  /// Returns the value of a key.
  func value(_ key: String) -> Themed<Value>? {
    Themed(light: light[key], dark: dark[key])
  }
}

extension DesignTokens {
  static func colors(_ kit: Kit) throws(KitError) -> [ColorToken] {
    var collector = ThemeCollector<Color>()
    for swatch in try kit.swatches() {
      let themed = ThemedName(kitName: swatch.name)
      // Base is the level of backgrounds that is meant where nothing is said.
      let name = themed.name.removing(["base"]).name
      collector.add(
        name.hyphenated, name, themed.appearance, swatch.color,
        Origin(swatch.source, swatch.provenance, in: kit))
    }
    // Elevated backgrounds exist in dark only: in light they are the plain ones.
    for (key, name) in collector.entries {
      collector.borrowLight(for: key, from: name.removing(["elevated"]).name.hyphenated)
    }
    return collector.entries.compactMap { entry in
      collector.value(entry.key).map { ColorToken(name: entry.name, value: $0) }
    }
  }

  static func materials(_ kit: Kit) throws(KitError) -> [MaterialToken] {
    var collector = ThemeCollector<MaterialLook>()
    for style in try kit.styles() {
      let themed = ThemedName(kitName: style.name)
      let provenance = style.marks.isEmpty ? Provenance.kit : style.marks[0].provenance
      collector.add(
        themed.name.hyphenated, themed.name, themed.appearance, MaterialLook(style),
        Origin(style.source, provenance, in: kit))
    }
    return collector.entries.compactMap { entry in
      collector.value(entry.key).map { MaterialToken(name: entry.name, value: $0) }
    }
  }

  static func textStyles(_ kit: Kit) throws(KitError) -> [TextToken] {
    let fonts = try kit.fonts()
    let tracking = try kit.tracking()
    var register = NameRegister()
    var tokens: [TextToken] = []
    for style in try kit.textStyles() {
      let name = TokenName(kitName: style.name).removing(["default"]).name
      var origins = [Origin(style.source, style.provenance, in: kit)]
      let spacing = tracking.first { $0.size == style.fontSize }
      if let spacing { origins.append(Origin(spacing.source, .own, in: kit)) }
      tokens.append(
        TextToken(
          name: register.register(name, for: style.name), style: style,
          weight: fonts.first { $0.name == style.font }?.weight ?? 400,
          tracking: spacing?.spacing ?? 0, origins: origins))
    }
    return tokens
  }
}
