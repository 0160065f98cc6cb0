import Testing
import Vitrine
import VitrineGraphics

@testable import VitrineScene

private func scene(_ text: String) throws -> SceneFile {
  try SceneFile(parsing: Array(text.utf8), name: "scene.json")
}

private func failure(_ text: String) -> String {
  do {
    _ = try scene(text)
    return "no error"
  } catch {
    return "\(error)"
  }
}

@Suite struct SceneFileTests {
  @Test func everyKeyOfAnAlertIsRead() throws {
    let file = try scene(
      """
      {
        "screen": { "width": 375, "height": 667 }, "appearance": "dark",
        "backdrop": "photo.jpg", "statusBar": true, "textSize": "xLarge", "direction": "rtl",
        "alert": {
          "title": "T", "message": "M",
          "fields": [{ "placeholder": "P", "text": "x", "secure": true }],
          "buttons": [
            { "label": "A", "role": "destructive", "preferred": true },
            { "label": "B", "role": "cancel", "disabled": true }
          ]
        }
      }
      """)
    #expect(file.scene.device == .size(Size(375, 667)))
    #expect(file.scene.appearance == .dark)
    #expect(file.scene.showsStatusBar)
    #expect(file.scene.dynamicTypeSize == .xLarge)
    #expect(file.scene.layoutDirection == .rightToLeft)
    #expect(file.backdropPicture?.path == "photo.jpg")
    #expect(file.backdropPicture?.line == 3)
    guard case .alert(let alert) = file.scene.content else { return }
    #expect(alert.fields == [SecureField("P", text: "x")])
    #expect(alert.buttons[0].isPreferred && alert.buttons[0].role == .destructive)
    #expect(!alert.buttons[1].isEnabled)
  }

  @Test func aColourIsABackdropToo() throws {
    let file = try scene(##"{"backdrop": "#33669980", "alert": {}}"##)
    #expect(file.scene.backdrop == .color(Color(hex: 0x336699, alpha: 128.0 / 255)))
    #expect(file.backdropPicture == nil)
  }

  @Test(arguments: [
    ("", "scene.json:1: this is not JSON: the document is empty; see column 1"),
    ("{\n  \"alert\": {},\n}", "scene.json:3: this is not JSON: "),
    ("[]", "scene.json:1: a scene has to be an object, not a list; write it in { }"),
    ("{}", "scene.json:1: the scene does not say what to show; "),
    (
      "{\n\"alert\": {\n\"titel\": \"x\"}}",
      "scene.json:3: an alert has no key “titel”; did you mean “title”?"
    ),
    (
      "{\"alert\": {},\n\"apperance\": \"dark\"}",
      "scene.json:2: a scene has no key “apperance”; did you mean “appearance”?"
    ),
    (
      "{\"alert\": {\n\"title\": 3}}", "scene.json:2: “title” is a number; write a text in quotes"
    ),
    (
      "{\"alert\": {}, \"appearance\": \"grey\"}",
      "scene.json:1: “grey” is no “appearance”; write “light” or “dark”"
    ),
    (
      "{\"alert\": {\"buttons\": [\n{\"role\": \"cancel\"}]}}",
      "scene.json:2: a button has no “label”; add one"
    ),
    (
      "{\"alert\": {},\n\"screen\": {\"width\": 1e9, \"height\": 10}}",
      "scene.json:2: “width” is 1000000000; write a number from 1 to 16384"
    ),
    ("{\"alert\": {}, \"alert\": {}}", "scene.json:1: “alert” stands twice in one object; "),
    (
      "{\"alert\": {}, \"backdrop\": \"#12345\"}",
      "scene.json:1: “#12345” is no colour; write #RRGGBB or #RRGGBBAA"
    ),
  ])
  func aMistakeNamesLineAndMend(text: String, message: String) {
    #expect(failure(text).hasPrefix(message))
  }

  @Test func twoCancelButtonsNameTheLineOfTheButtons() {
    let message = failure(
      """
      {
        "alert": {
          "buttons": [
            { "label": "No", "role": "cancel" }, { "label": "Never", "role": "cancel" }
          ]
        }
      }
      """)
    #expect(message.hasPrefix("scene.json:3: an alert can have only one cancel button"))
  }

  @Test func deepNestingIsRefused() {
    let text = String(repeating: "[", count: 100_000)
    #expect(failure(text).hasPrefix("scene.json:1: this is not JSON"))
  }

  @Test func cutOffScenesNeverComeThrough() {
    let whole = #"{"screen": "iPad", "alert": {"title": "é\u00e9", "buttons": [{"label": "x"}]}}"#
    let bytes = Array(whole.utf8)
    for end in 0..<bytes.count {
      #expect(throws: SceneFileError.self) {
        try SceneFile(parsing: Array(bytes[..<end]), name: "cut")
      }
    }
  }
}
