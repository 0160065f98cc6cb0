/// A place that shows a colour, or that there is none, and opens a picker for it.
///
/// UIKit's `UIColorWell`, as a value: it draws nothing. No colour at all is an empty well, which
/// one of opacity 0 is not.
public struct ColorWell: Hashable, Sendable {
  /// The title of the picker that it opens; nil for the picker's own.
  public var title: String?
  /// The colour; nil for an empty well.
  public var selection: PickedColor?
  /// A Boolean value that is true when see-through colours can be chosen.
  public var supportsOpacity = true
  /// A Boolean value that is true when a colour can be picked from the screen.
  public var supportsEyedropper = true
  /// The most light of a colour, as a multiple of what SDR white has; less than 1 counts as 1.
  public var maximumLinearExposure = 1.0

  /// Creates a well; without a colour an empty one.
  public init(_ title: String? = nil, selection: PickedColor? = nil) {
    self.title = title
    self.selection = selection
  }

  /// A Boolean value that is true when there is no colour.
  public var isEmpty: Bool { selection == nil }

  /// The picker that it opens; an empty well's begins with the colour that was chosen last.
  public var picker: ColorPicker {
    var picker = ColorPicker(
      title ?? "Colors", selection: selection, supportsOpacity: supportsOpacity)
    picker.supportsEyedropper = supportsEyedropper
    picker.maximumLinearExposure = maximumLinearExposure
    return picker
  }

  /// Takes over what was chosen in the picker; returns whether the colour is another one now.
  @discardableResult
  public mutating func take(_ change: ColorPickerChange) -> Bool {
    defer { selection = change.selection }
    return selection != change.selection
  }
}
