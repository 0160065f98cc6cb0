import Testing
import Vitrine
import VitrineGraphics
import VitrineScript

/// Random numbers that are the same every time.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_F491_4F6C_DD1D
  }
}

/// Plays what a person at their wits' end might do, and looks after each step whether all is well.
///
/// What fails is printed as a script that replays it.
struct RandomScriptTests {
  let renderer: Renderer

  init() throws { renderer = try Renderer() }

  private func alert() throws -> Alert {
    try Alert("Rename “Trip”?", message: "A message that goes on for a line or two, or three.") {
      TextField("Name", text: "Lisbon")
      SecureField("Password")
      Button("Cancel", role: .cancel)
      Button("Disabled").disabled(true)
      Button("Delete", role: .destructive)
      Button("Save").keyboardShortcut(.defaultAction)
    }
  }

  @Test(arguments: 0..<24)
  func nothingThatHappensBreaksAnAlert(seed: UInt64) throws {
    var numbers = SeededNumbers(seed: seed + 1)
    let screen = try Screen(scale: 1, renderer: renderer)
    var steps: [ScriptStep] = [.present(animated: true)]
    var completions = 0
    var isCallingBack = false
    var presentation = try screen.present(alert()) { _ in completions += 1 }
    var presented = 1
    let player = ScriptPlayer(
      on: screen,
      host: ScriptPlayer.Host(
        present: { (screen, animated, _) throws(ScriptFailure) in
          do {
            return try screen.present(try alert(), animated: animated) { _ in
              #expect(!isCallingBack)
              isCallingBack = true
              screen.handle(.key(KeyEvent(.tab)))
              isCallingBack = false
              completions += 1
            }
          } catch {
            throw ScriptFailure("\(error)", mend: "")
          }
        }))
    for _ in 0..<120 {
      if presentation.state == .dismissed {
        #expect(completions == presented)
        steps.append(.present(animated: true))
        presentation = try screen.present(alert()) { _ in completions += 1 }
        presented += 1
      }
      let step = randomStep(on: screen, using: &numbers)
      steps.append(step)
      do throws(ScriptError) {
        try player.play(EventScript([step]))
      } catch {
        // What was there a moment ago may have gone.
        guard error.kind == .target else { throw error }
      }
      let problem = problem(screen, completions: completions, presented: presented)
      if let problem {
        Issue.record("\(problem); to replay:\n\(EventScript(steps).text)")
        return
      }
    }
    screen.dismiss(presentation)
    screen.advance(by: .seconds(2))
    #expect(completions == presented)
  }

  private func problem(_ screen: Screen, completions: Int, presented: Int) -> String? {
    if completions > presented { return "a completion was called twice" }
    if screen.presentations.count > 1 { return "an alert stands above another" }
    if let focus = screen.focusedPart {
      let part = screen.accessibility.first { $0.id == focus }
      guard let part else { return "the focus is nowhere" }
      if !part.isEnabled { return "the focus is on what is switched off" }
      if !part.isFocused { return "the tree does not know the focus" }
    }
    let whole = Rect(.zero, screen.size)
    guard let alert = screen.accessibility.children.first else { return nil }
    if alert.frame.intersection(whole) != alert.frame { return "the alert leaves the screen" }
    return nil
  }

  private func randomStep(
    on screen: Screen, using numbers: inout SeededNumbers
  ) -> ScriptStep {
    let labels = ["Cancel", "Disabled", "Delete", "Save", "Name", "Password"]
    let target = ScriptTarget.part(
      label: labels.randomElement(using: &numbers) ?? "Save", role: nil, place: Point(0.5, 0.5))
    let anywhere = Point(
      Double.random(in: -20...420, using: &numbers).rounded(),
      Double.random(in: 200...700, using: &numbers).rounded())
    let keys: [Key] = [
      .tab, .left, .right, .up, .down, .home, .end, .backspace, .delete, .space, .enter, .escape,
      .character("a"), .character("z"), .character("x"), .character("v"),
    ]
    let modifiers: [KeyModifiers] = [[], [], [], .shift, .command, .option, .control]
    let texts = ["a", "é", "👩‍👩‍👧", "שלום", "long words and more of them", "\n"]
    switch Int.random(in: 0..<18, using: &numbers) {
    case 0...1: return .tap(target, count: 1, device: .touch)
    case 2: return .tap(target, count: .random(in: 1...3, using: &numbers), device: .mouse)
    case 3: return .drag(target, to: .point(anywhere), .milliseconds(120), device: .touch)
    case 4: return .drag(.point(anywhere), to: target, .milliseconds(60), device: .mouse)
    case 5: return .pointer(PointerEvent(.down, at: anywhere))
    case 6: return .pointer(PointerEvent(.move, at: anywhere))
    case 7: return .pointer(PointerEvent(.up, at: anywhere))
    case 8: return .pointer(PointerEvent(.cancel, at: anywhere))
    case 9: return .scroll(.point(anywhere), by: Point(0, 3), isPrecise: false)
    case 10: return .type(texts.randomElement(using: &numbers) ?? "", over: .zero)
    case 11: return .mark(["", "に", "にほ"].randomElement(using: &numbers) ?? "")
    case 12...14:
      return .key(
        KeyEvent(
          keys.randomElement(using: &numbers) ?? .tab,
          modifiers: modifiers.randomElement(using: &numbers) ?? []))
    case 15:
      return .set(.keyboard([0, 300, 336, 500].randomElement(using: &numbers) ?? 0))
    case 16:
      return .set(
        .textSize(DynamicTypeSize.allCases.randomElement(using: &numbers) ?? .large))
    default: return .wait(.milliseconds(Int.random(in: 0...700, using: &numbers)))
    }
  }
}
