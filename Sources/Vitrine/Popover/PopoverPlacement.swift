import VitrineGraphics

/// Where a popover stands beside what it belongs to, and where its arrow points.
///
/// It stands below its source where it fits, else above, else to the right, else to the left, and
/// else where most of it has room. UIKit chooses among the directions that are permitted; which
/// comes first is not public, so the order is ours.
struct PopoverPlacement: Hashable {
  /// The edge of the popover that its arrow is on.
  enum Edge: Hashable {
    case top, bottom, left, right

    /// Whether the arrow points up or down.
    var isLevel: Bool { self == .top || self == .bottom }
  }

  /// The frame without the arrow.
  let frame: Rect
  let edge: Edge
  /// The middle of the arrow along its edge, from the frame's left or upper end.
  let arrow: Double

  init(frame: Rect, edge: Edge, arrow: Double) {
    self.frame = frame
    self.edge = edge
    self.arrow = arrow
  }

  /// Where the arrow's tip is, in the coordinates of the frame.
  func tip(length: Double) -> Point {
    switch edge {
    case .top: Point(frame.minX + arrow, frame.minY - length)
    case .bottom: Point(frame.minX + arrow, frame.maxY + length)
    case .left: Point(frame.minX - length, frame.minY + arrow)
    case .right: Point(frame.maxX + length, frame.minY + arrow)
    }
  }

  /// Finds the place.
  ///
  /// - Parameters:
  ///   - wanted: the size without the arrow.
  ///   - source: what it belongs to; what is outside the room counts as at its edge.
  ///   - room: where it may stand.
  ///   - shape: how long the arrow is, and how near to a corner.
  init(_ wanted: Size, beside source: Rect, in room: Rect, _ shape: PopoverShape) {
    let source = source.held(in: room)
    let length = shape.arrowLength
    let spaces: [(edge: Edge, size: Size)] = [
      (.top, Size(room.width, room.maxY - source.maxY - length)),
      (.bottom, Size(room.width, source.minY - room.minY - length)),
      (.left, Size(room.maxX - source.maxX - length, room.height)),
      (.right, Size(source.minX - room.minX - length, room.height)),
    ]
    let fitting = spaces.first { $0.size.width >= wanted.width && $0.size.height >= wanted.height }
    let chosen = fitting ?? Self.roomiest(spaces, width: wanted.width)
    var height = min(wanted.height, chosen.size.height)
    // A source that leaves no room beside it is covered.
    if height < wanted.height, height < room.height / 2 { height = min(wanted.height, room.height) }
    let size = Size(min(wanted.width, room.width), max(0, height))
    let origin = Self.origin(of: size, on: chosen.edge, source, room, length)
    frame = Rect(origin, size)
    edge = chosen.edge
    let (middle, extent) =
      edge.isLevel
      ? (source.center.x - frame.minX, size.width) : (source.center.y - frame.minY, size.height)
    let margin = min(shape.arrowMargin, extent / 2)
    arrow = min(max(middle, margin), extent - margin)
  }

  private static func roomiest(
    _ spaces: [(edge: Edge, size: Size)], width: Double
  ) -> (edge: Edge, size: Size) {
    var best = spaces[0]
    for space in spaces
    where space.size.width >= width
      && (space.size.height > best.size.height || best.size.width < width)
    {
      best = space
    }
    return best
  }

  private static func origin(
    of size: Size, on edge: Edge, _ source: Rect, _ room: Rect, _ length: Double
  ) -> Point {
    var origin = source.center - Point(size.width / 2, size.height / 2)
    switch edge {
    case .top: origin.y = source.maxY + length
    case .bottom: origin.y = source.minY - length - size.height
    case .left: origin.x = source.maxX + length
    case .right: origin.x = source.minX - length - size.width
    }
    return Point(
      max(room.minX, min(origin.x, room.maxX - size.width)),
      max(room.minY, min(origin.y, room.maxY - size.height)))
  }
}

extension Rect {
  /// Returns what of a place lies in another one; at its nearest edge where nothing does.
  fileprivate func held(in room: Rect) -> Rect {
    func held(_ value: Double, _ least: Double, _ most: Double) -> Double {
      value.isFinite ? min(max(value, least), most) : (least + most) / 2
    }
    let left = held(minX, room.minX, room.maxX)
    let top = held(minY, room.minY, room.maxY)
    return Rect(
      left, top, max(0, held(maxX, room.minX, room.maxX) - left),
      max(0, held(maxY, room.minY, room.maxY) - top))
  }
}
