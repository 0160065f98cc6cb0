import VitrineConsole
import VitrineJSON
import VitrineKit

extension Command {
  static let check = Command(
    name: "check", synopsis: "[--list mined|own|derived]",
    summary: "Lets the kit check itself: grammar, references, swatches, every derived equation.",
    options: [
      OptionRule("--list", value: "KIND", help: "list the values that are mined, own or derived")
    ], discussion: ""
  ) { (arguments) throws(ToolError) in
    if let extra = arguments.positionals.first { throw .usage("“\(extra)” is too much") }
    let studio = try Studio()
    return try asInput { () throws(KitError) in
      if let kind = arguments.value("--list") { return try listValues(kind, studio.kit) }
      return try report(studio.kit)
    }
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
