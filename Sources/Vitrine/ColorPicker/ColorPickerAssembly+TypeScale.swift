import VitrineGraphics
import VitrineKit

/// The words of a picker in the person's text size.
///
/// The names of sliders and what stands in fields grow, and their boxes with them. The bar and the
/// segmented controls keep their size, as UIKit's do.
extension ColorPickerAssembly {
  /// Lets the parts of a panel grow; nothing happens at the usual size.
  func applyTypeScale(_ panel: inout Layer) throws(KitError) {
    guard let typeScale, !typeScale.isDefault else { return }
    try panel.changeChild("Opacity Meter") { (meter) throws(KitError) in
      try growMeter(&meter, typeScale)
    }
    if tab == .sliders {
      try panel.changeChild("Color Grid") { (holder) throws(KitError) in
        try growSliders(&holder, typeScale)
      }
    }
    // The panel's parts lie where their new heights put them.
    panel.isRebuilt = true
  }

  private func growMeter(_ meter: inout Layer, _ scale: TypeScale) throws(KitError) {
    if meter.isHidden { return }
    let growth = try meter.growLabel("Opacity", scale)
    var rowGrowth = 0.0
    try meter.changeChild("Stack") { (row) throws(KitError) in
      rowGrowth = try row.growField(scale)
      row.frame.size.height += rowGrowth
      row.stack?.alignment = .center
      row.isRebuilt = true
    }
    meter.frame.size.height += growth + rowGrowth
    meter.isRebuilt = true
  }

  /// The digits stand below their name, which leaves the whole width to both.
  private func growSliders(_ holder: inout Layer, _ scale: TypeScale) throws(KitError) {
    guard var sliders = holder.layers.first else { return }
    let pitch = try sliders.child("Green").frame.minY - sliders.child("Red").frame.minY
    let digits = try sliders.child("Color Space").frame.minY - sliders.child("Blue").frame.minY
    var growth = 0.0
    for (index, part) in ["Red", "Green", "Blue"].enumerated() {
      try sliders.changeChild(part) { (row) throws(KitError) in
        growth = try growRow(&row, scale)
        row.frame.origin.y = Double(index) * (pitch + growth)
      }
    }
    try sliders.changeChild("Color Space") { (row) throws(KitError) in
      row.frame.origin.y = 2 * (pitch + growth) + digits + growth
      try growDigits(&row, scale)
    }
    let bottom = sliders.layers.reduce(0) { max($0, $1.frame.maxY) }
    holder.layers[0] = sliders
    guard bottom > holder.frame.height else { return }
    holder.layers[0].setHeight(bottom)
    holder.setHeight(bottom)
  }

  /// Lets a slider's name and number grow; returns how much taller all is.
  private func growRow(_ row: inout Layer, _ scale: TypeScale) throws(KitError) -> Double {
    let above = try row.growLabel("Label", scale)
    let grown = try row.growField(scale)
    try row.changeChild("Slider") { (track) throws(KitError) in
      track.frame.origin.y += above + grown / 2
    }
    try row.changeChild("Field") { (field) throws(KitError) in field.frame.origin.y += above }
    row.setHeight(row.frame.height + above + grown)
    return above + grown
  }

  private func growDigits(_ row: inout Layer, _ scale: TypeScale) throws(KitError) {
    _ = try row.growLabel("Label", scale)
    _ = try row.growField(scale)
    let control = try row.child("Segmented Control").frame
    let gap = try row.child("Field").frame.minY - control.maxY
    var label = Rect.zero
    try row.changeChild("Label") { (layer) throws(KitError) in
      layer.frame.origin.y = control.maxY + gap
      label = layer.frame
    }
    let width = row.frame.width
    try row.changeChild("Field") { (field) throws(KitError) in
      field.frame.origin = Point(0, label.maxY)
      field.frame.size.width = width
      field.horizontalResizing = .stretch
    }
    row.setHeight(try row.child("Field").frame.maxY)
  }
}

extension Layer {
  /// Sets a text of a name in the person's size; returns how much taller it is, in points.
  fileprivate mutating func growLabel(_ name: String, _ scale: TypeScale) throws(KitError) -> Double
  {
    var growth = 0.0
    try changeChild(name) { (label) throws(KitError) in growth = label.growText(scale) }
    return growth
  }

  /// Lets the child “Field” and its words grow, to the left; returns how much taller it is.
  fileprivate mutating func growField(_ scale: TypeScale) throws(KitError) -> Double {
    let isFree = stack == nil
    var growth = 0.0
    var widening = 0.0
    try changeChild("Field") { (field) throws(KitError) in
      guard !field.layers.isEmpty else { return }
      widening = field.layers[0].frame.width * (scale.glyphs - 1)
      growth = field.layers[0].growText(scale)
      field.layers[0].frame.size.width += widening
      field.frame.size.width += widening
      field.contentSize.width += widening
      field.setHeight(field.frame.height + growth)
      if isFree { field.frame.origin.x -= widening }
    }
    guard isFree, layers.contains(where: { $0.name == "Slider" }) else { return growth }
    try changeChild("Slider") { (track) throws(KitError) in
      track.frame.size.width -= widening
      track.contentSize.width -= widening
    }
    return growth
  }

  /// Sets a text in the person's size; returns how much taller it is.
  private mutating func growText(_ scale: TypeScale) -> Double {
    guard case .text(let content) = kind else { return 0 }
    let scaled = scale.scaled(content)
    kind = .text(scaled)
    textIsChanged = true
    let growth = frame.height * (scale.lines - 1)
    frame.size.height += growth
    contentSize.height += growth
    return growth
  }

  /// Gives a container another height, without moving what is inside.
  fileprivate mutating func setHeight(_ height: Double) {
    frame.size.height = height
    contentSize.height = height
  }
}
