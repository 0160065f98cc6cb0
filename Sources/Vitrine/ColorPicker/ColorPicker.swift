public import VitrineGraphics

/// A sheet or popover in which a person chooses a colour.
///
/// The shape is SwiftUI's `ColorPicker`; UIKit's counterpart is `UIColorPickerViewController`. A
/// colour picker is a value and draws nothing by itself; `Screen` makes it live. The grid and all
/// around it are the kit's. The kit draws neither the spectrum nor the sliders: those are ours, in
/// its language.
public struct ColorPicker: Hashable, Sendable {
  /// One of the picker's three ways to choose.
  public enum Tab: UInt8, Hashable, Sendable, CaseIterable {
    /// Twelve columns of ten colours.
    case grid
    /// All hues from left to right, each from white to black.
    case spectrum
    /// A slider and a number for red, green and blue, and the hexadecimal digits.
    case sliders
  }

  /// The words that stand in the picker.
  public struct Labels: Hashable, Sendable {
    /// The name of the grid's segment.
    public var grid = "Grid"
    /// The name of the spectrum's segment.
    public var spectrum = "Spectrum"
    /// The name of the sliders' segment.
    public var sliders = "Sliders"
    /// The name of the opacity's slider; shown in capitals.
    public var opacity = "Opacity"
    /// The name of the red channel's slider; shown in capitals.
    public var red = "Red"
    /// The name of the green channel's slider; shown in capitals.
    public var green = "Green"
    /// The name of the blue channel's slider; shown in capitals.
    public var blue = "Blue"
    /// The name of the field for hexadecimal digits.
    public var hex = "Hex"
    /// The name of the colour space sRGB.
    public var sRGB = "sRGB"
    /// The name of the colour space Display P3.
    public var displayP3 = "Display P3"
    /// What the button that picks from the screen is called by assistive technologies.
    public var eyedropper = "Eyedropper"
    /// What the button that ends choosing is called by assistive technologies.
    public var close = "Close"
    /// What the button that keeps the colour is called by assistive technologies.
    public var add = "Add to saved colors"
    /// What the button that deletes a kept colour is called by assistive technologies.
    public var delete = "Delete"
    /// What the kept colours are called by assistive technologies.
    public var savedColors = "Saved colors"
    /// What the button that shows the next kept colours is called by assistive technologies.
    public var pages = "Next page"
    /// The word behind the opacity, as assistive technologies say it.
    public var percent = "percent"
    /// What the chosen colour is called by assistive technologies.
    public var selection = "Selected color"
    /// The word before the number of a cell's row, as assistive technologies say it.
    public var row = "row"
    /// The word before the number of a cell's column, as assistive technologies say it.
    public var column = "column"

    /// Creates the English words.
    public init() {}
  }

  /// The words at the top.
  public var title: String
  /// The colour that is chosen; nil for the one that was chosen last on the screen, or black.
  public let selection: PickedColor?
  /// A Boolean value that is true when see-through colours can be chosen.
  public let supportsOpacity: Bool
  /// A Boolean value that is true when a colour can be picked from the screen.
  public var supportsEyedropper = true
  /// The colours that a person has kept; nil for those of the screen's `savedColorStore`.
  ///
  /// They keep their opacity even where the picker does not support any; it is only not shown.
  public let savedColors: [PickedColor]?
  /// How colours are chosen at first; nil for the way that was used last on a screen, or the grid.
  public var tab: Tab?
  /// What the picker belongs to on the screen in points; on wide screens its arrow points there.
  ///
  /// Without it the popover is in the middle of the screen, with the kit's arrow.
  public var source: Rect?
  /// The most light of a colour, as a multiple of what SDR white has; less than 1 counts as 1.
  ///
  /// The picker's own colours are SDR. Brighter ones, kept or picked by a host's sampler, are
  /// dimmed to this as they are chosen, each channel by the same part. A selection stays as it is
  /// until somebody changes it.
  public var maximumLinearExposure = 1.0
  /// The words that stand in the picker.
  public var labels = Labels()

  /// Creates a picker.
  ///
  /// - Parameters:
  ///   - title: the words at the top.
  ///   - selection: the chosen colour; it stays as it is, bit for bit, until somebody changes it.
  ///     Nil for the one that was chosen last on the screen, or black.
  ///   - supportsOpacity: false leaves out the slider and takes the opacity from all colours that
  ///     are chosen.
  ///   - savedColors: the colours that a person has kept; the one that is chosen gets a ring. Nil
  ///     for those of the screen's `savedColorStore`.
  public init(
    _ title: String = "Colors", selection: PickedColor? = nil, supportsOpacity: Bool = true,
    savedColors: [PickedColor]? = nil
  ) {
    self.title = title
    self.selection =
      supportsOpacity || selection?.alpha == 1 ? selection : selection?.withAlpha(1)
    self.supportsOpacity = supportsOpacity
    self.savedColors = savedColors
  }

  /// Creates a picker with colours in sRGB; their opacity is clamped to 0…1.
  public init(
    _ title: String = "Colors", selection: Color, supportsOpacity: Bool = true,
    savedColors: [Color]? = nil
  ) {
    self.init(
      title, selection: PickedColor(selection), supportsOpacity: supportsOpacity,
      savedColors: savedColors?.map { PickedColor($0) })
  }

  /// The opacity in percent, rounded to the nearest whole number, halves up.
  public var opacityPercent: Int { chosen.opacityPercent }

  /// The place of the saved colour that is chosen; the first one of several.
  public var selectedSavedColor: Int? { shownColors.firstIndex { $0.isSame(as: chosen) } }

  /// The chosen colour, on a screen on which none was chosen before.
  var chosen: PickedColor { selection ?? PickedColor(white: 0) }

  /// The kept colours as they are shown.
  var shownColors: [PickedColor] { (savedColors ?? []).map { allowed($0) } }

  /// Returns a colour as it may be chosen.
  func allowed(_ color: PickedColor) -> PickedColor {
    supportsOpacity || color.alpha == 1 ? color : color.withAlpha(1)
  }

  /// Returns the picker with other colours.
  func with(selection: PickedColor, savedColors: [PickedColor], tab: Tab) -> ColorPicker {
    var picker = ColorPicker(
      title, selection: selection, supportsOpacity: supportsOpacity, savedColors: savedColors)
    picker.supportsEyedropper = supportsEyedropper
    picker.source = source
    picker.maximumLinearExposure = maximumLinearExposure
    picker.labels = labels
    picker.tab = tab
    return picker
  }
}
