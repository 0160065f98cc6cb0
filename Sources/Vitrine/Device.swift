public import VitrineGraphics
public import VitrineKit

/// The screen that something is shown on.
public enum Device: Hashable, Sendable {
  /// A screen of the specs by its name, such as `iPhone 17 Pro`.
  case named(String)
  /// A screen of a size in points, without safe areas.
  case size(Size)

  /// The kit's iPhone.
  public static let iPhone17Pro = Device.named("iPhone 17 Pro")
  /// The kit's iPad.
  public static let iPad = Device.named("iPad")
}

extension Device {
  /// Returns the size of the screen in points.
  ///
  /// - Throws: `KitError` for a name that the specs do not list.
  public func size(in kit: Kit) throws(KitError) -> Size { try measures(in: kit).size }
}
