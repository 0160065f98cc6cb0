import VitrineGraphics
public import VitrineKit

/// The kit's colours, materials, text styles and metrics under names for other programs.
///
/// Names follow the kit's: its words in lower case, without the mark of building blocks, numbers
/// that only sort, and Light or Dark, which become two values of one token. No name is given
/// twice. Every value knows its file and line.
public struct DesignTokens: Sendable {
  /// The colours by name.
  var colors: [ColorToken] = []
  /// The text styles.
  var textStyles: [TextToken] = []
  /// The shared layer styles: Liquid Glass and materials.
  var materials: [MaterialToken] = []
  /// Lengths and other numbers, by component.
  var metrics: [MetricGroup] = []

  /// Reads all tokens out of a kit; takes a walk through all components.
  ///
  /// - Throws: `KitError` where a page cannot be read.
  public init(kit: Kit) throws(KitError) {
    colors = try Self.colors(kit)
    textStyles = try Self.textStyles(kit)
    materials = try Self.materials(kit)
    metrics = try MetricReader(kit: kit).groups()
  }
}

/// A named colour.
struct ColorToken: Sendable {
  var name: TokenName
  var value: Themed<Color>
}

/// A named way to set text.
struct TextToken: Sendable {
  var name: TokenName
  var style: TextStyle
  /// The weight after OpenType, 1…1000.
  var weight: Double
  /// What is added after every glyph, in points.
  var tracking: Double
  var origins: [Origin]

  var source: String { origins.map { $0.text }.joined(separator: "; ") }
}

/// A named look of a layer.
struct MaterialToken: Sendable {
  var name: TokenName
  var value: Themed<MaterialLook>
}

/// What is token-worthy of a layer style.
struct MaterialLook: Hashable, Sendable {
  var fills: [Fill]
  var shadows: [LayerShadow]
  var innerShadows: [LayerShadow]
  var backdrop: BackdropFilter?

  init(_ layer: Layer) {
    fills = layer.fills.filter { $0.isDrawn }
    shadows = layer.shadows
    innerShadows = layer.innerShadows
    backdrop = layer.backdrop
  }
}

/// The numbers of one component or of one part of the kit.
struct MetricGroup: Sendable {
  var name: TokenName
  var metrics: [MetricToken] = []
}

/// A named number, length or gradient.
struct MetricToken: Sendable {
  /// What a metric is.
  enum Value: Hashable, Sendable {
    /// A length in points.
    case length(Double)
    /// A factor, a count, or a length where the kit's own metrics do not say.
    case number(Double)
    /// A linear gradient whose ends are in the unit square of its layer.
    case gradient(Gradient)
  }

  var name: TokenName
  var value: Themed<Value>
}
