/// The direction in which a text is written.
public enum WritingDirection: UInt8, Hashable, Sendable {
  /// As Latin and Chinese are.
  case leftToRight
  /// As Arabic and Hebrew are.
  case rightToLeft

  /// Finds the direction of a text by its first strong character (UAX #9, P2 and P3).
  ///
  /// Text without one runs from left to right.
  public init(of text: String) {
    let scalars = text.unicodeScalars.prefix { $0 != "\n" }.map { $0.value }
    self = BidiParagraph(scalars: scalars).baseLevel == 1 ? .rightToLeft : .leftToRight
  }
}
