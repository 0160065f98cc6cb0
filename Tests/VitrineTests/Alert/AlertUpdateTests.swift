import Testing
import VitrineGraphics

@testable import Vitrine

/// An alert that is changed while it is up.
struct AlertUpdateTests {
  @Test func newWordsAreLaidOutAroundTheSameMiddle() throws {
    let bench = try AlertScreen()
    let presentation = try bench.present(Alert("Title", message: "Short."))
    let before = bench.panel
    try bench.screen.update(
      presentation,
      to: Alert("Another", message: String(repeating: "A longer message. ", count: 9)))
    #expect(bench.dialog?.label == "Another")
    #expect(bench.panel.height > before.height)
    #expect(bench.panel.center == before.center)
    #expect(presentation.state == .shown)
  }

  @Test func aButtonIsSwitchedOnWhileTyping() throws {
    let bench = try AlertScreen()
    var presentation: Presentation?
    func alert(_ canGo: Bool) throws -> Alert {
      try Alert(
        "Rename",
        fields: [
          TextField("Name").onChange { words in
            guard let presentation, let next = try? alert(!words.isEmpty) else { return }
            try? bench.screen.update(presentation, to: next)
          }
        ], buttons: [bench.button("Go").preferred.disabled(!canGo)])
    }
    presentation = try bench.present(alert(false))
    #expect(try bench.part("Go").isEnabled == false)
    bench.press(.enter)
    bench.rest()
    #expect(bench.log.isEmpty)
    try bench.tap("Name")
    bench.type("a")
    #expect(try bench.part("Go").isEnabled)
    #expect(bench.focusedLabel == "Name")
    #expect(bench.screen.textInput != nil)
    #expect(try bench.part("Name").value == "a")
    bench.type("b")
    bench.press(.enter)
    bench.rest()
    #expect(bench.log == ["Go", "completion"])
    #expect(bench.responses.first?.texts == ["ab"])
  }

  @Test func typedWordsAndTheCaretStay() throws {
    let bench = try AlertScreen()
    let presentation = try bench.present(
      Alert("Title", fields: [TextField("Name")], buttons: [Button("OK")]))
    bench.type("held")
    bench.press(.left)
    try bench.screen.update(
      presentation,
      to: Alert(
        "New", message: "With a message.",
        fields: [TextField("First"), TextField("Name")], buttons: [Button("OK")]))
    #expect(try bench.part("Name").value == "held")
    #expect(try bench.part("First").value == "")
    #expect(bench.focusedLabel == "Name")
    bench.type("-")
    #expect(try bench.part("Name").value == "hel-d")
  }

  @Test func anotherPlaceholderLosesNoWords() throws {
    let bench = try AlertScreen()
    let presentation = try bench.present(
      Alert("Title", fields: [TextField("Name")], buttons: [Button("OK")]))
    bench.type("held")
    try bench.screen.update(
      presentation, to: Alert("Title", fields: [TextField("Nom")], buttons: [Button("OK")]))
    #expect(try bench.part("Nom").value == "held")
    #expect(bench.focusedLabel == "Nom")
  }

  @Test func aSecretDoesNotTurnUpInAnotherField() throws {
    let bench = try AlertScreen()
    let presentation = try bench.present(
      Alert("Title", fields: [SecureField("Password")], buttons: [Button("OK")]))
    bench.type("secret")
    try bench.screen.update(
      presentation, to: Alert("Title", fields: [TextField("Name")], buttons: [Button("OK")]))
    #expect(try bench.part("Name").value == "")
  }

  @Test func aSecretIsShownWhereItsFieldIsAskedTo() throws {
    let bench = try AlertScreen()
    let presentation = try bench.present(
      Alert("Title", fields: [SecureField("Password").id("p")], buttons: [Button("OK")]))
    bench.type("secret")
    try bench.screen.update(
      presentation,
      to: Alert("Title", fields: [TextField("Password").id("p")], buttons: [Button("OK")]))
    #expect(try bench.part("Password").value == "secret")
  }

  @Test func theProgramCanExchangeTypedWords() throws {
    let bench = try AlertScreen()
    let presentation = try bench.present(
      Alert("Title", fields: [TextField("Name", text: "a")], buttons: [Button("OK")]))
    bench.type("b")
    try bench.screen.update(
      presentation,
      to: Alert("Title", fields: [TextField("Name", text: "a")], buttons: [Button("OK")]))
    #expect(try bench.part("Name").value == "ab")
    try bench.screen.update(
      presentation,
      to: Alert("Title", fields: [TextField("Name", text: "c")], buttons: [Button("OK")]))
    #expect(try bench.part("Name").value == "c")
    bench.type("d")
    #expect(try bench.part("Name").value == "cd")
  }

  @Test func aFieldThatGoesTakesTheFocusToTheFirstOne() throws {
    let bench = try AlertScreen()
    let presentation = try bench.present(
      Alert("Title", fields: [TextField("One"), TextField("Two")], buttons: [Button("OK")]))
    bench.press(.tab)
    #expect(bench.focusedLabel == "Two")
    try bench.screen.update(
      presentation, to: Alert("Title", fields: [TextField("One")], buttons: [Button("OK")]))
    #expect(bench.focusedLabel == "One")
    try bench.screen.update(presentation, to: Alert("Title", buttons: [Button("OK")]))
    #expect(bench.focusedLabel == nil)
    #expect(bench.screen.textInput == nil)
  }

  @Test func aButtonWithAnIDKeepsTheFocusWhenItReadsOtherwise() throws {
    let bench = try AlertScreen()
    let presentation = try bench.present(
      Alert("Title", buttons: [Button("Wait (3)").id("wait"), Button("Go")]))
    bench.press(.tab)
    let id = bench.screen.focusedPart
    try bench.screen.update(
      presentation, to: Alert("Title", buttons: [Button("Go"), Button("Wait (2)").id("wait")]))
    #expect(bench.screen.focusedPart == id)
    #expect(bench.focusedLabel == "Wait (2)")
  }

  @Test func aTouchDoesNotPressWhatMovedUnderIt() throws {
    let bench = try AlertScreen()
    let presentation = try bench.present(
      Alert("Title", buttons: [bench.button("Keep"), bench.button("Delete")]))
    let place = try bench.part("Keep").frame.center
    bench.down(at: place)
    try bench.screen.update(
      presentation, to: Alert("Title", buttons: [bench.button("Delete"), bench.button("Keep")]))
    bench.up(at: place)
    bench.rest()
    #expect(bench.log.isEmpty)
    #expect(presentation.state == .shown)
  }

  @Test func aTouchedButtonThatIsSwitchedOffDoesNothing() throws {
    let bench = try AlertScreen()
    let presentation = try bench.present(Alert("Title", buttons: [bench.button("Go")]))
    let place = try bench.part("Go").frame.center
    bench.down(at: place)
    try bench.screen.update(
      presentation, to: Alert("Title", buttons: [bench.button("Go").disabled(true)]))
    bench.up(at: place)
    bench.rest()
    #expect(bench.log.isEmpty)
    #expect(presentation.presses.values.allSatisfy { $0.target == 0 })
  }

  @Test func anAlertThatWaitsCanBeChanged() throws {
    let bench = try AlertScreen()
    try bench.present(Alert("A"))
    let waiting = try bench.present(Alert("B"), whenBusy: .queue)
    try bench.screen.update(waiting, to: Alert("C"))
    try bench.tap("OK")
    bench.rest()
    #expect(bench.dialog?.label == "C")
  }

  @Test func whatIsOnItsWayOutCannotBeChanged() throws {
    let bench = try AlertScreen()
    let presentation = try bench.present(Alert("A"))
    try bench.tap("OK")
    let error = PresentationError.gone("A")
    #expect(throws: error) { try bench.screen.update(presentation, to: Alert("B")) }
    bench.rest()
    #expect(throws: error) { try bench.screen.update(presentation, to: Alert("B")) }
  }

  @Test func lightAndDarkChangeWithoutAnyOtherChange() throws {
    let bench = try AlertScreen()
    let presentation = try bench.present(
      Alert("Title", fields: [TextField("Name")], buttons: [Button("OK")]))
    bench.type("held")
    let before = bench.screen.accessibility
    let light = try bench.screen.displayList()
    bench.screen.appearance = .dark
    #expect(bench.screen.accessibility == before)
    #expect(try !bench.screen.displayList().damage(since: light).isEmpty)
    #expect(presentation.state == .shown)
  }

  @Test func equalButtonsAreToldApart() throws {
    for place in [0, 1] {
      let bench = try AlertScreen()
      var pressed: [Int] = []
      try bench.present(
        Alert("Title", buttons: (0..<2).map { index in Button("OK") { pressed.append(index) } }))
      bench.tap(at: bench.parts(.button)[place].frame.center)
      bench.rest()
      #expect(pressed == [place])
      #expect(bench.responses.map { $0.index } == [place])
    }
  }

  @Test func aChangeIsTold() throws {
    let bench = try AlertScreen()
    let presentation = try bench.present(
      Alert("Title", fields: [TextField("Name")], buttons: [Button("OK")]))
    _ = bench.screen.takeNotifications()
    try bench.screen.update(
      presentation, to: Alert("New", fields: [TextField("Name")], buttons: [Button("OK")]))
    #expect(bench.screen.takeNotifications() == [.layoutChanged(try bench.part("Name").id)])
  }
}
