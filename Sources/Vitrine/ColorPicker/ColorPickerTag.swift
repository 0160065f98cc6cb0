import VitrineKit

/// The tags of a colour picker's parts, in reading order.
enum ColorPickerTag {
  static let panel = Tag(0)
  static let eyedropper = Tag(1)
  static let title = Tag(2)
  static let close = Tag(3)
  static let tabs = Tag(4)
  static func tab(_ tab: ColorPicker.Tab) -> Tag { Tag(5, Int(tab.rawValue)) }
  /// What takes the grid's place.
  static let field = Tag(6)
  static func cell(_ index: Int) -> Tag { Tag(7, index) }
  static func slider(_ slider: ColorPickerSlider) -> Tag { Tag(8, slider.rawValue) }
  static func number(_ slider: ColorPickerSlider) -> Tag { Tag(9, slider.rawValue) }
  static let colorSpaces = Tag(10)
  static func colorSpace(_ space: PickedColor.RGBColorSpace) -> Tag { Tag(11, Int(space.rawValue)) }
  static let hex = Tag(12)
  static let current = Tag(13)
  static let savedColors = Tag(14)
  static func savedColor(_ index: Int) -> Tag { Tag(15, index) }
  static let add = Tag(16)
  static let delete = Tag(17)
  static let pages = Tag(18)
  /// What scrolls on low screens.
  static let region = Tag(19)
}

/// A picker's sliders: the three channels, and the opacity.
enum ColorPickerSlider: Int, CaseIterable {
  case red, green, blue, opacity

  /// The channel that it moves; nil for the opacity.
  var channel: PickedColor.Channel? { PickedColor.Channel(rawValue: rawValue) }

  init(_ channel: PickedColor.Channel) {
    switch channel {
    case .red: self = .red
    case .green: self = .green
    case .blue: self = .blue
    }
  }

  /// The slider of a slider's or a number's tag; nil for other tags.
  init?(_ tag: Tag) {
    guard
      tag.part == ColorPickerTag.slider(.red).part || tag.part == ColorPickerTag.number(.red).part
    else { return nil }
    self.init(rawValue: tag.index)
  }
}
