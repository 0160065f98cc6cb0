import Testing
import Vitrine
import VitrineGraphics
import VitrineScript

struct ScriptPlayerTests {
  let renderer: Renderer

  init() throws { renderer = try Renderer() }

  private func play(
    _ text: String, on scene: Scene, framesPerSecond: Int = 60,
    frame: @escaping (Screen, Point?) -> Void = { _, _ in }
  ) throws -> ScriptPlayer {
    let screen = try Screen(scene, scale: 1, renderer: renderer)
    let host = ScriptPlayer.Host(
      present: { (screen, animated, report) throws(ScriptFailure) in
        try screen.present(scene.content, animated: animated, report: report)
      },
      frame: { (screen, touch) throws(ScriptFailure) in frame(screen, touch) })
    let player = ScriptPlayer(
      on: screen, frameInterval: .seconds(1) / framesPerSecond, host: host)
    try player.play(EventScript(parsing: text, name: "a.script"))
    return player
  }

  private func error(_ text: String) throws -> ScriptError? {
    do {
      _ = try play(text, on: rename())
      return nil
    } catch let error as ScriptError {
      return error
    }
  }

  private func rename() throws -> Scene {
    Scene(
      .alert(
        try Alert("Rename", message: "It is seen by all.") {
          TextField("Name")
          Button("Cancel", role: .cancel)
          Button("Save").keyboardShortcut(.defaultAction)
        }))
  }

  static let script = """
    present
    wait until-still
    expect "Name" field focused
    type "Lisbon" in 0.9s
    expect "Name" value "Lisbon"
    key shift+left
    key backspace
    tap "Save"
    expect reports 0
    wait until-still
    expect report "Save"
    expect "Save" absent
    """

  @Test func anAlertIsFilledInAndSaved() throws {
    let player = try play(Self.script, on: rename())
    #expect(player.reports == ["text Lisbo", "Save"])
  }

  @Test(arguments: [1, 7, 24, 60, 240])
  func theRateOfFramesChangesNothing(framesPerSecond: Int) throws {
    let player = try play(Self.script, on: rename(), framesPerSecond: framesPerSecond)
    #expect(player.reports == ["text Lisbo", "Save"])
    let usual = try play(Self.script, on: rename())
    #expect(player.screen.now == usual.screen.now)
  }

  @Test func framesComeAtTheirRateAndShowTheTouch() throws {
    var frames = 0
    var touches = 0
    _ = try play(
      "present at-once\nhold \"Save\" 0.5s\nwait 0.5s", on: rename(), framesPerSecond: 30
    ) { _, touch in
      frames += 1
      if touch != nil { touches += 1 }
    }
    #expect(frames == 30)
    #expect(touches == 15)
  }

  @Test func aMissingPartNamesTheNearest() throws {
    let error = try error("present at-once\ntap \"Svae\"")
    #expect(
      error?.description == "a.script:2: there is no \"Svae\" on the screen; did you mean “Save”?")
  }

  @Test(arguments: [
    ("expect \"Save\" disabled", "\"Save\" is not disabled; it should be"),
    ("expect \"Name\" value \"x\"", "\"Name\" holds \"\"; \"x\" was expected"),
    ("expect report \"Save\"", "nothing was reported; \"Save\" was expected"),
    ("expect reports 1", "nothing was reported; 1 were expected"),
    ("expect \"Name\" button", "\"Name\" is no button; it is a field"),
    ("expect \"Save\" absent", "\"Save\" is on the screen; it should not be"),
    (
      "perform increment \"Save\"",
      "\"Save\" cannot do that now; perform one of: activate, focus"
    ),
    ("present", "\"Rename\" is still up; dismiss it, and wait until-still, before"),
  ])
  func whatIsNotAsExpectedSaysSo(line: String, message: String) throws {
    let error = try error("present at-once\n\(line)")
    #expect(error?.description == "a.script:2: \(message)")
  }

  @Test func whatHasGoneCannotBeDismissed() throws {
    #expect(
      try error("present at-once\ndismiss at-once\nwait 1s\ndismiss")?.description
        == "a.script:4: nothing is up that could be dismissed; present it before")
  }

  @Test func whatMovesIsNotStill() throws {
    #expect(try error("present\nexpect still")?.message == "something moves")
    #expect(try error("present\nwait until-still\nexpect still") == nil)
  }
}
