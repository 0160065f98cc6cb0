import Foundation
import Testing
import Vitrine
import VitrineScene
import VitrineScript

/// What the documentation and the examples say about scripts.
struct ScriptDocumentationTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Plays a script whose paths are relative to a folder of the package.
  private func play(_ script: EventScript, in folder: String) throws {
    let path = try #require(script.scene)
    let bytes = try Data(contentsOf: Self.root.appending(path: "\(folder)/\(path)"))
    let scene = try SceneFile(parsing: Array(bytes), name: path).scene
    let renderer = try Renderer()
    let host = ScriptPlayer.Host(
      present: { (screen, animated, report) throws(ScriptFailure) in
        try screen.present(scene.content, animated: animated, report: report)
      })
    try ScriptPlayer(on: Screen(scene, scale: 1, renderer: renderer), host: host).play(script)
  }

  @Test func everyScriptOfThePageCanBeRead() throws {
    var isFirst = true
    let parts = try Self.text("Documentation/event-scripts.md").components(
      separatedBy: "```script\n")
    #expect(parts.count > 6)
    for part in parts.dropFirst() {
      let block = part.components(separatedBy: "```\n")[0]
      let script = try EventScript(parsing: block, name: "event-scripts.md")
      if isFirst { try play(script, in: "Documentation") }
      isFirst = false
    }
  }

  @Test func everyExampleTurnsOutAsItExpects() throws {
    let folder = Self.root.appending(path: "Examples/Scripts")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".script") }
    #expect(names.count >= 2)
    for name in names {
      let text = try Self.text("Examples/Scripts/\(name)")
      try play(try EventScript(parsing: text, name: name), in: "Examples/Scripts")
    }
  }
}
