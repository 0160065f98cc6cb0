import VitrineGraphics
import VitrineKit
import VitrineLayout

/// What a person's wish for more contrast or less transparency changes of a look.
///
/// Glass becomes a plain surface and keeps its lines and shadows. Weak labels and lines take the
/// kit's next stronger colour, and buttons, fields and sliders get a border. Human Interface Guidelines,
/// Accessibility; the surface and the border are ours.
struct Legibility {
  private let kit: Kit
  private let surface: [Fill]?
  private let border: [Border]
  private let controls: Set<Tag>
  private let increasesContrast: Bool

  /// Returns nil where nothing is to be changed.
  init?(
    _ environment: ScreenEnvironment, _ appearance: Appearance, kit: Kit, controls: Set<Tag>
  ) throws(KitError) {
    guard environment.increasesContrast || environment.reducesTransparency else { return nil }
    self.kit = kit
    self.controls = controls
    increasesContrast = environment.increasesContrast
    surface =
      environment.reducesTransparency
      ? try kit.resolve(named: "Interaction/\(appearance.kitName)/Plain Surface").fills : nil
    border =
      environment.increasesContrast
      ? try kit.resolve(named: "Interaction/\(appearance.kitName)/Contrast Border").borders : []
  }

  /// Returns a layer and all in it as the person wishes.
  func applied(to placed: PlacedLayer) -> PlacedLayer {
    var result = placed
    if let surface, result.layer.backdrop != nil {
      result.layer.backdrop = nil
      result.layer.fills = surface
    }
    if increasesContrast {
      result.layer.fills = result.layer.fills.map { stronger($0) }
      if case .text(var content) = result.layer.kind {
        content.color = content.color.map { stronger($0) }
        result.layer.kind = .text(content)
      }
    }
    result.layers = result.layers.map { applied(to: $0) }
    if let tag = result.layer.tag, controls.contains(tag) { addBorder(to: &result) }
    return result
  }

  /// Frames a part: along its own outline, or along that of the layer that fills it.
  private func addBorder(to placed: inout PlacedLayer) {
    let whole = Rect(.zero, placed.frame.size)
    let isHolder = placed.layer.fills.isEmpty && placed.layer.backdrop == nil
    if isHolder, let index = placed.layers.firstIndex(where: { $0.frame.covers(whole) }) {
      addBorder(to: &placed.layers[index])
    } else {
      placed.layer.borders += border
    }
  }

  /// Returns a paint in the next stronger colour of its family, if there is one.
  private func stronger(_ fill: Fill) -> Fill {
    guard let name = fill.swatch, case .color = fill.source else { return fill }
    for (weak, strong) in Self.steps where name.hasSuffix(weak) {
      guard let swatch = try? kit.swatch(named: name.dropLast(weak.count) + strong) else { break }
      var result = fill
      result.source = .color(swatch.color)
      result.swatch = swatch.name
      if strong == "Opaque" { result.blend = .normal }
      return result
    }
    return fill
  }

  private static let steps = [
    ("2 Secondary", "1 Primary"), ("3 Tertiary", "2 Secondary"), ("4 Quaternary", "3 Tertiary"),
    ("Non-Opaque", "Opaque"), ("Vibrant", "Opaque"),
  ]
}

extension Rect {
  /// Returns whether a rectangle lies inside, but for what rounding makes of it.
  fileprivate func covers(_ other: Rect) -> Bool {
    let least = 0.001
    return minX <= other.minX + least && minY <= other.minY + least
      && maxX >= other.maxX - least && maxY >= other.maxY - least
  }
}
