public import VitrineGraphics
public import VitrineKit
public import VitrineText

/// Gives every layer of a resolved tree its final place.
///
/// Stored frames win: where a container has its stored size and none of its children wants
/// another one, its children lie where the kit stores them, however odd. Otherwise stacks and
/// resizing rules apply, and a child keeps the distance that it was stored from where the rules
/// would have put it.
public struct LayerPlacer {
  let text: any TextSetter
  /// The direction of the layout, which short texts follow; nil for each text's own.
  let layoutDirection: WritingDirection?

  /// Creates a placer that sets text with the given setter.
  public init(text: any TextSetter, layoutDirection: WritingDirection? = nil) {
    self.text = text
    self.layoutDirection = layoutDirection
  }

  /// Places a resolved tree.
  ///
  /// Without a size in points the root takes the one that its content asks for, which is the stored
  /// one unless an override changed something that it hugs. A side that hugs its content is at
  /// least as long as that.
  public func place(_ root: Layer, size: Size? = nil) -> PlacedLayer {
    let extent = size.map { roomy($0, for: root) } ?? wantedSize(of: root, width: nil)
    return place(root, in: Rect(root.frame.origin, extent))
  }

  private func roomy(_ size: Size, for root: Layer) -> Size {
    var size = size
    if root.widthSizing == .hug {
      size.width = max(size.width, wantedSize(of: root, width: nil).width)
    }
    if root.heightSizing == .hug {
      size.height = max(size.height, wantedSize(of: root, width: size.width).height)
    }
    return size
  }

  /// Returns the size that a layer asks for when it is given a width in points, or may choose it.
  public func wantedSize(of layer: Layer, width: Double?) -> Size {
    let given = width.flatMap { $0 == layer.frame.width ? nil : $0 }
    if given == nil, !layer.hasChanges { return layer.frame.size }
    if case .text(let content) = layer.kind {
      return wantedTextSize(of: layer, content: content, width: given)
    }
    guard let stack = layer.stack else {
      let size = Size(given ?? layer.frame.width, layer.frame.height)
      return Size(size.width, wantedHeight(of: layer, width: size.width))
    }
    return wantedStackSize(of: layer, stack: stack, width: given)
  }

  /// Returns the height that a container without a stack asks for: it keeps the room around the
  /// child that grew most.
  private func wantedHeight(of layer: Layer, width: Double) -> Double {
    guard layer.heightSizing == .hug else { return layer.frame.height }
    var growth: Double?
    for child in layer.layers where !child.isHidden {
      let place = child.horizontalResizing.place(
        start: child.frame.minX, extent: child.frame.width, wanted: child.frame.width,
        from: layer.contentSize.width, to: width)
      let grown = wantedSize(of: child, width: place.extent).height - child.frame.height
      growth = max(growth ?? grown, grown)
    }
    return layer.contentSize.height + (growth ?? 0)
  }

  func place(_ layer: Layer, in frame: Rect) -> PlacedLayer {
    if case .text(let content) = layer.kind {
      let box = textBox(of: layer, content: content, size: frame.size)
      var setText = text.layout(content.string, attributes: attributes(of: content), box: box)
      if content.isCenteredVertically {
        setText.moveDown(by: max(0, frame.height - setText.size.height) / 2)
      }
      return PlacedLayer(layer: layer, frame: frame, text: setText)
    }
    let frames = childFrames(of: layer, in: frame.size)
    var children: [PlacedLayer] = []
    children.reserveCapacity(layer.layers.count)
    for (child, childFrame) in zip(layer.layers, frames) where !child.isHidden {
      children.append(place(child, in: childFrame))
    }
    return PlacedLayer(layer: layer, frame: frame, layers: children)
  }

  private func childFrames(of layer: Layer, in size: Size) -> [Rect] {
    guard let stack = layer.stack else {
      return layer.layers.map { resizedFrame(of: $0, from: layer.contentSize, to: size) }
    }
    if size == layer.contentSize, !layer.isRebuilt, !childrenWantOtherSizes(layer) {
      return layer.layers.map { $0.frame }
    }
    return stackFrames(of: layer, stack: stack, in: size)
  }

  private func childrenWantOtherSizes(_ layer: Layer) -> Bool {
    layer.layers.contains { child in
      child.visibilityIsChanged
        || (child.hasChanges && wantedSize(of: child, width: nil) != child.frame.size)
    }
  }

  func resizedFrame(of child: Layer, from stored: Size, to size: Size) -> Rect {
    let width = child.hasChanges ? wantedSize(of: child, width: nil).width : child.frame.width
    let horizontal = child.horizontalResizing.place(
      start: child.frame.minX, extent: child.frame.width, wanted: width,
      from: stored.width, to: size.width)
    let height =
      child.hasChanges || horizontal.extent != child.frame.width
      ? wantedSize(of: child, width: horizontal.extent).height : child.frame.height
    let vertical = child.verticalResizing.place(
      start: child.frame.minY, extent: child.frame.height, wanted: height,
      from: stored.height, to: size.height)
    return Rect(horizontal.start, vertical.start, horizontal.extent, vertical.extent)
  }
}

extension Layer {
  /// A Boolean value that is true when the layer or something inside it differs from the kit.
  var hasChanges: Bool {
    textIsChanged || visibilityIsChanged || isRebuilt || contentSize != frame.size
      || layers.contains { $0.hasChanges }
  }
}

extension Resizing {
  /// Returns place and extent along one axis after the parent grew from one extent to another.
  ///
  /// The wanted extent is what the content asks for; it counts where the extent is kept.
  func place(start: Double, extent: Double, wanted: Double, from stored: Double, to size: Double)
    -> (start: Double, extent: Double)
  {
    let growth = size - stored
    switch self {
    case .stretch:
      return (start, max(0, extent + growth))
    case .start:
      return (start, wanted)
    case .center:
      return (start + (growth + extent - wanted) / 2, wanted)
    case .end:
      return (start + growth + extent - wanted, wanted)
    case .scale:
      guard stored > 0 else { return (start, extent) }
      return (start * size / stored, extent * size / stored)
    }
  }
}
