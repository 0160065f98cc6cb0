import Testing
import VitrineGraphics

@testable import Vitrine

/// What keys do to an alert.
struct AlertKeyTests {
  enum Preferred: String, CaseIterable, Sendable { case enabled, disabled, none }

  private func bench(
    preferred: Preferred, hasCancel: Bool, field: Bool = false
  ) throws -> AlertScreen {
    let bench = try AlertScreen()
    var buttons = [bench.button("Other")]
    if preferred != .none {
      buttons.append(bench.button("Default").preferred.disabled(preferred == .disabled))
    }
    if hasCancel { buttons.append(bench.button("Cancel", role: .cancel)) }
    try bench.present(
      Alert("Title", fields: field ? [TextField("Name")] : [], buttons: buttons))
    return bench
  }

  @Test(arguments: Preferred.allCases, [false, true])
  func returnPressesThePreferredButtonIfItIsOn(preferred: Preferred, hasCancel: Bool) throws {
    let bench = try bench(preferred: preferred, hasCancel: hasCancel)
    bench.press(.enter)
    bench.rest()
    #expect(bench.log == (preferred == .enabled ? ["Default", "completion"] : []))
  }

  @Test(arguments: Preferred.allCases, [false, true])
  func escapePressesCancelAndNothingElse(preferred: Preferred, hasCancel: Bool) throws {
    let keys: [(Key, KeyModifiers)] = [(.escape, []), (.character("."), .command)]
    for (key, modifiers) in keys {
      let bench = try bench(preferred: preferred, hasCancel: hasCancel)
      bench.press(key, modifiers)
      bench.rest()
      #expect(bench.log == (hasCancel ? ["Cancel", "completion"] : []))
    }
  }

  @Test func escapeWorksWhileTextIsEdited() throws {
    for (key, modifiers) in [(Key.escape, KeyModifiers()), (.character("."), .command)] {
      let bench = try bench(preferred: .enabled, hasCancel: true, field: true)
      #expect(bench.focusedLabel == "Name")
      bench.press(key, modifiers)
      bench.rest()
      #expect(bench.log == ["Cancel", "completion"])
    }
  }

  @Test func aCancelButtonThatIsOffIsNotPressed() throws {
    let bench = try AlertScreen()
    try bench.present(
      Alert(
        "Title",
        buttons: [bench.button("Go"), bench.button("Cancel", role: .cancel).disabled(true)]))
    bench.press(.escape)
    bench.rest()
    #expect(bench.log.isEmpty)
    #expect(bench.dialog != nil)
  }

  @Test func aButtonCanTakeEscapeFromCancel() throws {
    let bench = try AlertScreen()
    try bench.present(
      Alert(
        "Title",
        buttons: [
          bench.button("Later").keyboardShortcut(.cancelAction),
          bench.button("Cancel", role: .cancel),
        ]))
    bench.press(.escape)
    bench.rest()
    #expect(bench.log == ["Later", "completion"])
  }

  @Test func tabGoesThroughFieldsAndButtonsAndRoundAgain() throws {
    let bench = try AlertScreen()
    try bench.present(
      Alert(
        "Title", fields: [TextField("Name"), SecureField("Password")],
        buttons: [Button("Go").preferred, Button("Off").disabled(true), Button("X", role: .cancel)]
      ))
    var visited: [String?] = []
    for _ in 0..<6 {
      visited.append(bench.focusedLabel)
      bench.press(.tab)
    }
    #expect(visited == ["Name", "Password", "Go", "X", "Name", "Password"])
    bench.press(.tab, .shift)
    #expect(bench.focusedLabel == "Password")
  }

  @Test func arrowsMoveAmongButtonsOnly() throws {
    let bench = try AlertScreen()
    try bench.present(
      Alert(
        "Title", fields: [TextField("Name")],
        buttons: [Button("One"), Button("Two"), Button("Three")]))
    bench.press(.tab)
    #expect(bench.focusedLabel == "One")
    bench.press(.down)
    #expect(bench.focusedLabel == "Two")
    bench.press(.down)
    bench.press(.down)
    #expect(bench.focusedLabel == "Three")
    for _ in 0..<4 { bench.press(.up) }
    #expect(bench.focusedLabel == "One")
  }

  @Test func arrowsBeginAtTheFirstOrTheLastButton() throws {
    for (key, label) in [(Key.right, "No"), (.left, "Yes")] {
      let bench = try AlertScreen()
      try bench.present(Alert("Title", buttons: [Button("No"), Button("Yes")]))
      bench.press(key)
      #expect(bench.focusedLabel == label)
    }
  }

  @Test func spaceAndReturnPressTheFocusedButton() throws {
    for key in [Key.space, .enter] {
      let bench = try bench(preferred: .enabled, hasCancel: true)
      bench.press(.tab)
      bench.press(.tab)
      #expect(bench.focusedLabel == "Other")
      bench.press(key)
      bench.rest()
      #expect(bench.log == ["Other", "completion"])
    }
  }

  @Test func aRingShowsTheFocusOnlyAfterKeys() throws {
    let bench = try bench(preferred: .enabled, hasCancel: true)
    let bitmap = Bitmap(width: bench.screen.pixelSize.width, height: bench.screen.pixelSize.height)
    try bench.screen.draw(into: bitmap)
    bench.press(.tab)
    bench.screen.advance(by: .seconds(1))
    let ring = try bench.screen.draw(into: bitmap)
    #expect(!ring.isEmpty)
    bench.down(at: Point(2, 2))
    #expect(try !bench.screen.draw(into: bitmap).isEmpty)
    bench.up(at: Point(2, 2))
    #expect(bench.screen.focusIsVisible == false)
  }
}
