import VitrineGraphics

/// Where a confirmation dialog stands beside what it belongs to, and how tall it may be.
///
/// It stands below its source where it fits, else above, else where there is more room, if that is
/// at least half of all there is, as for popovers with arrows. Else it stands to the right or to
/// the left, and where that is too narrow over its source, as UIKit's popovers do.
struct DialogPlacement: Hashable {
  /// The frame; it is inside the room, except where that is lower than the least height.
  let frame: Rect

  /// Finds the place.
  ///
  /// - Parameters:
  ///   - wanted: the size that it asks for.
  ///   - source: what it belongs to; all its numbers are finite.
  ///   - room: where it may stand.
  ///   - gap: the distance from the source.
  ///   - leastHeight: what it takes to press a button.
  init(
    _ wanted: Size, beside source: Rect, in room: Rect, gap: Double, leastHeight: Double
  ) {
    let top = max(source.maxY + gap, room.minY)
    let bottom = min(source.minY - gap, room.maxY)
    let (below, above) = (room.maxY - top, bottom - room.minY)
    let useful = max(leastHeight, min(wanted.height, room.height / 2))
    let most = max(leastHeight, room.height)
    var height = min(wanted.height, most)
    var origin = source.center - Point(wanted.width / 2, height / 2)
    if below >= wanted.height || (below >= above && below >= useful) {
      height = min(height, below)
      origin.y = top
    } else if above >= min(wanted.height, useful) {
      height = min(height, above)
      origin.y = bottom - height
    } else if room.maxX - max(source.maxX + gap, room.minX) >= wanted.width {
      origin.x = max(source.maxX + gap, room.minX)
    } else if min(source.minX - gap, room.maxX) - room.minX >= wanted.width {
      origin.x = min(source.minX - gap, room.maxX) - wanted.width
    }
    frame = Rect(
      max(room.minX, min(origin.x, room.maxX - wanted.width)),
      max(room.minY, min(origin.y, room.maxY - height)), wanted.width, height)
  }
}

extension Rect {
  /// A Boolean value that is true for a place that something can stand beside.
  var isPlace: Bool { minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite }
}
