import VitrineGraphics
import VitrineKit
import VitrineLayout

/// Builds a colour picker's layers out of the kit's own masters, as a designer would.
struct ColorPickerAssembly {
  let picker: ColorPicker
  let kit: Kit
  let appearance: Appearance

  /// Returns the sheet with the dimmed screen, resolved, and how many saved colours it leaves out.
  ///
  /// - Parameter room: the height in points that the sheet may take.
  func sheet(room: Double) throws(KitError) -> (layer: Layer, hiddenColors: Int) {
    var root = try kit.resolve(named: "Color Pickers/\(appearance.kitName)/iPhone")
    var hidden = 0
    try root.changeChild("Stack") { (panel) throws(KitError) in
      hidden = try fill(&panel, room: room)
    }
    return (root, hidden)
  }

  /// Returns the popover, resolved, and how many saved colours it leaves out.
  ///
  /// - Parameter room: the height in points that the popover may take.
  func popover(room: Double) throws(KitError) -> (layer: Layer, hiddenColors: Int) {
    var root = try kit.resolve(named: "Color Pickers/\(appearance.kitName)/iPad")
    let hidden = try fill(&root, room: room)
    return (root, hidden)
  }

  private func fill(_ panel: inout Layer, room: Double) throws(KitError) -> Int {
    try panel.changeChild("Navigation Bar") { (bar) throws(KitError) in
      bar.setWords(picker.title, ofText: "Title")
      if !picker.supportsEyedropper {
        try bar.changeChild("Leading Button") { (button) throws(KitError) in
          for index in button.layers.indices { button.layers[index].hide() }
        }
      }
    }
    try panel.changeChild("Segmented Control") { (holder) throws(KitError) in
      try holder.changeChild("Segmented Control") { (control) throws(KitError) in
        let words = [picker.labels.grid, picker.labels.spectrum, picker.labels.sliders]
        for (index, words) in words.enumerated() {
          try control.changeChild("Segment \(index + 1)") { (segment) throws(KitError) in
            segment.setWords(words, ofText: "Label")
          }
        }
      }
    }
    try panel.changeChild("Opacity Meter") { (meter) throws(KitError) in try setOpacity(&meter) }
    let extra = max(0, room - panel.frame.height)
    var hidden = 0
    let slider = try panel.child("Opacity Meter").child("Stack").child("Slider")
    try panel.changeChild("Swatches") { (swatches) throws(KitError) in
      hidden = try setSwatches(&swatches, ground: slider.fills, extraHeight: extra)
    }
    return hidden
  }

  private func setOpacity(_ meter: inout Layer) throws(KitError) {
    guard picker.supportsOpacity else { return meter.hide() }
    meter.setWords(picker.labels.opacity, ofText: "Opacity")
    meter.setWords("\(picker.opacityPercent)%", ofText: "100%")
    try meter.changeChild("Stack") { (row) throws(KitError) in
      try row.changeChild("Slider") { (slider) throws(KitError) in
        slider.fills = slider.fills.map { $0.recolored(picker.selection) }
        try slider.changeChild("Scrubber") { (scrubber) throws(KitError) in
          scrubber.fills = [Fill(.color(picker.selection.opaque))]
        }
      }
    }
  }
}

extension Color {
  /// The colour without its opacity.
  var opaque: Color { Color(red: red, green: green, blue: blue) }
}

extension Fill {
  /// Returns a gradient in another colour; its stops keep their opacity. Others are as before.
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
