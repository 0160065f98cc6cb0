import VitrineGraphics
import VitrineKit

extension DesignTokens {
  /// Returns the tokens as a Swift file that needs nothing else; lengths are in points.
  public func swift() -> String {
    var text = SwiftWriter.types
    text += "\n/// The kit's colours.\npublic enum KitColors {\n"
    for token in colors {
      text += SwiftWriter.property(
        token.name, "Themed<KitColor>", SwiftWriter.themed(token.value) { SwiftWriter.text($0) },
        token.value.source)
    }
    text += "}\n\n/// The kit's text styles.\npublic enum KitTextStyles {\n"
    for token in textStyles {
      text += SwiftWriter.property(
        token.name, "KitTextStyle", SwiftWriter.text(token), token.source)
    }
    text += "}\n\n/// The kit's materials.\npublic enum KitMaterials {\n"
    for token in materials {
      text += SwiftWriter.property(
        token.name, "Themed<KitMaterial>",
        SwiftWriter.themed(token.value) { SwiftWriter.text($0) }, token.value.source)
    }
    text += "}\n\n/// The numbers of the kit's components.\npublic enum KitMetrics {\n"
    for group in metrics {
      text += "  public enum \(group.name.typeName) {\n"
      for metric in group.metrics { text += SwiftWriter.text(metric) }
      text += "  }\n"
    }
    return text + "}\n"
  }
}

/// Writes tokens as Swift.
enum SwiftWriter {
  /// The head of the file.
  static let types = """
    // Design tokens of Apple's iOS 27 UI kit: vitrine tokens --format swift
    // A point is a point. Comments say where a value stands, and whether it is derived from the
    // kit's values, mined from others' extraction of the kit, or our own.

    /// A value for light and for dark surroundings.
    public struct Themed<Value: Sendable>: Sendable {
      public let light: Value
      public let dark: Value
    }

    /// A colour in sRGB: encoded, straight, 0…1.
    public struct KitColor: Hashable, Sendable {
      public let red: Double
      public let green: Double
      public let blue: Double
      public let alpha: Double
    }

    /// A text style: the kit's font name, OpenType weight, size, line height and letter-spacing.
    public struct KitTextStyle: Hashable, Sendable {
      public let font: String
      public let weight: Double
      public let size: Double
      public let lineHeight: Double?
      public let letterSpacing: Double
    }

    /// A colour or gradient and how it meets what lies below.
    public struct KitFill: Hashable, Sendable {
      public let colors: [KitColor]
      public let locations: [Double]
      public let from: [Double]
      public let to: [Double]
      public let blend: String
    }

    /// A shadow; blur is twice the standard deviation.
    public struct KitShadow: Hashable, Sendable {
      public let x: Double
      public let y: Double
      public let blur: Double
      public let spread: Double
      public let color: KitColor
      public let blend: String
    }

    /// A filter on what lies behind; distortion and depth are 0 for a plain blur.
    public struct KitBackdropFilter: Hashable, Sendable {
      public let isGlass: Bool
      public let radius: Double
      public let saturation: Double
      public let brightness: Double
      public let distortion: Double
      public let depth: Double
      public let chromatic: Double
    }

    /// A look; everything is listed bottom first.
    public struct KitMaterial: Hashable, Sendable {
      public let fills: [KitFill]
      public let shadows: [KitShadow]
      public let innerShadows: [KitShadow]
      public let backdrop: KitBackdropFilter?
    }

    """

  static func property(
    _ name: TokenName, _ type: String, _ value: String, _ source: String, indent: String = "  "
  ) -> String {
    "\(indent)/// \(source)\n\(indent)public static let \(name.identifier): \(type) = \(value)\n"
  }

  static func themed<Value>(_ value: Themed<Value>, _ text: (Value) -> String) -> String {
    ".init(light: \(text(value.light)), dark: \(text(value.inDark)))"
  }

  static func text(_ color: Color) -> String {
    let channels = [
      ("red", color.red), ("green", color.green), ("blue", color.blue), ("alpha", color.alpha),
    ]
    return ".init(" + channels.map { "\($0.0): \(TokenNumber.text($0.1))" }.joined(separator: ", ")
      + ")"
  }

  static func text(_ token: TextToken) -> String {
    let lineHeight = token.style.lineHeight.map { TokenNumber.text($0) } ?? "nil"
    return ".init(font: \"\(token.style.font)\", weight: \(TokenNumber.text(token.weight)), "
      + "size: \(TokenNumber.text(token.style.fontSize)), lineHeight: \(lineHeight), "
      + "letterSpacing: \(TokenNumber.text(token.tracking)))"
  }

  static func text(_ look: MaterialLook) -> String {
    ".init(\n    fills: \(list(look.fills.map { text($0) })),\n"
      + "    shadows: \(list(look.shadows.map { text($0) })),\n"
      + "    innerShadows: \(list(look.innerShadows.map { text($0) })),\n"
      + "    backdrop: \(look.backdrop.map { text($0) } ?? "nil"))"
  }

  static func text(_ metric: MetricToken) -> String {
    func text(_ value: MetricToken.Value) -> String {
      switch value {
      case .length(let number), .number(let number): TokenNumber.text(number)
      case .gradient(let gradient): self.text(Fill(.gradient(gradient)))
      }
    }
    var type = "Double"
    if case .gradient = metric.value.light { type = "KitFill" }
    if metric.value.dark == nil {
      return property(
        metric.name, type, text(metric.value.light), metric.value.source, indent: "    ")
    }
    return property(
      metric.name, "Themed<\(type)>", themed(metric.value, text), metric.value.source,
      indent: "    ")
  }

  private static func list(_ values: [String]) -> String {
    values.isEmpty ? "[]" : "[\n      " + values.joined(separator: ",\n      ") + ",\n    ]"
  }

  private static func text(_ fill: Fill) -> String {
    let blend = "blend: \"\(fill.blend.name)\""
    switch fill.source {
    case .color(let color):
      return ".init(colors: [\(text(color))], locations: [0], from: [], to: [], \(blend))"
    case .gradient(let gradient):
      let colors = gradient.stops.map { text($0.color) }.joined(separator: ", ")
      let places = gradient.stops.map { TokenNumber.text($0.location) }.joined(separator: ", ")
      func point(_ p: Point) -> String { "[\(TokenNumber.text(p.x)), \(TokenNumber.text(p.y))]" }
      return ".init(colors: [\(colors)], locations: [\(places)], from: \(point(gradient.from)), "
        + "to: \(point(gradient.to)), \(blend))"
    case .image, .bitmap: return ".init(colors: [], locations: [], from: [], to: [], \(blend))"
    }
  }

  private static func text(_ shadow: LayerShadow) -> String {
    var color = Color.clear
    if case .color(let stored) = shadow.fill.source { color = stored }
    return
      ".init(x: \(TokenNumber.text(shadow.offset.x)), y: \(TokenNumber.text(shadow.offset.y)), "
      + "blur: \(TokenNumber.text(shadow.blur)), spread: \(TokenNumber.text(shadow.spread)), "
      + "color: \(text(color)), blend: \"\(shadow.fill.blend.name)\")"
  }

  private static func text(_ filter: BackdropFilter) -> String {
    ".init(isGlass: \(filter.isGlass), radius: \(TokenNumber.text(filter.radius)), "
      + "saturation: \(TokenNumber.text(filter.saturation)), "
      + "brightness: \(TokenNumber.text(filter.brightness)), "
      + "distortion: \(TokenNumber.text(filter.distortion)), "
      + "depth: \(TokenNumber.text(filter.depth)), chromatic: \(TokenNumber.text(filter.chromatic)))"
  }
}
