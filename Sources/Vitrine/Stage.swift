import VitrineGraphics
import VitrineKit
import VitrineLayout
import VitrineText

/// A scene with everything in its place.
struct Stage {
  /// The size of the screen in points.
  let size: Size
  /// What is drawn on the backdrop, bottom first.
  var layers: [PlacedLayer] = []
  /// What could not be shown as asked.
  var warnings: [String] = []

  let scene: Scene
  let kit: Kit
  let placer: LayerPlacer
  let text: any TextSetter
  let screen: ScreenMeasures
  /// Whether the screen is read from right to left, by the scene or else by its first words.
  let isRightToLeft: Bool

  init(_ scene: Scene, renderer: Renderer) throws(RenderError) {
    self.scene = scene
    kit = renderer.kit
    text = renderer.text
    placer = LayerPlacer(text: renderer.text)
    isRightToLeft =
      scene.layoutDirection.map { $0 == .rightToLeft }
      ?? (WritingDirection(of: scene.content.firstWords) == .rightToLeft)
    do throws(KitError) {
      screen = try scene.device.measures(in: renderer.kit)
      size = screen.size
      switch scene.content {
      case .alert(let alert): try addAlert(alert)
      case .activityView(let view): try addActivityView(view)
      case .sidebar(let sidebar): try addSidebar(sidebar)
      case .colorPicker(let picker): try addColorPicker(picker)
      }
      if isRightToLeft { mirror() }
    } catch {
      throw .kit(error)
    }
  }

  /// Takes the kit's example screen apart and puts it together at this screen's size.
  private mutating func addAlert(_ alert: Alert) throws(KitError) {
    let example = try addScreen()
    layers.append(placer.place(try kit.resolve(example.child("Overlay")), size: size))

    let typeScale = try TypeScale(scene.dynamicTypeSize, kit: kit)
    let assembly = AlertAssembly(
      alert: alert, kit: kit, appearance: scene.appearance, text: text, typeScale: typeScale)
    let placed = placer.place(try assembly.layer())
    let stored = try example.child("Alerts").frame
    let seat = try AlertSeat(
      screen: screen, centerOffset: stored.center.y - example.frame.height / 2, kit: kit)
    let (seated, warning) = try seat.seat(placed, kit: kit)
    layers.append(seated)
    if let warning { warnings.append(warning) }
  }

  /// Adds the screen's own surface and its status bar, and returns the kit's example of a screen.
  @discardableResult
  mutating func addScreen() throws(KitError) -> Layer {
    let example = try addSurface(named: "Examples/Alert")
    try addStatusBar()
    return example
  }

  /// Adds the surface of one of the kit's example screens, unless the scene has a backdrop.
  @discardableResult
  mutating func addSurface(named name: String) throws(KitError) -> Layer {
    let example = try kit.layer(named: "\(name)/\(scene.appearance.kitName)")
    if scene.backdrop == .screen {
      layers.append(PlacedLayer(layer: example, frame: Rect(.zero, size)))
    }
    return example
  }

  /// Adds the status bar of the kind of screen, if the scene shows one.
  mutating func addStatusBar() throws(KitError) {
    guard scene.showsStatusBar else { return }
    let example = try isWide ? "Examples/Sidebar" : "Examples/Alert"
    let owner = try kit.layer(named: "\(example)/\(scene.appearance.kitName)")
    let bar = try kit.resolve(owner.child("Status Bar"))
    layers.append(placer.place(bar, size: Size(size.width, bar.frame.height)))
  }

  /// Whether the screen is wide enough for popovers and columns.
  var isWide: Bool {
    get throws(KitError) { size.width >= (try kit.metric(named: "Screen/regular width")) }
  }

  /// Exchanges left and right on the whole screen.
  private mutating func mirror() {
    layers = layers.map { placed in
      var mirrored = placed.mirrored()
      mirrored.frame.origin.x = size.width - placed.frame.maxX
      return mirrored
    }
  }
}

extension Scene.Content {
  /// The words that tell in which direction the screen is read.
  fileprivate var firstWords: String {
    switch self {
    case .alert(let alert): alert.title ?? alert.message ?? alert.buttons.first?.label ?? ""
    case .activityView(let view): view.preview.title
    case .sidebar(let sidebar): sidebar.visibleLines(limit: 1).first?.words ?? ""
    case .colorPicker(let picker): picker.title
    }
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
