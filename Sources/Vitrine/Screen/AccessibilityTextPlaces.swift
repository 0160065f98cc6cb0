public import VitrineGraphics
import VitrineText

/// Where the words of a text field lie; each grapheme cluster has a place, whatever it is.
public struct AccessibilityTextPlaces: Hashable, Sendable {
  /// The part of the screen that the words can be seen in, in points.
  public let frame: Rect
  private let origin: Point
  private let map: CaretMap

  init(_ view: FieldView) {
    frame = view.style.box
    origin = view.origin
    map = view.map
  }

  /// The number of grapheme clusters.
  public var count: Int { map.count }

  /// Returns the place of a cluster on the screen in points; nil where there is no such cluster.
  ///
  /// Of words that the field has no room for it lies outside of `frame`.
  public func frame(of cluster: Int) -> Rect? {
    guard map.cells.indices.contains(cluster) else { return nil }
    let cell = map.cells[cluster]
    guard map.lines.indices.contains(cell.line) else { return nil }
    let line = map.lines[cell.line]
    return Rect(
      origin.x + cell.left, origin.y + line.top, cell.right - cell.left, line.height)
  }

  /// Returns the cluster at a point of the screen; nil outside of `frame` and beside the words.
  public func cluster(at point: Point) -> Int? {
    guard frame.contains(point), let cluster = map.cluster(nearest: point - origin),
      let place = self.frame(of: cluster), place.minX <= point.x, point.x <= place.maxX
    else { return nil }
    return cluster
  }
}
