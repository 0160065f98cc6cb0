import Foundation
import Testing
import VitrineImage

@Suite struct ToolTests {
  private let signature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

  @Test func helpAndVersionAreEverywhere() throws {
    #expect(try ToolRun("--version").text == "vitrine 0.1.0\n")
    for command in ["draw", "list", "find", "inspect", "check", "run"] {
      let run = try ToolRun(command, "--help")
      #expect(run.status == 0)
      #expect(run.text.hasPrefix("usage: vitrine \(command) "))
      #expect(try ToolRun(command, "--version").text == "vitrine 0.1.0\n")
      #expect(try ToolRun("--help").text.contains("\n  \(command) "))
    }
  }

  @Test(arguments: [
    ([], "no command"),
    (["drow"], "“drow” is no command; did you mean “draw”?"),
    (["draw"], "nothing to draw"),
    (["draw", "A", "B"], "“B” is too much"),
    (["draw", "A", "--scael", "2"], "“--scael” is no option of draw; did you mean “--scale”?"),
    (["draw", "A", "--scale"], "--scale lacks its value"),
    (["draw", "Alerts/Light/Default", "--scale", "4"], "“4” is no scale; write 1, 2 or 3"),
    (["draw", "Alerts/Light/Default", "--size", "3"], "“3” is no size"),
    (["draw", "Alerts/Light/Default", "--size", "nanx3"], "“nanx3” is no size"),
    (["draw", "Alerts/Light/Default", "--margin", "-1"], "“-1” is no margin"),
    (["draw", "Alerts/Light/Default", "-o", "x.gif"], "“x.gif” does not end in .png"),
    (["draw", "Alerts/Light/Default", "--appearance", "dark"], "--appearance is for scenes"),
    (["draw", "Alerts/Light/Default", "--backdrop", "#12"], "“#12” is no colour"),
    (["draw", "--symbol", "star", "Alerts/Light/Default"], "“Alerts/Light/Default” is too much"),
    (["draw", "--symbol", "star", "--size", "3x4"], "“3x4” is no size of a symbol"),
    (["draw", "--symbol", "star", "--weight", "Blod"], "“Blod” is no weight; did you mean “Bold”"),
    (["draw", "--symbol", "star", "--set", "text=x"], "a symbol only takes --set fill="),
    (["draw", "Alerts/Light/Default", "--weight", "Bold"], "--weight is for symbols"),
    (["inspect"], "write one component's name"),
    (["find"], "write one text"),
    (["run", "a.json", "b.json"], "“b.json” is too much"),
    (["run", "--scale", "4"], "“4” is no scale"),
    (["run", "--appearance", "dim"], "“dim” is no appearance; write auto, light or dark"),
  ])
  func aWrongCommandLineEndsWithTwo(arguments: [String], message: String) throws {
    let run = try ToolRun(arguments)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("vitrine: \(message)"), "\(run.errors)")
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(run.output.isEmpty)
  }

  @Test(arguments: [
    (["draw", "Alerts/Light/Defalt"], "did you mean “Alerts/Light/Default”"),
    (["draw", "/nowhere/scene.json"], "/nowhere/scene.json: cannot be read"),
    (["draw", "Alerts/Light/Default", "--backdrop", "/nowhere.png"], "/nowhere.png: cannot be"),
    (["draw", "Alerts/Light/Default", "--font", "/etc/passwd"], "/etc/passwd"),
    (["draw", "Alerts/Light/Default", "--set", "Titel.text=x"], "there is no layer “Titel”"),
    (["draw", "Alerts/Light/Default", "--size", "900000x9"], "cannot be drawn"),
    (
      ["draw", "Alerts/Light/Default", "-o", "/nowhere/x.png"], "/nowhere/x.png: cannot be written"
    ),
    (["draw", "--symbol", "U+10018B"], "“U+10018B”; vitrine list --symbols shows them"),
    (["draw", "--symbol", "stra"], "did you mean “star”"),
    (["inspect", "Alerts/Light/Overlai"], "did you mean “Alerts/Light/Overlay”"),
    (["find", "no such words"], "nothing in the specs holds"),
    (["run"], "/vitrine-window: is not there; build it with “./run run”"),
  ])
  func whatCannotBeReadOrDrawnEndsWithOne(arguments: [String], message: String) throws {
    let run = try ToolRun(arguments)
    #expect(run.status == 1)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.output.isEmpty)
  }

  @Test func aDashWritesThePictureToStandardOutput() throws {
    let run = try ToolRun("draw", "Alerts/Light/1 Primary", "-o", "-")
    #expect(run.status == 0)
    #expect(run.output.starts(with: signature))
    let bitmap = try run.output.withUnsafeBytes { try ImageFile.decode($0, name: "picture") }
    #expect(bitmap.width == 360 && bitmap.height == 144)
  }

  @Test func aFailedPictureLeavesTheOldFileAlone() throws {
    let folder = try ScratchFolder()
    let path = try folder.write("old", to: "a.png")
    let run = try ToolRun("draw", "Alerts/Nothing", "-o", path)
    #expect(run.status == 1)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "old")
    #expect(folder.names == ["a.png"])
  }

  @Test func thePictureOfASinglePixelIsWritten() throws {
    let folder = try ScratchFolder()
    let scene = try folder.write(
      #"{"screen": {"width": 1, "height": 1}, "alert": {}}"#, to: "dot.json")
    let run = try ToolRun("draw", scene, "--scale", "1", "-o", "-")
    #expect(run.status == 0)
    let bitmap = try run.output.withUnsafeBytes { try ImageFile.decode($0, name: "picture") }
    #expect(bitmap.width == 1 && bitmap.height == 1)
  }

  @Test func aHundredThousandMarksOnOneLetterAreDrawnInTime() throws {
    let folder = try ScratchFolder()
    let marks = String(repeating: "\u{301}", count: 100_000)
    let scene = try folder.write(#"{"alert": {"title": "a\#(marks)"}}"#, to: "marks.json")
    #expect(try ToolRun("draw", scene, "--scale", "1", "-o", "-").status == 0)
  }

  @Test func aTextThatIsTooLongNamesItsLine() throws {
    let folder = try ScratchFolder()
    let words = String(repeating: "x", count: 400_001)
    let scene = try folder.write("{\n\"alert\": {\"title\": \"\(words)\"}}", to: "long.json")
    let run = try ToolRun("draw", scene, "-o", "-")
    #expect(run.status == 1)
    #expect(run.errors.contains("long.json:2: “title” is longer than 400000 bytes; shorten it"))
  }

  @Test func smallHexadecimalDigitsAreAFillToo() throws {
    let arguments = ["draw", "Alerts/Light/1 Primary", "--scale", "1", "-o", "-", "--set"]
    let small = try ToolRun(arguments + ["Label.fill=#ff38aa"])
    let capital = try ToolRun(arguments + ["Label.fill=#FF38AA"])
    #expect(small.status == 0)
    #expect(small.output == capital.output)
  }

  @Test func controlCharactersDoNotReachTheTerminal() throws {
    let run = try ToolRun("draw", "\u{1B}[31m")
    #expect(run.errors.contains("U+001B[31m"))
    #expect(!run.errors.contains("\u{1B}"))
  }

  @Test(arguments: [
    "vitrine list >/dev/full", "vitrine check >/dev/full", "vitrine draw --batch </tmp",
    "echo '{}' | vitrine draw --batch >/dev/full",
  ])
  func lostOutputAndUnreadableInputEndWithOne(command: String) throws {
    #expect(try ToolRun.shellStatus(command) == 1)
  }

  @Test func theBuildingBlockMarkMayBeLeftOut() throws {
    let names = ["Alerts/􀻃/Light/1 Primary", "Alerts//Light/1 Primary", "Alerts/Light/1 Primary"]
    let pictures = try names.map { try ToolRun("draw", $0, "-o", "-").output }
    #expect(pictures[0] == pictures[1])
    #expect(pictures[0] == pictures[2])
  }

  @Test func overridesReachNestedLayers() throws {
    let arguments = ["draw", "Alerts/Light/Default", "--scale", "1", "-o", "-"]
    let plain = try ToolRun(arguments)
    let changed = try ToolRun(
      arguments + ["--set", "Title and Message/Title.text=Other Words"])
    let same = try ToolRun(
      arguments + ["--set", "Title and Message/Title.text=A Short Title Is Best"])
    #expect(changed.status == 0)
    #expect(changed.output != plain.output)
    #expect(same.output == plain.output)
  }

  @Test func thePagesListTheKitsComponents() throws {
    let lines = try ToolRun("list").text.split(separator: "\n")
    #expect(lines.count == 119)
    #expect(try ToolRun("list", "--page", "alerts").text.split(separator: "\n").count == 18)
    #expect(try ToolRun("list", "--page", "alert").errors.contains("alerts"))
  }

  @Test func theSymbolsAreListedWithTheirCodePoints() throws {
    let lines = try ToolRun("list", "--symbols").text.split(separator: "\n")
    #expect(lines.contains("chevron.right\tU+10018A"))
    #expect(lines.allSatisfy { $0.split(separator: "\t").count >= 2 })
    #expect(try ToolRun("list", "--symbols", "--page", "alerts").status == 2)
  }

  @Test func aCharacterOfASymbolThatIsNotDrawnSaysWhereToLook() throws {
    let run = try ToolRun(
      "draw", "Alerts/Light/Default", "--scale", "1", "-o", "-", "--set", "Title.text=\u{10018B}")
    #expect(run.errors.contains("no symbol is drawn for U+10018B"))
    #expect(run.errors.contains("vitrine list --symbols"))
  }

  @Test func theKitChecksItselfWithoutFindings() throws {
    let run = try ToolRun("check")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.text.contains("119 components of the kit"))
    #expect(run.text.contains("0 findings"))
  }

  @Test func scenesAreLookedAtAsTheGuidelinesDo() throws {
    let folder = try ScratchFolder()
    let path = folder.path("a.json")
    let scene = #"{"alert": {"title": "Go?", "buttons": [{"label": "Yes"}, {"label": "Later"}]}}"#
    try scene.write(toFile: path, atomically: true, encoding: .utf8)
    let run = try ToolRun("check", path)
    #expect(run.status == 1)
    #expect(run.errors.contains("a.json: “Yes” means nothing without the question"))
    #expect(run.text == "1 finding\n")
    let good = try ToolRun("check", "Examples/alert-delete-movie.json")
    #expect(good.status == 0, "\(good.errors)")
    #expect(try ToolRun("check", path, "--list", "own").status == 2)
  }
}
