import Testing
import VitrineGraphics

@testable import Vitrine

/// Whatever a person does, in whatever order: what a picker tells keeps to its grammar.
@Suite struct RandomPickerTests {
  @Test(arguments: 0..<8)
  func aPickerOnAScreenKeepsToTheGrammar(seed: Int) throws {
    var random = Steps(seed)
    let saved = (0..<random.next(14)).map { PickedColor(white: Double($0) / 20) }
    var picker = ColorPicker(
      selection: PickedColor(.displayP3, red: 1, green: 0, blue: 0, alpha: 0.5),
      supportsOpacity: seed % 3 != 2, savedColors: saved)
    picker.tab = .init(rawValue: UInt8(seed % 3))
    let bench = try PickerBench(
      picker, on: devices[seed % devices.count], isRightToLeft: seed == 5)
    let panel = try bench.node("Colors", .dialog).frame
    for _ in 0..<150 where bench.presentation.state == .shown { act(bench, &random, panel) }
    bench.screen.dismiss(bench.presentation)
    bench.wait()
    var shown: PickedColor? = picker.selection
    var isOpen = false
    for change in bench.changes {
      #expect(isOpen || change.selection != shown)
      #expect(picker.supportsOpacity || change.selection.alpha == 1)
      isOpen = change.continuously
      shown = change.selection
    }
    #expect(!isOpen)
    #expect(bench.log.ends.filter { $0 != "finish" }.count == 1)
    for list in bench.log.saved { #expect(Set(list).count == list.count) }
  }

  private var devices: [Device] {
    [.iPhone17Pro, PickerBench.pad, .size(Size(320, 568)), .size(Size(874, 402))]
  }

  private func act(_ bench: PickerBench, _ random: inout Steps, _ panel: Rect) {
    let place = panel.at(Double(random.next(101)) / 100, Double(random.next(101)) / 100)
    let device: PointerEvent.Device = random.next(4) == 0 ? .mouse : .touch
    switch random.next(12) {
    case 0...1: bench.down(place, device)
    case 2...4: bench.move(place, device)
    case 5...6: bench.up(place, device)
    case 7:
      let keys: [Key] = [
        .tab, .left, .right, .up, .down, .home, .end, .enter, .space, .backspace,
        .character("z"),
      ]
      let modifiers: [KeyModifiers] = [[], .shift, .command]
      bench.key(keys[random.next(keys.count)], modifiers[random.next(3)])
    case 8: bench.screen.handle(.text(["5", "F", "%", "x", "#0AF"][random.next(5)]))
    case 9: bench.screen.handle(.scroll(ScrollEvent(at: place, delta: Point(0, 1))))
    case 10: bench.wait(.milliseconds(random.next(700)))
    default:
      if random.next(6) == 0 { bench.screen.handle(.windowActivation(false)) }
      _ = try? bench.screen.displayList()
    }
  }
}

/// A small generator: the same steps on every machine.
struct Steps {
  private var state: UInt64

  init(_ seed: Int) { state = UInt64(seed) &* 2_654_435_761 &+ 12345 }

  mutating func next(_ count: Int) -> Int {
    guard count > 0 else { return 0 }
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(count))
  }
}
