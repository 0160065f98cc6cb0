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

  let surroundings: Surroundings
  let kit: Kit
  let placer: LayerPlacer
  let text: any TextSetter
  let screen: ScreenMeasures
  /// Whether the screen is read from right to left, by the scene or else by its first words.
  let isRightToLeft: Bool

  init(_ scene: Scene, renderer: Renderer) throws(RenderError) {
    do throws(KitError) {
      self.init(
        on: try scene.device.measures(in: renderer.kit),
        surroundings: Surroundings(scene), renderer: renderer)
      switch scene.content {
      case .alert(let alert):
        try addScreen()
        let parts = try alertParts(alert)
        layers += [parts.overlay, parts.alert]
        if let warning = parts.warning { warnings.append(warning) }
      case .activityView(let view): try addActivityView(view)
      case .sidebar(let sidebar): try addSidebar(sidebar)
      case .colorPicker(let picker): try addColorPicker(picker)
      }
      if isRightToLeft { mirror() }
    } catch {
      throw .kit(error)
    }
  }

  /// Creates an empty stage.
  init(on screen: ScreenMeasures, surroundings: Surroundings, renderer: Renderer) {
    self.surroundings = surroundings
    self.screen = screen
    kit = renderer.kit
    text = renderer.text
    placer = LayerPlacer(
      text: renderer.text, layoutDirection: surroundings.layoutDirection.writing)
    isRightToLeft = surroundings.layoutDirection == .rightToLeft
    size = screen.size
  }

  /// Adds the screen's own surface and its status bar.
  mutating func addScreen() throws(KitError) {
    try addSurface(named: "Examples/Alert")
    try addStatusBar()
  }

  /// Adds the surface of one of the kit's example screens, unless there is a backdrop.
  mutating func addSurface(named name: String) throws(KitError) {
    if surroundings.backdrop == .screen { layers.append(try surface(named: name)) }
  }

  /// Returns the surface of one of the kit's example screens at this screen's size.
  func surface(named name: String) throws(KitError) -> PlacedLayer {
    let example = try kit.layer(named: "\(name)/\(surroundings.appearance.kitName)")
    return PlacedLayer(layer: example, frame: Rect(.zero, size))
  }

  /// Adds the status bar of the kind of screen, if the scene shows one.
  mutating func addStatusBar() throws(KitError) {
    guard surroundings.showsStatusBar else { return }
    let example = try isWide ? "Examples/Sidebar" : "Examples/Alert"
    let owner = try kit.layer(named: "\(example)/\(surroundings.appearance.kitName)")
    let bar = try kit.resolve(owner.child("Status Bar"))
    layers.append(placer.place(bar, size: Size(size.width, bar.frame.height)))
  }

  /// Whether the screen is wide enough for popovers and columns.
  var isWide: Bool {
    get throws(KitError) { size.width >= (try kit.metric(named: "Screen/regular width")) }
  }

  /// Exchanges left and right on the whole screen.
  mutating func mirror() {
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

/// What stands around a component: the screen's look, and what a person has chosen.
struct Surroundings {
  var appearance: Appearance
  var backdrop: Scene.Backdrop
  var showsStatusBar: Bool
  var dynamicTypeSize: DynamicTypeSize
  var layoutDirection: LayoutDirection

  init(
    appearance: Appearance, backdrop: Scene.Backdrop, showsStatusBar: Bool,
    dynamicTypeSize: DynamicTypeSize, layoutDirection: LayoutDirection
  ) {
    self.appearance = appearance
    self.backdrop = backdrop
    self.showsStatusBar = showsStatusBar
    self.dynamicTypeSize = dynamicTypeSize
    self.layoutDirection = layoutDirection
  }

  /// Takes a scene's; without a direction its first words tell it.
  init(_ scene: Scene) {
    let words = WritingDirection(of: scene.content.firstWords)
    self.init(
      appearance: scene.appearance, backdrop: scene.backdrop,
      showsStatusBar: scene.showsStatusBar, dynamicTypeSize: scene.dynamicTypeSize,
      layoutDirection: scene.layoutDirection
        ?? (words == .rightToLeft ? .rightToLeft : .leftToRight))
  }
}

/// The measures of a screen in points.
struct ScreenMeasures {
  let size: Size
  /// The room at the edges that content keeps clear of.
  let safeArea: EdgeInsets
}

extension LayoutDirection {
  /// The direction in which the words of such a layout usually run.
  var writing: WritingDirection { self == .rightToLeft ? .rightToLeft : .leftToRight }
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
