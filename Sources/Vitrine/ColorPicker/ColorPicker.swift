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

    /// Creates the English words.
    public init() {}
  }

  /// The words at the top.
  public var title: String
  /// The colour that is chosen.
  public let selection: PickedColor
  /// A Boolean value that is true when see-through colours can be chosen.
  public let supportsOpacity: Bool
  /// A Boolean value that is true when a colour can be picked from the screen.
  public var supportsEyedropper = true
  /// The colours that a person has kept.
  public let savedColors: [PickedColor]
  /// How colours are chosen at first; nil for the way that was used last on a screen, or the grid.
  public var tab: Tab?
  /// The words that stand in the picker.
  public var labels = Labels()

  /// Creates a picker.
  ///
  /// - Parameters:
  ///   - title: the words at the top.
  ///   - selection: the chosen colour; it stays as it is, bit for bit, until somebody changes it.
  ///   - supportsOpacity: false leaves out the slider and takes the opacity from all colours.
  ///   - savedColors: the colours that a person has kept; the one that is chosen gets a ring.
  public init(
    _ title: String = "Colors", selection: PickedColor, supportsOpacity: Bool = true,
    savedColors: [PickedColor] = []
  ) {
    func allowed(_ color: PickedColor) -> PickedColor {
      supportsOpacity || color.alpha == 1 ? color : color.withAlpha(1)
    }
    self.title = title
    self.selection = allowed(selection)
    self.supportsOpacity = supportsOpacity
    self.savedColors = savedColors.map { allowed($0) }
  }

  /// Creates a picker with colours in sRGB; their opacity is clamped to 0…1.
  public init(
    _ title: String = "Colors", selection: Color, supportsOpacity: Bool = true,
    savedColors: [Color] = []
  ) {
    self.init(
      title, selection: PickedColor(selection), supportsOpacity: supportsOpacity,
      savedColors: savedColors.map { PickedColor($0) })
  }

  /// The opacity in percent, rounded to the nearest whole number, halves up.
  public var opacityPercent: Int { selection.opacityPercent }

  /// The place of the saved colour that is chosen; the first one of several.
  public var selectedSavedColor: Int? { savedColors.firstIndex { $0.isSame(as: selection) } }

  /// Returns the picker with other colours.
  func with(selection: PickedColor, savedColors: [PickedColor], tab: Tab) -> ColorPicker {
    var picker = ColorPicker(
      title, selection: selection, supportsOpacity: supportsOpacity, savedColors: savedColors)
    picker.supportsEyedropper = supportsEyedropper
    picker.labels = labels
    picker.tab = tab
    return picker
  }
}
