import CSDL2
import Testing
import Vitrine
import VitrineGraphics

@testable import VitrineWindow

/// What SDL's events mean to a screen.
@MainActor
struct EventTranslatorTests {
  /// X11 at two pixels in a point: the desktop counts pixels.
  private var translator = EventTranslator(
    WindowMetrics(units: Size(800, 600), pixels: Size(800, 600), scale: 2))

  private func event(_ type: SDL_EventType, _ fill: (inout SDL_Event) -> Void) -> SDL_Event {
    var event = SDL_Event()
    event.type = type.rawValue
    fill(&event)
    return event
  }

  private mutating func pointer(_ event: SDL_Event) throws -> PointerEvent {
    guard case .pointer(let pointer)? = translator.event(event) else { throw Missing() }
    return pointer
  }

  private struct Missing: Error {}

  @Test func placesAreInPoints() {
    let x11 = WindowMetrics(units: Size(800, 600), pixels: Size(800, 600), scale: 2)
    #expect(x11.point(100, 50) == Point(50, 25))
    #expect(x11.points == Size(400, 300))
    let wayland = WindowMetrics(units: Size(400, 300), pixels: Size(800, 600), scale: 2)
    #expect(wayland.point(100, 50) == Point(100, 50))
    #expect(wayland.points == Size(400, 300))
  }

  @Test mutating func aMouseHoversUntilItsButtonIsDown() throws {
    let hover = try pointer(event(SDL_MOUSEMOTION) { $0.motion.x = 20 })
    #expect(hover.phase == .hover && hover.device == .mouse && hover.position == Point(10, 0))
    let drag = try pointer(event(SDL_MOUSEMOTION) { $0.motion.state = 1 })
    #expect(drag.phase == .move)
  }

  @Test mutating func theSecondaryButtonIsAnotherPointer() throws {
    let press = try pointer(
      event(SDL_MOUSEBUTTONDOWN) {
        $0.button.button = UInt8(SDL_BUTTON_RIGHT)
        $0.button.state = UInt8(SDL_PRESSED)
      })
    #expect(press.isSecondary && press.pointer == 1 && press.phase == .down)
  }

  @Test mutating func theMouseThatFingersPlayIsIgnored() {
    let played = event(SDL_MOUSEBUTTONDOWN) {
      $0.button.which = UInt32.max
      $0.button.button = UInt8(SDL_BUTTON_LEFT)
    }
    #expect(translator.event(played) == nil)
  }

  @Test mutating func fingersKeepTheirNumbersWhileTheyAreDown() throws {
    func finger(_ type: SDL_EventType, _ id: SDL_FingerID) -> SDL_Event {
      event(type) {
        $0.tfinger.fingerId = id
        $0.tfinger.x = 0.5
        $0.tfinger.y = 0.25
      }
    }
    let first = try pointer(finger(SDL_FINGERDOWN, 900))
    #expect(first.device == .touch && first.position == Point(200, 75))
    let second = try pointer(finger(SDL_FINGERDOWN, 7))
    #expect(first.pointer != second.pointer)
    #expect(try pointer(finger(SDL_FINGERMOTION, 900)).pointer == first.pointer)
    #expect(try pointer(finger(SDL_FINGERUP, 900)).phase == .up)
    #expect(translator.event(finger(SDL_FINGERMOTION, 900)) == nil)
    #expect(try pointer(finger(SDL_FINGERDOWN, 901)).pointer == first.pointer)
  }

  @Test mutating func aWheelTurnedDownShowsWhatLiesBelow() throws {
    let turned = event(SDL_MOUSEWHEEL) {
      $0.wheel.preciseY = -1.5
      $0.wheel.mouseX = 40
      $0.wheel.mouseY = 60
    }
    guard case .scroll(let scroll)? = translator.event(turned) else { throw Missing() }
    #expect(scroll.delta == Point(0, 1.5) && scroll.position == Point(20, 30))
    let flipped = event(SDL_MOUSEWHEEL) {
      $0.wheel.preciseY = -1
      $0.wheel.direction = SDL_MOUSEWHEEL_FLIPPED.rawValue
    }
    guard case .scroll(let natural)? = translator.event(flipped) else { throw Missing() }
    #expect(natural.delta.y == -1)
  }

  @Test mutating func composedTextCountsWhatAPersonSees() {
    // Two clusters, five scalars: a waving hand of a skin tone, and e with two marks.
    let text = "👋🏽e\u{302}\u{301}"
    let composed = event(SDL_TEXTEDITING) {
      withUnsafeMutableBytes(of: &$0.edit.text) { $0.copyBytes(from: text.utf8) }
      $0.edit.start = 2
      $0.edit.length = 3
    }
    #expect(translator.event(composed) == .markedText(text, selection: 1..<2))
  }

  @Test mutating func composedTextWithoutAKnownPlaceHasTheCaretAtItsStart() {
    let composed = event(SDL_TEXTEDITING) {
      withUnsafeMutableBytes(of: &$0.edit.text) { $0.copyBytes(from: "かな".utf8) }
      $0.edit.start = -1
      $0.edit.length = -1
    }
    #expect(translator.event(composed) == .markedText("かな", selection: 0..<0))
  }

  @Test(arguments: [
    (SDLK_KP_ENTER, Key.enter), (SDLK_ESCAPE, .escape), (SDLK_PAGEUP, .pageUp),
    (SDLK_v, .character("v")), (SDLK_SPACE, .space), (SDLK_DELETE, .delete),
  ])
  func keysAreNamedByWhatTheyMean(code: SDL_KeyCode, key: Key) {
    #expect(Key(keycode: SDL_Keycode(bitPattern: code.rawValue)) == key)
  }

  @Test func keysThatMeanNothingAreNoEvents() {
    for code in [SDLK_F5, SDLK_LSHIFT, SDLK_CAPSLOCK, SDLK_UNKNOWN] {
      #expect(Key(keycode: SDL_Keycode(bitPattern: code.rawValue)) == nil)
    }
  }

  @Test func modifiersOfBothSidesCount() {
    let held = SDL_Keymod(rawValue: KMOD_RSHIFT.rawValue | KMOD_LGUI.rawValue)
    #expect(KeyModifiers(modifiers: held) == [.shift, .command])
  }
}
