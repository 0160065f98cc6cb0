import Vitrine
import VitrineConsole
import VitrineJSON
import VitrineKit
import VitrineScene

extension Command {
  static let check = Command(
    name: "check", synopsis: "[SCENE.json ...] [--list mined|own|derived]",
    summary: "Lets the kit check itself, or looks at scenes as the guidelines for alerts do.",
    options: [
      OptionRule("--list", value: "KIND", help: "list the values that are mined, own or derived")
    ],
    discussion: """
      The kit is checked for grammar, references, swatches and every derived equation. Scenes are
      checked for what they hold and, if that is an alert, for what Apple's Human Interface
      Guidelines advise against.
      """
  ) { (arguments) throws(ToolError) in
    let studio = try Studio()
    let scenes = arguments.positionals
    if !scenes.isEmpty {
      if arguments.value("--list") != nil { throw .usage("--list is about the kit, not scenes") }
      return try look(at: scenes, studio.kit)
    }
    return try asInput { () throws(KitError) in
      if let kind = arguments.value("--list") { return try listValues(kind, studio.kit) }
      return try report(studio.kit)
    }
  }

  private static func look(at scenes: [String], _ kit: Kit) throws(ToolError) -> Int32 {
    var count = 0
    for path in scenes {
      let bytes = try FileContents.read(path)
      let file = try asInput { () throws(SceneFileError) in
        let file = try SceneFile(parsing: bytes, name: path)
        try file.check(in: kit)
        return file
      }
      guard case .alert(let alert) = file.scene.content else { continue }
      for finding in alert.findings { Console.report("\(path): \(finding)") }
      count += alert.findings.count
    }
    Console.print("\(count) \(count == 1 ? "finding" : "findings")\n")
    return count == 0 ? 0 : 1
  }

  private static func listValues(_ word: String, _ kit: Kit) throws(KitError) -> Int32 {
    guard let kind = Provenance.allCases.first(where: { $0.word == word && $0 != .kit }) else {
      Console.report("“\(word)” is no kind of value; write mined, own or derived")
      return 2
    }
    for value in try kit.markedValues() where value.provenance == kind {
      let place = kit.location(of: value.source)
      let note = value.note.map { "  // \($0)" } ?? ""
      let path = value.layer.isEmpty ? value.entry : "\(value.entry): \(value.layer)"
      Console.print("\(place.file):\(place.line): \(path): \(value.attribute)\(note)\n")
    }
    return 0
  }

  private static func report(_ kit: Kit) throws(KitError) -> Int32 {
    let report = kit.check()
    for finding in report.findings { Console.report(finding.description) }
    let counts = try kit.provenanceCounts()
    let onPages = kit.components.filter { $0.isOnKitPage }.count
    Console.print(
      """
      \(onPages) components of the kit, \(report.componentCount - onPages) masters of our own
      \(report.equationCount) equations
      values: \(counts.kit) kit, \(counts.derived) derived, \(counts.mined) mined, \
      \(counts.own) ours
      \(report.findings.count) findings

      """)
    return report.findings.isEmpty ? 0 : 1
  }
}
