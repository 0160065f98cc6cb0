import Testing
import VitrineKit

@Suite struct NameTests {
  let kit: Kit

  init() throws { kit = try Kit() }

  @Test(arguments: [
    "Alerts/\u{100EC3}/Light/1 Primary", "Alerts//Light/1 Primary", "Alerts/Light/1 Primary",
  ]) func theBuildingBlockMarkMayBeLeftOut(name: String) throws {
    #expect(try kit.componentName(name) == "Alerts/\u{100EC3}/Light/1 Primary")
    #expect(try kit.layer(named: name).frame.width == 120)
  }

  @Test func aFullNameIsTakenAsItIs() throws {
    #expect(try kit.componentName("Alerts/Light/Overlay") == "Alerts/Light/Overlay")
  }

  @Test func aWrongNameSuggestsTheNearestOnes() {
    let error = #expect(throws: KitError.self) { try kit.layer(named: "Alerts/Light/Defualt") }
    #expect(error?.kind == .unknownName)
    #expect(error?.suggestions.first == "Alerts/Light/Default")
    #expect(error?.description.contains("did you mean “Alerts/Light/Default”") == true)
  }

  @Test func aNameThatFitsTwoComponentsIsAmbiguous() throws {
    let kit = try VitrineKitTests.kit(
      "COMPONENT \"A/\u{100EC3}/B/C\" 1×1\n\nCOMPONENT \"A/B/\u{100EC3}/C\" 1×1\n")
    let error = #expect(throws: KitError.self) { try kit.componentName("A/B/C") }
    #expect(error?.kind == .ambiguousName)
    #expect(error?.suggestions.count == 2)
    #expect(try kit.componentName("A//B/C") == "A/\u{100EC3}/B/C")
  }

  @Test func wrongNamesOfOtherEntriesSuggestToo() {
    let swatch = #expect(throws: KitError.self) {
      try kit.swatch(named: "System Colors/Light/8 Bleu")
    }
    #expect(swatch?.suggestions.first == "System Colors/Light/8 Blue")
    #expect(throws: KitError.self) { try kit.metric(named: "Alert/lable inset") }
    #expect(throws: KitError.self) { try kit.components(ofPage: "alert") }
  }

  @Test func emptyAndLongNamesAreUnknown() {
    #expect(throws: KitError.self) { try kit.componentName("") }
    #expect(throws: KitError.self) {
      try kit.componentName(String(repeating: "Alerts/", count: 10_000))
    }
  }
}
