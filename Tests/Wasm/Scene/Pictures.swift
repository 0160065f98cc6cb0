public import VitrineGraphics

/// The pictures that the native and the browser build both draw, to be compared byte for byte.
public func pictures() -> [Bitmap] {
  [CommandScene.draw(), AlertScene.draw()]
}
