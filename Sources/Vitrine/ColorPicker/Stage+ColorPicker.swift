import VitrineGraphics
import VitrineKit
import VitrineLayout

extension Stage {
  /// Adds a colour picker: a sheet on narrow screens, a popover in the middle of wide ones.
  mutating func addColorPicker(_ picker: ColorPicker) throws(KitError) {
    try addScreen()
    let assembly = ColorPickerAssembly(
      picker: picker, kit: kit, appearance: surroundings.appearance)
    let room = size.height - screen.safeArea.top - screen.safeArea.bottom
    let isPopover = try isWide
    let (layer, hidden) =
      try isPopover ? assembly.popover(room: room) : assembly.sheet(room: room)
    var placed = placer.place(layer, size: isPopover ? nil : size)
    if isPopover {
      placed.frame.origin = Point(
        (size.width - placed.frame.width) / 2, (size.height - placed.frame.height) / 2)
    }
    placed.moveScrubber(to: Double(picker.selection.alpha))
    if isRightToLeft { placed.turnSlider() }
    layers.append(placed)
    if surroundings.dynamicTypeSize != .large {
      warnings.append("the colour picker keeps its text size; leave “textSize” away")
    }
    if hidden > 0 {
      warnings.append(
        "\(hidden) of the saved colours have no room on the screen; save fewer of them")
    }
  }
}

extension PlacedLayer {
  /// Moves the handle of the opacity's slider, whose way is the slider's width without its own.
  fileprivate mutating func moveScrubber(to opacity: Double) {
    if layer.name == "Slider" {
      for index in layers.indices where layers[index].layer.name == "Scrubber" {
        layers[index].frame.origin.x = opacity * (frame.width - layers[index].frame.width)
      }
    }
    for index in layers.indices { layers[index].moveScrubber(to: opacity) }
  }

  /// Lets the slider's gradient run the other way, as everything on a mirrored screen does.
  fileprivate mutating func turnSlider() {
    if layer.name == "Slider" {
      for index in layer.fills.indices {
        guard case .gradient(var gradient) = layer.fills[index].source else { continue }
        gradient.from.x = 1 - gradient.from.x
        gradient.to.x = 1 - gradient.to.x
        layer.fills[index].source = .gradient(gradient)
      }
    }
    for index in layers.indices { layers[index].turnSlider() }
  }
}
