import VitrineGraphics
import VitrineKit
import VitrineText

extension LayerPlacer {
  /// Returns the size that a text layer asks for when its words or its width changed.
  func wantedTextSize(of layer: Layer, content: TextContent, width: Double?) -> Size {
    let hugsWidth = layer.widthSizing == .hug && width == nil
    let boxWidth = width ?? layer.frame.width
    let box = TextBox(
      width: hugsWidth ? nil : boxWidth, lineLimit: lineLimit(of: layer, content: content),
      minimumScale: content.minimumScale)
    let layout = text.layout(content.string, attributes: attributes(of: content), box: box)
    return Size(
      hugsWidth ? layout.size.width : boxWidth,
      layer.heightSizing == .hug ? layout.size.height : layer.frame.height)
  }

  /// Returns the box that a text layer of a final size is set in.
  func textBox(of layer: Layer, content: TextContent, size: Size) -> TextBox {
    let isStored = !layer.textIsChanged && size.width == layer.frame.width
    return TextBox(
      width: size.width,
      lineLimit: lineLimit(of: layer, content: content),
      fittedWidth: content.isFitted && isStored ? size.width : nil,
      minimumScale: content.minimumScale)
  }

  /// Returns the attributes for a text setter.
  func attributes(of content: TextContent) -> TextAttributes {
    TextAttributes(
      fontName: content.font, size: content.fontSize, lineHeight: content.lineHeight,
      alignment: content.alignment.attribute, isUppercase: content.isUppercase,
      layoutDirection: layoutDirection)
  }

  /// Returns how many lines a text of a fixed height has room for; nil for any number.
  private func lineLimit(of layer: Layer, content: TextContent) -> Int? {
    if let limit = content.lineLimit { return limit }
    if layer.heightSizing == .hug { return nil }
    guard let lineHeight = content.lineHeight, lineHeight > 0 else { return 1 }
    let lines = (layer.frame.height / lineHeight).rounded(.down)
    return lines > 1 ? Int(min(lines, 1_000_000)) : 1
  }
}

extension TextContent.Alignment {
  fileprivate var attribute: TextAttributes.Alignment {
    switch self {
    case .left: .leading
    case .center: .center
    case .right: .trailing
    }
  }
}

extension TextLayout {
  /// Moves everything down by a distance in points.
  mutating func moveDown(by distance: Double) {
    let offset = Point(0, distance)
    for index in lines.indices { lines[index].baseline += distance }
    for index in runs.indices { runs[index] = runs[index].transformed(offset: offset, scale: 1) }
    for index in pictures.indices {
      pictures[index].frame = pictures[index].frame.offset(by: offset)
    }
  }
}
