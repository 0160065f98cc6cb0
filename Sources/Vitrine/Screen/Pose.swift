import VitrineGraphics

/// How layers are shown that move together: they fade, grow about a point and are elsewhere.
struct Pose: Hashable {
  /// 0…1.
  var opacity = 1.0
  /// How much larger they are than at rest.
  var scale = 1.0
  /// The point in points that stays where it is when they grow.
  var center = Point.zero
  /// How far they are from their place in points.
  var offset = Point.zero

  /// Returns the pose of layers that are posed first and then, with all around them, as this.
  func around(_ inner: Pose) -> Pose {
    if inner == Pose() { return self }
    let moved = inner.center + inner.offset
    return Pose(
      opacity: opacity * inner.opacity, scale: scale * inner.scale, center: inner.center,
      offset: center + (moved - center) * scale + offset - inner.center)
  }
}
