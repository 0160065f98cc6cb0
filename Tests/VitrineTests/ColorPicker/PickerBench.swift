import Testing
import VitrineGraphics

@testable import Vitrine

/// A picker on a screen, with everything that it tells.
final class PickerBench {
  let screen: Screen
  let presentation: Presentation
  private(set) var log: Log

  /// What a picker told.
  final class Log {
    var changes: [ColorPickerChange] = []
    var saved: [[PickedColor]] = []
    var ends: [String] = []
  }

  init(
    _ picker: ColorPicker, on device: Device = .iPhone17Pro, appearance: Appearance = .light,
    scale: Double = 1, isRightToLeft: Bool = false, settles: Bool = true
  ) throws {
    let log = Log()
    self.log = log
    screen = try Screen(
      device, scale: scale, appearance: appearance,
      backdrop: .color(Color(hex: 0x3366CC)), renderer: Renderer())
    if isRightToLeft { screen.environment.layoutDirection = .rightToLeft }
    presentation = try screen.present(
      picker, onChange: { log.changes.append($0) },
      onSavedColorsChange: { log.saved.append($0) }, onFinish: { log.ends.append("finish") },
      onDismiss: { log.ends.append("\($0)") })
    if settles { wait() }
  }

  static let pad = Device.size(Size(1194, 834))

  var changes: [ColorPickerChange] { log.changes }
  /// The last colour that was told.
  var color: PickedColor? { log.changes.last?.selection }
  var finals: Int { log.changes.count { !$0.continuously } }

  func wait(_ duration: Duration = .seconds(2)) { screen.advance(by: duration) }

  func node(_ label: String, _ role: AccessibilityRole? = nil) throws -> AccessibilityNode {
    try #require(
      screen.accessibility.first { $0.label == label && (role == nil || $0.role == role) })
  }

  func cell(_ row: Int, _ column: Int) throws -> AccessibilityNode {
    try #require(
      screen.accessibility.first {
        $0.role == .cell && $0.label.hasSuffix("row \(row), column \(column)")
      })
  }

  func saved() throws -> [AccessibilityNode] {
    let list = try node("Saved colors")
    return list.children.filter { $0.id.part == ColorPickerTag.savedColor(0).part }
  }

  // MARK: - Events

  func down(_ place: Point, _ device: PointerEvent.Device = .touch) {
    screen.handle(.pointer(PointerEvent(.down, at: place, device: device)))
  }
  func move(_ place: Point, _ device: PointerEvent.Device = .touch) {
    screen.handle(.pointer(PointerEvent(.move, at: place, device: device)))
  }
  func up(_ place: Point, _ device: PointerEvent.Device = .touch) {
    screen.handle(.pointer(PointerEvent(.up, at: place, device: device)))
  }
  func tap(_ place: Point) {
    down(place)
    up(place)
  }
  func tap(_ label: String, _ role: AccessibilityRole? = nil) throws {
    tap(try node(label, role).frame.center)
  }
  func key(_ key: Key, _ modifiers: KeyModifiers = []) {
    screen.handle(.key(KeyEvent(key, modifiers: modifiers)))
  }
  func focus(_ label: String, _ role: AccessibilityRole? = nil) throws {
    screen.handle(.accessibility(.focus, try node(label, role).id))
  }
  func write(_ text: String, in label: String) throws {
    try tap(label, .textField)
    key(.character("a"), .command)
    screen.handle(.text(text))
  }

  func draw() throws -> Bitmap {
    let bitmap = Bitmap(width: screen.pixelSize.width, height: screen.pixelSize.height)
    try screen.draw(into: bitmap)
    return bitmap
  }
}

extension Rect {
  /// A place inside, in parts of the extents.
  func at(_ x: Double, _ y: Double) -> Point { Point(minX + x * width, minY + y * height) }
}
