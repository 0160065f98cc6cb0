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

  @Test func theWordsOfAFieldCanBeChosen() throws {
    let bench = try bench()
    for (field, words) in [("Name", "mx!"), ("Password", "sxcret!")] {
      bench.screen.handle(.accessibility(.setSelection(1..<2), try bench.part(field).id))
      #expect(bench.focusedLabel == field)
      bench.type("x")
      bench.screen.handle(.accessibility(.setSelection(70..<90), try bench.part(field).id))
      let isTold = field == "Name"
      #expect(try bench.part(field).textSelection == (isTold ? 2..<2 : nil))
      bench.type("!")
      #expect(try bench.part(field).value == (isTold ? words : nil))
    }
    bench.screen.handle(.accessibility(.activate, try bench.part("Delete").id))
    bench.rest()
    #expect(bench.responses.first?.texts == ["mx!", "sxcret!"])
  }

  @Test func someWordsOfAFieldCanBeExchanged() throws {
    let bench = try bench()
    let (name, password) = (try bench.part("Name").id, try bench.part("Password").id)
    // One after the other, whatever the words were when they were asked for.
    for (place, letter) in ["a", "b", "c"].enumerated() {
      bench.screen.handle(.accessibility(.replaceText(place..<place, with: letter), name))
    }
    bench.screen.handle(.accessibility(.replaceText(4..<90, with: "y"), name))
    bench.screen.handle(.accessibility(.replaceText(2..<4, with: ""), password))
    #expect(try bench.part("Name").value == "abcmy")
    #expect(try bench.part("Password").value == nil)
    bench.screen.handle(.accessibility(.activate, try bench.part("Delete").id))
    bench.rest()
    #expect(bench.responses.first?.texts == ["abcmy", "seet"])
  }

  @Test func wordsThatAreLeftOutAreNotLeftOutSilently() throws {
    let bench = try bench()
    _ = bench.screen.takeNotifications()
    // One character of very many bytes, which is quick to set.
    let words = "e" + String(repeating: "\u{301}", count: 8191)
    bench.screen.handle(.accessibility(.setValue(words), try bench.part("Name").id))
    let isAnnounced = { (notification: AccessibilityNotification) in
      if case .announcement = notification { true } else { false }
    }
    #expect(!bench.screen.takeNotifications().contains(where: isAnnounced))
    bench.screen.handle(.accessibility(.setValue(words + "yes"), try bench.part("Name").id))
    #expect(bench.screen.takeNotifications().contains(where: isAnnounced))
  }

  @Test func theCharactersOfAFieldLieInItOneBehindTheOther() throws {
    let bench = try bench()
    let field = try bench.part("Name")
    let places = try #require(field.textPlaces)
    #expect(places.count == 2)
    var right = field.frame.minX
    for index in 0..<2 {
      let frame = try #require(places.frame(of: index))
      #expect(frame.minX > right - 0.001 && frame.maxX <= field.frame.maxX && frame.width > 1)
      #expect(frame.minY >= field.frame.minY && frame.maxY <= field.frame.maxY)
      #expect(places.cluster(at: frame.center) == index)
      right = frame.maxX
    }
    #expect(places.frame(of: 2) == nil)
    #expect(places.cluster(at: Point(right + 20, field.frame.center.y)) == nil)
    #expect(places.cluster(at: .zero) == nil)
    #expect(try bench.part("Password").textPlaces == nil)
    #expect(try bench.part("Delete").textPlaces == nil)
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
