import Testing
import VitrineGraphics
import VitrineKit

@testable import Vitrine

/// How alerts come and go.
struct AlertPresentingTests {
  private func simple(_ title: String) throws -> Alert { try Alert(title) { Button("OK") } }

  @Test func theActionRunsWhenTheAlertHasGone() throws {
    let bench = try AlertScreen()
    let presentation = try bench.present(Alert("A", buttons: [bench.button("Go")]))
    try bench.tap("Go")
    #expect(presentation.state == .dismissing)
    #expect(bench.log.isEmpty)
    bench.rest()
    #expect(presentation.state == .dismissed)
    #expect(bench.log == ["Go", "completion"])
  }

  @Test func theKitSaysWhetherActionsWaitUntilTheAlertHasGone() throws {
    let kit = try Kit(replacing: "Motion/actions follow dismissal", by: 0)
    let bench = try AlertScreen(kit: kit)
    let presentation = try bench.present(
      Alert("A", buttons: [bench.button("Go"), bench.button("Cancel", role: .cancel)]))
    try bench.tap("Go")
    #expect(presentation.state == .dismissing)
    #expect(bench.log == ["Go", "completion"])
    bench.rest()
    #expect(bench.log == ["Go", "completion"])
  }

  @Test func anActionCanPresentTheNextAlert() throws {
    let bench = try AlertScreen()
    let next = try simple("B")
    var shown: Presentation?
    try bench.present(
      Alert("A", buttons: [Button("Go") { shown = try? bench.screen.present(next) }]))
    try bench.tap("Go")
    bench.rest()
    #expect(shown?.state == .shown)
    #expect(bench.dialog?.label == "B")
    #expect(bench.log == ["completion"])
  }

  @Test func aDoubleTapRunsOneAction() throws {
    let bench = try AlertScreen()
    try bench.present(Alert("A", buttons: [bench.button("One"), bench.button("Two")]))
    let second = try bench.part("Two").frame.center
    try bench.tap("One")
    bench.tap(at: second)
    bench.press(.enter)
    bench.press(.escape)
    bench.rest()
    #expect(bench.log == ["One", "completion"])
  }

  @Test func twoFingersPressOneButton() throws {
    let bench = try AlertScreen()
    try bench.present(Alert("A", buttons: [bench.button("One"), bench.button("Two")]))
    let places = try ["One", "Two"].map { try bench.part($0).frame.center }
    for phase in [PointerEvent.Phase.down, .up] {
      for (pointer, place) in places.enumerated() {
        bench.screen.handle(.pointer(PointerEvent(phase, at: place, pointer: pointer)))
      }
    }
    bench.rest()
    #expect(bench.log == ["One", "completion"])
  }

  @Test func theProgramCanDismissWithoutAnAction() throws {
    for animated in [false, true] {
      let bench = try AlertScreen()
      let presentation = try bench.present(
        Alert("A", buttons: [bench.button("Cancel", role: .cancel)]))
      bench.screen.dismiss(presentation, animated: animated)
      #expect(presentation.state == (animated ? .dismissing : .dismissed))
      bench.rest()
      bench.screen.dismiss(presentation)
      #expect(bench.log == ["completion"])
      #expect(bench.responses.map { $0.button } == [nil])
    }
  }

  @Test func aTouchOutsideDoesNothing() throws {
    let bench = try AlertScreen()
    try bench.present(Alert("A", buttons: [bench.button("Cancel", role: .cancel)]))
    bench.tap(at: Point(10, 100))
    bench.rest()
    #expect(bench.log.isEmpty)
    #expect(bench.dialog != nil)
  }

  @Test func aWindowThatLosesTheKeyboardRunsNoAction() throws {
    let bench = try AlertScreen()
    try bench.present(Alert("A", buttons: [bench.button("Cancel", role: .cancel)]))
    let place = try bench.part("Cancel").frame.center
    bench.down(at: place)
    bench.screen.handle(.windowActivation(false))
    bench.up(at: place)
    bench.rest()
    #expect(bench.log.isEmpty)
  }

  // MARK: - While something is up

  @Test func aSecondAlertIsDroppedAndSaysSo() throws {
    let bench = try AlertScreen()
    try bench.present(simple("A"))
    var isCalled = false
    #expect(throws: PresentationError.busy(asked: "B", shown: "A")) {
      try bench.screen.present(simple("B")) { _ in isCalled = true }
    }
    try bench.tap("OK")
    bench.rest()
    #expect(!isCalled)
    #expect(bench.dialog == nil)
  }

  @Test func anAlertIsDroppedWhileAnotherComesOrGoes() throws {
    let bench = try AlertScreen()
    let first = try bench.screen.present(simple("A"))
    bench.screen.advance(by: .milliseconds(50))
    #expect(first.state == .presenting)
    #expect(throws: PresentationError.busy(asked: "B", shown: "A")) {
      try bench.screen.present(simple("B"))
    }
    bench.screen.dismiss(first)
    bench.screen.advance(by: .milliseconds(10))
    #expect(first.state == .dismissing)
    #expect(throws: PresentationError.busy(asked: "B", shown: "A")) {
      try bench.screen.present(simple("B"))
    }
  }

  @Test func queuedAlertsComeOneAfterTheOther() throws {
    let bench = try AlertScreen()
    try bench.present(simple("A"))
    for title in ["B", "C"] { try bench.present(simple(title), whenBusy: .queue) }
    var titles: [String?] = []
    for _ in 0..<4 {
      titles.append(bench.dialog?.label)
      if bench.dialog != nil { try bench.tap("OK") }
      bench.rest()
    }
    #expect(titles == ["A", "B", "C", nil])
    #expect(bench.responses.count == 3)
  }

  @Test func anAlertThatWaitsCanBeTakenBack() throws {
    let bench = try AlertScreen()
    try bench.present(simple("A"))
    let waiting = try bench.present(simple("B"), whenBusy: .queue)
    #expect(waiting.state == .queued)
    bench.screen.dismiss(waiting)
    #expect(waiting.state == .dismissed)
    bench.screen.advance(by: .zero)
    #expect(bench.log == ["completion"])
    try bench.tap("OK")
    bench.rest()
    #expect(bench.dialog == nil)
  }

  @Test func whatAnActionPresentsGoesBeforeWhatWaits() throws {
    let bench = try AlertScreen()
    let next = try simple("Next")
    try bench.present(
      Alert("A", buttons: [Button("Go") { _ = try? bench.screen.present(next) }]))
    try bench.present(simple("Waiting"), whenBusy: .queue)
    try bench.tap("Go")
    bench.rest()
    #expect(bench.dialog?.label == "Next")
    try bench.tap("OK")
    bench.rest()
    #expect(bench.dialog?.label == "Waiting")
  }

  // MARK: - What is felt

  @Test func anAlertThatAsksForItIsFeltAsItAppears() throws {
    let bench = try AlertScreen()
    var felt: [SensoryFeedback] = []
    bench.screen.onSensoryFeedback = { felt.append($0) }
    try bench.present(simple("A"))
    #expect(felt.isEmpty)
    try bench.present(simple("B").sensoryFeedback(.warning), whenBusy: .queue)
    #expect(felt.isEmpty)
    try bench.tap("OK")
    bench.rest()
    #expect(felt == [.warning])
    try bench.tap("OK")
    bench.rest()
    try bench.screen.present(simple("C").sensoryFeedback(.error))
    #expect(felt == [.warning, .error])
  }

  // MARK: - Replacing

  @Test func aReplacementComesWhenTheOldAlertHasGone() throws {
    let bench = try AlertScreen()
    let old = try bench.present(Alert("A", buttons: [bench.button("Go")]))
    let new = try bench.screen.replace(old, with: simple("B"))
    #expect(old.state == .dismissing)
    #expect(new.state == .queued)
    #expect(bench.dialog == nil)
    bench.rest()
    #expect(old.state == .dismissed)
    #expect(new.state == .shown)
    #expect(bench.dialog?.label == "B")
    #expect(bench.log == ["completion"])
  }

  @Test func aReplacementIsNotOvertaken() throws {
    let bench = try AlertScreen()
    var dropped: PresentationError?
    let late = try simple("C")
    let old = try bench.screen.present(simple("A")) { _ in
      do throws(PresentationError) {
        try bench.screen.present(late)
      } catch { dropped = error }
    }
    bench.rest()
    try bench.screen.replace(old, with: simple("B"))
    bench.rest()
    #expect(dropped == .busy(asked: "C", shown: "B"))
    #expect(bench.dialog?.label == "B")
  }

  @Test func theLastOfSeveralReplacementsComes() throws {
    let bench = try AlertScreen()
    let old = try bench.present(simple("A"))
    var skipped = 0
    let first = try bench.screen.replace(old, with: simple("B")) { _ in skipped += 1 }
    try bench.screen.replace(old, with: simple("C"))
    #expect(first.state == .dismissed)
    bench.rest()
    #expect(bench.dialog?.label == "C")
    #expect(skipped == 1)
    try bench.tap("OK")
    bench.rest()
    #expect(bench.dialog == nil)
  }

  @Test func aReplacementCanBeTakenBack() throws {
    let bench = try AlertScreen()
    let old = try bench.present(simple("A"))
    let new = try bench.screen.replace(old, with: simple("B"))
    bench.screen.dismiss(new)
    bench.rest()
    #expect(bench.dialog == nil)
  }

  @Test func whatHasGoneIsReplacedAtOnce() throws {
    let bench = try AlertScreen()
    let old = try bench.present(simple("A"))
    bench.screen.dismiss(old)
    bench.rest()
    let new = try bench.screen.replace(old, with: simple("B"))
    #expect(new.state == .presenting)
  }

  @Test func aChosenButtonStillActsWhenItsAlertIsReplaced() throws {
    let bench = try AlertScreen()
    let old = try bench.present(Alert("A", buttons: [bench.button("Go")]))
    try bench.tap("Go")
    try bench.screen.replace(old, with: simple("B"))
    bench.rest()
    #expect(bench.log == ["Go", "completion"])
    #expect(bench.dialog?.label == "B")
  }

  // MARK: - Movement

  /// The list of drawing commands, to see movement in.
  private func list(_ bench: AlertScreen) throws -> DisplayList { try bench.screen.displayList() }

  @Test func anAlertThatTurnsBackHalfwayHasNoStep() throws {
    let bench = try AlertScreen()
    let presentation = try bench.screen.present(simple("A"))
    bench.screen.advance(by: .milliseconds(60))
    let before = try list(bench)
    bench.screen.dismiss(presentation)
    let after = try list(bench)
    #expect(before.damage(since: after).isEmpty)
    bench.rest()
    #expect(bench.screen.presentations.isEmpty)
  }

  @Test func lessMotionFadesInPlace() throws {
    let bench = try AlertScreen()
    bench.screen.environment.reducesMotion = true
    try bench.screen.present(simple("A"))
    bench.screen.advance(by: .milliseconds(60))
    let early = try list(bench)
    bench.rest()
    let late = try list(bench)
    #expect(early.shapes == late.shapes)
    #expect(!late.damage(since: early).isEmpty)
  }

  @Test func withoutAMovementTheAlertIsThereAtOnce() throws {
    let bench = try AlertScreen()
    let presentation = try bench.screen.present(simple("A"), animated: false)
    #expect(presentation.state == .shown)
    let first = try list(bench)
    bench.rest()
    #expect(try list(bench).damage(since: first).isEmpty)
  }
}
