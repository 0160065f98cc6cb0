import VitrineGraphics
import VitrineKit

/// A child of a stack, measured along the stack's axis and across it.
private struct Item {
  var main: Double
  var cross: Double
  var fillsMain: Bool
}

extension LayerPlacer {
  /// Returns the size that a stack asks for.
  ///
  /// The stored size is corrected by what the content gained or lost, so that a stored size that
  /// does not add up keeps its difference.
  func wantedStackSize(of layer: Layer, stack: Stack, width: Double?) -> Size {
    let target = Size(width ?? layer.frame.width, layer.frame.height)
    let new = wantedItems(of: layer, stack: stack, in: target, hugsWidth: width == nil)
    var size = target
    let stored = storedItems(of: layer, stack: stack)
    let growsMain = mainExtent(new, stack) - mainExtent(stored, stack)
    let growsCross = crossExtent(new) - crossExtent(stored)
    let isVertical = stack.axis == .vertical
    if layer.heightSizing == .hug {
      size.height = layer.contentSize.height + (isVertical ? growsMain : growsCross)
      if layer.isRebuilt { size.height = rebuiltExtent(new, stack, vertical: true) }
    }
    if layer.widthSizing == .hug, width == nil {
      size.width = layer.contentSize.width + (isVertical ? growsCross : growsMain)
      if layer.isRebuilt { size.width = rebuiltExtent(new, stack, vertical: false) }
    }
    return size
  }

  /// Returns the children's frames in a stack of a final size; hidden children get none.
  func stackFrames(of layer: Layer, stack: Stack, in size: Size) -> [Rect] {
    let new = wantedItems(of: layer, stack: stack, in: size, hugsWidth: false)
    let newStarts = starts(filled(new, stack, in: size), stack, in: size)
    let newItems = filled(new, stack, in: size)
    let oddities = layer.isRebuilt ? nil : storedOddities(of: layer, stack: stack)
    var frames: [Rect] = []
    var index = 0
    for (position, child) in layer.layers.enumerated() {
      guard !child.isHidden else {
        frames.append(.zero)
        continue
      }
      guard !child.ignoresStack else {
        frames.append(resizedFrame(of: child, from: layer.contentSize, to: size))
        continue
      }
      let oddity = oddities?[position] ?? 0
      let cross = crossPlace(of: child, item: newItems[index], layer: layer, stack: stack, in: size)
      let main = (start: newStarts[index] + oddity, extent: newItems[index].main)
      frames.append(
        stack.axis == .vertical
          ? Rect(cross.start, main.start, cross.extent, main.extent)
          : Rect(main.start, cross.start, main.extent, cross.extent))
      index += 1
    }
    return frames
  }

  // MARK: - Measuring

  private func storedItems(of layer: Layer, stack: Stack) -> [Item] {
    layer.layers.filter { $0.wasStacked }.map { child in
      stack.axis == .vertical
        ? Item(
          main: child.frame.height, cross: child.frame.width,
          fillsMain: child.heightSizing == .fill)
        : Item(
          main: child.frame.width, cross: child.frame.height,
          fillsMain: child.widthSizing == .fill)
    }
  }

  private func wantedItems(of layer: Layer, stack: Stack, in size: Size, hugsWidth: Bool) -> [Item]
  {
    let visible = layer.layers.filter { !$0.isHidden && !$0.ignoresStack }
    if stack.axis == .vertical {
      let growth = size.width - layer.contentSize.width
      return visible.map { child in
        let width: Double? =
          switch child.widthSizing {
          case .fill: fillWidth(of: child, layer: layer, stack: stack, in: size, growth: growth)
          case .fixed: child.frame.width
          case .hug: nil
          }
        let wanted = wantedSize(of: child, width: width)
        return Item(
          main: wanted.height, cross: wanted.width, fillsMain: child.heightSizing == .fill)
      }
    }
    let widths = horizontalWidths(visible, layer: layer, stack: stack, in: size)
    return zip(visible, widths).map { child, width in
      let height = wantedSize(of: child, width: width).height
      return Item(main: width, cross: height, fillsMain: false)
    }
  }

  private func fillWidth(
    of child: Layer, layer: Layer, stack: Stack, in size: Size, growth: Double
  ) -> Double {
    if layer.isRebuilt { return size.width - stack.padding.left - stack.padding.right }
    if growth == 0 { return child.frame.width }
    return filledExtent(
      of: child.frame.width, from: child.frame.minX, stored: layer.contentSize.width,
      padding: stack.padding.right, to: size.width)
  }

  /// Returns the extent of a child that fills a stack across its axis after the stack grew.
  ///
  /// A child that is stored short of the far padding, as a title that hugs its words, reaches it
  /// now; one that is stored closer to the edge keeps its own margin.
  private func filledExtent(
    of extent: Double, from start: Double, stored: Double, padding: Double, to size: Double
  ) -> Double {
    let margin = stored - start - extent
    let isShort = margin > padding && margin > start
    return max(0, size - start - (isShort ? padding : margin))
  }

  /// Returns the widths of a row's children, with what is left over given to those that fill.
  private func horizontalWidths(_ visible: [Layer], layer: Layer, stack: Stack, in size: Size)
    -> [Double]
  {
    let wanted = visible.map { child in
      child.widthSizing == .hug ? wantedSize(of: child, width: nil).width : child.frame.width
    }
    var items: [Item] = []
    for (child, width) in zip(visible, wanted) {
      items.append(Item(main: width, cross: 0, fillsMain: child.widthSizing == .fill))
    }
    let fillCount = items.filter { $0.fillsMain }.count
    guard fillCount > 0 else { return wanted }
    let room: Double
    if layer.isRebuilt {
      room = size.width - mainExtent(items, stack)
    } else {
      // Fillers take what the row gained and what the others gave up.
      let stored = storedItems(of: layer, stack: stack)
      room =
        size.width - layer.contentSize.width
        - (mainExtent(items, stack) - mainExtent(stored, stack))
    }
    return items.map { $0.fillsMain ? max(0, $0.main + room / Double(fillCount)) : $0.main }
  }

  private func filled(_ items: [Item], _ stack: Stack, in size: Size) -> [Item] {
    let fillers = items.filter { $0.fillsMain }.count
    guard fillers > 0, stack.axis == .vertical else { return items }
    let room = (size.height - mainExtent(items, stack)) / Double(fillers)
    return items.map { item in
      var item = item
      if item.fillsMain { item.main = max(0, item.main + room) }
      return item
    }
  }

  private func mainExtent(_ items: [Item], _ stack: Stack) -> Double {
    let padding =
      stack.axis == .vertical
      ? stack.padding.top + stack.padding.bottom : stack.padding.left + stack.padding.right
    let gaps = items.isEmpty ? 0 : stack.gap * Double(items.count - 1)
    return items.reduce(padding + gaps) { $0 + $1.main }
  }

  private func crossExtent(_ items: [Item]) -> Double {
    items.reduce(0) { max($0, $1.cross) }
  }

  private func rebuiltExtent(_ items: [Item], _ stack: Stack, vertical: Bool) -> Double {
    if vertical == (stack.axis == .vertical) { return mainExtent(items, stack) }
    let padding =
      vertical
      ? stack.padding.top + stack.padding.bottom : stack.padding.left + stack.padding.right
    return crossExtent(items) + padding
  }

  // MARK: - Placing

  private func starts(_ items: [Item], _ stack: Stack, in size: Size) -> [Double] {
    let isVertical = stack.axis == .vertical
    let extent = isVertical ? size.height : size.width
    let rest = extent - mainExtent(items, stack)
    var gap = stack.gap
    var next = isVertical ? stack.padding.top : stack.padding.left
    switch stack.justification {
    case .start: break
    case .center: next += rest / 2
    case .end: next += rest
    case .spaceBetween: if items.count > 1 { gap += rest / Double(items.count - 1) }
    }
    return items.map { item in
      let start = next
      next += item.main + gap
      return start
    }
  }

  /// Returns for each child how far its stored place is from where the stack would have put it.
  private func storedOddities(of layer: Layer, stack: Stack) -> [Double] {
    let ideal = starts(storedItems(of: layer, stack: stack), stack, in: layer.contentSize)
    var index = 0
    return layer.layers.map { child in
      guard child.wasStacked, index < ideal.count else { return 0 }
      index += 1
      let stored = stack.axis == .vertical ? child.frame.minY : child.frame.minX
      return stored - ideal[index - 1]
    }
  }

  private func crossPlace(of child: Layer, item: Item, layer: Layer, stack: Stack, in size: Size)
    -> (start: Double, extent: Double)
  {
    let isVertical = stack.axis == .vertical
    let padding = stack.padding
    let (before, after) = isVertical ? (padding.left, padding.right) : (padding.top, padding.bottom)
    let extent = isVertical ? size.width : size.height
    let growth = extent - (isVertical ? layer.contentSize.width : layer.contentSize.height)
    let sizing = isVertical ? child.widthSizing : child.heightSizing
    let stored = isVertical ? child.frame.minX : child.frame.minY
    let storedExtent = isVertical ? child.frame.width : child.frame.height
    if sizing == .fill {
      if layer.isRebuilt { return (before, max(0, extent - before - after)) }
      if growth == 0 { return (stored, storedExtent) }
      let full = isVertical ? layer.contentSize.width : layer.contentSize.height
      return (
        stored,
        filledExtent(of: storedExtent, from: stored, stored: full, padding: after, to: extent)
      )
    }
    switch stack.alignment {
    case .stored: return (layer.isRebuilt ? before : stored, item.cross)
    case .start: return (before, item.cross)
    case .center: return (before + (extent - before - after - item.cross) / 2, item.cross)
    case .end: return (extent - after - item.cross, item.cross)
    }
  }
}

extension Layer {
  /// A Boolean value that is true when the kit stores the layer as a visible part of its stack.
  fileprivate var wasStacked: Bool { isHidden == visibilityIsChanged && !ignoresStack }
}
