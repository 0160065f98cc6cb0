import Testing

@testable import Vitrine

@Suite struct AlertTests {
  @Test func withoutButtonsThereIsAnOK() throws {
    #expect(try Alert("Title").buttons == [Button("OK")])
  }

  @Test func aDestructiveButtonAloneGetsACancel() throws {
    let alert = try Alert("Title") { Button("Delete", role: .destructive) }
    #expect(alert.buttons.map { $0.label } == ["Delete", "Cancel"])
    #expect(alert.buttons[1].role == .cancel)
  }

  @Test func destructiveButtonsAloneGetACancel() throws {
    let alert = try Alert("Title") {
      Button("Delete", role: .destructive)
      Button("Delete All", role: .destructive)
    }
    #expect(alert.buttons.map { $0.label } == ["Delete", "Delete All", "Cancel"])
    let other = try Alert("Title", buttons: [Button("Delete", role: .destructive), Button("Keep")])
    #expect(other.buttons.count == 2)
  }

  @Test func addedButtonsSpeakThePersonsLanguage() throws {
    let strings = AlertStrings(ok: "Aceptar", cancel: "Cancelar")
    #expect(try Alert("Título", strings: strings).buttons == [Button("Aceptar")])
    let alert = try Alert(
      "Título", buttons: [Button("Eliminar", role: .destructive)], strings: strings)
    #expect(alert.buttons[1] == Button("Cancelar", role: .cancel))
    let dialog = try ConfirmationDialog("Título", strings: strings) { Button("Ir") }
    #expect(dialog.buttons[1] == Button("Cancelar", role: .cancel))
  }

  @Test func twoButtonsForEscapeAreAnError() {
    #expect(throws: AlertError.severalCancelActions("A", "B")) {
      try Alert("Title") {
        Button("A").keyboardShortcut(.cancelAction)
        Button("B").keyboardShortcut(.cancelAction)
      }
    }
  }

  @Test func equalNamesAreAnError() throws {
    #expect(throws: AlertError.repeatedID("x")) {
      try Alert("Title", buttons: [Button("A").id("x"), Button("B").id("x")])
    }
    #expect(throws: AlertError.repeatedID("x")) {
      try Alert("Title", fields: [TextField("A").id("x"), TextField("B").id("x")], buttons: [])
    }
    #expect(throws: AlertError.repeatedID("x")) {
      try ConfirmationDialog("Title") {
        Button("A").id("x")
        Button("B").id("x")
      }
    }
    // Fields and buttons are found apart.
    _ = try Alert("Title", fields: [TextField("A").id("x")], buttons: [Button("A").id("x")])
  }

  @Test func wordsThatAFieldCannotHoldAreAnErrorAndOthersAreKeptWhole() throws {
    let most = String(repeating: "m", count: 1 << 14)
    let alert = try Alert("Title", fields: [TextField("Name", text: most)], buttons: [])
    #expect(AlertModel(alert).editors[0].text == most)
    #expect(throws: AlertError.textTooLong(field: "Name", limit: 1 << 14)) {
      try Alert("Title", fields: [TextField("Name", text: most + "m")], buttons: [])
    }
  }

  @Test func newErrorsNameTheMend() {
    #expect(
      AlertError.severalCancelActions("A", "B").description
        == "Escape can press only one button, “A” and “B” are marked for it; "
        + "take the mark from one of them")
    #expect(AlertError.repeatedID("x").description.contains("“x” is there twice"))
    #expect(AlertError.textTooLong(field: "Name", limit: 9).description.contains("9 bytes"))
  }

  @Test func anErrorIsTheTitleOfItsAlert() throws {
    let alert = try Alert(error: AlertError.repeatedID("x"), message: "Tell us.")
    #expect(alert.title == AlertError.repeatedID("x").description)
    #expect(alert.message == "Tell us.")
    #expect(alert.buttons == [Button("OK")])
  }

  @Test func severityAndFeedbackAreKeptAndLookTheSame() throws {
    let alert = try Alert("Title").severity(.critical).sensoryFeedback(.warning)
    #expect(alert.severity == .critical)
    #expect(alert.sensoryFeedback == .warning)
    #expect(alert.withTexts([]).severity == .critical)
    #expect(alert.withTexts([]).sensoryFeedback == .warning)
    #expect(try Alert("Title").severity == .standard)
  }

  @Test func goodAlertsHaveNoFindings() throws {
    #expect(try Alert("Done").findings.isEmpty)
    #expect(
      try Alert("Delete?") {
        Button("Delete", role: .destructive)
        Button("Cancel", role: .cancel)
      }.findings.isEmpty)
  }

  @Test func findingsNameWhatTheGuidelinesAdviseAgainst() throws {
    func finding(_ buttons: [Button]) throws -> String {
      let findings = try Alert("Title", buttons: buttons).findings
      #expect(findings.count == 1)
      return findings.first ?? ""
    }
    #expect(try finding(["A", "B", "C", "D"].map { Button($0) }).contains("4 buttons"))
    #expect(
      try finding([Button("Delete", role: .destructive), Button("Keep")]).contains("no way back"))
    #expect(
      try finding([Button("Stay", role: .cancel).preferred, Button("Go")])
        .contains("“Stay” cancels and is the default"))
    #expect(try finding([Button("Stay", role: .cancel)]).contains("nothing to cancel"))
    #expect(try finding([Button("Yes"), Button("Later")]).contains("“Yes” means nothing"))
    #expect(try finding([Button("OK"), Button("Later")]).contains("does not say what it does"))
  }

  @Test func anEmptyTitleCountsAsNone() throws {
    let alert = try Alert("", message: "")
    #expect(alert.title == nil)
    #expect(alert.message == nil)
  }

  @Test func aSecondCancelButtonIsAnError() {
    #expect(throws: AlertError.severalCancelButtons("No", "Never")) {
      try Alert("Title") {
        Button("No", role: .cancel)
        Button("Never", role: .cancel)
      }
    }
  }

  @Test func twoPreferredButtonsAreAnError() {
    #expect(throws: AlertError.severalPreferredButtons("A", "B")) {
      try Alert("Title") {
        Button("A").keyboardShortcut(.defaultAction)
        Button("B").keyboardShortcut(.defaultAction)
      }
    }
  }

  @Test func errorsNameBothButtonsAndTheMend() {
    #expect(
      AlertError.severalCancelButtons("No", "Never").description
        == "an alert can have only one cancel button, “No” and “Never” are two; "
        + "give one of them no role")
    #expect(AlertError.severalPreferredButtons("A", "B").description.contains("“A” and “B”"))
    #expect(AlertError.fieldInConfirmationDialog("Name").description.contains("“Name”"))
  }

  @Test func cancelLeadsARowAndEndsAColumn() throws {
    let alert = try Alert("Title") {
      Button("Delete", role: .destructive)
      Button("Cancel", role: .cancel)
    }
    #expect(alert.orderedButtons(.row).map { $0.label } == ["Cancel", "Delete"])
    #expect(alert.orderedButtons(.column).map { $0.label } == ["Delete", "Cancel"])
  }

  @Test func thePreferredButtonTrailsARowAndTopsAColumn() throws {
    let alert = try Alert("Title") {
      Button("Save").keyboardShortcut(.defaultAction)
      Button("Later")
    }
    #expect(alert.orderedButtons(.row).map { $0.label } == ["Later", "Save"])
    #expect(alert.orderedButtons(.column).map { $0.label } == ["Save", "Later"])
  }

  @Test func buttonsWithoutARoleKeepTheirOrder() throws {
    let alert = try Alert("Title") {
      for label in ["A", "B", "C"] { Button(label) }
    }
    #expect(alert.orderedButtons(.column).map { $0.label } == ["A", "B", "C"])
  }
}
