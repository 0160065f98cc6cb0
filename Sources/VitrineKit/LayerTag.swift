/// A name that a live component gives a layer; it says nothing about how the layer is drawn.
public struct LayerTag: Hashable, Comparable, Sendable {
  /// Which part of the component it is.
  public var part: Int
  /// Which one of several such parts, counted from 0.
  public var index: Int

  /// Creates a tag.
  public init(_ part: Int, _ index: Int = 0) {
    self.part = part
    self.index = index
  }

  /// Returns whether the left tag comes first; it says nothing about places.
  public static func < (left: LayerTag, right: LayerTag) -> Bool {
    (left.part, left.index) < (right.part, right.index)
  }
}
