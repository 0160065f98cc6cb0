import Testing
import VitrineGraphics
import VitrineKit
import VitrineSpecs

@testable import Vitrine

/// A screen with an alert, and what a person does to it.
final class AlertScreen {
  let screen: Screen
  /// What the completion was told, and the labels of the buttons whose actions ran.
  var responses: [AlertResponse] = []
  var log: [String] = []

  init(
    _ device: Device = .iPhone17Pro, appearance: Appearance = .light,
    backdrop: Scene.Backdrop = .screen, kit: Kit? = nil
  ) throws {
    screen = try Screen(
      device, scale: 1, appearance: appearance, backdrop: backdrop, renderer: Renderer(kit: kit))
  }

  /// Presents an alert and waits until it rests.
  @discardableResult
  func present(_ alert: Alert, whenBusy rule: BusyRule = .drop) throws -> Presentation {
    let presentation = try screen.present(alert, whenBusy: rule) { [self] response in
      responses.append(response)
      log.append("completion")
    }
    rest()
    return presentation
  }

  /// Returns a button that notes that its action ran.
  func button(_ label: String, role: ButtonRole? = nil) -> Button {
    Button(label, role: role) { [self] in log.append(label) }
  }

  /// Waits until nothing moves.
  func rest() { screen.advance(by: .seconds(3)) }

  // MARK: - What there is

  var dialog: AccessibilityNode? { screen.accessibility.children.first }

  /// The first part of a label.
  func part(_ label: String) throws -> AccessibilityNode {
    try #require(
      screen.accessibility.first { $0.label == label && $0.role != .alertDialog },
      "nothing is called \(label)")
  }

  func parts(_ role: AccessibilityRole) -> [AccessibilityNode] {
    dialog?.children.filter { $0.role == role } ?? []
  }

  var buttonLabels: [String] { parts(.button).map { $0.label } }

  var focusedLabel: String? {
    guard let id = screen.focusedPart else { return nil }
    return screen.accessibility.first { $0.id == id }?.label
  }

  /// The frame of the alert.
  var panel: Rect { dialog?.frame ?? .zero }

  /// The offset of a region that scrolls; nil where it does not.
  func offset(of tag: LayerTag) -> Double? {
    screen.presentations.last?.scrolls[tag]?.offset(at: screen.now)
  }

  // MARK: - What is done

  func tap(_ label: String) throws { tap(at: try part(label).frame.center) }

  func tap(at position: Point) {
    down(at: position)
    up(at: position)
  }

  func down(at position: Point) { screen.handle(.pointer(PointerEvent(.down, at: position))) }

  func move(to position: Point) { screen.handle(.pointer(PointerEvent(.move, at: position))) }

  func up(at position: Point) { screen.handle(.pointer(PointerEvent(.up, at: position))) }

  /// Drags a finger by a way in a few steps and lets go at rest.
  func drag(from start: Point, by way: Point) {
    down(at: start)
    for step in 1...8 {
      screen.advance(by: .milliseconds(16))
      move(to: start + way * (Double(step) / 8))
    }
    screen.advance(by: .milliseconds(300))
    move(to: start + way)
    up(at: start + way)
  }

  func press(_ key: Key, _ modifiers: KeyModifiers = []) {
    screen.handle(.key(KeyEvent(key, modifiers: modifiers)))
  }

  func type(_ text: String) { screen.handle(.text(text)) }

  func wheel(at position: Point, by notches: Double) {
    screen.handle(.scroll(ScrollEvent(at: position, delta: Point(0, notches))))
  }
}

extension Kit {
  /// The kit with another value of a metric.
  convenience init(replacing metric: String, by value: Int) throws {
    var isFound = false
    let files = SpecFiles.all.map { file in
      let lines = "\(file.text)".split(separator: "\n", omittingEmptySubsequences: false)
      let text = lines.map { line in
        guard line.hasPrefix("METRIC \"\(metric)\"") else { return String(line) }
        isFound = true
        return "METRIC \"\(metric)\" *\(value)  // for a test"
      }
      return (name: "\(file.name)", bytes: Array(text.joined(separator: "\n").utf8))
    }
    try #require(isFound)
    try self.init(files: files)
  }
}

extension Button {
  /// The preferred button.
  var preferred: Button { keyboardShortcut(.defaultAction) }
}
