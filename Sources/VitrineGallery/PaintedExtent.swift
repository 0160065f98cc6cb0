import VitrineGraphics
import VitrineKit
import VitrineLayout

/// How far a component paints, shadows included.
struct PaintedExtent {
  /// What is painted, in the component's coordinates.
  private(set) var area: Rect

  init(of root: PlacedLayer) {
    area = Rect(.zero, root.frame.size)
    var root = root
    root.frame.origin = .zero
    add(root, at: .zero, clip: nil)
  }

  /// The room that a picture needs on each side in whole points, at most a limit.
  func margin(around size: Size, atMost limit: Double) -> Double {
    let overhang = max(-area.minX, -area.minY, area.maxX - size.width, area.maxY - size.height)
    return min(max(0, overhang).rounded(.up), limit)
  }

  private mutating func add(_ placed: PlacedLayer, at origin: Point, clip: Rect?) {
    let frame = placed.frame.offset(by: origin)
    if isPainted(placed.layer) { add(frame, clip: clip) }
    for shadow in placed.layer.shadows where shadow.fill.isDrawn {
      // The stored blur is twice the standard deviation; beyond three of them nothing is seen.
      let reach = shadow.spread + 1.5 * shadow.blur
      add(frame.offset(by: shadow.offset).outset(by: reach), clip: clip)
    }
    var inner = clip
    if placed.layer.clipsChildren { inner = clip.map { $0.intersection(frame) } ?? frame }
    for child in placed.layers { add(child, at: frame.origin, clip: inner) }
  }

  private mutating func add(_ rect: Rect, clip: Rect?) {
    let visible = clip.map { $0.intersection(rect) } ?? rect
    if !visible.isEmpty { area = area.union(visible) }
  }

  private func isPainted(_ layer: Layer) -> Bool {
    switch layer.kind {
    case .text, .path: true
    default: !layer.fills.isEmpty || !layer.borders.isEmpty || layer.backdrop != nil
    }
  }
}
