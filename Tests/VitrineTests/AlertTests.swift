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
