import VitrineGraphics

/// Where a pointer is while something follows it.
struct TrackEvent: Hashable {
  enum Phase: Hashable {
    case began
    case moved
    case ended
    case cancelled
  }

  /// The part under the pointer.
  struct Target: Hashable {
    var tag: Tag
    /// The place in the part: (0, 0) at the top left, (1, 1) at the bottom right.
    var place: Point
  }

  var phase: Phase
  /// The place in the followed part's frame: (0, 0) at the top left, (1, 1) at the bottom right;
  /// more or less where the pointer is outside.
  var place: Point
  /// The place on the screen in points.
  var position: Point
  /// The size of the followed part in points.
  var size = Size.zero
  /// How far the pointer dragged, in points; what it went before that is not counted.
  var translation = Point.zero
  /// How fast the pointer is, in points a second.
  var velocity = Point.zero
  /// The part under the pointer while another one is carried.
  var target: Target?
}
