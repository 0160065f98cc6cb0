import VitrineGraphics
import VitrineKit

/// The factor by which a person's text size changes words.
struct TypeScale: Hashable {
  let size: DynamicTypeSize
  /// The factor for the size of glyphs.
  let glyphs: Double
  /// The factor for the distance of lines.
  let lines: Double

  /// Takes the factors from the specs, which list size and line height of body text.
  init(_ size: DynamicTypeSize, kit: Kit) throws(KitError) {
    self.size = size
    if size == .large {
      glyphs = 1
      lines = 1
      return
    }
    let usual = DynamicTypeSize.large.name
    glyphs =
      try kit.metric(named: "Dynamic Type/body size \(size.name)")
      / kit.metric(named: "Dynamic Type/body size \(usual)")
    lines =
      try kit.metric(named: "Dynamic Type/body line \(size.name)")
      / kit.metric(named: "Dynamic Type/body line \(usual)")
  }

  /// A Boolean value that is true when words keep their stored size.
  var isDefault: Bool { size == .large }

  /// Returns words in the person's size.
  func scaled(_ content: TextContent) -> TextContent {
    if isDefault { return content }
    var result = content
    result.fontSize *= glyphs
    if let line = content.lineHeight { result.lineHeight = line * lines }
    return result
  }
}

extension Layer {
  /// Sets all words in the person's size and lets every box that holds words grow with them.
  ///
  /// At accessibility sizes words wrap where they would else be cut off.
  mutating func applyTypeScale(_ scale: TypeScale) {
    if case .text(let content) = kind {
      var scaled = scale.scaled(content)
      if heightSizing != .hug, !scale.size.isAccessibilitySize {
        scaled.lineLimit = content.lineLimit ?? 1
      }
      kind = .text(scaled)
      textIsChanged = true
      heightSizing = .hug
      return
    }
    var holdsWords = false
    for index in layers.indices {
      layers[index].applyTypeScale(scale)
      if layers[index].heightSizing == .hug { holdsWords = true }
    }
    if holdsWords { heightSizing = .hug }
  }

  /// Widens the boxes of symbols beside words as the symbols grow.
  mutating func widenSymbols(by scale: TypeScale) {
    for index in layers.indices {
      if layers[index].layers.count == 1, layers[index].layers[0].name == "Symbol" {
        layers[index].frame.size.width *= scale.glyphs
        isRebuilt = true
      } else {
        layers[index].widenSymbols(by: scale)
      }
    }
  }
}
