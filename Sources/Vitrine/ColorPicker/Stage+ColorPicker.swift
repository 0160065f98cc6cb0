import VitrineGraphics
import VitrineKit
import VitrineLayout

extension Stage {
  /// Adds a colour picker: a sheet on narrow screens, a popover in the middle of wide ones.
  mutating func addColorPicker(_ picker: ColorPicker) throws(KitError) {
    try addScreen()
    let assembly = ColorPickerAssembly(
      picker: picker, masters: ResolvedMasters(kit), appearance: surroundings.appearance)
    let pose = ColorPickerPose(
      picker, colorSpace: assembly.colorSpace, hue: SpectrumMap.hue(of: picker.selection) ?? 0)
    let parts = try colorPickerParts(assembly, pose)
    layers += parts.layers
    if surroundings.dynamicTypeSize != .large {
      warnings.append("the colour picker keeps its text size; leave “textSize” away")
    }
    if parts.hiddenColors > 0 {
      warnings.append(
        "\(parts.hiddenColors) of the saved colours have no room on the screen; save fewer of them")
    }
  }

  /// Returns a picker's layers in their places, not mirrored yet.
  func colorPickerParts(
    _ assembly: ColorPickerAssembly, _ pose: ColorPickerPose
  ) throws(KitError) -> ColorPickerParts {
    let room = size.height - screen.safeArea.top - screen.safeArea.bottom
    let isPopover = try isWide
    let (layer, hidden) =
      try isPopover ? assembly.popover(room: room) : assembly.sheet(room: room)
    var placed = placer.place(layer, size: isPopover ? nil : size)
    var parts: [PlacedLayer] = []
    if isPopover {
      placed.frame.origin = Point(
        (size.width - placed.frame.width) / 2, (size.height - placed.frame.height) / 2)
      parts = [placed]
    } else {
      // The root draws nothing and lies over the whole screen.
      parts = placed.layers
    }
    guard var panel = parts.popLast() else { throw .missing("Stack", in: layer.name) }
    try pose.apply(to: &panel, assembly.masters)
    var result = ColorPickerParts(layers: parts, hiddenColors: hidden)
    if assembly.turnsPages {
      let root = isPopover ? layer : try layer.child("Stack")
      let pages = try assembly.furtherPages(of: root)
      result.pages = try addPages(pages, to: &panel, assembly)
    }
    if isRightToLeft { panel.turnTracks() }
    result.layers.append(panel)
    return result
  }
}

/// A placed picker.
struct ColorPickerParts {
  /// The dimmed screen, on narrow screens alone, and the panel.
  var layers: [PlacedLayer]
  /// How many saved colours have no room.
  var hiddenColors: Int
  /// How the saved colours lie on pages; nil where one is enough.
  var pages: ColorPickerPages?
}

extension PlacedLayer {
  /// Turns what runs from side to side: the sliders and the spectrum.
  fileprivate mutating func turnTracks() {
    change(tagged: ColorPickerTag.field) { $0.turnGradients() }
    for slider in ColorPickerSlider.allCases {
      change(tagged: ColorPickerTag.slider(slider)) { $0.turnGradients() }
    }
  }
}
