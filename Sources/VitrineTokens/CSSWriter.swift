import VitrineGraphics
import VitrineKit

extension DesignTokens {
  /// Returns the tokens as CSS custom properties.
  ///
  /// Points are written as `px`. Properties that differ between light and dark have the light
  /// value on `:root`; the dark one holds where the reader prefers dark, and below
  /// `data-appearance="dark"`; below `data-appearance="light"` everything is light again. Shadows
  /// and fills are numbered bottom first, as the kit has them, each with its blend beside it.
  public func css() -> String {
    var writer = CSSWriter()
    for token in colors { writer.add(token) }
    for token in textStyles { writer.add(token) }
    for token in materials { writer.add(token) }
    for group in metrics { writer.add(group) }
    return writer.text
  }
}

/// Collects custom properties and writes them in blocks.
struct CSSWriter {
  private static let prefix = "--vitrine-"

  private var shared = ""
  private var light = ""
  private var dark = ""

  /// The whole style sheet.
  var text: String {
    var text = """
      /* Design tokens of Apple's iOS 27 UI kit: vitrine tokens --format css
         A point is a px. Behind each value: where it stands, and whether it is derived from the
         kit's values, mined from others' extraction of the kit, or our own. */
      :root {
        color-scheme: light dark;
      \(shared)}

      :root, [data-appearance="light"] {
      \(light)}

      @media (prefers-color-scheme: dark) {
        :root:not([data-appearance="light"]) {

      """
    for line in dark.split(separator: "\n") { text += "  " + line + "\n" }
    return text + """
        }
      }

      [data-appearance="dark"] {
      \(dark)}

      """
  }

  /// Adds a property; nil stands for no value in that appearance.
  private mutating func add(
    _ name: String, _ lightValue: String?, _ darkValue: String?, _ source: String
  ) {
    // The initial value makes var() take its fallback.
    func line(_ value: String?) -> String {
      "  \(Self.prefix)\(name): \(value ?? "initial"); /* \(source) */\n"
    }
    if lightValue == darkValue {
      shared += line(lightValue)
    } else {
      light += line(lightValue)
      dark += line(darkValue)
    }
  }

  private mutating func add(_ name: String, _ value: String, _ source: String) {
    add(name, value, value, source)
  }

  mutating func add(_ token: ColorToken) {
    add(
      "color-" + token.name.hyphenated, Self.text(token.value.light),
      Self.text(token.value.inDark), token.value.source)
  }

  mutating func add(_ token: TextToken) {
    let name = "text-" + token.name.hyphenated
    let size = Self.length(token.style.fontSize)
    let lineHeight = token.style.lineHeight.map { Self.length($0) }
    let weight = TokenNumber.text(token.weight)
    add(name + "-size", size, token.source)
    if let lineHeight { add(name + "-line-height", lineHeight, token.source) }
    add(name + "-weight", weight, token.source)
    add(name + "-letter-spacing", Self.length(token.tracking), token.source)
    add(
      name, "\(weight) \(size)/\(lineHeight ?? "normal") \(FontFamily.css)", token.source)
  }

  mutating func add(_ token: MaterialToken) {
    let light = Self.properties(token.value.light)
    let dark = Self.properties(token.value.inDark)
    func value(_ name: String, in properties: [(String, String)]) -> String? {
      properties.first { $0.0 == name }?.1
    }
    let names = light.map { $0.0 } + dark.map { $0.0 }.filter { value($0, in: light) == nil }
    for name in names {
      add(
        "material-\(token.name.hyphenated)-\(name)", value(name, in: light), value(name, in: dark),
        token.value.source)
    }
  }

  mutating func add(_ group: MetricGroup) {
    for metric in group.metrics {
      add(
        group.name.hyphenated + "-" + metric.name.hyphenated, Self.text(metric.value.light),
        Self.text(metric.value.inDark), metric.value.source)
    }
  }
}

extension CSSWriter {
  private static func properties(_ look: MaterialLook) -> [(String, String)] {
    var result: [(String, String)] = []
    for (index, fill) in look.fills.enumerated() {
      let name = "fill-\(index + 1)"
      result.append((name, text(fill)))
      result.append((name + "-blend", fill.blend.name))
    }
    for (index, shadow) in look.innerShadows.enumerated() {
      let name = "inner-shadow-\(index + 1)"
      result.append((name, "inset " + text(shadow)))
      result.append((name + "-blend", shadow.fill.blend.name))
    }
    for (index, shadow) in look.shadows.enumerated() {
      let name = "shadow-\(index + 1)"
      result.append((name, text(shadow)))
      result.append((name + "-blend", shadow.fill.blend.name))
    }
    guard let filter = look.backdrop else { return result }
    // The nearest that CSS has: it does not refract.
    let nearest =
      "blur(\(length(filter.radius))) saturate(\(TokenNumber.text(filter.saturation)))"
      + (filter.brightness == 1 ? "" : " brightness(\(TokenNumber.text(filter.brightness)))")
    result.append(("backdrop-filter", nearest))
    result.append(("blur-radius", length(filter.radius)))
    result.append(("saturation", TokenNumber.text(filter.saturation)))
    if filter.isGlass {
      result.append(("brightness", TokenNumber.text(filter.brightness)))
      result.append(("distortion", TokenNumber.text(filter.distortion)))
      result.append(("depth", TokenNumber.text(filter.depth)))
      result.append(("chromatic", TokenNumber.text(filter.chromatic)))
    }
    return result
  }

  private static func text(_ fill: Fill) -> String {
    switch fill.source {
    case .color(let color): text(color)
    case .gradient(let gradient): text(gradient)
    case .image(let name): "\"\(name)\""
    case .bitmap: "none"
    }
  }

  private static func text(_ shadow: LayerShadow) -> String {
    [
      length(shadow.offset.x), length(shadow.offset.y), length(shadow.blur),
      length(shadow.spread), text(shadow.fill),
    ].joined(separator: " ")
  }

  private static func text(_ value: MetricToken.Value) -> String {
    switch value {
    case .length(let value): length(value)
    case .number(let value): TokenNumber.text(value)
    case .gradient(let gradient): text(gradient)
    }
  }

  private static func length(_ value: Double) -> String { TokenNumber.text(value) + "px" }

  private static func text(_ color: Color) -> String {
    if color.alpha >= 1 { return TokenNumber.hex(color) }
    let channels = [color.red, color.green, color.blue].map { String(TokenNumber.byte($0)) }
    return "rgb(\(channels.joined(separator: " ")) / \(TokenNumber.text(color.alpha)))"
  }

  /// Returns a gradient along an edge, which is what the kit has; a slanted one along its longer
  /// side, as its angle depends on the layer's size.
  private static func text(_ gradient: Gradient) -> String {
    let delta = gradient.to - gradient.from
    let isVertical = delta.y.magnitude >= delta.x.magnitude
    let start = isVertical ? gradient.from.y : gradient.from.x
    let length = isVertical ? delta.y : delta.x
    var text = "linear-gradient(" + (isVertical ? "180deg" : "90deg")
    let stops = length < 0 ? gradient.stops.reversed() : gradient.stops
    for stop in stops {
      let place = (start + stop.location * length) * 100
      text += ", \(Self.text(stop.color)) \(TokenNumber.text(place))%"
    }
    return text + ")"
  }
}

/// The fonts that text styles name, the kit's own first.
enum FontFamily {
  static let names = ["SF Pro", "SF Pro Text", "Inter", "system-ui", "sans-serif"]

  static var css: String {
    names.map { $0.utf8.contains(UInt8(ascii: " ")) ? "\"\($0)\"" : $0 }.joined(separator: ", ")
  }
}
