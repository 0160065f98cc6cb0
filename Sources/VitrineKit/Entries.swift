public import VitrineGraphics

/// A named colour.
public struct Swatch: Hashable, Sendable {
  /// The full name, such as `Labels/Light/2 Secondary`.
  public var name: String
  /// The colour.
  public var color: Color
  /// Where the colour comes from.
  public var provenance: Provenance
  /// The line that states it.
  public var source: SourceLine
}

/// A named way to set text.
public struct TextStyle: Hashable, Sendable {
  /// The full name, such as `06 Body/1 Default`.
  public var name: String
  /// The kit's font name.
  public var font: String
  /// The nominal size in points.
  public var fontSize: Double
  /// The distance between baselines in points.
  public var lineHeight: Double?
  /// Where the values come from.
  public var provenance: Provenance
  /// The line that states them.
  public var source: SourceLine
}

/// A device's screen.
public struct DeviceScreen: Hashable, Sendable {
  /// The device's name, such as `iPhone 17 Pro`.
  public var name: String
  /// The size in points.
  public var size: Size
  /// The room at the edges that content keeps clear of, in points.
  public var safeArea: EdgeInsets
  /// Where the values come from.
  public var provenance: Provenance
  /// The line that states them.
  public var source: SourceLine
}

/// A named number that no drawing of the kit holds, such as a limit or a factor.
public struct Metric: Hashable, Sendable {
  /// The full name, such as `Alert/label inset`.
  public var name: String
  /// The number, in points where it is a length.
  public var value: Double
  /// Where the number comes from.
  public var provenance: Provenance
  /// The line that states it.
  public var source: SourceLine
}

/// How a font of the kit is made from the default open font.
public struct FontRecipe: Hashable, Sendable {
  /// The kit's font name, such as `SFPro-Medium`.
  public var name: String
  /// The weight axis of the open font.
  public var weight: Double
  /// The factor on the nominal size.
  public var scale: Double
  /// Letter-spacing in em of the nominal size, added after every glyph.
  public var spacing: Double
  /// The distance from baseline to the top of a line in em of the nominal size.
  public var ascent: Double
  /// The distance from baseline to the bottom of a line in em of the nominal size.
  public var descent: Double
  /// The line that states the values.
  public var source: SourceLine
}

/// The letter-spacing that belongs to a text size.
public struct Tracking: Hashable, Sendable {
  /// The nominal size in points.
  public var size: Double
  /// What is added after every glyph, in points.
  public var spacing: Double
  /// The line that states the values.
  public var source: SourceLine
}
