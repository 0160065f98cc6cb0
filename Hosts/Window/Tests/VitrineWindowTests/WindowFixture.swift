import CSDL2
import Glibc
import Vitrine
import VitrineGraphics

@testable import VitrineWindow

/// A window without a desktop, whose time is set by hand; SDL's events are pushed into it.
@MainActor
final class WindowFixture {
  let screen: Screen
  let host: WindowHost
  /// The responses of alerts that were presented.
  private(set) var responses: [AlertResponse] = []
  private let clock = Clock()

  private final class Clock {
    var now = Duration.zero
  }

  static let renderer = Result { try Renderer() }

  init(scale: Double? = 1, size: Size = Size(402, 640)) throws {
    setenv("SDL_VIDEODRIVER", "dummy", 1)
    screen = try Screen(
      .size(size), scale: 1, backdrop: .color(Color(hex: 0x4A90D9)),
      renderer: Self.renderer.get())
    let clock = clock
    host = try WindowHost(
      screen, title: "Test", scale: scale, isResizable: true, clock: { clock.now })
    // What SDL says of the new window is not the test's.
    try host.turn()
  }

  deinit { SDL_FlushEvents(0, UInt32.max) }

  /// Lets time pass, and everything happen that is due or was pushed.
  func turn(after time: Duration = .zero) throws {
    clock.now += time
    try host.turn()
  }

  /// Presents an alert and lets it come to rest.
  func present(_ alert: Alert) throws {
    try screen.present(alert) { [self] in responses.append($0) }
    try turn(after: .seconds(1))
  }

  /// The middle of a part in the desktop's units.
  func middle(of label: String) throws -> (x: Int32, y: Int32) {
    guard let part = screen.accessibility.first(where: { $0.label == label }) else {
      throw MissingPart(label: label)
    }
    let units = host.surface.metrics.unitsPerPoint
    return (Int32(part.frame.center.x * units), Int32(part.frame.center.y * units))
  }

  struct MissingPart: Error { let label: String }

  // MARK: - Events

  func push(_ type: SDL_EventType, _ fill: (inout SDL_Event) -> Void = { _ in }) {
    var event = SDL_Event()
    event.type = type.rawValue
    fill(&event)
    SDL_PushEvent(&event)
  }

  func pushButton(_ type: SDL_EventType, _ place: (x: Int32, y: Int32)) {
    push(type) { event in
      event.button.button = UInt8(SDL_BUTTON_LEFT)
      event.button.state = UInt8(type == SDL_MOUSEBUTTONDOWN ? SDL_PRESSED : SDL_RELEASED)
      event.button.x = place.x
      event.button.y = place.y
    }
  }

  func pushKey(_ key: SDL_KeyCode, _ modifiers: SDL_Keymod = KMOD_NONE) {
    push(SDL_KEYDOWN) { event in
      event.key.keysym.sym = SDL_Keycode(bitPattern: key.rawValue)
      event.key.keysym.mod = UInt16(modifiers.rawValue)
    }
  }

  func pushText(_ text: String) {
    push(SDL_TEXTINPUT) { event in
      withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: text.utf8) }
    }
  }

  func pushComposed(_ text: String, start: Int32) {
    push(SDL_TEXTEDITING) { event in
      withUnsafeMutableBytes(of: &event.edit.text) { $0.copyBytes(from: text.utf8) }
      event.edit.start = start
    }
  }

  func pushFinger(_ type: SDL_EventType, _ id: SDL_FingerID, _ place: (x: Int32, y: Int32)) {
    let units = host.surface.metrics.units
    push(type) { event in
      event.tfinger.fingerId = id
      event.tfinger.x = Float(Double(place.x) / units.width)
      event.tfinger.y = Float(Double(place.y) / units.height)
    }
  }

  func pushWindowEvent(_ id: SDL_WindowEventID) {
    push(SDL_WINDOWEVENT) { event in event.window.event = UInt8(id.rawValue) }
  }

  // MARK: - Pictures

  /// What the window shows, 0x00BBGGRR.
  var shownPixels: [UInt32] { host.surface.pixels().map { $0 & 0xFF_FFFF } }

  /// What the screen looks like when all of it is drawn.
  func expectedPixels() throws -> [UInt32] {
    let bitmap = screen.renderer.bitmap(of: try screen.displayList())
    return bitmap.pixels.map { $0 & 0xFF_FFFF }
  }
}
