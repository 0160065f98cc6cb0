public import VitrineGraphics

/// A finished picture, and what a person should know about it.
public struct Picture: Sendable {
  /// The pixels.
  public var bitmap: Bitmap
  /// What could not be shown as asked, a sentence each; empty in the usual case.
  public var warnings: [String]

  /// Creates a picture.
  public init(bitmap: Bitmap, warnings: [String] = []) {
    self.bitmap = bitmap
    self.warnings = warnings
  }
}
