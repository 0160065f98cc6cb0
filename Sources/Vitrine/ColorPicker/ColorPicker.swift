public import VitrineGraphics

/// A sheet or popover in which a person chooses a colour.
///
/// The shape is SwiftUI's `ColorPicker`; UIKit's counterpart is `UIColorPickerViewController`. It
/// shows the grid of colours. A colour picker is a value and draws nothing by itself.
public struct ColorPicker: Hashable, Sendable {
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

    /// Creates the English words.
    public init() {}
  }

  /// The words at the top.
  public var title: String
  /// The colour that is chosen.
  public let selection: Color
  /// A Boolean value that is true when see-through colours can be chosen.
  public let supportsOpacity: Bool
  /// A Boolean value that is true when a colour can be picked from the screen.
  public var supportsEyedropper = true
  /// The colours that a person has kept.
  public let savedColors: [Color]
  /// The words that stand in the picker.
  public var labels = Labels()

  /// Creates a picker.
  ///
  /// - Parameters:
  ///   - selection: the chosen colour; its opacity is clamped to 0…1.
  ///   - supportsOpacity: false leaves out the slider and takes the opacity from all colours.
  ///   - savedColors: the colours that a person has kept; the one that is chosen gets a ring.
  public init(
    _ title: String = "Colors", selection: Color, supportsOpacity: Bool = true,
    savedColors: [Color] = []
  ) {
    func allowed(_ color: Color) -> Color {
      var color = color
      color.alpha = supportsOpacity ? min(max(color.alpha, 0), 1) : 1
      return color
    }
    self.title = title
    self.selection = allowed(selection)
    self.supportsOpacity = supportsOpacity
    self.savedColors = savedColors.map { allowed($0) }
  }

  /// The opacity in percent, rounded to the nearest whole number, halves up.
  public var opacityPercent: Int { Int((selection.alpha * 100 + 0.5).rounded(.down)) }

  /// The place of the saved colour that is chosen; the first one of several.
  public var selectedSavedColor: Int? { savedColors.firstIndex(of: selection) }
}
