import Testing
import VitrineKit

@testable import VitrineTokens

@Suite struct NameTests {
  @Test(arguments: [
    ("Labels/Light - Vibrant/1 Primary", "labels-light-vibrant-primary"),
    ("06 Body/2 Bold", "body-bold"), ("02 Title 1/1 Default", "title-1-default"),
    ("systemRed - Light", "system-red-light"), ("Input Field x 2", "input-field-x-2"),
    ("Title + Subtitle", "title-subtitle"), ("iPhone 17 Pro", "iphone-17-pro"),
    ("Activity View/\u{100EC3}/Thumbnails/64pt", "activity-view-thumbnails-64pt"),
    ("x. Kit/Symbol BG Dark", "x-kit-symbol-bg-dark"), ("Grays/Dark/2 Gray 2", "grays-dark-gray-2"),
  ])
  func namesAreTheKitsWords(kitName: String, name: String) {
    #expect(TokenName(kitName: kitName).hyphenated == name)
  }

  @Test func swiftNamesAreIdentifiers() {
    #expect(TokenName(["title", "1", "bold"]).identifier == "title1Bold")
    #expect(TokenName(["default"]).identifier == "`default`")
    #expect(TokenName(["64pt"]).identifier == "_64pt")
    #expect(TokenName(["64pt"]).typeName == "_64pt")
    #expect(TokenName(["type"]).typeName == "TypeGroup")
  }

  @Test func anAppearanceIsTakenOutOfTheNameAndTheKey() {
    let name = ThemedName(kitName: "Alerts/\u{100EC3}/Dark/1 Primary")
    #expect(name.appearance == "dark")
    #expect(name.name.hyphenated == "alerts-primary")
    #expect(name.key == ThemedName(kitName: "Alerts/\u{100EC3}/Light/1 Primary").key)
    #expect(name.key != ThemedName(kitName: "Alerts/Light/1 Primary").key)
    #expect(ThemedName(kitName: "Highlight").appearance == nil)
  }

  @Test func aNameThatIsTakenGetsANumber() {
    var register = NameRegister()
    #expect(register.register(TokenName(["a"]), for: "1").hyphenated == "a")
    #expect(register.register(TokenName(["a"]), for: "2").hyphenated == "a-2")
    #expect(register.register(TokenName(["a"]), for: "1").hyphenated == "a")
  }

  @Test(arguments: [
    (0.0, "0"), (-0.43, "-0.43"), (1.294117647, "1.294118"), (62, "62"), (0.000_000_1, "0"),
    (-1.25, "-1.25"), (.nan, "0"),
  ])
  func numbersHaveAtMostSixPlaces(value: Double, text: String) {
    #expect(TokenNumber.text(value) == text)
  }
}
