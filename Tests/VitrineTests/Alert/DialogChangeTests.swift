import Testing
import VitrineGraphics

@testable import Vitrine

/// Confirmation dialogs that change, come in place of others, wait, and meet a keyboard.
struct DialogChangeTests {
  private func dialog(
    _ bench: AlertScreen, _ title: String = "Delete?", _ labels: [String] = ["Delete", "Archive"]
  ) throws -> ConfirmationDialog {
    try ConfirmationDialog(title) { for label in labels { bench.button(label) } }
  }

  private let source = Rect(500, 100, 44, 44)

  @Test func newWordsAndButtonsTakeTheirPlaces() throws {
    let bench = try AlertScreen()
    let presentation = try bench.screen.present(dialog(bench), animated: false)
    try bench.screen.update(presentation, to: dialog(bench, "Remove?", ["Remove", "Archive"]))
    #expect(bench.dialog?.label == "Remove?")
    #expect(bench.buttonLabels == ["Remove", "Archive", "Cancel"])
    try bench.tap("Remove")
    bench.rest()
    #expect(bench.log == ["Remove"])
  }

  @Test func aButtonThatIsTheSameKeepsTheFingerOnIt() throws {
    let bench = try AlertScreen()
    let presentation = try bench.screen.present(dialog(bench), animated: false)
    bench.press(.tab)
    bench.press(.tab)
    #expect(bench.focusedLabel == "Archive")
    let place = try bench.part("Archive").frame.center
    bench.down(at: place)
    try bench.screen.update(presentation, to: dialog(bench, "Delete?", ["Archive", "Delete"]))
    #expect(bench.focusedLabel == "Archive")
    bench.up(at: try bench.part("Archive").frame.center)
    bench.rest()
    #expect(bench.log == ["Archive"])
  }

  @Test func itFollowsItsSource() throws {
    let bench = try AlertScreen(.iPad)
    let presentation = try bench.screen.present(dialog(bench), from: source, animated: false)
    let moved = source.offset(by: Point(-100, 60))
    try bench.screen.update(presentation, to: dialog(bench), from: moved)
    #expect(bench.panel.minY == moved.maxY + 8)
    #expect(bench.panel.center.x == moved.center.x)
    try bench.screen.update(presentation, to: dialog(bench, "Again?"))
    #expect(bench.panel.center.x == moved.center.x)
  }

  @Test func whatIsNoDialogIsNotChangedIntoOne() throws {
    let bench = try AlertScreen()
    let alert = try bench.screen.present(Alert("Title"), animated: false)
    #expect(throws: PresentationError.notAConfirmationDialog("Title")) {
      try bench.screen.update(alert, to: dialog(bench))
    }
    bench.screen.dismiss(alert, animated: false)
    let middle = try bench.screen.present(dialog(bench), animated: false)
    #expect(throws: PresentationError.hasNoSource("Delete?")) {
      try bench.screen.update(middle, to: dialog(bench), from: source)
    }
    bench.screen.dismiss(middle, animated: false)
    #expect(throws: PresentationError.gone("Delete?")) {
      try bench.screen.update(middle, to: dialog(bench))
    }
  }

  @Test func aDialogComesInThePlaceOfAnAlertAndTheOtherWayRound() throws {
    let bench = try AlertScreen()
    let alert = try bench.screen.present(Alert("Title"), animated: false)
    let dialog = try bench.screen.replace(alert, with: dialog(bench)) { response in
      bench.responses.append(response)
    }
    #expect(alert.state == .dismissing)
    #expect(dialog.state == .queued)
    bench.rest()
    #expect(bench.dialog?.label == "Delete?")
    try bench.screen.replace(dialog, with: Alert("Next"))
    bench.rest()
    #expect(bench.dialog?.label == "Next")
    #expect(bench.responses.map { $0.button } == [nil])
    #expect(bench.log.isEmpty)
  }

  // MARK: - Waiting

  @Test func whatWaitsWithoutASourceIsLookedAtWhenItsTurnComes() throws {
    let bench = try AlertScreen()
    try bench.present(Alert("First"))
    let waiting = try bench.screen.present(dialog(bench), whenBusy: .queue) { response in
      bench.responses.append(response)
    }
    let last = try bench.present(Alert("Last"), whenBusy: .queue)
    try bench.screen.resize(to: .iPad)
    try bench.tap("OK")
    bench.rest()
    #expect(waiting.state == .dismissed)
    #expect(waiting.failure == .missingSource("Delete?"))
    #expect(last.state == .shown)
    #expect(bench.responses.map { $0.button?.label } == ["OK", nil])
    #expect(bench.log == ["completion"])
  }

  @Test func whatWaitsOnAWideScreenMayComeOnANarrowOne() throws {
    let bench = try AlertScreen(.iPad)
    try bench.present(Alert("First"))
    let waiting = try bench.screen.present(dialog(bench), whenBusy: .queue)
    try bench.screen.resize(to: .iPhone17Pro)
    try bench.tap("OK")
    bench.rest()
    #expect(waiting.state == .shown)
    #expect(waiting.failure == nil)
  }

  // MARK: - Keyboard

  @Test func besideItsSourceItKeepsAboveTheKeyboard() throws {
    let bench = try AlertScreen(.iPad)
    let height = bench.screen.size.height
    for y in stride(from: 40.0, through: height - 40, by: 150) {
      bench.screen.environment.keyboardInset = 0
      let presentation = try bench.screen.present(
        dialog(bench), from: Rect(300, y, 44, 44), animated: false)
      let without = bench.panel
      bench.screen.environment.keyboardInset = 250
      #expect(bench.panel.maxY <= height - 250 - 16)
      #expect(bench.panel.minY >= 0)
      #expect(bench.panel.height == without.height)
      bench.screen.environment.keyboardInset = 0
      #expect(bench.panel == without)
      bench.screen.dismiss(presentation, animated: false)
    }
  }
}
