import Foundation
import Testing

@Suite struct ExportTests {
  @Test func anSVGSaysItsSizeAndName() throws {
    let folder = try ScratchFolder()
    let output = folder.path("a.svg")
    let run = try ToolRun("draw", "Alerts/Light/1 Primary", "-o", output)
    #expect(run.status == 0, "\(run.errors)")
    let text = try String(contentsOfFile: output, encoding: .utf8)
    #expect(text.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"120\" height=\"48\""))
    #expect(text.contains("<title>Alerts/Light/1 Primary</title>"))
    #expect(run.errors.isEmpty)
  }

  @Test func textWritesWordsInPlaceOfOutlines() throws {
    let folder = try ScratchFolder()
    let run = try ToolRun("draw", "Alerts/Light/Default", "--text", "-o", folder.path("a.svg"))
    #expect(run.status == 0, "\(run.errors)")
    let text = try String(contentsOfFile: folder.path("a.svg"), encoding: .utf8)
    #expect(text.contains(">A Short Title Is Best</text>"))
    #expect(text.contains(">A message should be a short,</text>"))
    #expect(text.contains(">complete sentence.</text>"))
    let png = try ToolRun("draw", "Alerts/Light/Default", "--text", "-o", folder.path("a.png"))
    #expect(png.status == 2)
  }

  @Test func verboseListsWhatIsPixels() throws {
    let folder = try ScratchFolder()
    let run = try ToolRun(
      "draw", "Alerts/Light/Default", "--backdrop", "#4A90D9", "--margin", "40", "--verbose",
      "--scale", "1", "-o", folder.path("a.svg"))
    #expect(run.errors.contains("a.svg: 300×184 pixels at 40,40: Liquid Glass\n"))
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  @Test(arguments: [
    (["tokens"], "no format; add --format css, json or swift"),
    (["tokens", "--format", "yaml"], "“yaml” is no format"),
    (["tokens", "css"], "“css” is too much"),
  ])
  func aWrongFormatEndsWithTwo(arguments: [String], message: String) throws {
    let run = try ToolRun(arguments)
    #expect(run.status == 2)
    #expect(run.errors.contains(message))
  }

  @Test(arguments: [
    ("css", ":root {"), ("json", "\"$description\""), ("swift", "public enum KitColors {"),
  ])
  func tokensGoToStandardOutputOrAFile(format: String, part: String) throws {
    let folder = try ScratchFolder()
    let run = try ToolRun("tokens", "--format", format)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.text.contains(part))
    #expect(try ToolRun("tokens", "--format", format, "-o", folder.path("t")).output.isEmpty)
    #expect(try String(contentsOfFile: folder.path("t"), encoding: .utf8) == run.text)
  }

  @Test(arguments: [
    "alerts", "color-pickers", "inspect", "share-sheets", "sidebars", "svg", "tokens",
  ])
  func theCommandsOfItsPageWork(page: String) throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(
      contentsOf: root.appendingPathComponent("Documentation/\(page).md"), encoding: .utf8)
    let folder = try ScratchFolder()
    let commands = text.split(separator: "\n").filter { $0.hasPrefix("    ./run ") }
    #expect(commands.count >= 2)
    for command in commands {
      let arguments = try ToolRun.words(command.dropFirst("    ./run ".count))
      let run = try ToolRun(arguments, folder: folder.url)
      #expect(run.status == 0, "\(command): \(run.errors)")
    }
  }
}

extension ToolRun {
  /// Takes a command line apart as a shell does, as far as double quotes go.
  fileprivate static func words(_ line: Substring) throws -> [String] {
    var words: [String] = []
    for (index, part) in line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
    {
      if index % 2 == 1 {
        words.append(String(part))
      } else {
        words += part.split(separator: " ").map { String($0) }
      }
    }
    return words
  }
}
