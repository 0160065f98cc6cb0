import Foundation
import Testing

@Suite struct BatchTests {
  private struct Answer: Decodable, Equatable {
    var output: String?
    var ok: Bool
    var error: String?
  }

  private func answers(_ run: ToolRun) throws -> [Answer] {
    try run.text.split(separator: "\n").map {
      try JSONDecoder().decode(Answer.self, from: Data($0.utf8))
    }
  }

  @Test func answersComeInTheOrderOfTheJobsAndABadLineDoesNotStopThem() throws {
    let folder = try ScratchFolder()
    let (a, b, c) = (folder.path("a.png"), folder.path("b.png"), folder.path("c.png"))
    let run = try ToolRun(
      "draw", "--batch",
      input: """
        {"draw": "Alerts/Light/1 Primary", "output": "\(a)", "scale": 1}
        this is not JSON
        {"draw": "Alerts/Nothing", "output": "\(b)"}

        {"draw": {"alert": {"title": "Hi"}}, "output": "\(c)", "scale": 1, "appearance": "dark"}
        """)
    let answers = try answers(run)
    #expect(run.status == 1)
    #expect(answers.map { $0.output } == [a, nil, b, c])
    #expect(answers.map { $0.ok } == [true, false, false, true])
    #expect(answers[1].error?.hasPrefix("line 2:1: this is not JSON") == true)
    #expect(folder.names == ["a.png", "c.png"])
  }

  @Test func aBatchDrawsSymbolsToo() throws {
    let folder = try ScratchFolder()
    let run = try ToolRun(
      "draw", "--batch",
      input: """
        {"symbol": "star", "output": "\(folder.path("a.png"))", "size": 17, "weight": "Bold"}
        {"symbol": "stra", "output": "\(folder.path("b.png"))"}
        """)
    let answers = try answers(run)
    #expect(answers.map { $0.ok } == [true, false])
    #expect(answers[1].error?.contains("did you mean “star”") == true)
    #expect(folder.names == ["a.png"])
  }

  @Test func aBatchWithoutFailuresEndsWithZero() throws {
    let folder = try ScratchFolder()
    let run = try ToolRun(
      ["draw", "--batch", "--scale", "1"],
      input: #"{"draw": "Alerts/Light/1 Primary", "output": "\#(folder.path("x.png"))"}"#)
    #expect(run.status == 0)
    #expect(try answers(run) == [Answer(output: folder.path("x.png"), ok: true)])
  }

  @Test func aJobMayCarryEveryOption() throws {
    let folder = try ScratchFolder()
    let run = try ToolRun(
      "draw", "--batch",
      input: """
        {"draw": "Alerts/Light/Default", "output": "\(folder.path("x.png"))", "scale": 2, \
        "size": "320x200", "backdrop": "#336699", "margin": 8, \
        "set": ["Title and Message/Title.text=Hello"]}
        """)
    #expect(run.status == 0, "\(run.text)")
  }

  @Test func aLineThatIsTooLongIsAnsweredAndTheNextOneDrawn() throws {
    let folder = try ScratchFolder()
    let run = try ToolRun(
      "draw", "--batch",
      input: String(repeating: "x", count: 17 << 20) + "\n"
        + #"{"draw": "Alerts/Light/1 Primary", "output": "\#(folder.path("x.png"))"}"#)
    let answers = try answers(run)
    #expect(run.status == 1)
    #expect(answers.map { $0.ok } == [false, true])
    #expect(answers.first?.error == "line 1: is longer than 16 MiB; shorten it")
  }

  @Test(arguments: [
    (#"{"draw": "A", "output": "keep.png\u0000x.png"}"#, "holds a null character"),
    (#"{"draw": "A", "output": "-"}"#, "standard output holds the answers"),
    (#"{"draw": "A"}"#, "has no “output”"),
    (#"{"output": "a.png"}"#, "a job has no “draw”; add one"),
    (#"{"draw": "A", "output": "a.png", "scael": 2}"#, "did you mean “scale”?"),
    (#"{"draw": "A", "output": "a.png", "scale": 9}"#, "is no scale"),
    (#"{"draw": "A", "output": 3}"#, "“output” is a number"),
    (#"{"draw": 3, "output": "a.png"}"#, "a scene has to be an object"),
    (#"{"draw": "A", "output": "a.png", "set": [1]}"#, "“set” holds a number"),
    (#"[]"#, "a job has to be an object"),
  ])
  func aBadJobIsAnsweredWithWhatIsWrong(line: String, message: String) throws {
    let run = try ToolRun(["draw", "--batch"], input: line)
    let answers = try answers(run)
    #expect(run.status == 1)
    #expect(answers.count == 1)
    #expect(answers[0].error?.contains(message) == true, "\(run.text)")
  }
}
