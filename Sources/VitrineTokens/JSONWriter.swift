import VitrineGraphics
import VitrineKit

extension DesignTokens {
  /// Returns the tokens in the Design Tokens Community Group's format, version 2025.10.
  ///
  /// Points are written as `px`, the format's only fixed unit. The format knows no appearances, so
  /// colours and materials stand in groups `light` and `dark`, and metrics that differ end in
  /// `-light` and `-dark`. Blend modes, glass and the ends of gradients, which it cannot express,
  /// stand under `$extensions`, key `io.github.vitrine`.
  public func json() -> String {
    let root: [(String, TokenJSON)] = [
      (
        "$description",
        .string(
          "Design tokens of Apple's iOS 27 UI kit: vitrine tokens --format json. Descriptions say "
            + "where a value stands; derived, mined and own ones are not the kit documents'. "
            + "Blend modes and glass stand under $extensions, as the format cannot express them.")
      ),
      ("color", JSONWriter.colors(colors)),
      ("text", JSONWriter.textStyles(textStyles)),
      ("material", JSONWriter.materials(materials)),
      ("metric", JSONWriter.metrics(metrics)),
    ]
    return TokenJSON.object(root).text() + "\n"
  }
}

/// Writes tokens as JSON.
enum JSONWriter {
  /// The key of what the format cannot express.
  static let vendor = "io.github.vitrine"

  static func colors(_ tokens: [ColorToken]) -> TokenJSON {
    func group(_ color: (ColorToken) -> Color) -> TokenJSON {
      .object(
        tokens.map { token in
          (token.name.hyphenated, self.token(value: value(color(token)), token.value.source))
        })
    }
    return .object([
      ("$type", .string("color")), ("light", group { $0.value.light }),
      ("dark", group { $0.value.inDark }),
    ])
  }

  static func textStyles(_ tokens: [TextToken]) -> TokenJSON {
    var members: [(String, TokenJSON)] = [("$type", .string("typography"))]
    for token in tokens {
      // The format's line height is a factor of the font size; the exact length stands beside it.
      let lineHeight = token.style.lineHeight ?? token.style.fontSize
      let value: [(String, TokenJSON)] = [
        ("fontFamily", .array(FontFamily.names.map { .string($0) })),
        ("fontSize", length(token.style.fontSize)), ("fontWeight", number(token.weight)),
        ("letterSpacing", length(token.tracking)),
        ("lineHeight", number(lineHeight / token.style.fontSize)),
      ]
      members.append(
        (
          token.name.hyphenated,
          self.token(
            value: .object(value), token.source,
            extensions: [("lineHeight", length(lineHeight)), ("font", .string(token.style.font))])
        ))
    }
    return .object(members)
  }

  static func materials(_ tokens: [MaterialToken]) -> TokenJSON {
    func group(_ look: (MaterialToken) -> MaterialLook) -> TokenJSON {
      .object(
        tokens.map { ($0.name.hyphenated, material(look($0), $0.value.source)) })
    }
    return .object([
      ("light", group { $0.value.light }), ("dark", group { $0.value.inDark }),
    ])
  }

  static func metrics(_ groups: [MetricGroup]) -> TokenJSON {
    var members: [(String, [(String, TokenJSON)])] = []
    for group in groups {
      var metrics: [(String, TokenJSON)] = []
      for metric in group.metrics {
        let name = metric.name.hyphenated
        if let dark = metric.value.dark {
          metrics.append((name + "-light", self.metric(metric.value.light, metric.value.source)))
          metrics.append((name + "-dark", self.metric(dark, metric.value.source)))
        } else {
          metrics.append((name, self.metric(metric.value.light, metric.value.source)))
        }
      }
      members.append((group.name.hyphenated, metrics))
    }
    return .object(members.map { ($0.0, .object($0.1)) })
  }
}

extension JSONWriter {
  private static func material(_ look: MaterialLook, _ source: String) -> TokenJSON {
    var members: [(String, TokenJSON)] = [("$description", .string(source))]
    if let filter = look.backdrop {
      members.append(("$extensions", .object([(vendor, .object([glass(filter)]))])))
    }
    for (index, fill) in look.fills.enumerated() {
      members.append(("fill-\(index + 1)", token(fill, source)))
    }
    let shadows =
      look.shadows.map { shadow($0, isInner: false) }
      + look.innerShadows.map { shadow($0, isInner: true) }
    guard !shadows.isEmpty else { return .object(members) }
    let blends = (look.shadows + look.innerShadows).map { TokenJSON.string($0.fill.blend.name) }
    members.append(
      (
        "shadow",
        token(
          type: "shadow", value: .array(shadows), source, extensions: [("blend", .array(blends))])
      ))
    return .object(members)
  }

  private static func glass(_ filter: BackdropFilter) -> (String, TokenJSON) {
    var members: [(String, TokenJSON)] = [
      ("radius", number(filter.radius)), ("saturation", number(filter.saturation)),
    ]
    if filter.isGlass {
      members += [
        ("brightness", number(filter.brightness)), ("distortion", number(filter.distortion)),
        ("depth", number(filter.depth)), ("chromatic", number(filter.chromatic)),
      ]
    }
    return (filter.isGlass ? "glass" : "backgroundBlur", .object(members))
  }

  private static func token(_ fill: Fill, _ source: String) -> TokenJSON {
    let blend = ("blend", TokenJSON.string(fill.blend.name))
    switch fill.source {
    case .color(let color):
      return token(type: "color", value: value(color), source, extensions: [blend])
    case .gradient(let gradient):
      return token(
        type: "gradient", value: value(gradient), source, extensions: [blend, ends(gradient)])
    case .image(let name):
      return .object([("$description", .string("\(source): picture \(name)"))])
    case .bitmap: return .object([("$description", .string("\(source): a picture"))])
    }
  }

  private static func shadow(_ shadow: LayerShadow, isInner: Bool) -> TokenJSON {
    var color = Color.clear
    if case .color(let stored) = shadow.fill.source { color = stored }
    var members: [(String, TokenJSON)] = [
      ("color", value(color)), ("offsetX", length(shadow.offset.x)),
      ("offsetY", length(shadow.offset.y)), ("blur", length(shadow.blur)),
      ("spread", length(shadow.spread)),
    ]
    if isInner { members.append(("inset", .flag(true))) }
    return .object(members)
  }

  private static func metric(_ metric: MetricToken.Value, _ source: String) -> TokenJSON {
    switch metric {
    case .length(let points): token(type: "dimension", value: length(points), source)
    case .number(let value): token(type: "number", value: number(value), source)
    case .gradient(let gradient):
      token(type: "gradient", value: value(gradient), source, extensions: [ends(gradient)])
    }
  }

  private static func token(
    type: String? = nil, value: TokenJSON, _ source: String,
    extensions: [(String, TokenJSON)] = []
  ) -> TokenJSON {
    var members: [(String, TokenJSON)] = []
    if let type { members.append(("$type", .string(type))) }
    members.append(("$value", value))
    members.append(("$description", .string(source)))
    if !extensions.isEmpty {
      members.append(("$extensions", .object([(vendor, .object(extensions))])))
    }
    return .object(members)
  }

  private static func value(_ color: Color) -> TokenJSON {
    .object([
      ("colorSpace", .string("srgb")),
      (
        "components",
        .array([color.red, color.green, color.blue].map { .number(TokenNumber.text($0)) })
      ),
      ("alpha", .number(TokenNumber.text(color.alpha))), ("hex", .string(TokenNumber.hex(color))),
    ])
  }

  private static func value(_ gradient: Gradient) -> TokenJSON {
    .array(
      gradient.stops.map { stop in
        .object([("color", value(stop.color)), ("position", number(stop.location))])
      })
  }

  /// The ends of a gradient in the unit square of its layer.
  private static func ends(_ gradient: Gradient) -> (String, TokenJSON) {
    func point(_ point: Point) -> TokenJSON { .array([number(point.x), number(point.y)]) }
    return ("ends", .array([point(gradient.from), point(gradient.to)]))
  }

  private static func length(_ points: Double) -> TokenJSON {
    .object([("value", number(points)), ("unit", .string("px"))])
  }

  private static func number(_ value: Double) -> TokenJSON { .number(TokenNumber.text(value)) }
}
