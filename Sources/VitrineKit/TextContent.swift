/// The words of a text layer and how they are set.
public struct TextContent: Hashable, Sendable {
  /// Where lines lie in their box.
  public enum Alignment: UInt8, Hashable, Sendable {
    /// The left edge, or the right one in right-to-left text.
    case left
    /// The middle.
    case center
    /// The right edge, or the left one in right-to-left text.
    case right
  }

  /// The words; lines are divided by U+000A.
  public var string: String
  /// The kit's font name, such as `SFPro-Semibold`.
  public var font: String
  /// The nominal size in points.
  public var fontSize: Double
  /// The distance between baselines in points; nil where the kit gives none.
  public var lineHeight: Double?
  /// Where lines lie in their box.
  public var alignment: Alignment
  /// The stored text colour; it is what is drawn where the layer has no fills.
  public var color: Fill?
  /// The shared text style.
  public var styleName: String?
  /// A Boolean value that is true for the kit's `transform1`: drawn in upper case.
  public var isUppercase = false
  /// A Boolean value that is true when the stored width hugs the stored words.
  public var isFitted = false
  /// A Boolean value that is true when the lines lie in the middle of a taller box, not at its top.
  public var isCenteredVertically = false
  /// The smallest factor by which the words may shrink before they are truncated; 1 for none.
  public var minimumScale = 1.0
  /// The most lines that may be used; nil for as many as the height has room for.
  public var lineLimit: Int?

  /// Creates text content.
  public init(
    string: String, font: String, fontSize: Double, lineHeight: Double?,
    alignment: Alignment = .left
  ) {
    self.string = string
    self.font = font
    self.fontSize = fontSize
    self.lineHeight = lineHeight
    self.alignment = alignment
  }
}
