/// How one of the kit's fonts is set with the default font.
public struct TypeRecipe: Hashable, Sendable {
  /// The kit's font name, such as `SFPro-Semibold`.
  public var fontName: String
  /// The weight axis of the font to draw with, 1…1000.
  public var weight: Double
  /// The factor from the nominal size to the size that the default font is drawn at.
  public var scale: Double
  /// The letter-spacing behind each glyph of the default font in em of the nominal size.
  public var spacing: Double
  /// The kit font's ascent above the baseline in em.
  public var ascent: Double
  /// The kit font's descent below the baseline in em, counted downwards.
  public var descent: Double

  /// Creates a recipe.
  public init(
    fontName: String, weight: Double, scale: Double, spacing: Double, ascent: Double,
    descent: Double
  ) {
    self.fontName = fontName
    self.weight = weight
    self.scale = scale
    self.spacing = spacing
    self.ascent = ascent
    self.descent = descent
  }

  /// Returns the height of a line in whole points where the kit gives none.
  public func naturalLineHeight(size: Double) -> Double {
    (ascent * size).rounded() + (descent * size).rounded()
  }

  /// Returns the distance of the baseline from the top of a line.
  ///
  /// Sketch's rule: the distance from the bottom is rounded to whole points.
  public func baseline(size: Double, lineHeight: Double) -> Double {
    let half = (lineHeight - (ascent + descent) * size) / 2
    return lineHeight - max(0, (half + descent * size).rounded())
  }
}

/// The kit font's tracking by size.
public struct TrackingTable: Hashable, Sendable {
  /// The tracking at one size.
  public struct Entry: Hashable, Sendable {
    /// The nominal size in points.
    public var size: Double
    /// The letter-spacing behind each glyph in points.
    public var tracking: Double

    /// Creates an entry.
    public init(size: Double, tracking: Double) {
      self.size = size
      self.tracking = tracking
    }
  }

  private let entries: [Entry]

  /// Creates a table; an empty one stands for no tracking.
  public init(_ entries: [Entry] = []) {
    self.entries = entries.sorted { $0.size < $1.size }
  }

  /// Returns the tracking in points; straight between the table's sizes, level beyond its ends.
  public func tracking(size: Double) -> Double {
    guard let above = entries.firstIndex(where: { $0.size >= size }) else {
      return entries.last?.tracking ?? 0
    }
    let upper = entries[above]
    guard above > 0, upper.size > size else { return upper.tracking }
    let lower = entries[above - 1]
    let part = (size - lower.size) / (upper.size - lower.size)
    return lower.tracking + part * (upper.tracking - lower.tracking)
  }
}
