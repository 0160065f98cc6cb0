import VitrineGraphics
import VitrineKit
import VitrineLayout

@testable import Vitrine

/// A component made of plain boxes, with everything that it was told.
final class BoxComponent: LiveComponent {
  let name: String
  var presentationStyle: PresentationStyle
  var panel: Rect
  /// The parts, and where they lie on the screen.
  var boxes: [(part: Element, frame: Rect)] = []
  var heights: [Double] = []
  var origin: Point?
  var pose = Pose()
  var scrollers: [Scroller] = []
  /// What is inside scrolling regions.
  var rows: ((LiveContext) -> [PlacedLayer])?
  var styleRule: ((LiveContext) -> PresentationStyle)?
  var heightRule: ((LiveContext) -> [Double])?
  var onPress: ((LayerTag, inout Effects) -> Void)?
  var onHold: ((LayerTag, inout Effects) -> Void)?
  var onDeadline: ((inout Effects) -> Void)?
  var hole: Rect?
  var modal = true
  var goesOutside = false
  var cancellable = false
  var undimmed: Int?
  var nextDeadline: Duration?
  var expands = true
  var pressed: [LayerTag] = []
  private(set) var log: [String] = []
  private(set) var lastContext: LiveContext?

  init(_ name: String, _ style: PresentationStyle, panel: Rect) {
    self.name = name
    presentationStyle = style
    self.panel = panel
  }

  /// Adds a part that can be pressed.
  @discardableResult
  func add(
    _ label: String, _ frame: Rect, z: Int = 0, role: AccessibilityRole = .button,
    change: (inout Element) -> Void = { _ in }
  ) -> LayerTag {
    let tag = LayerTag(10, boxes.count)
    var part = Element(tag, role, label: label)
    part.gesture = .press(slideGroup: nil)
    part.isFocusable = true
    part.z = z
    change(&part)
    boxes.append((part, frame))
    return tag
  }

  static func layer(_ tag: LayerTag?, _ frame: Rect, clips: Bool = false) -> PlacedLayer {
    var layer = Layer(
      name: "Box", kind: .rect, frame: frame, source: SourceLine(page: 0, line: 1))
    layer.fills = [Fill(.color(Color(red: 1, green: 0, blue: 0)))]
    layer.tag = tag
    layer.clipsChildren = clips
    return PlacedLayer(layer: layer, frame: frame)
  }

  private func note(_ words: String, _ effects: inout Effects) {
    effects.call { [self] in log.append(words) }
  }

  // MARK: - LiveComponent

  var initialFocus: LayerTag? { nil }
  var defaultPart: LayerTag? { nil }
  var cancelPart: LayerTag? { nil }
  var isCancellable: Bool { cancellable }
  var isModal: Bool { modal }
  var goesWithTouchesOutside: Bool { goesOutside }
  var largestUndimmedDetent: Int? { undimmed }
  var deadline: Duration? { nextDeadline }

  func style(on context: LiveContext) throws(KitError) -> PresentationStyle {
    styleRule?(context) ?? presentationStyle
  }

  func detents(on context: LiveContext) throws(KitError) -> [Double] {
    heightRule?(context) ?? heights
  }

  func content(_ context: LiveContext) throws(KitError) -> LiveContent {
    lastContext = context
    var root = Element(LayerTag(1), .group, label: name)
    root.children = boxes.map { $0.part }
    var frame = panel
    if let height = context.sheetHeight {
      frame = Rect(0, context.screenMeasures.size.height - height, panel.width, height)
    }
    var layers = [Self.layer(LayerTag(1), frame)]
    layers += boxes.filter { !$0.frame.isEmpty }.map { Self.layer($0.part.tag, $0.frame) }
    layers += rows?(context) ?? []
    let dim = Self.layer(nil, Rect(.zero, context.screenMeasures.size))
    var content = LiveContent(
      planes: [
        LiveContent.Plane(role: .dimming, layers: presentationStyle == .sheet ? [dim] : []),
        LiveContent.Plane(role: .panel, layers: layers, pose: pose),
      ], root: root, scrollers: scrollers, panel: frame)
    content.origin = origin
    return content
  }

  func passesThrough(_ position: Point) -> Bool { hole?.contains(position) ?? false }

  func activate(_ tag: LayerTag, _ effects: inout Effects) {
    note("press \(boxes.first { $0.part.tag == tag }?.part.label ?? "?")", &effects)
    onPress?(tag, &effects)
  }

  func longPress(_ tag: LayerTag, _ effects: inout Effects) -> Bool {
    note("hold", &effects)
    onHold?(tag, &effects)
    return true
  }

  func deadlinePassed(_ effects: inout Effects) {
    note("deadline \(effects.now.seconds)", &effects)
    onDeadline?(&effects)
  }

  func surroundingsChanged(_ context: LiveContext, _ effects: inout Effects) {
    let width = Int(context.screenMeasures.size.width)
    note("will show \(width)", &effects)
    note("did show \(context.sheetHeight.map { "\(Int($0))" } ?? "whole")", &effects)
  }

  func detentChanged(to detent: Int, _ effects: inout Effects) {
    note("detent \(detent)", &effects)
  }

  func customAction(_ name: String, of tag: LayerTag, _ effects: inout Effects) -> Bool {
    note("\(name) \(tag.index)", &effects)
    return true
  }

  func setExpanded(_ tag: LayerTag, _ isExpanded: Bool, _ effects: inout Effects) -> Bool {
    if expands { note("expanded \(isExpanded)", &effects) }
    return expands
  }

  func willDismiss(_ cause: DismissalCause, _ effects: inout Effects) {
    note("goes \(cause)", &effects)
  }

  func didDismiss(_ cause: DismissalCause, _ effects: inout Effects) { note("gone", &effects) }
}

/// A screen for components of boxes.
final class BoxScreen {
  let screen: Screen

  init(_ size: Size = Size(400, 800)) throws {
    screen = try Screen(
      .size(size), scale: 1, backdrop: .color(Color(red: 0, green: 0, blue: 1)),
      renderer: Renderer())
  }

  @discardableResult
  func show(_ component: BoxComponent, animated: Bool = false) throws -> Presentation {
    try screen.present(component, named: component.name, animated: animated, whenBusy: .drop)
  }

  func content() -> BoxComponent {
    let content = BoxComponent("content", .content, panel: Rect(.zero, screen.size))
    content.add("row", Rect(0, 100, 400, 50))
    return content
  }

  func alert() throws -> Alert { try Alert("Alert") { Button("Cancel", role: .cancel) } }

  @discardableResult
  func pointer(
    _ phase: PointerEvent.Phase, _ x: Double, _ y: Double, _ device: PointerEvent.Device = .touch
  ) -> Bool {
    screen.handle(.pointer(PointerEvent(phase, at: Point(x, y), device: device)))
  }

  @discardableResult
  func tap(_ x: Double, _ y: Double) -> Bool {
    let isUsed = pointer(.down, x, y)
    return pointer(.up, x, y) && isUsed
  }

  @discardableResult
  func key(_ key: Key, _ modifiers: KeyModifiers = []) -> Bool {
    screen.handle(.key(KeyEvent(key, modifiers: modifiers)))
  }

  /// Drags a finger down or up in small steps, and lets it go at rest.
  func drag(_ x: Double, from start: Double, to end: Double) {
    pointer(.down, x, start)
    for step in 1...20 {
      screen.advance(by: .milliseconds(16))
      pointer(.move, x, start + (end - start) * Double(step) / 20)
    }
    screen.advance(by: .milliseconds(300))
    pointer(.move, x, end)
    pointer(.up, x, end)
  }

  func rest() { screen.advance(by: .seconds(3)) }

  func part(_ label: String) -> AccessibilityNode? {
    screen.accessibility.first { $0.label == label }
  }

  /// How strongly a layer of the whole screen is drawn as a group; nil for whole or none.
  func groupOpacities() throws -> [Double] {
    try screen.displayList().commands.compactMap { command in
      if case .beginGroup(let opacity, _, _) = command { Double(opacity) } else { nil }
    }
  }
}
