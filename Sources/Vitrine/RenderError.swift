public import VitrineGraphics
public import VitrineKit

/// Why a picture could not be drawn.
public enum RenderError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kit lacks something, or an override does not fit.
  case kit(KitError)
  /// The picture would be larger than 16,384 pixels on a side or 64 million in all, or empty.
  case pictureSize(Size)

  /// What is wrong, and what to do.
  public var description: String {
    switch self {
    case .kit(let error): error.description
    case .pictureSize(let size):
      "a picture of \(size.width.shortest) × \(size.height.shortest) pixels cannot be drawn; "
        + "stay between 1 and 16384 pixels on each side, and below 64 million in all"
    }
  }
}

extension Double {
  /// The number without needless decimals, for messages.
  var shortest: String {
    guard isFinite, magnitude < 1e15 else { return description }
    let whole = rounded(.towardZero)
    return whole == self ? String(Int64(whole)) : description
  }
}
