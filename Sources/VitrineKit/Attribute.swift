/// What may stand behind the name of a layer.
enum Attribute: UInt8, CaseIterable {
  case frameSize, position, y
  case stack, gap, padding, justify, align, sizing, resize
  case corners, smoothing, cornerStyle, style, fill, blend, opacity, border, shadow, innerShadow,
    blur
  case clip, seamless, hidden
  case text, font, lineHeight, alignment, color, swatch, textStyle, uppercase, fitted, middle,
    shrink
  case outline, stroke
  case master, overrides

  /// The word by which messages and marks call the attribute.
  var name: String {
    switch self {
    case .frameSize: "size"
    case .position: "position"
    case .y: "y"
    case .gap: "gap"
    case .padding: "padding"
    case .justify: "justify"
    case .align: "align"
    case .sizing: "sizing"
    case .smoothing: "smoothing"
    case .cornerStyle: "corner style"
    case .text: "text"
    case .font: "font"
    case .lineHeight: "line height"
    case .alignment: "alignment"
    case .swatch: "swatch"
    case .style: "style"
    case .outline: "d"
    case .uppercase: "transform"
    case .master: "master"
    case .overrides: "overrides"
    default: keyword ?? ""
    }
  }

  /// The words by which marks call the value: of a stack, gap and padding aside, it is the axis.
  var markName: String { self == .stack ? "stack axis" : name }

  /// The word that starts the attribute in a line; nil where no word does.
  var keyword: String? {
    switch self {
    case .stack: "stack"
    case .justify: "justify-"
    case .align: "align-"
    case .sizing: "size"
    case .resize: "resize"
    case .corners: "corners"
    case .style: "style"
    case .fill: "fill"
    case .blend: "blend"
    case .opacity: "opacity"
    case .border: "border"
    case .shadow: "shadow"
    case .innerShadow: "inner-shadow"
    case .blur: "blur"
    case .clip: "clip"
    case .seamless: "seamless"
    case .hidden: "hidden"
    case .color: "color"
    case .textStyle: "textstyle"
    case .uppercase: "transform"
    case .fitted: "fitted"
    case .middle: "middle"
    case .shrink: "shrink"
    case .outline: "d"
    case .stroke: "stroke"
    default: nil
    }
  }

  /// Returns the attribute that a word starts.
  init?(keyword word: String) {
    if word.hasPrefix("justify-") {
      self = .justify
      return
    }
    if word.hasPrefix("align-") {
      self = .align
      return
    }
    for attribute in Attribute.allCases where attribute.keyword == word {
      self = attribute
      return
    }
    return nil
  }

  /// The words that start an attribute, for suggestions.
  static var keywords: [String] {
    allCases.compactMap { attribute in attribute.keyword }
  }

  /// Returns whether a layer of a kind can have the attribute.
  func fits(_ kind: LayerKeyword) -> Bool {
    switch self {
    case .stack, .gap, .padding, .justify, .align, .clip, .seamless:
      kind == .component || kind == .group
    case .corners, .smoothing, .cornerStyle:
      kind == .component || kind == .group || kind == .rect
    case .style, .fill, .border, .shadow, .innerShadow, .blur: kind != .use
    case .text, .font, .lineHeight, .alignment, .color, .swatch, .textStyle, .uppercase, .fitted,
      .middle, .shrink:
      kind == .text
    case .outline, .stroke: kind == .path
    case .master, .overrides: kind == .use
    case .position, .y: kind != .component
    default: true
    }
  }
}

/// The word that starts a layer's line.
enum LayerKeyword: String, CaseIterable {
  case component = "COMPONENT"
  case group
  case use
  case text
  case rect
  case oval
  case path

  /// A Boolean value that is true when layers can stand inside.
  var holdsLayers: Bool { self == .component || self == .group }
}
