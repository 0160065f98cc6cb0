public import VitrineGraphics

/// The project's own drawing of a symbol.
///
/// Coordinates are hundredths of an em: x runs from 0 to `width`, y points down and is 0 at the
/// middle of the capital letters.
public struct SymbolDrawing: Hashable, Sendable {
  /// One step of the drawing; later steps lie on earlier ones.
  public enum Step: Hashable, Sendable {
    /// Paints the inside of an outline.
    case fill(Path)
    /// Paints a line with round caps and joins; the width is a factor on the weight's own width.
    case stroke(Path, factor: Double)
    /// Cuts the inside of an outline out of what has been painted.
    case erase(Path)
    /// Cuts a line out of what has been painted, as wide as a stroke of that factor.
    case eraseStroke(Path, factor: Double)
  }

  /// The private-use code point; nil for a drawing that no text refers to.
  public var codePoint: UInt32?
  /// The name, such as `chevron.right`.
  public var name: String
  /// Other names for the same symbol.
  public var aliases: [String]
  /// The advance in hundredths of an em.
  public var width: Double
  /// What is drawn, in drawing order.
  public var steps: [Step]
  /// The line that starts the drawing.
  public var source: SourceLine
}
