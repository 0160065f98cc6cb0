import Testing
import VitrineGraphics

@testable import Vitrine

/// Confirmation dialogs: what UIKit calls action sheets.
struct ConfirmationDialogTests {
  private func dialog(_ bench: AlertScreen, cancelIsOn: Bool = true) throws -> ConfirmationDialog {
    try ConfirmationDialog("Delete?") {
      bench.button("Delete", role: .destructive)
      bench.button("Archive").preferred
      bench.button("Keep", role: .cancel).disabled(!cancelIsOn)
    }
  }

  private func present(
    _ dialog: ConfirmationDialog, on bench: AlertScreen, from source: Rect? = nil
  ) throws -> Presentation {
    let presentation = try bench.screen.present(dialog, from: source) { response in
      bench.responses.append(response)
      bench.log.append("completion")
    }
    bench.rest()
    return presentation
  }

  @Test func aTextFieldIsAnError() {
    #expect(throws: AlertError.fieldInConfirmationDialog("Name")) {
      try ConfirmationDialog("Title") { TextField("Name") }
    }
  }

  @Test func aSecondCancelButtonIsAnError() {
    #expect(throws: AlertError.severalCancelButtons("A", "B")) {
      try ConfirmationDialog("Title") {
        Button("A", role: .cancel)
        Button("B", role: .cancel)
      }
    }
  }

  @Test func aCancelButtonIsAdded() throws {
    let dialog = try ConfirmationDialog("Title") { Button("Go") }
    #expect(dialog.buttons == [Button("Go"), Button("Cancel", role: .cancel)])
  }

  @Test func itLooksLikeAnAlertWithoutAFilledButton() throws {
    let bench = try AlertScreen()
    _ = try present(dialog(bench), on: bench)
    #expect(bench.buttonLabels == ["Delete", "Archive", "Keep"])
    let other = try AlertScreen()
    try other.present(
      Alert(
        "Delete?",
        buttons: [
          Button("Delete", role: .destructive), Button("Archive"), Button("Keep", role: .cancel),
        ]))
    #expect(try bench.screen.displayList().damage(since: other.screen.displayList()).isEmpty)
    bench.press(.enter)
    #expect(bench.dialog != nil)
  }

  @Test func aTouchOutsideRunsCancelOnce() throws {
    let sources: [Rect?] = [nil, Rect(100, 100, 44, 44)]
    for source in sources {
      let bench = try AlertScreen()
      let presentation = try present(dialog(bench), on: bench, from: source)
      bench.tap(at: Point(20, 800))
      bench.tap(at: Point(20, 800))
      #expect(presentation.state == .dismissing)
      bench.rest()
      #expect(bench.log == ["Keep", "completion"])
      #expect(bench.responses.map { $0.button?.label } == ["Keep"])
    }
  }

  @Test func escapeRunsCancelOnce() throws {
    let sources: [Rect?] = [nil, Rect(100, 100, 44, 44)]
    for source in sources {
      let bench = try AlertScreen()
      _ = try present(dialog(bench), on: bench, from: source)
      bench.press(.escape)
      bench.press(.escape)
      bench.rest()
      #expect(bench.log == ["Keep", "completion"])
    }
  }

  @Test func aTouchThatComesInsideAgainDoesNotCancel() throws {
    let bench = try AlertScreen()
    _ = try present(dialog(bench), on: bench)
    bench.down(at: Point(20, 800))
    bench.up(at: bench.panel.center)
    bench.rest()
    #expect(bench.log.isEmpty)
  }

  @Test func withCancelSwitchedOffATouchOutsideDoesNothing() throws {
    let bench = try AlertScreen()
    _ = try present(dialog(bench, cancelIsOn: false), on: bench)
    bench.tap(at: Point(20, 800))
    bench.press(.escape)
    bench.rest()
    #expect(bench.log.isEmpty)
    #expect(bench.dialog != nil)
  }

  @Test func theProgramDismissesItWithoutCancel() throws {
    let bench = try AlertScreen()
    let presentation = try present(dialog(bench), on: bench)
    bench.screen.dismiss(presentation)
    bench.rest()
    #expect(bench.log == ["completion"])
  }

  @Test func besideItsSourceItDropsCancel() throws {
    let bench = try AlertScreen(.iPad)
    let source = Rect(500, 100, 44, 44)
    _ = try present(dialog(bench), on: bench, from: source)
    #expect(bench.buttonLabels == ["Delete", "Archive"])
    #expect(bench.panel.minY == source.maxY + 8)
    #expect(bench.panel.center.x == source.center.x)
    #expect(bench.panel.width == 288)
    #expect(try bench.part("Archive").frame.minY == bench.part("Delete").frame.minY + 56)
    #expect(try bench.part("Archive").frame.width == 256)
    #expect(try bench.part("Archive").frame.maxY == bench.panel.maxY - 16)
    try bench.tap("Archive")
    bench.rest()
    #expect(bench.log == ["Archive", "completion"])
    #expect(bench.responses.map { $0.index } == [1])
  }

  @Test func itStaysOnTheScreen() throws {
    let bench = try AlertScreen(.iPad)
    let size = bench.screen.size
    for source in [
      Rect(0, 0, 10, 10), Rect(size.width - 10, size.height - 10, 10, 10),
      Rect(size.width / 2, size.height / 2, 500, 500), Rect(-900, 4000, 1, 1),
    ] {
      let presentation = try present(dialog(bench), on: bench, from: source)
      #expect(Rect(.zero, size).intersection(bench.panel) == bench.panel)
      bench.screen.dismiss(presentation, animated: false)
    }
  }

  @Test func aWideScreenNeedsASource() throws {
    let bench = try AlertScreen(.iPad)
    #expect(throws: PresentationError.missingSource("Delete?")) {
      try bench.screen.present(dialog(bench))
    }
  }

  @Test func itStandsAboveASheetAndNothingAboveIt() throws {
    let bench = try AlertScreen(.iPad)
    _ = try bench.screen.present(
      AlertScreen.Below(), named: "below", animated: false, whenBusy: .drop)
    _ = try present(dialog(bench), on: bench, from: Rect(500, 100, 44, 44))
    #expect(bench.dialog?.label == "Delete?")
    #expect(throws: PresentationError.busy(asked: "Title", shown: "Delete?")) {
      try bench.screen.present(Alert("Title"))
    }
  }

  @Test func withCancelAloneItStillStandsBesideItsSource() throws {
    let bench = try AlertScreen(.iPad)
    _ = try present(ConfirmationDialog("Title"), on: bench, from: Rect(500, 100, 44, 44))
    #expect(bench.buttonLabels == [])
    #expect(bench.panel.height > 0)
    bench.press(.escape)
    bench.rest()
    #expect(bench.responses.map { $0.button?.label } == ["Cancel"])
  }

  @Test func itIsNoAlertToChange() throws {
    let bench = try AlertScreen()
    let presentation = try present(dialog(bench), on: bench)
    #expect(throws: PresentationError.notAnAlert("Delete?")) {
      try bench.screen.update(presentation, to: Alert("Title"))
    }
  }

  /// There are alerts and action sheets and no third style: flowkey/UIKit-cross-platform, PR 352.
  @Test func alertsAndConfirmationDialogsAreAllThereIs() throws {
    let bench = try AlertScreen()
    let alert = try bench.screen.present(Alert("Title"), animated: false)
    #expect(alert.component.alert?.dialog == nil)
    #expect(alert.style == .alert)
    bench.screen.dismiss(alert, animated: false)
    for (source, style) in [(nil, PresentationStyle.alert), (Rect(90, 90, 9, 9), .popover)] {
      let presentation = try present(dialog(bench), on: bench, from: source)
      #expect(presentation.component.alert?.dialog != nil)
      #expect(presentation.style == style)
      bench.screen.dismiss(presentation, animated: false)
    }
    let picker = try bench.screen.present(
      ColorPicker(selection: PickedColor(Color(hex: 0xFF0000))), animated: false)
    #expect(picker.component.alert == nil)
  }
}
