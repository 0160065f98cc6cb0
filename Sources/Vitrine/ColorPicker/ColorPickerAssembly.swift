import VitrineGraphics
import VitrineKit
import VitrineLayout

/// Builds a colour picker's layers out of the kit's own masters, as a designer would.
struct ColorPickerAssembly {
  let picker: ColorPicker
  let masters: ResolvedMasters
  let appearance: Appearance
  /// The colour space that the sliders and the digits count in.
  var colorSpace: PickedColor.RGBColorSpace
  /// The words of the field that is being edited, in the place of its value.
  var editedWords: (tag: Tag, words: String)?
  /// Whether saved colours without room lie on further pages, in the place of further rows.
  var turnsPages = false
  /// How far further pages have been turned in points.
  var pageOffset = 0.0
  /// The width of what stands in the panel in points; nil for the kit's.
  var contentWidth: Double?
  /// Whether the digits stand below the colour spaces, for want of room beside them.
  var isNarrow = false
  /// The person's text size; nil for the usual one.
  var typeScale: TypeScale?

  init(picker: ColorPicker, masters: ResolvedMasters, appearance: Appearance) {
    self.picker = picker
    self.masters = masters
    self.appearance = appearance
    colorSpace = picker.chosen.colorSpace
  }

  /// The way to choose that is shown.
  var tab: ColorPicker.Tab { picker.tab ?? .grid }

  /// Returns the sheet with the dimmed screen, resolved, and how many saved colours it leaves out.
  ///
  /// The room is the height in points that the sheet may take.
  func sheet(room: Double) throws(KitError) -> (layer: Layer, hiddenColors: Int) {
    var root = try masters.resolve(named: "Color Pickers/\(appearance.kitName)/iPhone")
    var hidden = 0
    try root.changeChild("Stack") { (panel) throws(KitError) in
      hidden = try fill(&panel, room: room)
    }
    return (root, hidden)
  }

  /// Returns the popover, resolved, and how many saved colours it leaves out.
  ///
  /// The room is the height in points that the popover may take.
  func popover(room: Double) throws(KitError) -> (layer: Layer, hiddenColors: Int) {
    var root = try masters.resolve(named: "Color Pickers/\(appearance.kitName)/iPad")
    let hidden = try fill(&root, room: room)
    return (root, hidden)
  }

  private func fill(_ panel: inout Layer, room: Double) throws(KitError) -> Int {
    panel.tag = ColorPickerTag.panel
    try panel.changeChild("Navigation Bar") { (bar) throws(KitError) in try setBar(&bar) }
    try panel.changeChild("Segmented Control") { (holder) throws(KitError) in
      try holder.changeChild("Segmented Control") { (control) throws(KitError) in
        let words = [picker.labels.grid, picker.labels.spectrum, picker.labels.sliders]
        let tags = ColorPicker.Tab.allCases.map { ColorPickerTag.tab($0) }
        control.tag = ColorPickerTag.tabs
        try setSegments(&control, words, tags: tags, selected: Int(tab.rawValue))
      }
    }
    try panel.changeChild("Color Grid") { (holder) throws(KitError) in try setTab(&holder) }
    try panel.changeChild("Opacity Meter") { (meter) throws(KitError) in try setOpacity(&meter) }
    let extra = turnsPages ? 0 : max(0, room - panel.frame.height)
    var hidden = 0
    let slider = try panel.child("Opacity Meter").child("Stack").child("Slider")
    try panel.changeChild("Swatches") { (swatches) throws(KitError) in
      hidden = try setSwatches(&swatches, ground: slider.fills, extraHeight: extra)
    }
    try applyTypeScale(&panel)
    return hidden
  }

  private func setBar(_ bar: inout Layer) throws(KitError) {
    bar.setWords(picker.title, ofText: "Title")
    try bar.changeChild("Title") { (title) throws(KitError) in title.tag = ColorPickerTag.title }
    try bar.changeChild("Leading Button") { (button) throws(KitError) in
      button.tag = ColorPickerTag.eyedropper
      // Nothing is drawn in these corners unless the button is touched.
      button.corners = .capsule
      if !picker.supportsEyedropper {
        for index in button.layers.indices { button.layers[index].hide() }
      }
    }
    try bar.changeChild("Trailing Button") { (button) throws(KitError) in
      button.tag = ColorPickerTag.close
      button.corners = .capsule
    }
  }

  private func setOpacity(_ meter: inout Layer) throws(KitError) {
    guard picker.supportsOpacity else { return meter.hide() }
    try meter.setLabel("Opacity", picker.labels.opacity)
    let color = picker.chosen.color
    try meter.changeChild("Stack") { (row) throws(KitError) in
      try row.changeChild("Slider") { (slider) throws(KitError) in
        slider.tag = ColorPickerTag.slider(.opacity)
        slider.fills = slider.fills.map { $0.recolored(color) }
        try slider.changeChild("Scrubber") { (scrubber) throws(KitError) in
          scrubber.fills = [Fill(.color(color.opaque))]
        }
      }
      try row.changeChild("Field") { (field) throws(KitError) in
        let words = "\(picker.opacityPercent)%"
        setField(&field, ColorPickerTag.number(.opacity), words, name: "100%")
      }
    }
  }

  /// Shows a value in a field, or what a person is writing there.
  func setField(_ field: inout Layer, _ tag: Tag, _ words: String, name: String) {
    var words = words
    if let editedWords, editedWords.tag == tag { words = editedWords.words }
    // An empty text would be hidden, and the caret with it.
    field.setWords(words.isEmpty ? " " : words, ofText: name)
    field.tag = tag
  }
}

extension Color {
  /// The colour without its opacity.
  var opaque: Color { Color(red: red, green: green, blue: blue) }
}

extension Fill {
  /// Returns a gradient in another colour, whose stops keep their opacity, or else the same fill.
  fileprivate func recolored(_ color: Color) -> Fill {
    guard case .gradient(var gradient) = source else { return self }
    var result = self
    for index in gradient.stops.indices {
      var stop = color
      stop.alpha = gradient.stops[index].color.alpha
      gradient.stops[index].color = stop
    }
    result.source = .gradient(gradient)
    return result
  }
}
