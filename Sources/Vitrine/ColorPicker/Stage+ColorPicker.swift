import VitrineGraphics
import VitrineKit
import VitrineLayout

extension Stage {
  /// Adds a colour picker: a popover on wide screens, a sheet on narrow and on low ones.
  mutating func addColorPicker(_ picker: ColorPicker) throws(KitError) {
    try addScreen()
    let assembly = ColorPickerAssembly(
      picker: picker, masters: ResolvedMasters(kit), appearance: surroundings.appearance)
    let pose = ColorPickerPose(
      picker, colorSpace: assembly.colorSpace, hue: SpectrumMap.hue(of: picker.chosen) ?? 0)
    let parts = try colorPickerParts(assembly, pose)
    layers += parts.layers
    if parts.hiddenColors > 0 {
      warnings.append(
        "\(parts.hiddenColors) of the saved colours have no room on the screen; save fewer of them")
    }
    if parts.scroller != nil {
      warnings.append(
        "the colour picker is taller than the screen and scrolls; the picture shows its top")
    }
  }

  /// Returns a picker's layers in their places, not mirrored yet.
  func colorPickerParts(
    _ assembly: ColorPickerAssembly, _ pose: ColorPickerPose, keyboardInset: Double = 0
  ) throws(KitError) -> ColorPickerParts {
    let seat = try ColorPickerSeat(self, source: assembly.picker.source, keyboardInset)
    var assembly = assembly
    assembly.contentWidth = seat.contentWidth
    let scale = try TypeScale(surroundings.dynamicTypeSize, kit: kit)
    assembly.typeScale = scale
    assembly.isNarrow = !scale.isDefault
    let built = try build(&assembly, seat)
    var panel = built.panel
    try pose.apply(to: &panel, assembly.masters)
    var result = ColorPickerParts(layers: built.others, hiddenColors: built.hidden)
    if assembly.turnsPages {
      let root = seat.isPopover ? built.root : try built.root.child("Stack")
      let pages = try assembly.furtherPages(of: root)
      result.pages = try addPages(pages, to: &panel, assembly)
    }
    if isRightToLeft { panel.turnTracks() }
    let seated = try seat.seat(&panel, built.root)
    result.scroller = seated.scroller
    result.origin = seated.origin
    result.layers.append(panel)
    return result
  }

  private typealias Built = (
    root: Layer, panel: PlacedLayer, others: [PlacedLayer], hidden: Int
  )

  /// Builds and places the panel; where the digits have no room beside the colour spaces, again
  /// with the digits below.
  private func build(
    _ assembly: inout ColorPickerAssembly, _ seat: ColorPickerSeat
  ) throws(KitError) -> Built {
    let room = size.height - screen.safeArea.top - screen.safeArea.bottom
    let (root, hidden) =
      try seat.isPopover ? assembly.popover(room: room) : assembly.sheet(room: room)
    let placed = try place(root, seat)
    if placed.panel.hasOverlappingHex, !assembly.isNarrow {
      assembly.isNarrow = true
      return try build(&assembly, seat)
    }
    return (root, placed.panel, placed.others, hidden)
  }

  /// Places the panel at its own height, and what lies below it.
  private func place(
    _ layer: Layer, _ seat: ColorPickerSeat
  ) throws(KitError) -> (panel: PlacedLayer, others: [PlacedLayer]) {
    if seat.isPopover { return (placer.place(layer), []) }
    if seat.isFull {
      var below = layer
      below.layers = below.layers.filter { $0.tag != ColorPickerTag.panel }
      let panel = placer.place(
        try layer.child("Stack"), size: Size(seat.contentWidth + 2 * seat.padding, 0))
      return (panel, placer.place(below, size: size).layers)
    }
    // The root draws nothing and lies over the whole screen.
    var parts = placer.place(layer, size: size).layers
    guard let panel = parts.popLast() else { throw .missing("Stack", in: layer.name) }
    return (panel, parts)
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
  /// The region that scrolls where the screen is too low; nil where all is in sight.
  var scroller: Scroller?
  /// The tip of a popover's arrow; nil for none that points at anything.
  var origin: Point?
}

extension PlacedLayer {
  /// Turns what runs from side to side: the sliders and the spectrum.
  fileprivate mutating func turnTracks() {
    change(tagged: ColorPickerTag.field) { $0.turnGradients() }
    for slider in ColorPickerSlider.allCases {
      change(tagged: ColorPickerTag.slider(slider)) { $0.turnGradients() }
    }
  }

  /// Whether the word before the digits lies over the colour spaces.
  fileprivate var hasOverlappingHex: Bool {
    guard let row = first(named: "Color Space")?.layer,
      let control = row.layers.first(where: { $0.layer.tag == ColorPickerTag.colorSpaces }),
      let label = row.layers.first(where: { $0.layer.name == "Label" })
    else { return false }
    return control.frame.maxX > label.frame.minX && label.frame.minY < control.frame.maxY
  }
}
