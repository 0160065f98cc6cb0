import Testing
import VitrineGraphics

@testable import Vitrine

/// What holds for an alert whatever is done to it.
struct AlertPropertyTests {
  /// Numbers that look random and are the same every time: SplitMix64.
  private struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  /// An alert's life: how often it acted and completed.
  private final class Record {
    var actions = 0
    var completions = 0
  }

  private struct Life {
    let record: Record
    let presentation: Presentation
  }

  private func alert(_ record: Record, _ dice: inout Dice) throws -> Alert {
    let words = Int.random(in: 0...120, using: &dice)
    let fields = (0..<Int.random(in: 0...3, using: &dice)).map { TextField("Field \($0)") }
    var buttons: [Button] = []
    for index in 0..<Int.random(in: 1...14, using: &dice) {
      var button = Button(
        "Button \(index % 5)", role: index == 1 ? .cancel : nil
      ) { record.actions += 1 }
      if index == 2 { button = button.preferred }
      buttons.append(button.disabled(Int.random(in: 0...3, using: &dice) == 0))
    }
    return try Alert(
      "Title", message: String(repeating: "Words. ", count: words), fields: fields,
      buttons: buttons)
  }

  private func act(_ bench: AlertScreen, _ dice: inout Dice) {
    func place() -> Point {
      Point(Double.random(in: 40...360, using: &dice), Double.random(in: 60...840, using: &dice))
    }
    let keys: [Key] = [.tab, .enter, .escape, .up, .down, .left, .right, .space, .backspace]
    switch Int.random(in: 0...13, using: &dice) {
    case 0: bench.tap(at: place())
    case 1, 2: bench.down(at: place())
    case 3, 4: bench.move(to: place())
    case 5: bench.up(at: place())
    case 6, 7: bench.press(keys.randomElement(using: &dice) ?? .tab)
    case 8: bench.type("a")
    case 9: bench.wheel(at: place(), by: Double.random(in: -5...5, using: &dice))
    case 10: bench.screen.environment.keyboardInset = Double.random(in: 0...500, using: &dice)
    case 11: bench.screen.handle(.markedText("x", selection: 0..<1))
    default: bench.screen.advance(by: .milliseconds(Int.random(in: 0...200, using: &dice)))
    }
  }

  /// Changes, replaces or turns what is up, now and then.
  private func change(
    _ lives: inout [Life], _ bench: AlertScreen, _ dice: inout Dice
  ) throws {
    guard let last = lives.last else { return }
    switch Int.random(in: 0...29, using: &dice) {
    case 0, 1, 2:
      try? bench.screen.update(last.presentation, to: alert(last.record, &dice))
    case 3:
      let record = Record()
      let next = try? bench.screen.replace(
        last.presentation, with: alert(record, &dice),
        animated: Bool.random(using: &dice)
      ) { _ in record.completions += 1 }
      if let next { lives.append(Life(record: record, presentation: next)) }
    case 4:
      let size = Size(
        Double.random(in: 250...900, using: &dice), Double.random(in: 250...900, using: &dice))
      try bench.screen.resize(to: Bool.random(using: &dice) ? .size(size) : .iPhone17Pro)
    case 5:
      bench.screen.environment.dynamicTypeSize =
        DynamicTypeSize.allCases.randomElement(using: &dice) ?? .large
    default: break
    }
  }

  private func check(_ lives: [Life], _ bench: AlertScreen) {
    let screen = bench.screen
    // What ends without a movement completes in the next turn.
    screen.advance(by: .zero)
    for life in lives {
      #expect(life.record.actions <= 1)
      #expect(life.record.completions == (life.presentation.state == .dismissed ? 1 : 0))
    }
    #expect(screen.presentations.count { !$0.isLeaving } <= 1)
    guard let top = screen.top else { return }
    let arrangement = screen.arrangement(of: top)
    if let focus = top.focus {
      #expect(arrangement?.part(focus)?.canBeFocused == true)
    }
    for scroll in top.scrolls.values where !scroll.isDragged && scroll.nextChange == nil {
      let offset = scroll.offset(at: screen.now)
      #expect(offset >= 0 && offset <= scroll.limit)
    }
  }

  @Test(arguments: 0..<8)
  func noSequenceRunsTwoActionsOrCompletesTwice(seed: Int) throws {
    var dice = Dice(state: UInt64(seed))
    let bench = try AlertScreen()
    for _ in 0..<4 {
      let record = Record()
      let first = try bench.screen.present(alert(record, &dice)) { _ in record.completions += 1 }
      var lives = [Life(record: record, presentation: first)]
      for _ in 0..<60 {
        act(bench, &dice)
        try change(&lives, bench, &dice)
        check(lives, bench)
      }
      _ = try bench.screen.displayList()
      bench.screen.handle(.windowActivation(false))
      for life in lives { bench.screen.dismiss(life.presentation) }
      bench.rest()
      check(lives, bench)
      #expect(lives.allSatisfy { $0.presentation.state == .dismissed })
    }
  }
}
