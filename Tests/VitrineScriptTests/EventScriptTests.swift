import Testing
import Vitrine
import VitrineGraphics
import VitrineScript

struct EventScriptTests {
  private func error(_ text: String) -> ScriptError? {
    do throws(ScriptError) {
      _ = try EventScript(parsing: text, name: "a.script")
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    "present", "present at-once", "dismiss", "dismiss at-once", "tap \"Delete\"",
    "tap \"Delete\" button at 0.25 0.5", "tap 120.0 300.0 twice", "click \"Name\" field thrice",
    "hold \"Blue\" cell 500ms", "drag \"Opacity\" slider at 0.0 0.5 to 300.0 400.0 in 400ms",
    "drag mouse 1.0 2.0 to 3.0 4.0 in 16.5ms", "pointer down 1.0 2.0", "pointer cancel -3.5 2.0",
    "pointer hover 1.0 2.0 mouse", "pointer down 1.0 2.0 mouse secondary",
    "scroll \"Message\" by 0.0 3.0", "scroll 10.0 10.0 by -2.5 0.0 points", "type \"Grüße 👋🏽\"",
    "type \"a\\\"b\\\\c\\nd\" in 900ms", "mark \"にほ\"", "key enter", "key shift+tab",
    "key shift+control+option+command+page-down", "key \"command+z\"", "key \"a\"",
    "key \"command++\"", "perform activate \"OK\"", "perform value \"50\" \"Opacity\"",
    "perform select 0 3 \"Name\"", "perform replace 2 2 \"a\" \"Name\" field",
    "set appearance dark", "set text-size accessibility3", "set direction rtl",
    "set reduce-motion on", "set increase-contrast off", "set reduce-transparency on",
    "set keyboard 336.0", "set size 320.0 568.0", "wait 250ms", "wait until-still",
    "expect \"Delete\" button present", "expect \"Delete\" absent", "expect \"Name\" value \"x\"",
    "expect report \"Delete\"", "expect reports 2", "expect still", "shoot \"frame.png\"",
  ])
  func stepsReadBackAsTheyAreWritten(line: String) throws {
    let script = try EventScript(parsing: line, name: "a.script")
    #expect(script.lines.count == 1)
    #expect(script.text == line + "\n")
  }

  @Test func commentsAndEmptyLinesDoNothing() throws {
    let script = try EventScript(
      parsing: "# all of it\n\nscene \"a b.json\"  # here\n  present # and there\n",
      name: "a.script")
    #expect(script.scene == "a b.json")
    #expect(script.lines == [.init(number: 4, step: .present(animated: true))])
  }

  @Test func bareWordsStandForTextAndSecondsForTimes() throws {
    let script = try EventScript(parsing: "type hello in 0.5s\nkey command+a\nwait 2s", name: "a")
    #expect(
      script.lines.map { $0.step } == [
        .type("hello", over: .milliseconds(500)),
        .key(KeyEvent(.character("a"), modifiers: .command)), .wait(.seconds(2)),
      ])
  }

  @Test func typographicQuotationMarksQuoteToo() throws {
    let script = try EventScript(parsing: "type “Grüß \"Gott\"”", name: "a")
    #expect(script.lines.map { $0.step } == [.type("Grüß \"Gott\"", over: .zero)])
  }

  @Test(arguments: [
    ("tip \"OK\"", "a.script:1: “tip” is no step; did you mean “tap” or “type”?"),
    ("present\nwait 3", "a.script:2: “3” is no time"),
    ("tap", "a.script:1: the line ends too early; add a part's label"),
    ("tap \"OK", "a.script:1: a quotation mark is not closed"),
    ("type \"a\\q\"", "a.script:1: “\\q” is no escape"),
    ("key command+entr", "a.script:1: “entr” is no key; did you mean “enter” or “end”?"),
    ("key ctrl+a", "a.script:1: “ctrl” is no modifier"),
    ("present\nscene \"a.json\"", "a.script:2: the scene is named too late"),
    ("wait 601s", "a.script:1: 601s is out of range"), ("wait -1s", "a.script:1: -1s is out"),
    ("wait nans", "a.script:1: “nans” is no time"),
    ("tap 1e300 3", "a.script:1: “1e300” is out of range"),
    ("tap 0x10 3", "a.script:1: “0x10” is no number"),
    ("wait 0x10s", "a.script:1: “0x10s” is no time"),
    ("tap \"Save\"twice", "a.script:1: something touches a quotation mark"),
    ("tap \"Save\" at 0 1.5", "a.script:1: 1.5 is outside the part"),
    ("expect \"\"", "a.script:1: the line does not say what is expected"),
    ("set keyboard -3", "a.script:1: a keyboard is not -3.0 points high"),
    ("shoot \"x.jpg\"", "a.script:1: \"x.jpg\" is no picture; write a name that ends in .png"),
    ("present now", "a.script:1: “now” is too much"),
    ("expect \"OK\" enabld", "a.script:1: “enabld” is no state of a part; did you mean “enabled”"),
    ("set size 0 5", "a.script:1: a screen is at least 1 × 1"),
    ("expect reports 1.5", "a.script:1: there is no such number of reports"),
  ])
  func mistakesNameTheLineAndTheMend(text: String, message: String) {
    let description = error(text)?.description ?? "no error"
    #expect(description.hasPrefix(message), "\(description)")
  }

  @Test func linesEndAsOnAnySystem() throws {
    let script = try EventScript(
      parsing: "\u{FEFF}present\r\ntap \"OK\"\rwait 1s\n", name: "a.script")
    #expect(script.lines.map { $0.number } == [1, 2, 3])
  }

  @Test func longWordsAreCutInMessages() {
    let message = error(String(repeating: "x", count: 100_000))?.description ?? ""
    #expect(message.count < 400)
  }

  @Test func aHugeScriptIsRefused() {
    let text = String(repeating: "#", count: EventScript.mostBytes + 1)
    #expect(error(text)?.message == "the script is larger than 1 MB")
  }
}
