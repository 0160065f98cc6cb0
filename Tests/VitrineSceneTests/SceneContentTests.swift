import Testing
import VitrineGraphics
import VitrineKit

@testable import Vitrine
@testable import VitrineScene

@Suite struct SceneContentTests {
  @Test(arguments: SceneFolder.names(in: "Examples"))
  func everyExampleCanBeRead(name: String) throws {
    let bytes = SceneFolder.bytes(of: "Examples/\(name).json")
    let file = try SceneFile(parsing: bytes, name: "\(name).json")
    try file.check(in: try Kit())
  }

  @Test func thereAreTenExamplesOfEveryComponent() {
    let names = SceneFolder.names(in: "Examples")
    for component in ["alert", "activity-view", "sidebar", "color-picker"] {
      #expect(names.filter { $0.hasPrefix(component + "-") }.count >= 10, "\(component)")
    }
  }

  @Test func anAlertSpeaksThePersonsLanguageAndSaysHowSeriousItIs() throws {
    let file = try scene(
      """
      { "alert": { "title": "¿Borrar?", "strings": { "cancel": "Cancelar" }, "severity": "critical",
        "buttons": [{ "label": "Borrar", "role": "destructive" }] } }
      """)
    guard case .alert(let alert) = file.scene.content else { throw WrongContent() }
    #expect(alert.buttons.map { $0.label } == ["Borrar", "Cancelar"])
    #expect(alert.severity == .critical)
  }

  @Test func wordsThatAFieldCannotHoldAreAnErrorWithTheLineOfTheFields() throws {
    let words = String(repeating: "m", count: 20_000)
    let error = #expect(throws: SceneFileError.self) {
      try scene(
        """
        { "alert": { "title": "T",
          "fields": [{ "placeholder": "Name", "text": "\(words)" }],
          "buttons": [] } }
        """)
    }
    #expect(error?.line == 2)
    #expect(error?.description.contains("“Name” is given more than the 16384 bytes") == true)
  }

  @Test func picturesAreLoadedInTheOrderOfTheFile() throws {
    let file = try scene(
      """
      { "activityView": { "title": "Trip", "thumbnail": "lake.jpg",
        "people": [{ "name": "Ana", "photo": "ana.png" }] } }
      """)
    #expect(file.pictures.map { $0.path } == ["lake.jpg", "ana.png"])
    #expect(file.pictures.map { $0.line } == [1, 2])
    let bitmap = Bitmap(width: 2, height: 2)
    var asked: [String] = []
    let loaded = try file.scene { picture in
      asked.append(picture.path)
      return bitmap
    }
    #expect(asked == ["lake.jpg", "ana.png"])
    guard case .activityView(let view) = loaded.content else { throw WrongContent() }
    #expect(view.preview.image == .bitmap(bitmap))
    #expect(view.people[0].photo == .single(.bitmap(bitmap)))
  }

  @Test func aPictureThatCannotBeReadIsTheLoadersError() throws {
    let file = try scene(#"{ "activityView": { "title": "Trip", "thumbnail": "lake.jpg" } }"#)
    let wrong = SceneFileError(file: "a", line: 1, message: "b", mend: "c")
    #expect(throws: wrong) { try file.scene { (_) throws(SceneFileError) in throw wrong } }
  }

  @Test func anAppWithoutAnIconHasTheDrawnOneOfItsName() throws {
    let file = try scene(#"{ "activityView": { "title": "T", "apps": [{ "name": "Mail" }] } }"#)
    guard case .activityView(let view) = file.scene.content else { throw WrongContent() }
    #expect(view.apps == [Activity("Mail", icon: .mail)])
    #expect(view.apps[0].type == .mail)
  }

  @Test func wholeNumbersAreWrittenWithoutAPoint() throws {
    let file = try scene(#"{ "sidebar": { "rows": [{ "title": "A", "detail": 19 }] } }"#)
    guard case .sidebar(let sidebar) = file.scene.content else { throw WrongContent() }
    #expect(sidebar.sections[0].rows[0].detail == "19")
  }

  @Test func rowsOfTheSameTitleCanBeSelectedOneByOne() throws {
    let file = try scene(
      #"{ "sidebar": { "rows": [{ "title": "Inbox" }, { "title": "Inbox", "selected": true }] } }"#)
    guard case .sidebar(let sidebar) = file.scene.content else { throw WrongContent() }
    let rows = sidebar.sections[0].rows
    #expect(rows.map { sidebar.selection.contains($0.tag) } == [false, true])
  }

  @Test func aSidebarWithColumnsStandsOnAnIPad() throws {
    let rows = #""rows": [{ "title": "A" }]"#
    #expect(try scene("{ \"sidebar\": { \(rows), \"columns\": {} } }").scene.device == .iPad)
    #expect(try scene("{ \"sidebar\": { \(rows) } }").scene.device == .iPhone17Pro)
  }

  @Test func opacityInPercentIsTheSelectionsOpacity() throws {
    let file = try scene(##"{ "colorPicker": { "selection": "#FF0000", "opacity": 45 } }"##)
    guard case .colorPicker(let picker) = file.scene.content else { throw WrongContent() }
    #expect(picker.opacityPercent == 45)
  }

  @Test func aPickerMayBelongToAPlaceAndHaveNoColour() throws {
    let file = try scene(
      ##"{ "colorPicker": { "source": { "x": 10, "y": 20, "width": 44, "height": 30 } } }"##)
    guard case .colorPicker(let picker) = file.scene.content else { throw WrongContent() }
    #expect(picker.source == Rect(10, 20, 44, 30))
    #expect(picker.selection == nil && picker.savedColors == nil)
    let clear = try scene(##"{ "colorPicker": { "opacity": 0, "savedColors": [] } }"##)
    guard case .colorPicker(let picker) = clear.scene.content else { throw WrongContent() }
    #expect(picker.selection == PickedColor(white: 0, alpha: 0))
    #expect(picker.savedColors == [])
  }

  private struct WrongContent: Error {}

  private func scene(_ text: String) throws -> SceneFile {
    try SceneFile(parsing: Array(text.utf8), name: "scene.json")
  }
}
