public import VitrineGraphics
public import VitrineKit
public import VitrineText

/// A layer with its final place and its text set in lines.
///
/// Lengths are in points. Hidden layers are not part of a placed tree.
public struct PlacedLayer: Sendable {
  /// The look of the layer; its own children and frame are not used any more.
  public var layer: Layer
  /// The place in the parent.
  public var frame: Rect
  /// The set text of a text layer.
  public var text: TextLayout?
  /// The children, bottom first.
  public var layers: [PlacedLayer]

  /// Creates a placed layer; the children of the resolved layer are dropped.
  public init(layer: Layer, frame: Rect, text: TextLayout? = nil, layers: [PlacedLayer] = []) {
    self.layer = layer
    self.layer.layers = []
    self.frame = frame
    self.text = text
    self.layers = layers
  }

  /// Returns the first layer of a name, searched depth first, with its frame in this one's parent.
  public func first(named name: String) -> (layer: PlacedLayer, frame: Rect)? {
    if layer.name == name { return (self, frame) }
    for child in layers {
      if let found = child.first(named: name) {
        return (found.layer, found.frame.offset(by: frame.origin))
      }
    }
    return nil
  }

  /// Returns the tree with left and right exchanged, for right-to-left layouts.
  ///
  /// Frames are mirrored in their parents; what is drawn inside a layer is not, nor is a drawing
  /// made of several shapes, such as the bars of a signal.
  public func mirrored() -> PlacedLayer {
    if isDrawing { return self }
    var result = self
    result.layers = layers.map { child in
      var mirrored = child.mirrored()
      mirrored.frame.origin.x = frame.width - child.frame.maxX
      return mirrored
    }
    return result
  }

  /// A Boolean value that is true for a container of several shapes and nothing else.
  private var isDrawing: Bool {
    layers.count > 1
      && layers.allSatisfy { child in
        switch child.layer.kind {
        case .rect, .oval, .path: child.layers.isEmpty
        default: false
        }
      }
  }
}
