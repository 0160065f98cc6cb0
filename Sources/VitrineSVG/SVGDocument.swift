public import VitrineGraphics

/// A finished SVG picture, and which parts of it are pixels.
public struct SVGDocument: Sendable {
  /// The document's text; ASCII but for words of the caller's.
  public var text: String
  /// The parts that are pixels, in drawing order.
  public var rasterParts: [SVGRasterPart]

  /// Creates a document.
  public init(text: String, rasterParts: [SVGRasterPart]) {
    self.text = text
    self.rasterParts = rasterParts
  }
}

/// A part of an SVG picture that is pixels, as neither SVG nor CSS can say what it looks like.
public struct SVGRasterPart: Hashable, Sendable {
  /// The whole device pixels that the part covers.
  public var bounds: Rect
  /// Why the part is pixels, such as `Liquid Glass`.
  public var reason: String

  /// Creates a part.
  public init(bounds: Rect, reason: String) {
    self.bounds = bounds
    self.reason = reason
  }
}

/// Why a picture could not be written as SVG.
public enum SVGError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A part that is pixels could not be turned into a PNG.
  case picture(reason: String)

  /// What is wrong, and what to do.
  public var description: String {
    switch self {
    case .picture(let reason): "a part cannot be written as a picture: \(reason); draw it smaller"
    }
  }
}
