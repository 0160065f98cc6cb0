import Testing
import VitrineGraphics

@testable import Vitrine

/// An alert for somebody who cannot see it.
struct AlertAccessibilityTests {
  private func bench() throws -> AlertScreen {
    let bench = try AlertScreen()
    try bench.present(
      Alert("Title", message: "Message.") {
        TextField("Name", text: "me")
        SecureField("Password", text: "secret")
        bench.button("Delete", role: .destructive)
        bench.button("Off").disabled(true)
        bench.button("Cancel", role: .cancel)
      })
    return bench
  }

  @Test func itIsAModalDialogWithANameAndADescription() throws {
    let bench = try bench()
    let dialog = try #require(bench.dialog)
    #expect(bench.screen.accessibility.children.count == 1)
    #expect(dialog.role == .alertDialog)
    #expect(dialog.isModal)
    #expect(dialog.label == "Title")
    #expect(dialog.hint == "Message.")
  }

  @Test func anAlertWithoutATitleIsNamedByItsMessage() throws {
    let bench = try AlertScreen()
    try bench.present(Alert(nil, message: "Message."))
    #expect(bench.dialog?.label == "Message.")
    #expect(bench.dialog?.hint == nil)
  }

  @Test func itsPartsAreReadInTheirOrder() throws {
    let bench = try bench()
    let parts = bench.dialog?.children ?? []
    #expect(
      parts.map { $0.label } == [
        "Title", "Message.", "Name", "Password", "Delete", "Off", "Cancel",
      ])
    #expect(
      parts.map { $0.role } == [
        .heading, .staticText, .textField, .secureTextField, .button, .button, .button,
      ])
    #expect(parts.map { $0.isEnabled } == [true, true, true, true, true, false, true])
    #expect(parts.map { $0.value } == [nil, nil, "me", nil, nil, nil, nil])
    #expect(parts[4].actions == [.activate, .focus])
    #expect(parts[5].actions.isEmpty)
  }

  @Test func nothingBelowCanBeReached() throws {
    let bench = try AlertScreen()
    _ = try bench.screen.present(
      AlertScreen.Below(), named: "below", animated: false, whenBusy: .drop)
    let id = try #require(bench.screen.accessibility.first { $0.label == "Invoker" }).id
    try bench.present(Alert("Title"))
    #expect(bench.screen.accessibility.first { $0.label == "Invoker" } == nil)
    bench.screen.handle(.accessibility(.activate, id))
    #expect(bench.dialog?.label == "Title")
    #expect(bench.screen.presentations.count == 2)
  }

  @Test func readingReturnsToWhatLedToTheAlert() throws {
    let bench = try AlertScreen()
    let below = AlertScreen.Below()
    _ = try bench.screen.present(below, named: "below", animated: false, whenBusy: .drop)
    below.onPress = {
      _ = try? bench.screen.present(Alert("Title", fields: [TextField("Name")], buttons: []))
    }
    let invoker = try #require(bench.screen.accessibility.first { $0.label == "Invoker" }).id
    bench.screen.handle(.accessibility(.activate, invoker))
    bench.rest()
    #expect(bench.focusedLabel == "Name")
    try bench.tap("OK")
    _ = bench.screen.takeNotifications()
    bench.rest()
    #expect(bench.screen.takeNotifications().last == .screenChanged(invoker))
  }

  @Test func withNothingBelowReadingGoesBackToTheScreen() throws {
    let bench = try AlertScreen()
    try bench.present(Alert("Title"))
    try bench.tap("OK")
    _ = bench.screen.takeNotifications()
    bench.rest()
    #expect(bench.screen.takeNotifications().last == .screenChanged(nil))
    #expect(bench.screen.focusedPart == nil)
  }

  @Test func theFocusBelowIsAsItWas() throws {
    let bench = try AlertScreen()
    _ = try bench.screen.present(
      AlertScreen.Below(), named: "below", animated: false, whenBusy: .drop)
    bench.press(.tab)
    let focus = bench.screen.focusedPart
    #expect(focus != nil)
    try bench.present(Alert("Title", fields: [TextField("Name")], buttons: []))
    #expect(bench.focusedLabel == "Name")
    try bench.tap("OK")
    bench.rest()
    #expect(bench.screen.focusedPart == focus)
  }

  @Test func readingStartsAtTheTitleOrInTheFirstField() throws {
    let bench = try AlertScreen()
    try bench.present(Alert("Title"))
    #expect(
      bench.screen.takeNotifications().last == .screenChanged(try bench.part("Title").id))
    let other = try AlertScreen()
    try other.present(Alert("Title", fields: [TextField("Name")], buttons: []))
    #expect(other.screen.takeNotifications().last == .screenChanged(try other.part("Name").id))
  }

  @Test func itCanBeUsedWithoutTouches() throws {
    let bench = try bench()
    bench.screen.handle(.accessibility(.setValue("new"), try bench.part("Name").id))
    #expect(try bench.part("Name").value == "new")
    bench.screen.handle(.accessibility(.activate, try bench.part("Off").id))
    bench.screen.handle(.accessibility(.activate, try bench.part("Delete").id))
    bench.rest()
    #expect(bench.log == ["Delete", "completion"])
    #expect(bench.responses.first?.texts == ["new", "secret"])
  }

  @Test func theWayOutIsCancelOrNone() throws {
    let bench = try bench()
    let dialog = try #require(bench.dialog)
    #expect(dialog.actions.contains(.escape))
    bench.screen.handle(.accessibility(.escape, dialog.id))
    bench.rest()
    #expect(bench.log == ["Cancel", "completion"])

    let other = try AlertScreen()
    try other.present(Alert("Title", buttons: [other.button("OK")]))
    let plain = try #require(other.dialog)
    #expect(!plain.actions.contains(.escape))
    other.screen.handle(.accessibility(.escape, plain.id))
    other.rest()
    #expect(other.log.isEmpty)
  }

  @Test func whatIsScrolledAwayCanBeBroughtBack() throws {
    let bench = try AlertScreen()
    try bench.present(Alert("Title", buttons: (1...20).map { Button("Button \($0)") }))
    let last = try bench.part("Button 20")
    #expect(last.actions.contains(.scrollToVisible))
    bench.screen.handle(.accessibility(.scrollToVisible, last.id))
    bench.rest()
    let frame = try bench.part("Button 20").frame
    #expect(frame.maxY <= bench.panel.maxY)
    #expect(try !bench.part("Button 20").actions.contains(.scrollToVisible))
  }
}
