import Testing
import VitrineGraphics
import VitrineKit

@testable import VitrineScene

/// Broken scene files are told by line, with what to do; `scripts/check-scenes` shows that the
/// schema rejects the same files.
@Suite struct SceneErrorTests {
  static let expected: [(name: String, message: String)] = [
    ("branch-with-trailing", "7: a row cannot have both “trailing” and “rows”; keep one of them"),
    (
      "detail-beside-toggle",
      "4: a row cannot have both “detail” and “trailing”; "
        + "keep one of them"
    ),
    (
      "expanded-leaf",
      "4: a row without “rows” cannot be expanded; "
        + "add “rows”, which may be empty"
    ),
    (
      "header-kind",
      "4: “popup” is no “kind”; "
        + "write “plain”, “drillIn”, “shapedDrillIn”, “popUp”, “popUpDrillIn” or “sharePlay”"
    ),
    ("misspelt-key", "4: a row has no key “symbl”; did you mean “symbol”?"),
    (
      "nothing-to-show",
      "1: the scene does not say what to show; "
        + "add one of “alert”, “activityView”, “sidebar” or “colorPicker”"
    ),
    ("number-for-title", "3: “title” is a number; write a text in quotes"),
    ("opacity-too-large", "4: “opacity” is 110; write a number from 0 to 100"),
    ("person-without-name", "5: a person has no “name”; add one"),
    (
      "picture-without-anything",
      "4: the picture is not told; "
        + "write a path, or a “drawing” or a “color” in { }"
    ),
    (
      "section-without-list",
      "5: a section is a list, not an object; "
        + "write the actions of each section in [ ]"
    ),
    (
      "selected-and-disabled",
      "5: a row cannot have both “selected” and “disabled”; "
        + "keep one of them"
    ),
    ("three-photos", "5: a group shows two photos, not 3; list two, or write one"),
    ("two-components", "3: the scene shows both “alert” and “colorPicker”; keep one of them"),
    ("unknown-activity-type", "4: “prnt” is no type of activity; did you mean “print”?"),
    ("unknown-height", "4: “most” is no “height”; write “half” or “full”"),
    ("wrong-colour", "6: “#GG0000” is no colour; write #RRGGBB or #RRGGBBAA"),
  ]

  @Test(arguments: Self.expected.indices)
  func aBrokenSceneIsToldByLine(index: Int) throws {
    let (name, message) = Self.expected[index]
    let bytes = SceneFolder.bytes(of: "Tests/VitrineSceneTests/Broken/\(name).json")
    let error = try #require(throws: SceneFileError.self) {
      try SceneFile(parsing: bytes, name: "\(name).json")
    }
    #expect(error.description == "\(name).json:\(message)")
  }

  @Test func everyBrokenSceneIsTested() {
    let names = SceneFolder.names(in: "Tests/VitrineSceneTests/Broken")
    #expect(names == Self.expected.map { $0.name })
  }

  @Test func anUnknownSymbolIsToldByLineWithTheNearest() throws {
    let text = """
      { "sidebar": {
        "rows": [
          { "title": "Trips", "symbol": "foldr" }
        ] } }
      """
    let file = try SceneFile(parsing: Array(text.utf8), name: "scene.json")
    let error = try #require(throws: SceneFileError.self) { try file.check(in: try Kit()) }
    #expect(error.line == 3)
    #expect(error.mend.contains("“folder”"))
  }

  @Test func anUnknownAppIconIsToldByLine() throws {
    let text = """
      { "activityView": { "title": "Trip",
        "apps": [{ "name": "Massages" }] } }
      """
    let file = try SceneFile(parsing: Array(text.utf8), name: "scene.json")
    let error = try #require(throws: SceneFileError.self) { try file.check(in: try Kit()) }
    #expect(error.line == 2)
    #expect(error.mend.contains("Messages"))
  }
}
