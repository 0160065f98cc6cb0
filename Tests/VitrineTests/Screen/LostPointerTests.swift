import Testing
import VitrineGraphics

@testable import Vitrine

/// Pointers that went up without the screen being told.
struct LostPointerTests {
  private let bench: BoxScreen
  private let component: BoxComponent

  init() throws {
    bench = try BoxScreen()
    component = BoxComponent("buttons", .popover, panel: Rect(0, 100, 400, 400))
    component.add("left", Rect(0, 100, 200, 100))
    component.add("right", Rect(200, 100, 200, 100))
    component.onPress = { [component] tag, effects in
      effects.call { component.pressed.append(tag) }
    }
    try bench.show(component)
  }

  private let left = Point(100, 150)
  private let right = Point(300, 150)

  private func send(
    _ phase: PointerEvent.Phase, _ position: Point, _ device: PointerEvent.Device, _ pointer: Int,
    isSecondary: Bool = false
  ) {
    var event = PointerEvent(phase, at: position, device: device, pointer: pointer)
    event.isSecondary = isSecondary
    bench.screen.handle(.pointer(event))
  }

  private var pressed: [Int] { component.pressed.map { $0.index } }

  @Test(arguments: [PointerEvent.Device.touch, .mouse])
  func thePointerThatComesDownAgainHasGoneUp(_ device: PointerEvent.Device) {
    send(.down, left, device, 7)
    send(.down, right, device, 7)
    send(.up, right, device, 7)
    #expect(pressed == [1])
  }

  @Test func aMouseHasOnePrimaryButtonByWhateverNumber() {
    send(.down, left, .mouse, 1)
    send(.move, left + Point(2, 0), .mouse, 1)
    send(.down, right, .mouse, 2)
    send(.up, left, .mouse, 1)
    #expect(pressed == [])
    send(.up, right, .mouse, 2)
    #expect(pressed == [1])
  }

  @Test(arguments: [0, 1]) func theSecondaryButtonLeavesThePrimaryOneAlone(_ pointer: Int) {
    send(.down, left, .mouse, 0)
    send(.down, right, .mouse, pointer, isSecondary: true)
    send(.up, left, .mouse, 0)
    #expect(pressed == [0])
  }

  @Test func aSecondFingerIsIgnoredHoweverLongTheFirstRests() {
    send(.down, left, .touch, 1)
    bench.rest()
    send(.down, right, .touch, 2)
    send(.up, right, .touch, 2)
    #expect(pressed == [])
    send(.up, left, .touch, 1)
    #expect(pressed == [0])
  }

  @Test func aMouseLeavesAFingerAlone() {
    send(.down, left, .touch, 1)
    send(.down, right, .mouse, 0)
    send(.up, right, .mouse, 0)
    send(.up, left, .touch, 1)
    #expect(pressed == [0])
  }
}
