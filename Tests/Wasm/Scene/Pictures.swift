import VitrineGraphics

/// The pictures that the native and the browser build both draw, to be compared byte for byte.
func drawAll() -> [Bitmap] {
  [CommandScene.draw(), AlertScene.draw()] + LiveScene.draw()
}
