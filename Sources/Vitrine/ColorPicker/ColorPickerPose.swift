import VitrineGraphics
import VitrineKit
import VitrineLayout

/// Where the movable parts of a placed picker stand: thumbs, knobs, and the mark in the grid.
struct ColorPickerPose {
  /// The place of the thumb among the tabs, 0…2; between two while it moves.
  var tab: Double
  /// The place of the thumb among the colour spaces, 0…1.
  var colorSpace: Double
  /// The places of the sliders' knobs, 0…1, in the order of `ColorPickerSlider`.
  var knobs: [Double]
  /// The hue of the spectrum's knob, 0…1.
  var hue: Double
  let selection: PickedColor

  /// The pose at rest.
  init(_ picker: ColorPicker, colorSpace: PickedColor.RGBColorSpace, hue: Double) {
    tab = Double((picker.tab ?? .grid).rawValue)
    self.colorSpace = Double(colorSpace.rawValue)
    knobs = ColorPickerSlider.allCases.map { $0.place(of: picker.chosen, in: colorSpace) }
    self.hue = hue
    selection = picker.chosen
  }

  /// Puts everything where it stands.
  func apply(to panel: inout PlacedLayer, _ masters: ResolvedMasters) throws(KitError) {
    panel.change(tagged: ColorPickerTag.tabs) { $0.slideThumb(to: tab) }
    panel.change(tagged: ColorPickerTag.colorSpaces) { $0.slideThumb(to: colorSpace) }
    for slider in ColorPickerSlider.allCases {
      panel.change(tagged: ColorPickerTag.slider(slider)) { track in
        track.slideKnob(to: knobs[slider.rawValue], fitsGradient: slider != .opacity)
      }
    }
    guard let field = panel.place(of: ColorPickerTag.field) else { return }
    if field.layer.layer.name == "Spectrum" {
      try addKnob(to: &panel, over: field.frame, masters)
    } else if let index = GridColors(field.layer).index(of: selection),
      let cell = panel.place(of: ColorPickerTag.cell(index))
    {
      try addMarker(to: &panel, around: cell.frame, masters)
    }
  }

  private func addKnob(
    to panel: inout PlacedLayer, over field: Rect, _ masters: ResolvedMasters
  ) throws(KitError) {
    var knob = try masters.resolve(named: "\(ColorPickerAssembly.parts)/Spectrum Knob")
    knob.fills = [Fill(.color(selection.color.opaque))]
    let place = SpectrumMap.place(of: selection, hue: hue)
    let size = knob.frame.size
    panel.layers.append(
      PlacedLayer(
        layer: knob,
        frame: Rect(
          field.minX + place.x * field.width - size.width / 2,
          field.minY + place.y * field.height - size.height / 2, size.width, size.height)))
  }

  private func addMarker(
    to panel: inout PlacedLayer, around cell: Rect, _ masters: ResolvedMasters
  ) throws(KitError) {
    let marker = try masters.resolve(named: "\(ColorPickerAssembly.parts)/Grid Marker")
    let overhang = try masters.kit.metric(named: "Color Picker/marker overhang")
    panel.layers.append(
      PlacedLayer(
        layer: marker,
        frame: Rect(
          cell.minX - overhang, cell.minY - overhang, cell.width + 2 * overhang,
          cell.height + 2 * overhang)))
  }
}

extension ColorPickerSlider {
  /// Where the knob stands for a colour, 0…1.
  func place(of color: PickedColor, in space: PickedColor.RGBColorSpace) -> Double {
    guard let channel else { return color.alpha }
    return color.converted(to: space).clamped[channel]
  }
}

extension PlacedLayer {
  /// Takes the selected segment's surface off and puts it below all segments, as a thumb that can
  /// stand between two of them.
  fileprivate mutating func slideThumb(to place: Double) {
    guard let selected = layers.firstIndex(where: { !$0.layer.fills.isEmpty }) else { return }
    let last = Double(layers.count - 1)
    let lower = Int(min(max(place, 0), last).rounded(.down))
    let upper = min(lower + 1, layers.count - 1)
    let (from, to) = (layers[lower].frame, layers[upper].frame)
    let part = place - Double(lower)
    let frame = Rect(
      from.minX + (to.minX - from.minX) * part, from.minY,
      from.width + (to.width - from.width) * part, from.height)
    var thumb = PlacedLayer(layer: layers[selected].layer, frame: frame)
    thumb.layer.tag = nil
    layers[selected].layer.fills = []
    layers[selected].layer.shadows = []
    layers.insert(thumb, at: 0)
  }

  /// Moves the knob of a slider, whose way is the slider's width without its own.
  fileprivate mutating func slideKnob(to place: Double, fitsGradient: Bool) {
    guard let knob = layers.indices.last else { return }
    let size = layers[knob].frame.width
    layers[knob].frame.origin.x = place * (frame.width - size)
    guard fitsGradient, frame.width > 0 else { return }
    // The colour under the knob's middle is the one that it stands for.
    for index in layer.fills.indices {
      guard case .gradient(var gradient) = layer.fills[index].source else { continue }
      gradient.from.x = size / 2 / frame.width
      gradient.to.x = 1 - gradient.from.x
      layer.fills[index].source = .gradient(gradient)
    }
  }

  /// Lets gradients from side to side run the other way, as everything on a mirrored screen does.
  mutating func turnGradients() {
    for index in layer.fills.indices {
      guard case .gradient(var gradient) = layer.fills[index].source else { continue }
      gradient.from.x = 1 - gradient.from.x
      gradient.to.x = 1 - gradient.to.x
      layer.fills[index].source = .gradient(gradient)
    }
  }

  /// Returns the first layer of a tag and its frame among this one's children.
  func place(of tag: Tag) -> (layer: PlacedLayer, frame: Rect)? {
    for child in layers {
      if child.layer.tag == tag { return (child, child.frame) }
      if let found = child.place(of: tag) {
        return (found.layer, found.frame.offset(by: child.frame.origin))
      }
    }
    return nil
  }
}
