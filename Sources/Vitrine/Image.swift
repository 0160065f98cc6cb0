public import VitrineGraphics
package import VitrineKit

/// A picture that a component shows: a photo, a drawing of the kit, or a plain colour.
public enum Image: Hashable, Sendable {
  /// Pixels, scaled to fill and cropped around their middle.
  case bitmap(Bitmap)
  /// A drawing of the kit by its component's name, such as `Artwork/Landscape`.
  case drawing(String)
  /// One colour.
  case color(Color)

  /// The fill that shows the picture.
  var fill: Fill {
    switch self {
    case .bitmap(let bitmap): Fill(.bitmap(bitmap))
    case .drawing(let name): Fill(.image(name))
    case .color(let color): Fill(.color(color))
    }
  }

  /// Returns the fill, after a look at whether the kit has the drawing.
  ///
  /// - Throws: `KitError` with the nearest names where there is no such drawing.
  func fill(in kit: Kit) throws(KitError) -> Fill {
    if case .drawing(let name) = self {
      return Fill(.image(try kit.componentName(name)))
    }
    return fill
  }
}

extension Image {
  /// Returns the size of the largest place for a picture in points.
  package static func largestSize(in kit: Kit) throws(KitError) -> Size {
    try kit.layer(named: "\(ActivityViewPart.block)/Thumbnails/90pt").frame.size
  }
}
