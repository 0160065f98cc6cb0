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
    var result = restyled(placed)
    if isBare(result) { result.layer.borders += border }
    return result
  }

  private func restyled(_ placed: PlacedLayer) -> PlacedLayer {
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
    result.layers = result.layers.map { restyled($0) }
    if increasesContrast { frame(placed, &result) }
    return result
  }

  // MARK: - Borders

  /// Frames a part, and parts without an outline of their own together: along what they lie on.
  private func frame(_ placed: PlacedLayer, _ result: inout PlacedLayer) {
    let bare = result.layers.indices.filter { isBare(result.layers[$0]) }
    let isGround = !placed.layer.fills.isEmpty && placed.layer.backdrop == nil
    if isGround, !bare.isEmpty {
      result.layer.borders += border
    } else {
      for index in bare { result.layers[index].layer.borders += border }
      if isControl(placed), !isBare(placed) { result.layer.borders += border }
    }
  }

  private func isControl(_ placed: PlacedLayer) -> Bool {
    placed.layer.tag.map { controls.contains($0) } ?? false
  }

  /// Whether a part shows no outline, as a field in a box that holds several.
  private func isBare(_ placed: PlacedLayer) -> Bool {
    isControl(placed) && placed.layer.fills.isEmpty && placed.layer.borders.isEmpty
      && placed.layer.backdrop == nil && placed.layer.corners == .square
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
