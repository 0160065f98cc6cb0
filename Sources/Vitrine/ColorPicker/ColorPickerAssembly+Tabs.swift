import VitrineGraphics
import VitrineKit

extension ColorPickerAssembly {
  /// The kit's folder of the picker's parts.
  static let parts = "Color Pickers/\u{100EC3}"

  /// Exchanges a segmented control's words and lets one segment be the selected one.
  ///
  /// The looks are those of the control's first two segments: one selected, one not.
  func setSegments(
    _ control: inout Layer, _ words: [String], tags: [Tag], selected: Int
  ) throws(KitError) {
    let selectedLook = try control.child("Segment 1")
    let plainLook = try control.child("Segment 2")
    for (index, words) in words.enumerated() {
      try control.changeChild("Segment \(index + 1)") { (segment) throws(KitError) in
        let look = index == selected ? selectedLook : plainLook
        segment.fills = look.fills
        segment.shadows = look.shadows
        segment.contentSize = look.contentSize
        segment.layers = look.layers
        // A touch is shown in the thumb's corners.
        segment.corners = selectedLook.corners
        segment.setWords(words, ofText: "Label")
        segment.tag = tags[index]
      }
    }
  }

  /// Puts the spectrum or the sliders in the grid's place.
  func setTab(_ holder: inout Layer) throws(KitError) {
    guard let grid = holder.layers.first else { throw .missing("Color Grid", in: holder.name) }
    switch tab {
    case .grid:
      holder.layers[0].tag = ColorPickerTag.field
      tagCells(&holder.layers[0])
    case .spectrum:
      var spectrum = try masters.instance(of: "\(Self.parts)/Spectrum", as: "Spectrum")
      spectrum.frame = grid.frame
      spectrum.tag = ColorPickerTag.field
      holder.layers = [spectrum]
    case .sliders:
      var sliders = try masters.instance(
        of: "\(Self.parts)/\(appearance.kitName)/Sliders", as: "Sliders")
      sliders.frame = grid.frame
      for channel in PickedColor.Channel.allCases { try setSlider(&sliders, of: channel) }
      try sliders.changeChild("Color Space") { (row) throws(KitError) in try setColorSpace(&row) }
      if isNarrow { try setNarrow(&sliders) }
      holder.layers = [sliders]
      // The knobs' shadows reach over the edges.
      holder.clipsChildren = false
    }
  }

  /// Moves the sliders closer together, and the digits below the colour spaces.
  private func setNarrow(_ sliders: inout Layer) throws(KitError) {
    let pitch = try masters.kit.metric(named: "Color Picker/narrow pitch")
    let drop = try masters.kit.metric(named: "Color Picker/narrow digits drop")
    for (index, part) in ["Red", "Green", "Blue", "Color Space"].enumerated() {
      try sliders.changeChild(part) { (row) throws(KitError) in
        row.frame.origin.y = Double(index) * pitch
      }
    }
    try sliders.changeChild("Color Space") { (row) throws(KitError) in
      row.frame.size.height += drop
      row.contentSize.height += drop
      let width = row.frame.width
      try row.changeChild("Segmented Control") { (control) throws(KitError) in
        control.frame.size.width = width
        control.horizontalResizing = .stretch
      }
      for part in ["Label", "Field"] {
        try row.changeChild(part) { (layer) throws(KitError) in layer.frame.origin.y += drop }
      }
      try row.changeChild("Label") { (label) throws(KitError) in
        label.frame.origin.x = 0
        label.horizontalResizing = .start
      }
    }
  }

  private func tagCells(_ grid: inout Layer) {
    var count = 0
    for row in grid.layers.indices {
      for cell in grid.layers[row].layers.indices {
        grid.layers[row].layers[cell].tag = ColorPickerTag.cell(count)
        count += 1
      }
    }
  }

  // MARK: - Sliders

  /// The chosen colour in the colour space of the sliders.
  private var counted: PickedColor { picker.chosen.converted(to: colorSpace).clamped }

  private func setSlider(_ sliders: inout Layer, of channel: PickedColor.Channel) throws(KitError) {
    let slider = ColorPickerSlider(channel)
    let (part, words) =
      switch channel {
      case .red: ("Red", picker.labels.red)
      case .green: ("Green", picker.labels.green)
      case .blue: ("Blue", picker.labels.blue)
      }
    try sliders.changeChild(part) { (group) throws(KitError) in
      try group.setLabel("Label", words)
      try group.changeChild("Slider") { (track) throws(KitError) in
        track.tag = ColorPickerTag.slider(slider)
        track.fills = track.fills.map { $0.sweeping(counted, channel) }
        try track.changeChild("Scrubber") { (scrubber) throws(KitError) in
          scrubber.fills = [Fill(.color(picker.chosen.color.opaque))]
        }
      }
      try group.changeChild("Field") { (field) throws(KitError) in
        setField(
          &field, ColorPickerTag.number(slider), "\(counted.byte(channel))", name: "Value")
      }
    }
  }

  private func setColorSpace(_ row: inout Layer) throws(KitError) {
    try row.changeChild("Segmented Control") { (control) throws(KitError) in
      let words = [picker.labels.sRGB, picker.labels.displayP3]
      control.tag = ColorPickerTag.colorSpaces
      try setSegments(
        &control, words,
        tags: PickedColor.RGBColorSpace.allCases.map { ColorPickerTag.colorSpace($0) },
        selected: Int(colorSpace.rawValue))
    }
    try row.setLabel("Label", picker.labels.hex)
    try row.changeChild("Field") { (field) throws(KitError) in
      setField(&field, ColorPickerTag.hex, counted.hex, name: "Value")
    }
  }
}

extension Layer {
  /// Exchanges the words of a child, which becomes as wide as they are.
  mutating func setLabel(_ name: String, _ words: String) throws(KitError) {
    try changeChild(name) { (label) throws(KitError) in
      label.setText(words.isEmpty ? nil : words)
      label.widthSizing = .hug
    }
  }
}

extension Fill {
  /// Returns a gradient through the colours that a channel leads to, or else the same fill.
  fileprivate func sweeping(_ color: PickedColor, _ channel: PickedColor.Channel) -> Fill {
    guard case .gradient(var gradient) = source else { return self }
    // In sRGB the way is straight; in Display P3 eighths are closer to it than eight bits can tell.
    let count = color.colorSpace == .sRGB ? 1 : 8
    gradient.stops = (0...count).map { index in
      let location = Double(index) / Double(count)
      return Gradient.Stop(color: color.with(channel, location).color.opaque, location: location)
    }
    var result = self
    result.source = .gradient(gradient)
    return result
  }
}
