import VitrineGraphics
import VitrineKit
import VitrineLayout

/// The kit's outline of a popover, for other sizes and with its arrow elsewhere.
///
/// The kit draws one: of one size, with the arrow in the middle of its lower edge. Corners and arrow
/// keep their form; only the straight lines between them become longer or shorter.
struct PopoverShape {
  /// The kit's outline, in the coordinates of the popover without its arrow.
  private let path: Path
  private let body: Size
  /// Where the arrow begins and ends on the lower edge.
  private let base: (start: Double, end: Double)
  /// How far a corner reaches along an edge, in points.
  let cornerReach: Double
  /// How far the arrow's tip is from the edge in points.
  let arrowLength: Double

  /// The least distance of the arrow's middle from a corner of the frame, in points.
  var arrowMargin: Double { cornerReach + (base.end - base.start) / 2 }

  /// Takes the outline of a resolved popover, which is its first layer.
  init(_ popover: Layer) throws(KitError) {
    guard let ground = popover.layers.first, let outline = ground.firstPath else {
      throw .missing("Popover", in: popover.name)
    }
    path = outline.path.transformed(scale: Size(1, 1), offset: outline.frame.origin)
    let body = popover.frame.size
    self.body = body
    arrowLength = max(0, outline.frame.maxY - body.height)
    let points = path.elements.map { $0.points }
    // What reaches below the edge, from point to point, is the arrow.
    let arrow = points.indices.filter { index in points[index].contains { $0.y > body.height } }
    let reached = arrow.flatMap { index in
      points[index] + (index > 0 ? Array(points[index - 1].suffix(1)) : [])
    }
    let start = reached.reduce(body.width) { min($0, $1.x) }
    let end = reached.reduce(0) { max($0, $1.x) }
    base = (start, end)
    // Only ends of the straight parts lie on the edge beside the arrow.
    cornerReach = points.flatMap { $0.suffix(1) }.reduce(body.width / 2) { reach, point in
      point.y == body.height && point.x < start ? min(reach, max(point.x, 0)) : reach
    }
  }

  /// Returns the outline for a place, in the coordinates of the popover without its arrow.
  func outline(_ placement: PopoverPlacement) -> Path {
    let size = placement.frame.size
    let straight = placement.edge.isLevel ? size : Size(size.height, size.width)
    return path.mapped { point in
      let moved = stretched(point, to: straight, arrow: placement.arrow)
      switch placement.edge {
      case .bottom: return moved
      case .top: return Point(moved.x, size.height - moved.y)
      case .right: return Point(moved.y, moved.x)
      case .left: return Point(size.width - moved.y, moved.x)
      }
    }
  }

  private func stretched(_ point: Point, to size: Size, arrow: Double) -> Point {
    var point = point
    let isArrow = point.y >= body.height && point.x >= base.start && point.x <= base.end
    if isArrow {
      point.x += arrow - (base.start + base.end) / 2
    } else if point.x > body.width / 2 {
      point.x += size.width - body.width
    }
    if point.y > body.height / 2 { point.y += size.height - body.height }
    return point
  }
}

extension Path.Element {
  fileprivate var points: [Point] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quad(let control, let end): [control, end]
    case .cubic(let first, let second, let end): [first, second, end]
    case .close: []
    }
  }
}

extension Path {
  /// Returns the outline with every point elsewhere.
  fileprivate func mapped(_ map: (Point) -> Point) -> Path {
    Path(
      elements.map { element in
        switch element {
        case .move(let end): .move(map(end))
        case .line(let end): .line(map(end))
        case .quad(let control, let end): .quad(map(control), map(end))
        case .cubic(let first, let second, let end): .cubic(map(first), map(second), map(end))
        case .close: .close
        }
      })
  }
}

extension Layer {
  /// The first outline inside, in its own coordinates, and its frame in the layer's parent.
  fileprivate var firstPath: (path: Path, frame: Rect)? {
    if case .path(let content) = kind { return (content.path, frame) }
    for child in layers {
      if let found = child.firstPath {
        return (found.path, found.frame.offset(by: frame.origin))
      }
    }
    return nil
  }
}

extension PlacedLayer {
  /// Gives a popover another outline, in the popover's coordinates without its arrow.
  ///
  /// On screens that are mirrored later it is put where that brings it to its place: the outline
  /// itself is not mirrored.
  mutating func setPopover(_ outline: Path, isMirrored: Bool) {
    guard !layers.isEmpty else { return }
    var bounds = outline.controlBounds
    let path = outline.transformed(scale: Size(1, 1), offset: Point(-bounds.minX, -bounds.minY))
    if isMirrored { bounds.origin.x = frame.width - bounds.maxX }
    // The kit's outline lies in a component of its own, as far outside on every side.
    let reach = -layers[0].frame.minX
    layers[0].frame = Rect(.zero, frame.size).outset(by: reach)
    layers[0].setFirstPath(path, in: bounds)
  }

  /// Exchanges the first outline inside; its bounds are in the coordinates of the layer's parent.
  private mutating func setFirstPath(_ path: Path, in bounds: Rect) {
    if case .path(var content) = layer.kind {
      content.path = path
      layer.kind = .path(content)
      layer.contentSize = bounds.size
      layer.frame = bounds
      frame = bounds
      return
    }
    let origin = frame.origin
    let inner = bounds.offset(by: Point(-origin.x, -origin.y))
    guard let index = layers.firstIndex(where: { $0.holdsPath }) else { return }
    layers[index].setFirstPath(path, in: inner)
  }

  private var holdsPath: Bool {
    if case .path = layer.kind { return true }
    return layers.contains { $0.holdsPath }
  }
}
