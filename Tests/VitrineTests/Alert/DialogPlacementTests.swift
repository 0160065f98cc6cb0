import Testing
import VitrineGraphics

@testable import Vitrine

/// Where confirmation dialogs stand beside what they belong to.
struct DialogPlacementTests {
  private let room = Rect(16, 16, 368, 768)

  private func frame(_ height: Double, _ source: Rect, room: Rect? = nil) -> Rect {
    DialogPlacement(
      Size(288, height), beside: source, in: room ?? self.room, gap: 8, leastHeight: 112
    ).frame
  }

  @Test func aSourcePartlyOffTheScreenLeavesTheDialogInItsRoom() {
    #expect(frame(2000, Rect(100, -400, 44, 60)) == room.with(width: 288))
    // Eight points above the source, which begins at 790.
    #expect(frame(2000, Rect(100, 790, 44, 400)) == Rect(16, 16, 288, 766))
  }

  @Test func aSourceAsTallAsTheScreenHasItBesideOrBelowIt() {
    let wide = Rect(16, 16, 968, 768)
    #expect(frame(300, Rect(300, 0, 44, 800), room: wide) == Rect(352, 250, 288, 300))
    #expect(frame(300, Rect(940, 0, 44, 800), room: wide) == Rect(644, 250, 288, 300))
    #expect(frame(300, Rect(0, 0, 400, 800)) == Rect(56, 250, 288, 300))
  }

  @Test func aSourceInTheMiddleHasItWhereHalfOfTheRoomIs() {
    #expect(frame(700, Rect(100, 100, 44, 44)) == Rect(16, 152, 288, 632))
    #expect(frame(700, Rect(100, 600, 44, 44)) == Rect(16, 16, 288, 576))
  }

  @Test(arguments: [Double.nan, .infinity])
  func aSourceThatIsNotFiniteIsAnError(number: Double) throws {
    let bench = try AlertScreen()
    let dialog = try ConfirmationDialog("Delete?") { Button("Delete") }
    let source = Rect(number, 10, 44, 44)
    #expect(throws: PresentationError.missingSource("Delete?")) {
      try bench.screen.present(dialog, from: source)
    }
    let shown = try bench.screen.present(dialog, from: Rect(10, 10, 44, 44))
    #expect(throws: PresentationError.missingSource("Delete?")) {
      try bench.screen.update(shown, to: dialog, from: source)
    }
  }

  @Test func theFocusRingOfARevealedButtonStaysInThePanel() throws {
    let bench = try AlertScreen()
    try bench.present(Alert("Title", buttons: (1...20).map { Button("Button \($0)") }))
    for _ in 1...15 {
      bench.press(.tab)
      bench.rest()
      let label = try #require(bench.focusedLabel)
      #expect(try bench.part(label).frame.maxY + 5 <= bench.panel.maxY)
    }
  }
}

extension Rect {
  fileprivate func with(width: Double) -> Rect { Rect(minX, minY, width, height) }
}
