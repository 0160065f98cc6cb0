import VitrineGraphics
import VitrineKit
import VitrineLayout
import VitrineText

/// A scene with everything in its place.
struct Stage {
  /// The size of the screen in points.
  let size: Size
  /// What is drawn on the backdrop, bottom first.
  private(set) var layers: [PlacedLayer] = []
  /// What could not be shown as asked.
  private(set) var warnings: [String] = []

  private let scene: Scene
  private let kit: Kit
  private let placer: LayerPlacer
  private let text: any TextSetter

  init(_ scene: Scene, renderer: Renderer) throws(RenderError) {
    self.scene = scene
    kit = renderer.kit
    text = renderer.text
    placer = LayerPlacer(text: renderer.text)
    do throws(KitError) {
      let screen = try scene.device.measures(in: renderer.kit)
      size = screen.size
      switch scene.content {
      case .alert(let alert): try addAlert(alert, on: screen)
      }
    } catch {
      throw .kit(error)
    }
  }

  /// Takes the kit's example screen apart and puts it together at this screen's size.
  private mutating func addAlert(_ alert: Alert, on screen: ScreenMeasures) throws(KitError) {
    let example = try kit.layer(named: "Examples/Alert/\(scene.appearance.kitName)")
    if scene.backdrop == .screen { layers.append(surface(of: example)) }
    if scene.showsStatusBar {
      let bar = try kit.resolve(example.child("Status Bar"))
      layers.append(placer.place(bar, size: Size(size.width, bar.frame.height)))
    }
    layers.append(placer.place(try kit.resolve(example.child("Overlay")), size: size))

    let typeScale = try TypeScale(scene.dynamicTypeSize, kit: kit)
    let assembly = AlertAssembly(
      alert: alert, kit: kit, appearance: scene.appearance, text: text, typeScale: typeScale)
    var placed = placer.place(try assembly.layer())
    if isRightToLeft(alert) { placed = placed.mirrored() }
    let stored = try example.child("Alerts").frame
    let seat = try AlertSeat(
      screen: screen, centerOffset: stored.center.y - example.frame.height / 2, kit: kit)
    let (seated, warning) = try seat.seat(placed, kit: kit)
    layers.append(seated)
    if let warning { warnings.append(warning) }
  }

  /// The example's own surface at the size of the screen.
  private func surface(of example: Layer) -> PlacedLayer {
    PlacedLayer(layer: example, frame: Rect(.zero, size))
  }

  private func isRightToLeft(_ alert: Alert) -> Bool {
    if let direction = scene.layoutDirection { return direction == .rightToLeft }
    let words = alert.title ?? alert.message ?? alert.buttons.first?.label ?? ""
    return WritingDirection(of: words) == .rightToLeft
  }
}

/// The measures of a screen in points.
struct ScreenMeasures {
  let size: Size
  /// The room at the edges that content keeps clear of.
  let safeArea: EdgeInsets
}

extension Device {
  /// Returns the screen's measures.
  func measures(in kit: Kit) throws(KitError) -> ScreenMeasures {
    switch self {
    case .named(let name):
      let screen = try kit.screen(named: name)
      return ScreenMeasures(size: screen.size, safeArea: screen.safeArea)
    case .size(let size): return ScreenMeasures(size: size, safeArea: .zero)
    }
  }
}
