import Testing
import VitrineGraphics

@testable import Vitrine

/// Text fields of a live alert.
struct AlertFieldTests {
  private func signIn(_ bench: AlertScreen, canGo: Bool = true, preferred: Bool = true) throws
    -> Alert
  {
    let go = bench.button("Sign In").disabled(!canGo)
    return try Alert(
      "Sign In", fields: [TextField("Name"), SecureField("Password")],
      buttons: [bench.button("Cancel", role: .cancel), preferred ? go.preferred : go])
  }

  @Test func theFirstFieldHasTheKeyboardAsTheAlertAppears() throws {
    let bench = try AlertScreen()
    let presentation = try bench.screen.present(signIn(bench))
    #expect(presentation.state == .presenting)
    #expect(bench.focusedLabel == "Name")
    #expect(bench.screen.textInput?.isSecure == false)
    bench.type("early")
    #expect(try bench.part("Name").value == "early")
  }

  @Test func returnGoesToTheNextFieldAndThenPressesThePreferredButton() throws {
    let bench = try AlertScreen()
    try bench.present(signIn(bench))
    bench.type("me")
    bench.press(.enter)
    #expect(bench.focusedLabel == "Password")
    #expect(bench.screen.textInput?.isSecure == true)
    bench.type("pw")
    bench.press(.enter)
    bench.rest()
    #expect(bench.log == ["Sign In", "completion"])
    #expect(bench.responses.first?.texts == ["me", "pw"])
  }

  @Test func returnEndsEditingWhereNothingIsPreferredOrItIsOff() throws {
    for (canGo, preferred) in [(false, true), (true, false)] {
      let bench = try AlertScreen()
      try bench.present(signIn(bench, canGo: canGo, preferred: preferred))
      bench.press(.enter)
      bench.press(.enter)
      #expect(bench.screen.textInput == nil)
      #expect(bench.focusedLabel == nil)
      bench.press(.enter)
      bench.rest()
      #expect(bench.log.isEmpty)
      #expect(bench.dialog != nil)
    }
  }

  @Test func returnEndsComposingFirst() throws {
    let bench = try AlertScreen()
    try bench.present(signIn(bench))
    bench.screen.handle(.markedText("に", selection: 1..<1))
    bench.press(.enter)
    #expect(bench.focusedLabel == "Name")
    bench.press(.enter)
    #expect(bench.focusedLabel == "Password")
    #expect(try bench.part("Name").value == "に")
  }

  @Test func theProgramHearsTheWordsBeforeTheAction() throws {
    let bench = try AlertScreen()
    var words = ""
    var atAction: String?
    try bench.present(
      Alert(
        "Title", fields: [TextField("Name").onChange { words = $0 }],
        buttons: [Button("Go") { atAction = words }.preferred]))
    bench.screen.handle(.markedText("す", selection: 1..<1))
    try bench.tap("Go")
    bench.rest()
    #expect(atAction == "す")
  }

  @Test func aSecureFieldSaysNothing() throws {
    let bench = try AlertScreen()
    try bench.present(
      Alert("Title", fields: [SecureField("Password")], buttons: [Button("OK")]))
    bench.type("secret")
    let field = try bench.part("Password")
    #expect(field.role == .secureTextField)
    #expect(field.value == nil)
    bench.press(.character("a"), .command)
    bench.press(.character("c"), .command)
    #expect(bench.screen.ownClipboard == "")
  }

  @Test func spaceIsTypedAndDoesNotPress() throws {
    let bench = try AlertScreen()
    try bench.present(signIn(bench))
    bench.press(.space)
    bench.type(" ")
    bench.rest()
    #expect(bench.log.isEmpty)
    #expect(try bench.part("Name").value == " ")
  }

  @Test func aButtonCanBePressedWhileTextIsEdited() throws {
    let bench = try AlertScreen()
    try bench.present(signIn(bench))
    bench.type("x")
    try bench.tap("Cancel")
    bench.rest()
    #expect(bench.log == ["Cancel", "completion"])
    #expect(bench.responses.first?.texts == ["x", ""])
  }
}
