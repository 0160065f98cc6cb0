import Testing
import VitrineGraphics
import VitrineKit
import VitrineLayout

@testable import Vitrine

/// A list of rows on a screen, and what a person does to it.
final class TouchBench {
  let screen: Screen
  let list = TouchedList()
  private(set) var presentation: Presentation

  init(
    scale: Double = 1, _ device: Device = .iPhone17Pro, _ change: (TouchedList) -> Void = { _ in }
  ) throws {
    screen = try Screen(device, scale: scale, renderer: Renderer())
    change(list)
    presentation = try screen.present(list, named: "List", animated: false, whenBusy: .drop)
  }

  // MARK: - What there is

  /// The middle of a row.
  func row(_ index: Int) throws -> Point { try frame(TouchedList.row(index)).center }

  func frame(_ tag: LayerTag) throws -> Rect {
    try #require(screen.arrangement(of: presentation)?.places[tag]).frame
  }

  /// The top of what is shown of a sheet.
  var top: Double {
    let panel = screen.arrangement(of: presentation)?.panel ?? .zero
    return panel.minY + presentation.drag.value(at: screen.now)
  }

  var offset: Double {
    presentation.scrolls[TouchedList.region]?.offset(at: screen.now) ?? -1
  }

  // MARK: - What is done

  func send(
    _ phase: PointerEvent.Phase, _ position: Point, _ device: PointerEvent.Device = .touch,
    isSecondary: Bool = false, _ modifiers: KeyModifiers = []
  ) {
    var event = PointerEvent(phase, at: position, device: device)
    event.isSecondary = isSecondary
    event.modifiers = modifiers
    screen.handle(.pointer(event))
  }

  /// Drags at a speed in points a second, in steps of 8 ms; the finger stays down.
  func drag(from start: Point, by way: Point, speed: Double = 200) {
    send(.down, start)
    continueDrag(from: start, by: way, speed: speed)
  }

  func continueDrag(from start: Point, by way: Point, speed: Double = 200) {
    let steps = max(1, Int((way.length / speed / 0.008).rounded(.up)))
    let step = Duration.microseconds(Int64(way.length / speed * 1e6 / Double(steps)))
    for index in 1...steps {
      screen.advance(by: step)
      send(.move, start + way * (Double(index) / Double(steps)))
    }
  }

  func wait(_ seconds: Double = 3) { screen.advance(by: .milliseconds(Int64(seconds * 1000))) }

  func key(_ key: Key, _ modifiers: KeyModifiers = []) {
    screen.handle(.key(KeyEvent(key, modifiers: modifiers)))
  }
}

/// Rows that note everything that is done to them.
final class TouchedList: LiveComponent {
  var style = PresentationStyle.popover
  var heights: [Double] = []
  var panel = Rect(0, 74, 402, 600)
  var count = 20
  /// The region that scrolls; nil for none.
  var scroller: Scroller? = Scroller(tag: TouchedList.region, axis: .vertical)
  var rowFrame: (Int) -> Rect = { Rect(0, 60 * Double($0), 402, 60) }
  /// What is different in a row.
  var change: (Int, inout Element) -> Void = { _, _ in }
  var edgeSwipes: ScreenEdges = []
  var wantsText = false
  var goesWithSecondary = false
  var operation = DropOperation.copy
  var carriedOut: [DragItem]?

  private(set) var log: [String] = []
  private(set) var events: [TrackEvent] = []
  private(set) var activations: [Activation] = []
  private(set) var layouts = 0
  private(set) var lastContext: LiveContext?

  static let root = LayerTag(1)
  static let region = LayerTag(2)
  static func row(_ index: Int) -> LayerTag { LayerTag(3, index) }

  func forget() {
    log = []
    events = []
    layouts = 0
  }

  var initialFocus: LayerTag? { nil }
  var defaultPart: LayerTag? { nil }
  var cancelPart: LayerTag? { nil }

  func style(on context: LiveContext) throws(KitError) -> PresentationStyle { style }
  func detents(on context: LiveContext) throws(KitError) -> [Double] { heights }

  func content(_ context: LiveContext) throws(KitError) -> LiveContent {
    layouts += 1
    lastContext = context
    var panel = panel
    if let height = context.sheetHeight {
      panel = Rect(0, context.screenMeasures.size.height - height, 402, height)
    }
    var region = layer(Self.region, Rect(.zero, panel.size))
    region.layer.clipsChildren = true
    var root = Element(Self.root, .list, label: "List")
    for index in 0..<count {
      region.layers.append(layer(Self.row(index), rowFrame(index)))
      var row = Element(Self.row(index), .row, label: "Row \(index)")
      row.gesture = .press(slideGroup: nil)
      row.isFocusable = true
      change(index, &row)
      root.children.append(row)
    }
    var holder = layer(Self.root, panel)
    holder.layers = [region]
    return LiveContent(
      planes: [LiveContent.Plane(role: .panel, layers: [holder])], root: root,
      scrollers: scroller.map { [$0] } ?? [], panel: panel)
  }

  private func layer(_ tag: LayerTag, _ frame: Rect) -> PlacedLayer {
    var layer = Layer(
      name: "Part", kind: .rect, frame: frame, source: SourceLine(page: 0, line: 1))
    layer.tag = tag
    return PlacedLayer(layer: layer, frame: frame)
  }

  // MARK: - Notes

  private func note(_ name: String, _ event: TrackEvent) {
    log.append("\(name) \(event.phase)")
    events.append(event)
  }

  func activate(_ tag: LayerTag, _ effects: inout Effects) {}
  func activate(_ tag: LayerTag, by activation: Activation, _ effects: inout Effects) {
    log.append("activate \(tag.index)")
    activations.append(activation)
  }
  func track(_ tag: LayerTag, _ event: TrackEvent, _ effects: inout Effects) {
    note("track \(tag.index)", event)
  }
  func swipe(_ tag: LayerTag, _ event: TrackEvent, _ effects: inout Effects) {
    note("swipe \(tag.index)", event)
  }
  func carry(_ tag: LayerTag, _ event: TrackEvent, _ effects: inout Effects) {
    note("carry \(tag.index)", event)
    if event.phase == .moved { effects.dragItems = carriedOut }
  }
  func edgeSwipe(_ edge: ScreenEdges, _ event: TrackEvent, _ effects: inout Effects) {
    note("edge \(edge == .left ? "left" : "right")", event)
  }
  func scrollBegan(_ tag: LayerTag, _ effects: inout Effects) { log.append("scroll") }
  func hoverChanged(_ tag: LayerTag?, _ effects: inout Effects) {
    log.append("hover \(tag.map { String($0.index) } ?? "none")")
  }
  func secondaryPress(on tag: LayerTag?, at position: Point, _ effects: inout Effects) -> Bool {
    log.append("menu \(tag.map { String($0.index) } ?? "none")")
    return true
  }
  func drop(
    _ event: DropEvent, over target: TrackEvent.Target?, _ effects: inout Effects
  ) -> DropOperation {
    log.append("drop \(event.phase) \(target.map { String($0.tag.index) } ?? "none")")
    return operation
  }
  func text(_ words: String, _ effects: inout Effects) { log.append("text \(words)") }
  func didDismiss(_ cause: DismissalCause, _ effects: inout Effects) { log.append("gone") }
}
