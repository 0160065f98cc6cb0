public import VitrineGraphics

/// How a text wants to be set.
public struct TextAttributes: Hashable, Sendable {
  /// Where lines lie in their box.
  public enum Alignment: UInt8, Hashable, Sendable {
    /// The edge where the reading starts: left, or right in right-to-left text.
    case leading
    /// The middle.
    case center
    /// The edge where the reading ends.
    case trailing
  }

  /// The kit's font name, such as `SFPro-Semibold`.
  public var fontName: String
  /// The nominal size in points.
  public var size: Double
  /// The distance between baselines in points; nil for the font's natural one.
  public var lineHeight: Double?
  /// Where lines lie in their box.
  public var alignment: Alignment
  /// A Boolean value that is true when the text is drawn in upper case.
  public var isUppercase: Bool
  /// The direction of what the text is part of; nil for none.
  ///
  /// One or two lines lie at the edges that it tells, whatever they are written in; paragraphs of
  /// longer texts always at their own. Human Interface Guidelines, Right to left.
  public var layoutDirection: WritingDirection?

  /// Creates attributes.
  public init(
    fontName: String, size: Double, lineHeight: Double?, alignment: Alignment = .leading,
    isUppercase: Bool = false, layoutDirection: WritingDirection? = nil
  ) {
    self.fontName = fontName
    self.size = size
    self.lineHeight = lineHeight
    self.alignment = alignment
    self.isUppercase = isUppercase
    self.layoutDirection = layoutDirection
  }
}

/// The room that a text may take.
public struct TextBox: Hashable, Sendable {
  /// The width in points to align, wrap and truncate in; nil for one line per paragraph, as wide
  /// as it comes.
  public var width: Double?
  /// The most lines that may be used; nil for any number.
  public var lineLimit: Int?
  /// A stored hugging width in points that the text has to fill; nil where there is none.
  ///
  /// The remainder to `fittedWidth - 0.5` is spread over the glyphs as letter-spacing.
  public var fittedWidth: Double?
  /// The smallest factor by which a text may shrink before it is truncated, 0…1; 1 for none.
  public var minimumScale: Double

  /// Creates a box.
  public init(
    width: Double? = nil, lineLimit: Int? = nil, fittedWidth: Double? = nil,
    minimumScale: Double = 1
  ) {
    self.width = width
    self.lineLimit = lineLimit
    self.fittedWidth = fittedWidth
    self.minimumScale = minimumScale
  }
}

/// A text set in lines, relative to the top left corner of its box, in points.
public struct TextLayout: Sendable {
  /// A colour glyph: a picture and where it goes.
  public struct Picture: Sendable {
    /// The picture, premultiplied.
    public var bitmap: Bitmap
    /// Where it goes.
    public var frame: Rect

    /// Creates a placed picture.
    public init(bitmap: Bitmap, frame: Rect) {
      self.bitmap = bitmap
      self.frame = frame
    }
  }

  /// A line of text.
  public struct Line: Hashable, Sendable {
    /// The distance of the baseline from the top of the box.
    public var baseline: Double
    /// The left end of the line.
    public var left: Double
    /// The advance width, trailing white space not counted.
    public var width: Double
    /// The bytes of the UTF-8 text that the line shows; a truncated line ends before the ellipsis.
    public var range: Range<Int>

    /// Creates a line.
    public init(baseline: Double, left: Double, width: Double, range: Range<Int>) {
      self.baseline = baseline
      self.left = left
      self.width = width
      self.range = range
    }
  }

  /// The lines from top to bottom.
  public var lines: [Line] = []
  /// The glyphs to draw, one run for each font and size.
  public var runs: [GlyphRun] = []
  /// The colour glyphs to draw.
  public var pictures: [Picture] = []
  /// The widest line, rounded up to whole points, and the height of all lines.
  public var size: Size = .zero
  /// A Boolean value that is true when some text was left out.
  public var isTruncated = false
  /// A Boolean value that is true when the font name was unknown and another recipe was used.
  public var isFontUnknown = false
  /// The characters that no font has; each is drawn as a box.
  public var missing: [Unicode.Scalar] = []

  /// Creates an empty layout.
  public init() {}
}

extension TextSetter {
  public func line(
    of text: String, attributes: TextAttributes, seen: ClosedRange<Double>
  ) -> TextLayout {
    layout(text, attributes: attributes, box: TextBox(lineLimit: 1))
  }
}

/// Something that sets text.
public protocol TextSetter: AnyObject {
  /// Sets a text in a box.
  func layout(_ text: String, attributes: TextAttributes, box: TextBox) -> TextLayout

  /// Sets a text in one line and leaves out the glyphs that lie outside a stretch of it.
  ///
  /// Width and lines are those of the whole text. The stretch is given in points from its left end.
  func line(
    of text: String, attributes: TextAttributes, seen: ClosedRange<Double>
  ) -> TextLayout

  /// Finds where carets can stand in a text that is set in a box.
  func caretMap(of text: String, attributes: TextAttributes, box: TextBox) -> CaretMap
}
