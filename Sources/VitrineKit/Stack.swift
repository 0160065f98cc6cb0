public import VitrineGraphics

/// How a container lays out its children.
public struct Stack: Hashable, Sendable {
  /// The direction in which children follow each other.
  public enum Axis: UInt8, Hashable, Sendable {
    case horizontal
    case vertical
  }

  /// Where left-over room along the axis goes.
  public enum Justification: UInt8, Hashable, Sendable {
    /// Behind the last child.
    case start
    /// To both ends alike.
    case center
    /// Before the first child.
    case end
    /// Between the children; the stored gap is not used.
    case spaceBetween
  }

  /// Where children lie across the axis.
  public enum CrossAlignment: UInt8, Hashable, Sendable {
    /// At the top or left padding.
    case start
    /// In the middle.
    case center
    /// At the bottom or right padding.
    case end
    /// Where they are stored.
    case stored
  }

  /// The direction.
  public var axis: Axis
  /// The distance between children in points.
  public var gap: Double
  /// The room around the children in points.
  public var padding: EdgeInsets
  /// Where left-over room goes.
  public var justification = Justification.start
  /// Where children lie across the axis.
  public var alignment = CrossAlignment.stored

  /// Creates a stack.
  public init(axis: Axis, gap: Double, padding: EdgeInsets) {
    self.axis = axis
    self.gap = gap
    self.padding = padding
  }
}

/// How a layer takes its extent in a stack.
public enum Sizing: UInt8, Hashable, Sendable {
  /// It keeps its own.
  case fixed
  /// It takes what its content needs.
  case hug
  /// It shares what is left over.
  case fill
}

/// How a layer follows its parent's extent where no stack rules.
public enum Resizing: UInt8, Hashable, Sendable {
  /// It keeps both margins.
  case stretch
  /// It keeps its extent and the leading margin.
  case start
  /// It keeps its extent and its distance from the middle.
  case center
  /// It keeps its extent and the trailing margin.
  case end
  /// Margins and extent grow in proportion.
  case scale
}
